//! The cells that a method fills.

use std::ops::Range;

use bachet_methods::Assignment;
use bachet_notation::GridPuzzle;
use bachet_notation::sudoku::SudokuPuzzle;

use crate::Puzzle;

/// A cell of a table or board.
pub(super) struct Cell {
    /// The values that it may have: only the given value, if there is one.
    pub(super) values: Range<u128>,
    pub(super) is_given: bool,
    pub(super) is_filled: bool,
}

/// Returns the cells of a table or board, row by row; none if the solutions are ways.
pub(super) fn cells(puzzle: &Puzzle) -> Vec<Cell> {
    let cell = |values, is_given| Cell { values, is_given, is_filled: false };
    match puzzle {
        Puzzle::Grid(puzzle) => {
            // The first category labels the rows.
            let row = || {
                puzzle.categories.iter().enumerate().map(|(category, found)| match category {
                    0 => cell(0..0, true),
                    _ => cell(0..found.values.len() as u128, false),
                })
            };
            (0..puzzle.entities()).flat_map(|_| row()).collect()
        }
        Puzzle::Sudoku(puzzle) => {
            let size = u128::from(puzzle.size);
            let given = |given: Option<u8>| given.map(u128::from);
            let cells = puzzle.cells.iter().map(|stated| match given(stated.given) {
                Some(given) => cell(given..given + 1, true),
                None => cell(1..size + 1, false),
            });
            cells.collect()
        }
        Puzzle::Crossing(_) | Puzzle::Moving(_) => Vec::new(),
    }
}

/// Returns for each cell of a table, row by row, the index of its value. The first category labels the rows.
pub(crate) fn table_cells(puzzle: &GridPuzzle, assignments: &[Assignment]) -> Vec<Option<usize>> {
    let columns = puzzle.categories.len();
    let mut cells = vec![None; puzzle.entities() * columns];
    for row in 0..puzzle.entities() {
        cells[row * columns] = Some(row);
    }
    for assignment in assignments {
        if let Some(cell) = cells.get_mut(assignment.place as usize) {
            *cell = usize::try_from(assignment.value).ok();
        }
    }
    cells
}

/// Returns the value of each cell of a board, row by row.
pub(crate) fn board_cells(puzzle: &SudokuPuzzle, assignments: &[Assignment]) -> Vec<Option<u8>> {
    let mut cells: Vec<Option<u8>> = puzzle.cells.iter().map(|cell| cell.given).collect();
    for assignment in assignments {
        if let Some(cell) = cells.get_mut(assignment.place as usize) {
            *cell = u8::try_from(assignment.value).ok();
        }
    }
    cells
}
