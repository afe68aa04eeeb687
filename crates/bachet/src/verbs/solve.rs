//! Every solution, and the answers to the questions.

mod answers;
mod crossing;
mod grid;
mod moving;
mod sudoku;

use bachet_crossing::Symmetry;
use bachet_solver::Budget;

use super::{Count, Listing, MoveCounts, Refusal, Verdict, Way, WayCounts};
use crate::messages::MessageId;
use crate::{Known, Puzzle};

pub use answers::{Answered, Value};

/// What to do in [`solve`].
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SolveOptions {
    /// How many solutions to keep, fewer if they are large.
    pub first: usize,
    /// How many solutions to go through for the answers, fewer if they are large; beyond them they are only counted.
    pub answer: u64,
    /// Of a river crossing: which ways to list.
    pub listing: Listing,
    /// Of a river crossing: who counts as different.
    pub symmetry: Symmetry,
    /// Of a river crossing: how many crossings of each way to keep.
    pub crossings: usize,
}

impl Default for SolveOptions {
    fn default() -> Self {
        let (listing, symmetry) = (Listing::default(), Symmetry::Named);
        Self { first: 25, answer: 100_000, listing, symmetry, crossings: 1000 }
    }
}

impl SolveOptions {
    /// Keeps so many solutions.
    #[must_use]
    pub fn first(mut self, first: usize) -> Self {
        self.first = first;
        self
    }

    /// Lists these ways of a river crossing.
    #[must_use]
    pub fn ways(mut self, listing: Listing, symmetry: Symmetry) -> Self {
        (self.listing, self.symmetry) = (listing, symmetry);
        self
    }

    /// Keeps so many crossings of each way.
    #[must_use]
    pub fn crossings(mut self, crossings: usize) -> Self {
        self.crossings = crossings;
        self
    }

    /// Whether something is asked for that only river crossings have.
    fn speaks_of_ways(&self) -> bool {
        (self.listing, self.symmetry) != (Listing::default(), Symmetry::Named)
    }
}

/// So many cells of solutions are kept: each becomes text before it is shown.
const KEPT: usize = 1_000_000;

/// What [`solve`] found.
#[derive(Clone, Debug)]
pub struct Solutions {
    /// How many there are, in a word.
    pub verdict: Verdict,
    /// How many there are.
    pub count: Count,
    /// The first of them.
    pub solutions: Vec<Solution>,
    /// The answers to the questions.
    pub answers: Vec<Answered>,
    /// Whether the answers went through all solutions.
    pub answers_exact: bool,
    /// Whether there are more than were gone through, and no limit was reached.
    pub stopped: bool,
    /// Of a river crossing: what is known of all ways.
    pub ways: Option<WayCounts>,
    /// Of a puzzle of moves: what is known of all ways.
    pub moves: Option<MoveCounts>,
}

/// A solution of a puzzle, of the puzzle's family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// Of a logic grid.
    Grid(bachet_grid::Solution),
    /// Of a Sudoku.
    Sudoku(bachet_sudoku::Solution),
    /// Of a river crossing.
    Crossing(Way),
    /// Of a puzzle of moves.
    Moving(bachet_moving::Way),
}

/// Finds the solutions and answers the questions.
///
/// # Errors
/// What keeps the puzzle from being stated.
pub fn solve(
    puzzle: &Puzzle,
    options: &SolveOptions,
    budget: &mut Budget<'_>,
    known: &Known,
) -> Result<Solutions, Refusal> {
    match puzzle {
        Puzzle::Grid(_) | Puzzle::Sudoku(_) if options.speaks_of_ways() => Err(MessageId::OnlyCrossings.into()),
        Puzzle::Grid(puzzle) => Ok(grid::solve(puzzle, options, budget, known)?),
        Puzzle::Sudoku(puzzle) => Ok(sudoku::solve(puzzle, options, budget, known)?),
        Puzzle::Crossing(puzzle) => crossing::solve(puzzle, options, budget, known),
        Puzzle::Moving(puzzle) => Ok(moving::solve(puzzle, options, budget, known)),
    }
}
