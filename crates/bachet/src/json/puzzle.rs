//! A puzzle as JSON: the same fields as the text has.

mod crossing;
mod grid;
mod moving;
mod sudoku;

use bachet_notation as notation;
use bachet_notation::moving::Setup;
use serde::Serialize;

pub use crossing::CrossingFields;
pub use grid::{CategoryFields, ClueFields, GridFields, QuestionFields, Sharing};
pub use moving::{Item, MovingFields, Placement, Words};
pub use sudoku::SudokuFields;

/// A puzzle as JSON: the same fields as the text has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "family", rename_all = "lowercase")]
pub enum Puzzle {
    /// A logic grid.
    Grid(GridFields),
    /// A Sudoku or one of its variants.
    Sudoku(SudokuFields),
    /// A river crossing.
    Crossing(CrossingFields),
    /// Water jugs.
    Jugs(MovingFields),
    /// The Tower of Hanoi.
    Hanoi(MovingFields),
    /// Sliding tiles.
    Tiles(MovingFields),
    /// A swap of knights.
    Knights(MovingFields),
}

/// What a puzzle of any family says about itself.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Headers {
    /// The title.
    pub title: Option<String>,
    /// The language of its texts: `en`, `fr` or `nl`.
    pub language: Option<String>,
    /// Where the puzzle is from.
    pub source: Option<String>,
}

impl From<&notation::Headers> for Headers {
    fn from(headers: &notation::Headers) -> Self {
        let notation::Headers { title, language, source } = headers.clone();
        Self { title, language, source }
    }
}

impl From<&crate::Puzzle> for Puzzle {
    fn from(puzzle: &crate::Puzzle) -> Self {
        match puzzle {
            crate::Puzzle::Grid(puzzle) => Self::Grid(puzzle.into()),
            crate::Puzzle::Sudoku(puzzle) => Self::Sudoku(puzzle.into()),
            crate::Puzzle::Crossing(puzzle) => Self::Crossing(puzzle.into()),
            crate::Puzzle::Moving(puzzle) => match puzzle.setup {
                Setup::Jugs(_) => Self::Jugs(puzzle.into()),
                Setup::Hanoi(_) => Self::Hanoi(puzzle.into()),
                Setup::Tiles(_) => Self::Tiles(puzzle.into()),
                Setup::Knights(_) => Self::Knights(puzzle.into()),
            },
        }
    }
}
