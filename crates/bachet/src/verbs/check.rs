//! `check`: what the author of a puzzle wants to know.

mod clues;
mod grid;
mod sudoku;
mod ways;

use bachet_solver::Budget;
use serde::Deserialize;

use super::{Count, Refusal, Solution, Verdict};
use crate::Puzzle;
use crate::messages::MessageId;
use crate::ways::Shape;

pub use clues::CluePart;
pub use grid::{Addition, Differing, GridFindings};
pub use sudoku::{PencilMarks, SudokuFindings, candidates_follow};
pub use ways::WayFindings;

/// The options of [`check`].
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct CheckOptions {
    /// Find the smallest set of clues of a logic grid that suffices
    #[cfg_attr(feature = "clap", arg(long))]
    pub smallest: bool,
}

impl CheckOptions {
    /// Proves the smallest number of clues that suffices, or not.
    #[must_use]
    pub fn smallest(mut self, smallest: bool) -> Self {
        self.smallest = smallest;
        self
    }
}

/// What [`check`] found.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The number of solutions in a word.
    pub verdict: Verdict,
    /// The number of solutions.
    pub count: Count,
    /// Some solutions.
    pub solutions: Vec<Solution>,
    /// The other findings.
    pub findings: Findings,
    /// Whether no limit was reached.
    pub complete: bool,
}

/// What [`check`] found besides the number of solutions.
#[derive(Clone, Debug)]
pub enum Findings {
    /// In a logic grid.
    Grid(GridFindings),
    /// In a Sudoku.
    Sudoku(SudokuFindings),
    /// In a puzzle whose solutions are ways.
    Ways(WayFindings),
}

/// Finds out what the author of a puzzle wants to know.
///
/// # Errors
/// If the puzzle cannot be compiled, or does not have what an option asks for.
pub fn check(puzzle: &Puzzle, options: &CheckOptions, budget: &mut Budget<'_>) -> Result<Checked, Refusal> {
    match puzzle.shape() {
        Shape::Grid(puzzle) => Ok(grid::check(puzzle, *options, budget)?),
        Shape::Sudoku(_) | Shape::Ways(_) if options.smallest => Err(MessageId::OnlyGridsHaveSmallest.into()),
        Shape::Sudoku(puzzle) => Ok(sudoku::check(puzzle, budget)?),
        Shape::Ways(puzzle) => ways::check(&*puzzle, budget),
    }
}
