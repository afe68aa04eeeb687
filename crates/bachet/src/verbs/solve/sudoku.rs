//! The solutions of a Sudoku.

use std::ops::ControlFlow;

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::SudokuPuzzle;
use bachet_solver::{Budget, SearchOutcome};

use super::{KEPT, Solution, Solutions, SolveOptions};
use crate::Known;
use crate::puzzle::prepared;
use crate::verbs::{Count, Verdict};

/// So many solutions are gone through, beyond those that are kept: `count` is for more.
const COUNTED: u64 = 10_000;

pub(super) fn solve(
    puzzle: &SudokuPuzzle,
    options: &SolveOptions,
    budget: &mut Budget<'_>,
    known: &Known,
) -> Result<Solutions, Vec<Diagnostic>> {
    let sudoku = prepared(puzzle)?;
    let kept = options.first.min((KEPT / puzzle.cells.len()).max(1));
    let most = COUNTED.max(kept as u64);
    let mut found = 0;
    let mut solutions = Vec::new();
    known.set_solutions(found);
    let end = bachet_sudoku::solve(&sudoku, budget, |solution| {
        if found == most {
            return ControlFlow::Break(());
        }
        found += 1;
        known.set_solutions(found);
        if solutions.len() < kept {
            solutions.push(Solution::Sudoku(solution));
        }
        ControlFlow::Continue(())
    });
    let count = Count { number: found.into(), exact: end == SearchOutcome::Exhausted };
    Ok(Solutions {
        verdict: Verdict::of(&count),
        count,
        solutions,
        answers: Vec::new(),
        answers_exact: true,
        stopped: end == SearchOutcome::Stopped,
        ways: None,
        moves: None,
    })
}
