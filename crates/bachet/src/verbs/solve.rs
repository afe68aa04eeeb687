//! `solve`: every solution, and the answers to the questions.

mod answers;
mod assignment;
mod crossing;
mod moving;

use bachet_crossing::Symmetry;
use bachet_solver::Budget;

use super::{Count, Listing, MoveCounts, Refusal, Solution, Verdict, WayCounts};
use crate::messages::MessageId;
use crate::{Progress, Puzzle};

pub use answers::{Answered, Value};

/// The options of [`solve`].
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SolveOptions<'p> {
    /// Maximum number of solutions to keep; fewer are kept if they are large.
    pub first: usize,
    /// Of a logic grid: maximum number of solutions to use for the answers, fewer if they are large. The others are only
    /// counted.
    pub answer: u64,
    /// Of a river crossing: which ways to list.
    pub listing: Listing,
    /// Of a river crossing: who counts as different.
    pub symmetry: Symmetry,
    /// Of a river crossing: how many crossings of each way to keep.
    pub crossings: usize,
    /// Where to report progress.
    pub progress: Option<&'p Progress>,
}

impl Default for SolveOptions<'_> {
    fn default() -> Self {
        let (listing, symmetry) = (Listing::default(), Symmetry::Named);
        Self { first: 25, answer: 100_000, listing, symmetry, crossings: 1000, progress: None }
    }
}

impl<'p> SolveOptions<'p> {
    /// Keeps at most `first` solutions.
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

    /// Keeps at most `crossings` crossings of each way.
    #[must_use]
    pub fn crossings(mut self, crossings: usize) -> Self {
        self.crossings = crossings;
        self
    }

    /// Reports to `progress` while it works.
    #[must_use]
    pub fn progress(mut self, progress: &'p Progress) -> Self {
        self.progress = Some(progress);
        self
    }

    /// Says how many solutions were found so far.
    fn report(&self, solutions: u64) {
        self.progress.iter().for_each(|progress| progress.set_solutions(solutions));
    }

    /// Whether an option is set that only river crossings have.
    fn speaks_of_ways(&self) -> bool {
        (self.listing, self.symmetry) != (Listing::default(), Symmetry::Named)
    }
}

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
    /// Whether all solutions were used for the answers.
    pub answers_exact: bool,
    /// Whether the listing stopped at its maximum although there are more solutions.
    pub stopped: bool,
    /// Of a river crossing: what is known of all ways.
    pub ways: Option<WayCounts>,
    /// Of a puzzle of moves: what is known of all ways.
    pub moves: Option<MoveCounts>,
}

impl Solutions {
    /// Replaces the number of solutions.
    fn set_count(&mut self, count: Count) {
        self.verdict = Verdict::of(&count);
        self.count = count;
    }
}

/// Finds the solutions and answers the questions.
///
/// # Errors
/// If the puzzle cannot be compiled or does not have what an option asks for.
pub fn solve(puzzle: &Puzzle, options: &SolveOptions<'_>, budget: &mut Budget<'_>) -> Result<Solutions, Refusal> {
    match puzzle {
        Puzzle::Grid(_) | Puzzle::Sudoku(_) if options.speaks_of_ways() => Err(MessageId::OnlyCrossings.into()),
        Puzzle::Grid(puzzle) => Ok(assignment::grid(puzzle, options, budget)?),
        Puzzle::Sudoku(puzzle) => Ok(assignment::sudoku(puzzle, options, budget)?),
        Puzzle::Crossing(puzzle) => crossing::solve(puzzle, options, budget),
        Puzzle::Moving(puzzle) => Ok(moving::solve(puzzle, options, budget)),
    }
}
