//! Solutions of a board: by the kernel if the board is classic, else by the constraint solver.

use std::ops::ControlFlow;

use bachet_solver::{Budget, Satisfiable, SearchOutcome};

use crate::{Solution, Sudoku, classic, plain};

/// Calls `found` with every solution, each once, until it breaks.
///
/// ```
/// use std::ops::ControlFlow;
/// use bachet_notation::sudoku::{BoxShape, Cell, SudokuPuzzle};
/// use bachet_sudoku::{Budget, SearchOutcome, Sudoku, solve, verify};
///
/// let cells = vec![Cell { candidates: 0b1111, ..Cell::default() }; 16];
/// let boxes = Some(BoxShape { rows: 2, columns: 2 });
/// let (sudoku, problems) = Sudoku::new(&SudokuPuzzle { size: 4, boxes, cells, ..SudokuPuzzle::default() });
/// assert!(problems.is_empty());
/// let mut number = 0;
/// let end = solve(&sudoku, &mut Budget::unlimited(), |solution| {
///     assert!(verify(&sudoku, &solution).is_empty());
///     number += 1;
///     ControlFlow::Continue(())
/// });
/// assert_eq!((end, number), (SearchOutcome::Exhausted, 288));
/// ```
pub fn solve(
    sudoku: &Sudoku,
    budget: &mut Budget<'_>,
    mut found: impl FnMut(Solution) -> ControlFlow<()>,
) -> SearchOutcome {
    match classic::marks(sudoku) {
        Some(marks) => classic::solve(&marks, budget, &mut found),
        None => plain::solve(sudoku, budget, found),
    }
}

/// Whether there is a solution.
pub(crate) fn is_solvable(sudoku: &Sudoku, budget: &mut Budget<'_>) -> Satisfiable {
    let Some(marks) = classic::marks(sudoku) else { return plain::is_solvable(sudoku, budget) };
    match classic::solve(&marks, budget, &mut |_| ControlFlow::Break(())) {
        SearchOutcome::Stopped => Satisfiable::Yes,
        SearchOutcome::Exhausted => Satisfiable::No,
        SearchOutcome::Limit => Satisfiable::Unknown,
    }
}
