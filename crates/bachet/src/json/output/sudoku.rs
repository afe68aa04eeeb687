//! The parts of an answer that only Sudoku has. Cells are named as people do: `r1c9`; values are numbers from 1.

/// A solution of a Sudoku.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SudokuSolution {
    /// The rows from the top, each from the left.
    pub rows: Vec<Vec<u8>>,
}

/// The values that each cell has in some solution.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SudokuCandidates {
    /// The rows from the top, each from the left; for each cell its values.
    pub rows: Vec<Vec<Vec<u8>>>,
}

/// About how many solutions there are. Numbers below a million are whole; larger ones look like `6.671e21`.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Estimate {
    /// The mean of the samples: right on average.
    pub mean: String,
    /// The lower end of the 95 % interval.
    pub low: String,
    /// The upper end of the 95 % interval.
    pub high: String,
    /// So many samples were taken.
    pub samples: String,
}

/// What `check` found in a Sudoku.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SudokuCheck {
    /// Given values that are at odds as they stand.
    pub clashes: Vec<SudokuClash>,
    /// Without solutions and without clashes: what cannot all hold, none of which can be left out; otherwise `null`.
    pub core: Option<Vec<Constraint>>,
    /// Cells whose given could be left out alone.
    pub redundant: Vec<String>,
    /// Rules that could be left out alone, by their places among the rules, from 1.
    pub redundant_rules: Vec<usize>,
    /// Cells whose givens suffice, and from which none can be left out.
    pub minimal: Option<Vec<String>>,
    /// The cells that differ between solutions.
    pub differing: Vec<SudokuCell>,
    /// A value that would leave one solution.
    pub settling: Option<CellValue>,
    /// Whether no limit was reached.
    pub complete: bool,
}

/// Cells that cannot stay as they are.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SudokuClash {
    /// The cells, usually two.
    pub cells: Vec<String>,
    /// The value that they have, if it is the same.
    pub value: Option<u8>,
    /// What they break.
    pub of: Constraint,
}

/// Something that must hold on a board.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Constraint {
    /// A row has different values.
    Row {
        /// Which, from 1.
        number: u32,
    },
    /// A column has different values.
    Column {
        /// Which, from 1.
        number: u32,
    },
    /// A box has different values.
    Box {
        /// Which, from 1, row by row.
        number: u32,
    },
    /// An irregular region has different values.
    Region {
        /// Which, from 1.
        number: u32,
    },
    /// A rule.
    Rule {
        /// Which of the rules, from 1.
        number: usize,
    },
    /// What is given in a cell.
    Given {
        /// The cell.
        cell: String,
    },
}

/// A cell with several values.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SudokuCell {
    /// The cell.
    pub cell: String,
    /// The values that it has in some solution.
    pub values: Vec<u8>,
}

/// A value for a cell.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CellValue {
    /// The cell.
    pub cell: String,
    /// The value.
    pub value: u8,
}

/// A board as it stands.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SudokuShow {
    /// The rows from the top, each from the left; 0 for an empty cell.
    pub rows: Vec<Vec<u8>>,
    /// The cells whose value is given.
    pub fixed: Vec<String>,
    /// Whether nothing clashes.
    pub valid: bool,
    /// What clashes.
    pub clashes: Vec<SudokuClash>,
    /// Whether every cell is filled and nothing clashes.
    pub solved: bool,
    /// Whether the empty cells can still be filled; `null` if a limit was reached first.
    pub solvable: Option<bool>,
    /// The cells that were asked for.
    pub cells: Vec<ShownCell>,
}

/// A cell of a board as it stands.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ShownCell {
    /// The cell.
    pub cell: String,
    /// Its value; `null` if it is empty.
    pub value: Option<u8>,
    /// Whether the value is given.
    pub fixed: bool,
}
