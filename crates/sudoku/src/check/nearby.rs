//! Boards near the solution, in which only some values move.
//!
//! They show that a given is not redundant for a fraction of the cost of a search over all boards.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Lit, Satisfiable, Solver};

use crate::compile::Compiled;
use crate::{Solution, Sudoku};

/// Number of values that stay in their cells. With fewer, a search takes long; with more, it finds little.
const FIXED_VALUES: u8 = 4;

/// Maximum number of steps of a search.
const MAX_STEPS: u64 = 100;

/// Whether a board near the solution violates the given of a cell and no other; if not, a more distant one may.
///
/// `solver` is one of `compiled`, the board in which the given is violated. What it learns here serves a later search.
pub(super) fn is_violated(
    sudoku: &Sudoku,
    solution: &Solution,
    cell: CellId,
    compiled: &Compiled,
    solver: &mut Solver<'_>,
    budget: &mut Budget<'_>,
) -> bool {
    let size = sudoku.size() as u8;
    (1..=size).step_by(usize::from(FIXED_VALUES)).any(|first| {
        let fixed = first..first.saturating_add(FIXED_VALUES);
        !fixed.contains(&solution.get(cell)) && {
            let stays = |at: CellId| {
                let value = solution.get(at);
                fixed.contains(&value).then(|| compiled.variable(at).is(u32::from(value) - 1))
            };
            let assumptions: Vec<Lit> = sudoku.cells().filter_map(stays).collect();
            let mut part = budget.part(MAX_STEPS);
            let found = solver.solve_assuming(&assumptions, &mut part);
            budget.use_steps(part.used() - budget.used());
            found == Satisfiable::Yes
        }
    })
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use bachet_notation::sudoku::{BoxShape, Cell, SudokuPuzzle};

    use super::*;
    use crate::compile::compile_propagated;
    use crate::{count_up_to, solve};

    /// Leaves givens out of a solved board one by one as long as the solution stays unique.
    #[test]
    fn only_givens_that_are_needed_can_be_violated() {
        let size = 9;
        let cells = vec![Cell { candidates: 511, ..Cell::default() }; 81];
        let boxes = BoxShape::of_size(size);
        let (empty, _) = Sudoku::new(&SudokuPuzzle { size, boxes, cells, ..SudokuPuzzle::default() });
        let mut solutions = Vec::new();
        solve(&empty, &mut Budget::unlimited(), |solution| {
            solutions.push(solution);
            ControlFlow::Break(())
        });
        let solution = &solutions[0];
        let mut candidates: Vec<u64> = solution.values().iter().map(|&value| 1 << (value - 1)).collect();
        let (mut found, mut needed) = (0, 0);
        for at in (0..81).map(|at| at * 23 % 81) {
            let cell = CellId::at(at, size);
            let board = empty.with_candidates(candidates.clone());
            let given = std::mem::replace(&mut candidates[at], 511);
            let is_needed = count_up_to(&empty.with_candidates(candidates.clone()), 2, &mut Budget::unlimited()).number
                > 1u32.into();
            let mut broken = board.all_candidates().to_vec();
            broken[at] = 511 & !given;
            let is_violated = compile_propagated(&empty.with_candidates(broken)).is_some_and(|compiled| {
                let mut solver = Solver::new(&compiled.model);
                is_violated(&board, solution, cell, &compiled, &mut solver, &mut Budget::unlimited())
            });
            assert!(is_needed || !is_violated, "{cell}");
            if is_needed {
                candidates[at] = given;
            }
            (found, needed) = (found + u32::from(is_violated), needed + u32::from(is_needed));
        }
        assert!(found * 3 > needed && needed > 10, "{found} of {needed}");
    }
}
