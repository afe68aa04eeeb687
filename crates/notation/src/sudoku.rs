//! Sudoku and its variants: the puzzle as stated, and the many ways of writing it down.
//!
//! A source goes by its format to rows of spelled cells, and from there on one way: `board` for their size and values,
//! `fields` for what stands beside them.

mod board;
mod cells;
mod csv;
mod fields;
mod format;
mod iss;
mod jigsaw;
mod library;
mod line;
mod list;
mod native;
mod puzzle;
mod read;
mod recognise;
mod rows;
mod rule;
mod sdk;
mod sukaku;
mod value;
mod write;

pub use cells::cells;
pub use fields::{RowFields, SudokuFields, read_fields};
pub use format::Format;
pub use puzzle::{BoxShape, Cell, CellId, LARGEST_SIZE, RuleLine, SudokuPuzzle, Symbols};
pub use read::{Reading, read, read_each};
pub use recognise::{Recognition, recognise};
pub use rule::read_rule;
pub use write::write;
