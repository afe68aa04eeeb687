//! Puzzles that have one solution although a clue could not be read.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use bachet_notation::GridPuzzle;
use bachet_solver::{Budget, SearchOutcome};

use crate::front::Draft;
use crate::sentences::is_unread;
use crate::{Diagnostic, Puzzle, Severity};

/// Maximum number of steps of the search for a second solution.
const MAX_STEPS: u64 = 1_000_000;

/// Returns the problems of a logic grid with its unread clues as warnings, if they are the only errors and the other
/// clues alone leave exactly one solution. It takes a limited number of steps, and ends early when the flag is set.
pub fn accepted_without_unread(draft: &Draft, cancel: Option<&AtomicBool>) -> Option<Vec<Diagnostic>> {
    let Some(Puzzle::Grid(grid)) = &draft.puzzle else { return None };
    let is_error = |problem: &&Diagnostic| problem.severity() == Severity::Error;
    let mut errors = draft.problems.iter().filter(is_error).peekable();
    if errors.peek().is_none() || !errors.all(is_unread) {
        return None;
    }
    let budget = Budget::unlimited().steps(MAX_STEPS);
    let mut budget = cancel.into_iter().fold(budget, Budget::cancelled_by);
    let accept = |problem: &Diagnostic| if is_unread(problem) { problem.clone().as_warning() } else { problem.clone() };
    has_one_solution(grid, &mut budget).then(|| draft.problems.iter().map(accept).collect())
}

/// Whether a logic grid has exactly one solution; `false` if the budget ends before that is known.
pub(super) fn has_one_solution(grid: &GridPuzzle, budget: &mut Budget<'_>) -> bool {
    let mut solutions = 0;
    let end = bachet_grid::solve(grid, budget, |_| {
        solutions += 1;
        if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    solutions == 1 && matches!(end, Ok(SearchOutcome::Exhausted))
}
