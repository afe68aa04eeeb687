//! `count`: the number of solutions, also after each clue.

mod assignment;
mod ways;

use bachet_grid::KnownCounts;
use bachet_solver::Budget;
use bachet_statespace::Symmetry;

use super::options::way_options;
use super::{Count, Listing, Refusal, Verdict, WayCounts};
use bachet_sudoku::Estimate;

use crate::messages::{Message, MessageId};
use crate::ways::Shape;
use crate::{Progress, Puzzle};

/// The options of [`count`].
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct CountOptions<'p> {
    /// Count after each clue too.
    pub per_clue: bool,
    /// Find the order of the clues in which the number falls fastest too.
    pub best_order: bool,
    /// Estimate the number instead of counting.
    pub estimate: Option<Sampling>,
    /// Which ways to count, if the solutions are ways.
    pub listing: Listing,
    /// What counts as different in ways.
    pub symmetry: Symmetry,
    /// Counts that were found earlier: those after the clues of a logic grid are looked up there and added.
    pub known: Option<&'p KnownCounts>,
    /// Where to report progress.
    pub progress: Option<&'p Progress>,
}

/// How to estimate. The same seed gives the same estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampling {
    /// The number of samples.
    pub samples: u64,
    /// The seed of the random numbers.
    pub seed: u64,
}

way_options!(CountOptions);

impl<'p> CountOptions<'p> {
    /// Estimates the number with this sampling instead of counting, if there is one.
    #[must_use]
    pub fn estimate(mut self, sampling: Option<Sampling>) -> Self {
        self.estimate = sampling;
        self
    }

    /// Counts after each clue too, or not.
    #[must_use]
    pub fn per_clue(mut self, per_clue: bool) -> Self {
        self.per_clue = per_clue;
        self
    }

    /// Looks counts up that were found earlier, and adds those that it finds.
    #[must_use]
    pub fn known(mut self, known: Option<&'p KnownCounts>) -> Self {
        self.known = known;
        self
    }

    /// Finds the order of the clues in which the number falls fastest too, or not.
    #[must_use]
    pub fn best_order(mut self, best_order: bool) -> Self {
        self.best_order = best_order;
        self
    }
}

/// What [`count`] found.
#[derive(Clone, Debug)]
pub struct Counted {
    /// Whether there is no solution, one, or several.
    pub verdict: Verdict,
    /// The number of solutions.
    pub count: Count,
    /// The number before the first clue and after each.
    pub per_clue: Option<Vec<Count>>,
    /// The indices of the clues in that order, each with the number of solutions left after it.
    pub best_order: Option<Vec<(usize, Count)>>,
    /// An estimate, if one was asked for and there are several solutions.
    pub estimate: Option<Estimate>,
    /// The numbers of ways, states and moves, if the solutions are ways.
    pub ways: Option<WayCounts>,
}

impl Counted {
    fn new(verdict: Verdict, count: Count) -> Self {
        Self { verdict, count, per_clue: None, best_order: None, estimate: None, ways: None }
    }

    /// Whether no limit was reached.
    pub fn exact(&self) -> bool {
        let per_clue = self.per_clue.iter().flatten();
        let best_order = self.best_order.iter().flatten().map(|(_, count)| count);
        self.count.exact && per_clue.chain(best_order).all(|count| count.exact)
    }
}

/// Counts the solutions.
///
/// # Errors
/// If the puzzle cannot be compiled or does not have what an option asks for.
pub fn count(puzzle: &Puzzle, options: &CountOptions<'_>, budget: &mut Budget<'_>) -> Result<Counted, Refusal> {
    match puzzle.shape() {
        Shape::Grid(_) | Shape::Sudoku(_) if options.has_way_options() => Err(MessageId::OnlyWays.into()),
        Shape::Sudoku(_) | Shape::Ways(_) if options.per_clue || options.best_order => {
            let option = if options.best_order { "--best-order" } else { "--per-clue" };
            Err(Refusal::Because(Message::from(MessageId::OnlyGridsHaveClues).text("option", option)))
        }
        Shape::Grid(_) | Shape::Ways(_) if options.estimate.is_some() => Err(MessageId::OnlySudokuIsEstimated.into()),
        Shape::Grid(puzzle) => Ok(assignment::grid(puzzle, options, budget)?),
        Shape::Sudoku(puzzle) => Ok(assignment::sudoku(puzzle, options, budget)?),
        Shape::Ways(puzzle) => ways::count(&*puzzle, options, budget),
    }
}
