//! The ways of a river crossing.

use bachet_notation::crossing::CrossingPuzzle;
use bachet_solver::Budget;

use super::{Solutions, SolveOptions};
use crate::Known;
use crate::messages::Phrase;
use crate::verbs::Refusal;

pub(super) fn solve(
    _puzzle: &CrossingPuzzle,
    _options: &SolveOptions,
    _budget: &mut Budget<'_>,
    _known: &Known,
) -> Result<Solutions, Refusal> {
    Err(Phrase::CrossingNotYet.into())
}
