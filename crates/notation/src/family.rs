//! Which kind of puzzle a source states.

use crate::lines::lines;

/// A kind of puzzle with its own vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// A logic grid.
    Grid,
    /// Sudoku and its variants.
    Sudoku,
    /// A river crossing.
    Crossing,
}

impl Family {
    /// Every family.
    pub const ALL: [Self; 3] = [Self::Grid, Self::Sudoku, Self::Crossing];

    /// The word before the colon of the first line.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Grid => "grid",
            Self::Sudoku => "sudoku",
            Self::Crossing => "crossing",
        }
    }

    /// The family of this keyword, in any case.
    pub fn of_keyword(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|f| f.keyword().eq_ignore_ascii_case(word.trim()))
    }

    /// The family that the first line names; `None` if it names none.
    pub fn of_source(source: &str) -> Option<Self> {
        let first = lines(source).next()?;
        Self::of_keyword(first.text.split_once(':')?.0)
    }
}
