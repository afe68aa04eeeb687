//! A board: cells in rows and columns, walls between regions, and figures that lie over the cells.
//!
//! It knows no puzzle: whoever draws one says what stands in each cell, what that is to the eye and how it is read aloud.

/// A cell of a board, by row and column from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The row, from the top.
    pub row: usize,
    /// The column, from the left.
    pub column: usize,
}

/// What stands in a cell of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// Nothing.
    #[default]
    Empty,
    /// A value that belongs to the puzzle.
    Given,
    /// A value that was found or filled in.
    Filled,
    /// The value that was filled in last.
    Latest,
    /// The values that the cell may still have.
    Candidates,
}

/// A cell of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardCell {
    /// Its text; empty for nothing.
    pub text: String,
    /// What the text is.
    pub standing: Standing,
    /// Whether it is at odds with another cell.
    pub clashes: bool,
    /// How it is read aloud: `r3c4, 5, given`.
    pub label: String,
}

/// What a rule draws on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A line through the middles of cells, each beside the one before it or at its corner.
    Line(Vec<Place>),
    /// Cells with another ground.
    Shade(Vec<Place>),
}

/// A board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// What it shows; empty for nothing.
    pub caption: String,
    /// The number of columns.
    pub columns: usize,
    /// The cells, row by row.
    pub cells: Vec<BoardCell>,
    /// For each cell its region: walls stand between cells of different ones.
    pub regions: Vec<u32>,
    /// What lies over the cells.
    pub figures: Vec<Figure>,
    /// Whether rows and columns are numbered, and given values signed: what helps to work on it.
    pub annotated: bool,
}

impl Board {
    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.cells.len().checked_div(self.columns).unwrap_or(0)
    }

    /// What stands at a place.
    pub fn cell(&self, place: Place) -> &BoardCell {
        &self.cells[place.row * self.columns + place.column]
    }

    /// Whether a wall stands above this place, which may lie below the last row.
    pub(crate) fn wall_above(&self, row: usize, column: usize) -> bool {
        row.checked_sub(1).and_then(|row| self.region(row, column)) != self.region(row, column)
    }

    /// Whether a wall stands at the left of this place, which may lie behind the last column.
    pub(crate) fn wall_left(&self, row: usize, column: usize) -> bool {
        column.checked_sub(1).and_then(|column| self.region(row, column)) != self.region(row, column)
    }

    /// A cell's region; everything outside the board is one too.
    fn region(&self, row: usize, column: usize) -> Option<u32> {
        let inside = row < self.rows() && column < self.columns;
        inside.then(|| self.regions.get(row * self.columns + column).copied().unwrap_or_default())
    }
}
