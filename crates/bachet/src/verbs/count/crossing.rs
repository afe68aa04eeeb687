//! How many ways a river crossing has.

use bachet_notation::crossing::CrossingPuzzle;
use bachet_solver::Budget;

use super::{CountOptions, Counted};
use crate::Known;
use crate::messages::Phrase;
use crate::verbs::Refusal;

pub(super) fn count(
    _puzzle: &CrossingPuzzle,
    options: CountOptions,
    _budget: &mut Budget<'_>,
    _known: &Known,
) -> Result<Counted, Refusal> {
    if options.per_clue || options.best_order {
        return Err(Phrase::CrossingHasNoClues.into());
    }
    if options.estimate.is_some() {
        return Err(Phrase::CrossingIsCounted.into());
    }
    Err(Phrase::CrossingNotYet.into())
}
