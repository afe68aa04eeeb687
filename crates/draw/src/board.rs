//! A board: cells in rows and columns, walls between regions, and figures over the cells.

/// A cell of a board, by row and column from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellPosition {
    /// The row, from the top.
    pub row: usize,
    /// The column, from the left.
    pub column: usize,
}

/// What a cell of a board contains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellKind {
    /// Nothing.
    #[default]
    Empty,
    /// A given value.
    Given,
    /// A value that was found or filled in.
    Filled,
    /// The latest value that was filled in.
    Latest,
    /// The values that the cell may still have.
    Candidates,
}

/// What a step of an explanation says about a part of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Highlight {
    /// Nothing.
    #[default]
    None,
    /// Where to look: a house, a row, a pair of categories.
    House,
    /// A reason of the step.
    Reason,
    /// What the step finds out.
    Result,
}

/// What a step of an explanation says about a candidate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CandidateMark {
    /// Nothing.
    #[default]
    Plain,
    /// It is a reason of the step.
    Reason,
    /// It is a reason of another kind: the other colour, the fin of a fish, a candidate that is off in a chain.
    OtherReason,
    /// The step strikes it out.
    Struck,
}

/// A candidate of a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Candidate {
    /// The value; empty if the cell cannot have it, which keeps its place free.
    pub text: String,
    /// What the step says about it.
    pub mark: CandidateMark,
}

impl Candidate {
    /// Creates a candidate without a mark.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), mark: CandidateMark::Plain }
    }

    /// Returns the candidate with a mark.
    #[must_use]
    pub fn marked(self, mark: CandidateMark) -> Self {
        Self { mark, ..self }
    }
}

/// A cell of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardCell {
    /// The text; empty for nothing.
    pub text: String,
    /// What the text means.
    pub kind: CellKind,
    /// Whether the value clashes with another cell.
    pub clashes: bool,
    /// The description for screen readers: `r3c4, 5, given`.
    pub label: String,
    /// The candidates, one for each value of the board in their order. If there are any, HTML draws them in place of
    /// the text, and text draws them if there is no text.
    pub candidates: Vec<Candidate>,
    /// What the step says about the cell.
    pub highlight: Highlight,
}

/// A figure over the cells of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A line through the centres of cells, each of which touches the one before it.
    Line(Vec<CellPosition>),
    /// Cells with a shaded background.
    Shade(Vec<CellPosition>),
}

/// A board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// The caption; empty for none.
    pub caption: String,
    /// The number of columns.
    pub columns: usize,
    /// The cells, row by row.
    pub cells: Vec<BoardCell>,
    /// For each cell its region. There are walls between different regions.
    pub regions: Vec<u32>,
    /// The figures over the cells.
    pub figures: Vec<Figure>,
    /// Whether rows and columns are numbered and given values have a sign, for solving by hand.
    pub annotated: bool,
}

impl Board {
    /// Returns the number of rows.
    pub fn rows(&self) -> usize {
        self.cells.len().checked_div(self.columns).unwrap_or(0)
    }

    /// Returns the cell at a position.
    pub fn cell(&self, place: CellPosition) -> &BoardCell {
        &self.cells[place.row * self.columns + place.column]
    }

    /// Whether there is a wall above this position, which may be below the last row.
    pub(crate) fn wall_above(&self, row: usize, column: usize) -> bool {
        row.checked_sub(1).and_then(|row| self.region(row, column)) != self.region(row, column)
    }

    /// Whether there is a wall to the left of this position, which may be right of the last column.
    pub(crate) fn wall_left(&self, row: usize, column: usize) -> bool {
        column.checked_sub(1).and_then(|column| self.region(row, column)) != self.region(row, column)
    }

    /// Returns the region of a cell; `None` is the region of everything outside the board.
    fn region(&self, row: usize, column: usize) -> Option<u32> {
        let inside = row < self.rows() && column < self.columns;
        inside.then(|| self.regions.get(row * self.columns + column).copied().unwrap_or_default())
    }
}
