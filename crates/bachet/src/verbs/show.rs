//! `show`: a board, marks on a logic grid or a state, perhaps with changes: what is wrong with it, and whether it can
//! still be solved.

mod dead_end;
mod graph;
mod grid;
mod marks;
mod sudoku;
mod ways;

use bachet_notation::sudoku::CellId;
use bachet_solver::Budget;
use bachet_sudoku::Values;
use serde::Deserialize;

use super::{Answered, Candidates, Clash, Refusal, Solution};
use crate::Puzzle;
use crate::messages::{Message, MessageId};
use crate::ways::Shape;
pub use dead_end::DeadEnd;
pub use graph::{GraphFocus, ShownGraph, ShownGraphState, ShownKind, ShownPart};
pub(super) use grid::{Pairs, clue, pair};
pub(super) use marks::{Blamed, Marks, Spent, blamed};
pub use sudoku::example_change;
pub(super) use sudoku::{cell, no_value, without_entries};
pub use ways::{Broken, Reached, ShownMove, ShownMoves, ShownState, Tried};

/// The options of [`show`]. It fills cells, then empties cells.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
#[expect(clippy::struct_excessive_bools, reason = "each is an option that may be given with any other")]
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

    /// List the states that can be reached, up to symmetry, and the moves between them, with the way so far; if they are
    /// more than 150, this part of them
    #[cfg_attr(feature = "clap", arg(long, value_name = "PART", value_enum, num_args = 0..=1, default_missing_value = "near"))]
    pub graph: Option<GraphFocus>,

    /// Show a move on a shortest way to the goal
    #[cfg_attr(feature = "clap", arg(long))]
    pub next: bool,

    /// Fill a cell of a Sudoku, such as `r2c1=5`; of a logic grid tick a pair, such as `Ann = tea`, or cross it: `!=`
    #[cfg_attr(feature = "clap", arg(long, value_name = "MARK"))]
    pub set: Vec<String>,

    /// Empty a cell, after every `--set`
    #[cfg_attr(feature = "clap", arg(long, value_name = "CELL"))]
    pub clear: Vec<String>,

    /// Print the value of a cell, after every `--set` and `--clear`
    #[cfg_attr(feature = "clap", arg(long, value_name = "CELL"))]
    pub get: Vec<String>,

    /// If no solution has all entries or marks, say how many of them are in none, without naming them
    #[cfg_attr(feature = "clap", arg(long))]
    pub count_wrong: bool,

    /// If no solution has all entries or marks, name those that are in none
    #[cfg_attr(feature = "clap", arg(long))]
    pub reveal: bool,

    /// Tell what a cell holds, or whether a pair belongs together, in a solution with as many of the marks as possible
    #[cfg_attr(feature = "clap", arg(long, value_name = "CELL"))]
    pub tell: Vec<String>,

    /// Show the whole of that solution
    #[cfg_attr(feature = "clap", arg(long))]
    pub solution: bool,

    /// Show the values that each cell has in some solution with all entries or marks
    #[cfg_attr(feature = "clap", arg(long))]
    pub candidates: bool,
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

    /// Counts the entries or marks that no solution has.
    #[must_use]
    pub fn count_wrong(mut self, count_wrong: bool) -> Self {
        self.count_wrong = count_wrong;
        self
    }

    /// Tells what these cells hold, or whether these pairs belong together.
    #[must_use]
    pub fn tell(mut self, places: Vec<String>) -> Self {
        self.tell = places;
        self
    }

    /// Shows a solution with as many of the entries or marks as possible.
    #[must_use]
    pub fn solution(mut self, solution: bool) -> Self {
        self.solution = solution;
        self
    }

    /// Shows the values that each cell has in some solution with all entries or marks.
    #[must_use]
    pub fn candidates(mut self, candidates: bool) -> Self {
        self.candidates = candidates;
        self
    }

    /// Names the entries or marks that no solution has.
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
        self.moves
            || self.next
            || self.graph.is_some()
            || self.state.is_some()
            || self.to.is_some()
            || !self.way.is_empty()
    }

    /// Whether an option is set that only boards have.
    fn has_cell_options(&self) -> bool {
        !(self.clear.is_empty() && self.get.is_empty())
    }

    /// Whether an option is set that boards and logic grids have.
    fn has_mark_options(&self) -> bool {
        let is_set = self.count_wrong || self.reveal || self.candidates || self.wants_solution();
        is_set || !self.set.is_empty()
    }

    /// Whether a solution is needed.
    fn wants_solution(&self) -> bool {
        self.solution || !self.tell.is_empty()
    }
}

/// What is shown.
#[derive(Clone, Debug)]
pub enum Shown {
    /// A board.
    Board(ShownBoard),
    /// The marks on a logic grid.
    Grid(ShownGrid),
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
    /// Why they cannot, if no constraint is violated or the wrong entries are to be named or counted; `None` if a limit
    /// was reached first.
    pub dead_end: Option<DeadEnd<CellId>>,
    /// The cells that were asked for.
    pub got: Vec<CellId>,
    /// The cells that were to be told, with their values; `None` if there is no solution, or a limit was reached first.
    pub told: Vec<(CellId, Option<u8>)>,
    /// A solution with as many of the entries as possible, if it was asked for and one is known.
    pub solution: Option<Solution>,
    /// The values that each cell has in some solution with all entries, if they were asked for.
    pub candidates: Option<Candidates>,
}

/// The marks on a logic grid.
#[derive(Clone, Debug)]
pub struct ShownGrid {
    /// The marks as they were given.
    pub marks: Vec<String>,
    /// Whether the marks leave one table only, in which every clue holds.
    pub solved: bool,
    /// Whether some solution has all marks; `None` if a limit was reached first.
    pub solvable: Option<bool>,
    /// Why none has, by the indices of the marks; `None` if a limit was reached first.
    pub dead_end: Option<DeadEnd<usize>>,
    /// The pairs that were to be told, with whether they belong together; `None` if there is no solution, or a limit was
    /// reached first.
    pub told: Vec<(String, Option<bool>)>,
    /// The answers to the questions, if it is solved.
    pub answers: Vec<Answered>,
    /// A solution with as many of the marks as possible, if it was asked for and one is known.
    pub solution: Option<Solution>,
    /// The values that each cell has in some solution with all marks, if they were asked for.
    pub candidates: Option<Candidates>,
}

/// Shows the board of a puzzle, marks on it, or a state.
///
/// # Errors
/// If the family has no such thing, a cell cannot be changed like this, or there is no such mark or state.
pub fn show(puzzle: &Puzzle, options: &ShowOptions, budget: &mut Budget<'_>) -> Result<Shown, Refusal> {
    match puzzle.shape() {
        Shape::Grid(puzzle) if options.has_way_options() || options.has_cell_options() => {
            let why = Message::from(MessageId::GridHasNoCells).text("example", grid::example(puzzle));
            Err(Refusal::Because(why))
        }
        Shape::Grid(_) if !options.has_mark_options() => Err(MessageId::GridHasNoBoard.into()),
        Shape::Grid(puzzle) => grid::show(puzzle, options, budget).map(Shown::Grid),
        Shape::Sudoku(_) if options.has_way_options() => Err(MessageId::BoardHasNoStates.into()),
        Shape::Sudoku(puzzle) => sudoku::show(puzzle, options, budget).map(Shown::Board),
        Shape::Ways(_) if options.has_cell_options() || options.has_mark_options() => {
            Err(MessageId::WaysHaveNoCells.into())
        }
        Shape::Ways(puzzle) => ways::show(&*puzzle, options, budget).map(Shown::State),
    }
}
