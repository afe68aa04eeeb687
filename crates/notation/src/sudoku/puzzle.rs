//! A Sudoku as a person stated it: a board, its regions, and rule lines that the family gives a meaning.

use super::value::{spelled, value, values};
use crate::{Headers, Span, Text};

/// The largest number of rows, columns and values.
pub const LARGEST_SIZE: u32 = 64;

/// A board of `size` rows, columns and values, with what is given on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SudokuPuzzle {
    /// Title, language and source.
    pub headers: Headers,
    /// The number of rows, of columns and of values: at most [`LARGEST_SIZE`].
    pub size: u32,
    /// The shape of the boxes; `None` where there are none: `regions` instead, or rows and columns only.
    pub boxes: Option<BoxShape>,
    /// For each cell its irregular region, from 0. Where boxes are stated too, both hold.
    pub regions: Option<Vec<u8>>,
    /// The cells, row by row: `size * size`.
    pub cells: Vec<Cell>,
    /// The rules beside rows, columns, boxes and regions, as written: one line a variant.
    pub rules: Vec<RuleLine>,
    /// How values are written.
    pub symbols: Symbols,
}

impl SudokuPuzzle {
    /// The cell's state.
    pub fn cell(&self, id: CellId) -> &Cell {
        &self.cells[id.index(self.size)]
    }

    /// The candidates of a cell about which nothing is said: a bit for each value.
    pub fn all_values(&self) -> u64 {
        u64::MAX.checked_shr(64 - self.size).unwrap_or(0)
    }

    /// The spelling of a value, as this puzzle writes it.
    pub fn spelled(&self, value: u8) -> String {
        spelled(value, self.size, self.symbols)
    }

    /// The spellings of a set of values, with blanks between them where one has several characters.
    pub fn spelled_list(&self, candidates: u64) -> String {
        let each: Vec<String> = values(candidates).map(|value| self.spelled(value)).collect();
        each.join(if each.iter().any(|text| text.len() > 1) { " " } else { "" })
    }

    /// The value that is spelled so, from 1; `None` if there is none on this board.
    pub fn value(&self, text: &str) -> Option<u8> {
        value(text, self.size, self.symbols)
    }

    /// Whether both state the same, wherever in their sources.
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
    /// How many rows a box has.
    pub rows: u32,
    /// How many columns a box has.
    pub columns: u32,
}

impl BoxShape {
    /// The most square shape of a box with `size` cells, wider than tall; `None` for a prime, which has no boxes.
    pub fn of_size(size: u32) -> Option<Self> {
        let rows = (2..=size.isqrt()).rev().find(|rows| size.is_multiple_of(*rows))?;
        Some(Self { rows, columns: size / rows })
    }
}

/// A cell's place: row and column, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellId {
    /// The row, from 0 at the top.
    pub row: u8,
    /// The column, from 0 at the left.
    pub column: u8,
}

impl CellId {
    /// The cell at this place of the list of cells.
    pub fn at(index: usize, size: u32) -> Self {
        let size = size as usize;
        Self { row: (index / size) as u8, column: (index % size) as u8 }
    }

    /// Its place in the list of cells.
    pub fn index(self, size: u32) -> usize {
        self.row as usize * size as usize + self.column as usize
    }
}

/// Written as people do: `r1c9`, from 1.
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
    /// Where it stands in the source.
    pub span: Span,
}

impl Cell {
    /// What is given, without its place.
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
    /// What stands between the keyword and the colon; may be empty.
    pub parameter: Text,
    /// What stands behind the colon, on this line and indented below; may be empty.
    pub items: Text,
}

impl RuleLine {
    /// Keyword, parameter and items.
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
    /// 1 to 9, then `A` = 10 and so on; as numbers separated by blanks where letters do not suffice.
    #[default]
    Letters,
    /// Numbers, separated by blanks.
    Numbers,
    /// `0` to `9` and `A` to `F` on a board of 16: `0` is the value 1.
    FromZero,
}
