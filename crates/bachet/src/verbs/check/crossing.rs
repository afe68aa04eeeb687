//! What a setter wants to know of a river crossing.

use bachet_crossing::{Blocked, Crossing, Symmetry};
use bachet_notation::crossing::CrossingPuzzle;
use bachet_solver::Budget;

use super::{Checked, Findings};
use crate::verbs::{Listing, Refusal, WayCounts};

/// What [`check`](super::check) found in a river crossing.
#[derive(Clone, Debug)]
pub struct CrossingFindings {
    /// What is known of all ways.
    pub ways: WayCounts,
    /// Rules that never matter, by their places: without any one of them the same states and moves are possible.
    pub idle: Vec<usize>,
    /// What is in the way, where there is none.
    pub blocked: Option<Blocked>,
}

pub(super) fn check(puzzle: &CrossingPuzzle, budget: &mut Budget<'_>) -> Result<Checked, Refusal> {
    let crossing = Crossing::new(puzzle)?;
    let found = crossing.check(budget);
    let ways = WayCounts::new(puzzle, &crossing, (Listing::Shortest, Symmetry::Named), found.shortest);
    Ok(Checked {
        verdict: ways.verdict(),
        count: ways.count(),
        solutions: Vec::new(),
        complete: ways.complete && found.idle.is_some(),
        findings: Findings::Crossing(CrossingFindings {
            idle: found.idle.unwrap_or_default(),
            blocked: found.blocked,
            ways,
        }),
    })
}
