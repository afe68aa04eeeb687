//! What a setter wants to know of a river crossing.

use bachet_notation::crossing::CrossingPuzzle;
use bachet_solver::Budget;

use super::Checked;
use crate::messages::Phrase;
use crate::verbs::{Refusal, WayCounts};

/// What [`check`](super::check) found in a river crossing.
#[derive(Clone, Debug)]
pub struct CrossingFindings {
    /// What is known of all ways.
    pub ways: WayCounts,
    /// Rules that never matter, by their places: without any one of them the same states and moves are possible.
    pub idle: Vec<usize>,
    /// Without a way: how many are where they have to end, at most, in a state that can be reached.
    pub farthest: Option<u64>,
    /// Without a way: the smallest number of seats with which there is one.
    pub seats: Option<u32>,
}

pub(super) fn check(_puzzle: &CrossingPuzzle, _budget: &mut Budget<'_>) -> Result<Checked, Refusal> {
    Err(Phrase::CrossingNotYet.into())
}
