//! Sudoku and its variants: the puzzle as stated.

mod puzzle;

pub use puzzle::{BoxShape, Cell, CellId, LARGEST_SIZE, RuleLine, SudokuPuzzle, Symbols};
