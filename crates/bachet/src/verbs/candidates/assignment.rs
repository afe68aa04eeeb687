//! The values that each cell of a logic grid or a Sudoku has in some solution.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::sudoku::SudokuPuzzle;
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::Budget;
use bachet_sudoku::SudokuCandidates;

use super::{Candidates, Cells};
use crate::puzzle::compiled;
use crate::verbs::{Count, Verdict};

pub(in crate::verbs) fn grid(grid: &GridPuzzle, budget: &mut Budget<'_>) -> Result<Candidates, Vec<Diagnostic>> {
    let found = bachet_grid::candidates(grid, budget)?;
    let categories = grid.categories.len() as u32;
    let cell = |entity: usize, category: CategoryId| {
        let text = |index: u32| grid.value(ValueId { category, index }).text.clone();
        found.values(entity, category).map(text).collect::<Vec<String>>()
    };
    let rows: Vec<Vec<Vec<String>>> =
        (0..grid.entities()).map(|entity| (0..categories).map(|c| cell(entity, CategoryId(c))).collect()).collect();
    let largest = rows.iter().flatten().map(Vec::len).max();
    Ok(candidates(largest.unwrap_or(0), found.complete, Cells::Grid(rows)))
}

pub(super) fn sudoku(puzzle: &SudokuPuzzle, budget: &mut Budget<'_>) -> Result<Candidates, Vec<Diagnostic>> {
    Ok(of_board(&bachet_sudoku::candidates(&compiled(puzzle)?, budget)))
}

/// Puts together what was found of the cells of a board.
pub(in crate::verbs) fn of_board(found: &SudokuCandidates) -> Candidates {
    let largest = found.masks().iter().map(|mask| mask.count_ones() as usize).max();
    candidates(largest.unwrap_or(0), found.complete, Cells::Sudoku(found.masks().to_vec()))
}

/// Two candidates of one cell prove two solutions; one candidate in each cell is one solution.
fn candidates(largest: usize, complete: bool, cells: Cells) -> Candidates {
    let verdict = Verdict::of(&Count { number: largest.into(), exact: complete || largest > 1 });
    Candidates { verdict, cells, complete }
}
