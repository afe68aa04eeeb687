//! A board or a state as it stands, or would stand: what is wrong with it, and whether it can still be solved.

mod crossing;
mod moving;
mod sudoku;

use bachet_notation::sudoku::CellId;
use bachet_solver::Budget;
use bachet_sudoku::Values;

use super::{Clash, Refusal};
use crate::Puzzle;
use crate::messages::MessageId;
pub use crossing::{Broken, Reached, ShownState, reason};
pub use moving::{Far, ShownPosition};

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
    /// Of a river crossing, the state to show: its number, its bits, or names. The start if there is none.
    pub state: Option<String>,
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

    /// Shows this state of a river crossing.
    #[must_use]
    pub fn state(mut self, state: Option<String>) -> Self {
        self.state = state;
        self
    }

    /// Whether something is asked for that only boards have.
    fn speaks_of_cells(&self) -> bool {
        !(self.set.is_empty() && self.clear.is_empty() && self.get.is_empty())
    }
}

/// What is shown.
#[derive(Clone, Debug)]
pub enum Shown {
    /// A board.
    Board(ShownBoard),
    /// A state of a river crossing.
    State(ShownState),
    /// A state of a puzzle of moves.
    Position(ShownPosition),
}

/// A board as it stands.
#[derive(Clone, Debug)]
pub struct ShownBoard {
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

/// Shows the board of a puzzle, or a state.
///
/// # Errors
/// If the family has neither, a cell cannot be changed so, or there is no such state.
pub fn show(puzzle: &Puzzle, options: &ShowOptions, budget: &mut Budget<'_>) -> Result<Shown, Refusal> {
    match puzzle {
        Puzzle::Grid(_) => Err(MessageId::GridHasNoBoard.into()),
        Puzzle::Sudoku(_) if options.state.is_some() => Err(MessageId::BoardHasNoStates.into()),
        Puzzle::Sudoku(puzzle) => sudoku::show(puzzle, options, budget).map(Shown::Board),
        Puzzle::Crossing(_) if options.speaks_of_cells() => Err(MessageId::CrossingHasNoCells.into()),
        Puzzle::Crossing(puzzle) => crossing::show(puzzle, options.state.as_deref(), budget).map(Shown::State),
        Puzzle::Moving(_) if options.speaks_of_cells() => Err(MessageId::MovingHasNoCells.into()),
        Puzzle::Moving(puzzle) => moving::show(puzzle, options.state.as_deref(), budget).map(Shown::Position),
    }
}
