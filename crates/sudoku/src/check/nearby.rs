//! Boards near the solution, in which only some values move.
//!
//! They show that a given is not redundant for a fraction of the cost of a search over all boards.

use std::ops::Range;

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Lit, Satisfiable, Solver};

use crate::compile::{Compiled, compile_to_search};
use crate::{Solution, Sudoku};

/// Number of values that stay in their cells. With fewer, a search takes long; with more, it finds little.
const FIXED_VALUES: u8 = 4;

/// Maximum number of steps of a search.
const MAX_STEPS: u64 = 100;

/// Compiles a board without its givens, which are assumptions of each search.
pub(super) fn compile_without_givens(sudoku: &Sudoku) -> Compiled {
    let candidates = sudoku.cells().map(|_| sudoku.all_values()).collect();
    compile_to_search(&sudoku.with_candidates(candidates))
}

/// A search for boards near a solution.
pub(super) struct Nearby<'a> {
    compiled: &'a Compiled,
    solver: Solver<'a>,
    solution: &'a Solution,
}

impl<'a> Nearby<'a> {
    /// `compiled` is the board without its givens.
    pub(super) fn new(compiled: &'a Compiled, solution: &'a Solution) -> Self {
        Self { compiled, solver: Solver::new(&compiled.model), solution }
    }

    /// Whether a board near the solution violates the given of a cell and no other; if not, a more distant one may.
    pub(super) fn violates(&mut self, sudoku: &Sudoku, cell: CellId, budget: &mut Budget<'_>) -> bool {
        let size = sudoku.size() as u8;
        (1..=size).step_by(usize::from(FIXED_VALUES)).any(|first| {
            let fixed = first..first.saturating_add(FIXED_VALUES);
            !fixed.contains(&self.solution.get(cell)) && {
                let assumptions: Vec<Lit> =
                    sudoku.cells().filter_map(|at| self.assume(sudoku, at, cell, &fixed)).collect();
                let mut part = budget.part(MAX_STEPS);
                let found = self.solver.solve_assuming(&assumptions, &mut part);
                budget.use_steps(part.used() - budget.used());
                found == Satisfiable::Yes
            }
        })
    }

    /// Returns what is assumed of a cell.
    fn assume(&self, sudoku: &Sudoku, at: CellId, violated: CellId, fixed: &Range<u8>) -> Option<Lit> {
        let x = self.compiled.variable(at);
        let given = sudoku.candidates_given(at);
        let value = self.solution.get(at);
        if at == violated {
            Some(x.within(!given))
        } else if given != sudoku.all_values() {
            Some(x.within(given))
        } else {
            fixed.contains(&value).then(|| x.is(u32::from(value) - 1))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use bachet_notation::sudoku::{BoxShape, Cell, SudokuPuzzle};

    use super::*;
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
        let compiled = compile_without_givens(&empty);
        let mut nearby = Nearby::new(&compiled, solution);
        let mut candidates: Vec<u64> = solution.values().iter().map(|&value| 1 << (value - 1)).collect();
        let (mut found, mut needed) = (0, 0);
        for at in (0..81).map(|at| at * 23 % 81) {
            let cell = CellId::at(at, size);
            let board = empty.with_candidates(candidates.clone());
            let given = std::mem::replace(&mut candidates[at], 511);
            let is_needed = count_up_to(&empty.with_candidates(candidates.clone()), 2, &mut Budget::unlimited()).number
                > 1u32.into();
            let is_violated = nearby.violates(&board, cell, &mut Budget::unlimited());
            assert!(is_needed || !is_violated, "{cell}");
            if is_needed {
                candidates[at] = given;
            }
            (found, needed) = (found + u32::from(is_violated), needed + u32::from(is_needed));
        }
        assert!(found * 3 > needed && needed > 10, "{found} of {needed}");
    }
}
