//! What a setter wants to know.

mod clues;
mod grid;
mod sudoku;
mod ways;

use bachet_solver::Budget;

use super::{Count, Refusal, Solution, Verdict};
use crate::Puzzle;
use crate::messages::MessageId;
use crate::ways::Shape;

pub use clues::CluePart;
pub use grid::{Addition, Differing, GridFindings};
pub use sudoku::SudokuFindings;
pub use ways::WayFindings;

/// What to do in [`check`].
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct CheckOptions {
    /// Prove the smallest number of clues that suffices.
    pub smallest: bool,
}

impl CheckOptions {
    /// Whether to prove the smallest number of clues that suffices.
    #[must_use]
    pub fn smallest(mut self, smallest: bool) -> Self {
        self.smallest = smallest;
        self
    }
}

/// What [`check`] found.
#[derive(Clone, Debug)]
pub struct Checked {
    /// How many solutions there are, in a word.
    pub verdict: Verdict,
    /// How many there are.
    pub count: Count,
    /// Some of them.
    pub solutions: Vec<Solution>,
    /// What else was found.
    pub findings: Findings,
    /// Whether no limit was reached.
    pub complete: bool,
}

/// What [`check`] found in a puzzle of a family.
#[derive(Clone, Debug)]
pub enum Findings {
    /// In a logic grid.
    Grid(GridFindings),
    /// In a Sudoku.
    Sudoku(SudokuFindings),
    /// In a puzzle whose solutions are ways.
    Ways(WayFindings),
}

/// Finds out what a setter wants to know.
///
/// # Errors
/// What keeps the puzzle from being stated.
pub fn check(puzzle: &Puzzle, options: &CheckOptions, budget: &mut Budget<'_>) -> Result<Checked, Refusal> {
    match puzzle.shape() {
        Shape::Grid(puzzle) => Ok(grid::check(puzzle, *options, budget)?),
        Shape::Sudoku(_) if options.smallest => Err(MessageId::SudokuSmallest.into()),
        Shape::Sudoku(puzzle) => Ok(sudoku::check(puzzle, budget)?),
        Shape::Ways(_) if options.smallest => Err(MessageId::WaysSmallest.into()),
        Shape::Ways(puzzle) => ways::check(&*puzzle, budget),
    }
}
