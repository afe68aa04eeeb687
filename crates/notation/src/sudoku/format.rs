//! The ways of writing down a Sudoku, with the names by which `--from` and `--to` know them.

/// A way of writing down a Sudoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The notation of this project: a family line, a board, rules.
    Text,
    /// `n * n` characters in one line.
    Line,
    /// Rows of cells, with or without borders.
    Grid,
    /// Rows of cells that show their candidates.
    Pencilmarks,
    /// Nested lists of a programming language, row by row.
    List,
    /// Nested lists of four levels: band, box in the band, row, column.
    BoxList,
    /// `n * n * n` characters in one line: for each cell each value, or a sign that it is none.
    Sukaku,
    /// A table with `,`, `;` or tabs.
    Csv,
    /// SDK: headers such as `#A` and `[Puzzle]`, then rows.
    Sdk,
    /// SDM: many lines of `n * n` characters.
    Sdm,
    /// The library line of `HoDoKu` and `SudoCue`: `:0000:x:53..7...:::`.
    Library,
    /// `n * n` labels of regions in one line, alone or with `n * n` cells.
    Jigsaw,
    /// The constraint string of Interactive Sudoku Solver.
    Iss,
}

impl Format {
    /// Every format.
    pub const ALL: &'static [Self] = &[
        Self::Text,
        Self::Line,
        Self::Grid,
        Self::Pencilmarks,
        Self::List,
        Self::BoxList,
        Self::Sukaku,
        Self::Csv,
        Self::Sdk,
        Self::Sdm,
        Self::Library,
        Self::Jigsaw,
        Self::Iss,
    ];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Line => "line",
            Self::Grid => "grid",
            Self::Pencilmarks => "pencilmarks",
            Self::List => "list",
            Self::BoxList => "box-list",
            Self::Sukaku => "sukaku",
            Self::Csv => "csv",
            Self::Sdk => "sdk",
            Self::Sdm => "sdm",
            Self::Library => "hodoku",
            Self::Jigsaw => "jigsaw",
            Self::Iss => "iss",
        }
    }

    /// The format of this name, in any case.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|f| f.name().eq_ignore_ascii_case(name.trim()))
    }
}

impl std::fmt::Display for Format {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
