//! The families of puzzles, and which of them a source is in.

use crate::lines::lines;
use crate::statements::label_length;

/// A kind of puzzle with its own vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// A logic grid.
    Grid,
    /// Sudoku and its variants.
    Sudoku,
    /// A river crossing.
    Crossing,
    /// Water jugs.
    Jugs,
    /// The Tower of Hanoi.
    Hanoi,
    /// Sliding tiles.
    Tiles,
    /// A swap of knights.
    Knights,
}

impl Family {
    /// Every family.
    pub const ALL: [Self; 7] =
        [Self::Grid, Self::Sudoku, Self::Crossing, Self::Jugs, Self::Hanoi, Self::Tiles, Self::Knights];

    /// Returns the word before the colon of the first line.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Grid => "grid",
            Self::Sudoku => "sudoku",
            Self::Crossing => "crossing",
            Self::Jugs => "jugs",
            Self::Hanoi => "hanoi",
            Self::Tiles => "tiles",
            Self::Knights => "knights",
        }
    }

    /// Whether its puzzles are puzzles of moves.
    pub fn is_moving(self) -> bool {
        matches!(self, Self::Jugs | Self::Hanoi | Self::Tiles | Self::Knights)
    }

    /// Returns the family of this keyword, in any case.
    pub fn of_keyword(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|f| f.keyword().eq_ignore_ascii_case(word.trim()))
    }

    /// Returns the family that the first line names, if it names one.
    ///
    /// A logic grid without a family line may begin with a category called `tiles`: clues show that it is a grid.
    pub fn of_source(source: &str) -> Option<Self> {
        let mut all = lines(source);
        let first = all.next()?;
        let family = Self::of_keyword(first.text.split_once(':')?.0)?;
        (!family.is_moving() || !all.any(|line| is_clue(line.text))).then_some(family)
    }
}

/// Whether a line can only be a clue, a question, or the expression of one.
fn is_clue(line: &str) -> bool {
    line.starts_with(['?', '=']) && line.trim_end_matches('=').len() > 1
        || label_length(line).is_some_and(|label| line[label..].trim_start().starts_with('='))
}
