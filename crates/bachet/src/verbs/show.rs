//! A board as it stands, or would stand: what clashes, and whether it can still be solved.

mod sudoku;

use bachet_notation::sudoku::CellId;
use bachet_solver::Budget;
use bachet_sudoku::Values;

use super::{Clash, Refusal};
use crate::Puzzle;
use crate::messages::Phrase;

/// What to do in [`show`], in this order; cells and values as people write them: `r2c1`, `r2c1=5`.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct ShowOptions {
    /// Cells to fill, each with its value.
    pub set: Vec<String>,
    /// Cells to empty.
    pub clear: Vec<String>,
    /// Cells to tell the value of.
    pub get: Vec<String>,
}

impl ShowOptions {
    /// Fills these cells, such as `r2c1=5`.
    #[must_use]
    pub fn set(mut self, changes: Vec<String>) -> Self {
        self.set = changes;
        self
    }

    /// Empties these cells.
    #[must_use]
    pub fn clear(mut self, cells: Vec<String>) -> Self {
        self.clear = cells;
        self
    }

    /// Tells the values of these cells.
    #[must_use]
    pub fn get(mut self, cells: Vec<String>) -> Self {
        self.get = cells;
        self
    }
}

/// A board as it stands.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The values on it.
    pub values: Values,
    /// What clashes.
    pub clashes: Vec<Clash>,
    /// Whether every cell is filled and nothing clashes.
    pub solved: bool,
    /// Whether the empty cells can still be filled; `None` if a limit was reached first.
    pub solvable: Option<bool>,
    /// The cells that were asked for.
    pub got: Vec<CellId>,
}

/// Shows the board of a puzzle.
///
/// # Errors
/// If the family has no board, or a cell cannot be changed so.
pub fn show(puzzle: &Puzzle, options: &ShowOptions, budget: &mut Budget<'_>) -> Result<Shown, Refusal> {
    match puzzle {
        Puzzle::Grid(_) => Err(Phrase::GridHasNoBoard.into()),
        Puzzle::Sudoku(puzzle) => sudoku::show(puzzle, options, budget),
        Puzzle::Crossing(_) => Err(Phrase::CrossingNotYet.into()),
    }
}
