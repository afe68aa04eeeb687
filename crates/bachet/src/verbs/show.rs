//! `show`: a board or a state, perhaps with changes: what is wrong with it, and whether it can still be solved.

mod dead_end;
mod sudoku;
mod ways;

use bachet_notation::sudoku::CellId;
use bachet_solver::Budget;
use bachet_sudoku::Values;
use serde::Deserialize;

use super::{Clash, Refusal};
use crate::Puzzle;
use crate::messages::MessageId;
use crate::ways::Shape;
pub use dead_end::DeadEnd;
pub use sudoku::example_change;
pub use ways::{Broken, Reached, ShownMove, ShownMoves, ShownState, Tried};

/// The options of [`show`]. It fills cells, then empties cells.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct ShowOptions {
    /// Show this state: of a river crossing a number, bits, or the names of those who have crossed; of a puzzle of
    /// moves what is where, written as its start
    #[cfg_attr(feature = "clap", arg(long, value_name = "STATE"))]
    pub state: Option<String>,

    /// Make these moves first, each written as the state it leads to: `--way 5 --way 4`
    #[cfg_attr(feature = "clap", arg(long, value_name = "STATE"))]
    pub way: Vec<String>,

    /// List the moves that are allowed, with the state to which each leads and its distance to the goal
    #[cfg_attr(feature = "clap", arg(long))]
    pub moves: bool,

    /// Say whether the move to this state is allowed, and why not
    #[cfg_attr(feature = "clap", arg(long, value_name = "STATE"))]
    pub to: Option<String>,

    /// Show a move on a shortest way to the goal
    #[cfg_attr(feature = "clap", arg(long))]
    pub next: bool,

    /// Fill a cell of a Sudoku, such as `r2c1=5`
    #[cfg_attr(feature = "clap", arg(long, value_name = "CELL=VALUE"))]
    pub set: Vec<String>,

    /// Empty a cell, after every `--set`
    #[cfg_attr(feature = "clap", arg(long, value_name = "CELL"))]
    pub clear: Vec<String>,

    /// Print the value of a cell, after every `--set` and `--clear`
    #[cfg_attr(feature = "clap", arg(long, value_name = "CELL"))]
    pub get: Vec<String>,

    /// If the board of a Sudoku cannot be filled, name the entries that are wrong, by the solution
    #[cfg_attr(feature = "clap", arg(long))]
    pub reveal: bool,
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

    /// Asks for the values of these cells.
    #[must_use]
    pub fn get(mut self, cells: Vec<String>) -> Self {
        self.get = cells;
        self
    }

    /// Names the entries after which the board cannot be filled.
    #[must_use]
    pub fn reveal(mut self, reveal: bool) -> Self {
        self.reveal = reveal;
        self
    }

    /// Shows this state.
    #[must_use]
    pub fn state(mut self, state: Option<String>) -> Self {
        self.state = state;
        self
    }

    /// Whether an option is set that only ways have.
    fn has_way_options(&self) -> bool {
        self.moves || self.next || self.state.is_some() || self.to.is_some() || !self.way.is_empty()
    }

    /// Whether an option is set that only boards have.
    fn has_cell_options(&self) -> bool {
        self.reveal || !(self.set.is_empty() && self.clear.is_empty() && self.get.is_empty())
    }
}

/// What is shown.
#[derive(Clone, Debug)]
pub enum Shown {
    /// A board.
    Board(ShownBoard),
    /// A state of a puzzle whose solutions are ways.
    State(ShownState),
}

/// A board.
#[derive(Clone, Debug)]
pub struct ShownBoard {
    /// Its values.
    pub values: Values,
    /// The cells that violate a constraint.
    pub clashes: Vec<Clash>,
    /// Whether every cell is filled and no constraint is violated.
    pub solved: bool,
    /// Whether the empty cells can still be filled; `None` if a limit was reached first.
    pub solvable: Option<bool>,
    /// Why they cannot, if no constraint is violated or the wrong entries are to be named; `None` if a limit was
    /// reached first.
    pub dead_end: Option<DeadEnd>,
    /// The cells that were asked for.
    pub got: Vec<CellId>,
}

/// Shows the board of a puzzle, or a state.
///
/// # Errors
/// If the family has neither, a cell cannot be changed like this, or there is no such state.
pub fn show(puzzle: &Puzzle, options: &ShowOptions, budget: &mut Budget<'_>) -> Result<Shown, Refusal> {
    match puzzle.shape() {
        Shape::Grid(_) => Err(MessageId::GridHasNoBoard.into()),
        Shape::Sudoku(_) if options.has_way_options() => Err(MessageId::BoardHasNoStates.into()),
        Shape::Sudoku(puzzle) => sudoku::show(puzzle, options, budget).map(Shown::Board),
        Shape::Ways(_) if options.has_cell_options() => Err(MessageId::WaysHaveNoCells.into()),
        Shape::Ways(puzzle) => ways::show(&*puzzle, options, budget).map(Shown::State),
    }
}
