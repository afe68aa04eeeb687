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
    /// Many lines of `n * n` characters: SDM.
    Sdm,
}

impl Format {
    /// Every format.
    pub const ALL: &'static [Self] = &[Self::Text, Self::Line, Self::Grid, Self::Pencilmarks, Self::Sdm];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Line => "line",
            Self::Grid => "grid",
            Self::Pencilmarks => "pencilmarks",
            Self::Sdm => "sdm",
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
