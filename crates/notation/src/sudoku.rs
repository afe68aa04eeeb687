//! Sudoku and its variants: the puzzle as stated, and the formats that it is written in.
//!
//! Each format is a file, and a line in the table below. Most read a source to rows of spelled cells, whose size and
//! values `board` determines.

mod amid;
mod board;
mod cells;
mod csv;
mod drawn;
mod fields;
mod format;
mod frame;
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
mod shading;
mod shape;
mod sukaku;
mod value;
mod write;

pub use amid::{rule_in_words, several_boards};
pub use cells::cells;
pub use fields::{RowFields, SudokuFields, read_fields};
pub use puzzle::{BoxShape, Cell, CellId, MAX_SIZE, RuleLine, SudokuPuzzle, Symbols};
pub use read::{SudokuSource, read, read_each};
pub use recognise::{Recognition, recognise};
pub use rule::{read_rule, rule_at};
pub use write::write;

format::formats! {
    /// The notation of this project: a family line, a board, rules.
    Text: native::FORMAT,
    /// `n * n` characters in one line.
    Line: line::LINE,
    /// Rows of cells, with or without borders.
    Grid: drawn::GRID,
    /// Rows of cells that show their candidates.
    Pencilmarks: drawn::PENCILMARKS,
    /// Nested lists of a programming language, row by row.
    List: list::ROWS,
    /// Nested lists of four levels: band, box in the band, row, column.
    BoxList: list::BOXES,
    /// `n * n * n` characters in one line: for each cell each value, or a sign that it is not possible.
    Sukaku: sukaku::FORMAT,
    /// A table with `,`, `;` or tabs.
    Csv: csv::FORMAT,
    /// SDK: headers such as `#A` and `[Puzzle]`, then rows.
    Sdk: sdk::FORMAT,
    /// SDM: many lines of `n * n` characters.
    Sdm: line::SDM,
    /// The library line of `HoDoKu` and `SudoCue`: `:0000:x:53..7...:::`.
    Library: library::FORMAT,
    /// `n * n` labels of regions in one line, alone or with `n * n` cells.
    Jigsaw: jigsaw::FORMAT,
    /// The constraint string of Interactive Sudoku Solver.
    Iss: iss::FORMAT,
}
