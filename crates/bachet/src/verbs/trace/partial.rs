//! The cells of a partial solution.

use bachet_methods::Assignment;
use bachet_notation::GridPuzzle;
use bachet_notation::sudoku::SudokuPuzzle;

/// Returns for each cell of a table, row by row, the index of its value. The first category labels the rows.
pub(crate) fn table_cells(puzzle: &GridPuzzle, standing: &[Assignment]) -> Vec<Option<usize>> {
    let columns = puzzle.categories.len();
    let mut cells = vec![None; puzzle.entities() * columns];
    for row in 0..puzzle.entities() {
        cells[row * columns] = Some(row);
    }
    for assignment in standing {
        if let Some(cell) = cells.get_mut(assignment.place as usize) {
            *cell = usize::try_from(assignment.value).ok();
        }
    }
    cells
}

/// Returns the value of each cell of a board, row by row.
pub(crate) fn board_cells(puzzle: &SudokuPuzzle, standing: &[Assignment]) -> Vec<Option<u8>> {
    let mut cells: Vec<Option<u8>> = puzzle.cells.iter().map(|cell| cell.given).collect();
    for assignment in standing {
        if let Some(cell) = cells.get_mut(assignment.place as usize) {
            *cell = u8::try_from(assignment.value).ok();
        }
    }
    cells
}
