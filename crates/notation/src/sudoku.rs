//! Sudoku and its variants: the puzzle as stated, and the formats that it is written in.
//!
//! Each format is a file with an entry in the table of `format`. Most read a source to rows of spelled cells, whose
//! size and values `board` determines.

mod board;
mod cells;
mod csv;
mod drawn;
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
pub use puzzle::{BoxShape, Cell, CellId, MAX_SIZE, RuleLine, SudokuPuzzle, Symbols};
pub use read::{SudokuSource, read, read_each};
pub use recognise::{Recognition, recognise};
pub use rule::read_rule;
pub use write::write;
