//! `solve`: every solution, and the answers to the questions.

mod answers;
mod assignment;
mod ways;

use bachet_solver::Budget;
use bachet_statespace::Symmetry;

use super::options::way_options;
use super::{Clash, Count, Listing, Refusal, Solution, Verdict, WayCounts};
use crate::messages::MessageId;
use crate::ways::Shape;
use crate::{Progress, Puzzle};

pub(super) use answers::answered;
pub use answers::{Answered, Value};
pub(super) use ways::solve as solve_ways;

/// The options of [`solve`].
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SolveOptions<'p> {
    /// Maximum number of solutions to keep; fewer are kept if they are large.
    pub first: usize,
    /// Of a logic grid: maximum number of solutions to use for the answers, fewer if they are large. The others are
    /// only counted.
    pub answer: u64,
    /// Of a logic grid or a Sudoku: number of solutions that is enough to know. The search ends when it finds one more,
    /// and does not count the others.
    pub enough: Option<u64>,
    /// Which ways to list, if the solutions are ways.
    pub listing: Listing,
    /// What counts as different in ways.
    pub symmetry: Symmetry,
    /// Maximum number of moves of each way to keep.
    pub max_moves: usize,
    /// Where to report progress.
    pub progress: Option<&'p Progress>,
}

impl Default for SolveOptions<'_> {
    fn default() -> Self {
        let (listing, symmetry) = (Listing::default(), Symmetry::default());
        Self { first: 25, answer: 100_000, enough: None, listing, symmetry, max_moves: 1000, progress: None }
    }
}

way_options!(SolveOptions);

impl SolveOptions<'_> {
    /// Keeps at most `first` solutions.
    #[must_use]
    pub fn first(mut self, first: usize) -> Self {
        self.first = first;
        self
    }

    /// Ends the search of a logic grid or a Sudoku when it finds more than this number of solutions.
    #[must_use]
    pub fn enough(mut self, solutions: u64) -> Self {
        self.enough = Some(solutions);
        self
    }

    /// Keeps at most `max_moves` moves of each way.
    #[must_use]
    pub fn max_moves(mut self, max_moves: usize) -> Self {
        self.max_moves = max_moves;
        self
    }
}

/// What [`solve`] found.
#[derive(Clone, Debug)]
pub struct Solutions {
    /// The number of solutions in a word.
    pub verdict: Verdict,
    /// The number of solutions.
    pub count: Count,
    /// The first solutions.
    pub solutions: Vec<Solution>,
    /// The answers to the questions.
    pub answers: Vec<Answered>,
    /// Whether all solutions were used for the answers.
    pub answers_exact: bool,
    /// Whether the listing stopped at its maximum although there are more solutions.
    pub stopped: bool,
    /// The givens of a Sudoku that violate a constraint.
    pub clashes: Vec<Clash>,
    /// The numbers of ways, states and moves, if the solutions are ways.
    pub ways: Option<WayCounts>,
}

impl Solutions {
    fn new(verdict: Verdict, count: Count, solutions: Vec<Solution>) -> Self {
        let (answers, clashes) = (Vec::new(), Vec::new());
        Self { verdict, count, solutions, answers, answers_exact: true, stopped: false, clashes, ways: None }
    }

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
    match puzzle.shape() {
        Shape::Grid(_) | Shape::Sudoku(_) if options.has_way_options() => Err(MessageId::OnlyWays.into()),
        Shape::Grid(puzzle) => Ok(assignment::grid(puzzle, options, budget)?),
        Shape::Sudoku(puzzle) => Ok(assignment::sudoku(puzzle, options, budget)?),
        Shape::Ways(puzzle) => ways::solve(&*puzzle, options, budget),
    }
}
