//! A Sudoku as it was stated: a board, its regions, and rule lines, whose meaning is for the crate of the family.

use super::value::{spelled, value, values};
use crate::{Headers, Span, Text};

/// Maximum number of rows, columns and values.
pub const MAX_SIZE: u32 = 64;

/// A board of `size` rows, columns and values, with its givens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SudokuPuzzle {
    /// What the puzzle says about itself.
    pub headers: Headers,
    /// The number of rows, of columns and of values: at most [`MAX_SIZE`].
    pub size: u32,
    /// The shape of the boxes; `None` if there are none: `regions` instead, or rows and columns only.
    pub boxes: Option<BoxShape>,
    /// The irregular region of each cell, from 0. If boxes are stated too, both hold.
    pub regions: Option<Vec<u8>>,
    /// The cells, row by row: `size * size`.
    pub cells: Vec<Cell>,
    /// The other rules, as written: one line a variant.
    pub rules: Vec<RuleLine>,
    /// How values are written.
    pub symbols: Symbols,
}

impl SudokuPuzzle {
    /// Returns the content of a cell.
    pub fn cell(&self, id: CellId) -> &Cell {
        &self.cells[id.index(self.size)]
    }

    /// Returns the set of all values: a bit for each.
    pub fn all_values(&self) -> u64 {
        u64::MAX.checked_shr(64 - self.size).unwrap_or(0)
    }

    /// Whether a cell without a given may not have all values: it has pencil marks.
    #[must_use]
    pub fn has_candidates(&self) -> bool {
        let all = self.all_values();
        self.cells.iter().any(|cell| cell.given.is_none() && all & !cell.candidates != 0)
    }

    /// Returns the puzzle of the givens alone, without pencil marks.
    #[must_use]
    pub fn without_candidates(mut self) -> Self {
        let all = self.all_values();
        for cell in self.cells.iter_mut().filter(|cell| cell.given.is_none()) {
            cell.candidates = all;
        }
        self
    }

    /// Returns the spelling of a value in this puzzle's symbols.
    pub fn spelled(&self, value: u8) -> String {
        spelled(value, self.size, self.symbols)
    }

    /// Returns the spellings of a set of values, with blanks between them if one has several characters.
    pub fn spelled_list(&self, candidates: u64) -> String {
        let each: Vec<String> = values(candidates).map(|value| self.spelled(value)).collect();
        each.join(if each.iter().any(|text| text.len() > 1) { " " } else { "" })
    }

    /// Returns the value with this spelling, from 1; `None` if this board has none.
    pub fn value(&self, text: &str) -> Option<u8> {
        value(text, self.size, self.symbols)
    }

    /// Whether both state the same, places in their sources apart.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        let board = |p: &Self| (p.size, p.boxes, p.symbols);
        board(self) == board(other)
            && self.headers == other.headers
            && self.regions == other.regions
            && self.cells.iter().map(Cell::stated).eq(other.cells.iter().map(Cell::stated))
            && self.rules.iter().map(RuleLine::parts).eq(other.rules.iter().map(RuleLine::parts))
    }
}

/// The shape of a box, wider than tall by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxShape {
    /// The number of rows of a box.
    pub rows: u32,
    /// The number of columns of a box.
    pub columns: u32,
}

impl BoxShape {
    /// Returns the most square shape of a box with `size` cells, wider than tall; `None` for a prime.
    pub fn of_size(size: u32) -> Option<Self> {
        let rows = (2..=size.isqrt()).rev().find(|rows| size.is_multiple_of(*rows))?;
        Some(Self { rows, columns: size / rows })
    }

    /// Returns the line that states the usual boxes of a board, such as `boxes: 2x3`; an empty text for a prime.
    pub fn line_of_size(size: u32) -> String {
        Self::of_size(size).map_or_else(String::new, |shape| format!("boxes: {}x{}", shape.rows, shape.columns))
    }
}

/// A cell, by its row and column, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellId {
    /// The row, from 0 at the top.
    pub row: u8,
    /// The column, from 0 at the left.
    pub column: u8,
}

impl CellId {
    /// Returns the cell with this index in the list of cells.
    pub fn at(index: usize, size: u32) -> Self {
        let size = size as usize;
        Self { row: (index / size) as u8, column: (index % size) as u8 }
    }

    /// Returns its index in the list of cells.
    pub fn index(self, size: u32) -> usize {
        self.row as usize * size as usize + self.column as usize
    }
}

/// Written as `r1c9`, from 1.
impl std::fmt::Display for CellId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "r{}c{}", self.row + 1, self.column + 1)
    }
}

/// What is given in a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The given value, from 1.
    pub given: Option<u8>,
    /// The values that the cell may have: bit `v - 1` for the value `v`. One bit where a value is given.
    pub candidates: u64,
    /// Its place in the source.
    pub span: Span,
}

impl Cell {
    /// Returns the content, without its place in the source.
    fn stated(&self) -> (Option<u8>, u64) {
        (self.given, self.candidates)
    }
}

/// A line `KEYWORD`, `KEYWORD: ITEMS` or `KEYWORD PARAMETER: ITEMS` below the board, such as `diagonals` or
/// `cage 10: r1c1 r1c2 r2c1`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleLine {
    /// The keyword, as written: the words before the first that has a digit.
    pub keyword: Text,
    /// The text between the keyword and the colon; may be empty.
    pub parameter: Text,
    /// The text after the colon, on this line and indented below; may be empty.
    pub items: Text,
}

impl RuleLine {
    /// Returns keyword, parameter and items.
    fn parts(&self) -> [&str; 3] {
        [self.keyword.as_str(), self.parameter.as_str(), self.items.as_str()]
    }
}

/// As a line that reads back to it.
impl std::fmt::Display for RuleLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [keyword, parameter, items] = self.parts();
        f.write_str(keyword)?;
        if !parameter.is_empty() {
            write!(f, " {parameter}")?;
        }
        if items.is_empty() { Ok(()) } else { write!(f, ": {items}") }
    }
}

/// How values are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symbols {
    /// 1 to 9, then `A` = 10 and so on; numbers separated by blanks if there are not enough letters.
    #[default]
    Letters,
    /// Numbers, separated by blanks.
    Numbers,
    /// `0` to `9` and `A` to `F` on a board of 16: `0` is the value 1.
    FromZero,
}
