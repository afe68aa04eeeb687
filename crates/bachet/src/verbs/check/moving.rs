//! What a setter wants to know of a puzzle of moves.

use bachet_moving::shortest;
use bachet_notation::moving::MovingPuzzle;
use bachet_solver::Budget;

use super::{Checked, Findings};
use crate::verbs::moves::MoveCounts;
use crate::verbs::{Listing, Symmetry};

pub(super) fn check(puzzle: &MovingPuzzle, budget: &mut Budget<'_>) -> Checked {
    let found = shortest(&puzzle.setup, 0, budget);
    let counts = MoveCounts::of(&found, Listing::default(), Symmetry::Named);
    Checked {
        verdict: counts.verdict(),
        count: counts.count(),
        solutions: Vec::new(),
        complete: found.is_complete(),
        findings: Findings::Moving(counts),
    }
}
