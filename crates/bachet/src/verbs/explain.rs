//! `explain`: the reasoning that a person would follow from what is given to the solution.

pub(super) mod board;
pub(super) mod grid;
pub(super) mod ways;

use bachet_explain::board::BoardRule;
use bachet_explain::grid::GridRule;
use bachet_explain::{Fact, Step};
use bachet_sudoku::Sudoku;
use serde::Deserialize;

use super::Refusal;
use super::entered::WrongEntries;
use crate::messages::MessageId;
use crate::ways::Shape;
use crate::{Budget, Puzzle};
pub use ways::{
    Counting, ExplainedMove, Fate, Layer, NoShorter, NoWayExplained, OtherMoves, ReachedState, WaysExplanation,
};

/// The options of [`explain`].
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct ExplainOptions {
    /// Begin with this entry: a value of a Sudoku, such as `r2c1=5`, or a pair of a logic grid, such as `Ann = tea`;
    /// with `!=` it is crossed out
    #[cfg_attr(feature = "clap", arg(long, value_name = "ENTRY"))]
    pub set: Vec<String>,

    /// Use no techniques with names, only small sets of rules and facts
    #[cfg_attr(feature = "clap", arg(long))]
    pub no_techniques: bool,

    /// Prove that each step of a logic grid is the easiest, or say how much easier another could be
    #[cfg_attr(feature = "clap", arg(long))]
    pub optimal: bool,

    /// Show all steps in a logic grid, also those that the solution does not need
    #[cfg_attr(feature = "clap", arg(long))]
    pub all_steps: bool,
}

/// An explanation.
#[derive(Clone, Debug)]
pub struct Explained {
    /// The steps.
    pub steps: Steps,
    /// How it ends.
    pub end: ExplanationEnd,
}

/// The steps of an explanation, by the kind of puzzle.
#[derive(Clone, Debug)]
pub enum Steps {
    /// Of a logic grid.
    Grid(GridSteps),
    /// Of a board.
    Board(BoardSteps),
    /// Of a puzzle whose solutions are ways: the moves of a shortest one.
    Ways(Box<WaysExplanation>),
}

/// The steps in a logic grid.
#[derive(Clone, Debug)]
pub struct GridSteps {
    /// What was entered before the first step.
    pub entries: Vec<Fact>,
    /// The steps.
    pub steps: Vec<Step<GridRule>>,
    /// For each step the number of steps that could be seen directly at that point.
    pub open: Vec<usize>,
    /// If that was asked for, for each step what every step at that point costs at least.
    pub at_least: Option<Vec<u32>>,
}

/// The steps on a board.
#[derive(Clone, Debug)]
pub struct BoardSteps {
    /// The board with its givens.
    pub sudoku: Sudoku,
    /// What was entered before the first step.
    pub entries: Vec<Fact>,
    /// The steps.
    pub steps: Vec<Step<BoardRule>>,
}

/// How an explanation ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExplanationEnd {
    /// The puzzle is solved.
    Solved,
    /// Nothing more follows: there are several solutions.
    Several,
    /// There is no solution.
    None,
    /// There are wrong entries, so nothing is explained.
    Wrong(WrongEntries),
    /// A limit was reached.
    Unknown,
    /// No more steps were wanted.
    Cut,
}

impl Steps {
    /// Returns the number of steps.
    pub fn count(&self) -> usize {
        match self {
            Self::Grid(found) => found.steps.len(),
            Self::Board(found) => found.steps.len(),
            Self::Ways(found) => found.steps.len(),
        }
    }
}

/// Explains step by step how a person reaches the solution, from what is given and entered.
///
/// # Errors
/// If the puzzle cannot be compiled, or an entry cannot be read.
pub fn explain(puzzle: &Puzzle, options: &ExplainOptions, budget: &mut Budget<'_>) -> Result<Explained, Refusal> {
    match puzzle.shape() {
        Shape::Grid(puzzle) => grid::explain(puzzle, options, usize::MAX, budget),
        Shape::Sudoku(puzzle) => board::explain(puzzle, options, usize::MAX, budget),
        Shape::Ways(_) if !options.set.is_empty() => Err(MessageId::WaysHaveNoCells.into()),
        Shape::Ways(puzzle) => {
            let found = ways::explain(&*puzzle, budget)?;
            let end = match (&found.no_way, found.counts.distance) {
                (Some(_), _) => ExplanationEnd::None,
                (None, None) => ExplanationEnd::Unknown,
                (None, Some(_)) => ExplanationEnd::Solved,
            };
            Ok(Explained { steps: Steps::Ways(Box::new(found)), end })
        }
    }
}
