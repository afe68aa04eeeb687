//! A puzzle as JSON: the same fields as the text has.

mod crossing;
mod grid;
mod moving;
mod sudoku;

use serde::Serialize;

pub use crossing::{CrossingFamily, CrossingFields};
pub use grid::{CategoryFields, ClueFields, GridFamily, GridFields, QuestionFields, Sharing};
pub use moving::{Item, MovingFamily, MovingFields, Placement, Words};
pub use sudoku::{SudokuFamily, SudokuFields};

/// A puzzle as JSON: the same fields as the text has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Puzzle {
    /// A logic grid.
    Grid(GridFields),
    /// A Sudoku.
    Sudoku(SudokuFields),
    /// A river crossing.
    Crossing(CrossingFields),
    /// A puzzle of moves.
    Moving(MovingFields),
}

impl From<&crate::Puzzle> for Puzzle {
    fn from(puzzle: &crate::Puzzle) -> Self {
        match puzzle {
            crate::Puzzle::Grid(puzzle) => Self::Grid(puzzle.into()),
            crate::Puzzle::Sudoku(puzzle) => Self::Sudoku(puzzle.into()),
            crate::Puzzle::Crossing(puzzle) => Self::Crossing(puzzle.into()),
            crate::Puzzle::Moving(puzzle) => Self::Moving(puzzle.into()),
        }
    }
}
