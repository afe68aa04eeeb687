//! Which values each cell of a Sudoku has in some solution.

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::SudokuPuzzle;
use bachet_solver::Budget;

use super::{Candidates, Cells};
use crate::puzzle::prepared;
use crate::verbs::{Count, Verdict};

pub(super) fn candidates(puzzle: &SudokuPuzzle, budget: &mut Budget<'_>) -> Result<Candidates, Vec<Diagnostic>> {
    let found = bachet_sudoku::candidates(&prepared(puzzle)?, budget);
    let most = found.masks().iter().map(|mask| mask.count_ones()).max().unwrap_or(0);
    // Where each cell has one value there is one solution; where one has two there are two.
    let verdict = Verdict::of(&Count { number: most.into(), exact: found.complete || most > 1 });
    Ok(Candidates { verdict, cells: Cells::Sudoku(found.masks().to_vec()), complete: found.complete })
}
