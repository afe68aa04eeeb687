//! The same puzzle in another notation, and how it is read.

mod grid;

use bachet_notation::write_grid;

use crate::Puzzle;

pub use grid::{CategoryReading, GridReading};

/// Writes the puzzle in the text notation; reading it gives an equal puzzle.
pub fn to_text(puzzle: &Puzzle) -> String {
    match puzzle {
        Puzzle::Grid(grid) => write_grid(grid),
    }
}

/// How a puzzle was read.
#[derive(Clone, Debug)]
pub enum Reading {
    /// A logic grid.
    Grid(GridReading),
}

/// Tells how the puzzle was read.
pub fn explain(puzzle: &Puzzle) -> Reading {
    match puzzle {
        Puzzle::Grid(grid) => Reading::Grid(grid::explain(grid)),
    }
}
