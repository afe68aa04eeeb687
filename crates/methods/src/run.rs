//! Running a method.

use std::ops::ControlFlow;

use bachet_notation::clue::Truth;
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::Budget;

use crate::method::table;
use crate::reporter::Reporter;
use crate::{Family, Method, Problem, Sink};

/// Options of a run.
#[derive(Clone, Debug, Default)]
pub struct RunOptions {
    /// Number of solutions after which the method stops; `None` for all solutions.
    pub solutions: Option<u64>,
    /// Indices of clues of a logic grid in the order in which they are used. The other clues follow in their own order.
    pub order: Vec<u32>,
}

impl RunOptions {
    /// Returns the clues of a puzzle in the order in which they are used, without those that have no meaning.
    ///
    /// # Errors
    /// The puzzle cannot be compiled, for example because a clue is too large to be evaluated.
    pub(crate) fn clues<'p>(&self, puzzle: &'p GridPuzzle) -> Result<Vec<(u32, &'p Truth)>, Unfit> {
        bachet_grid::compile(puzzle).map_err(Unfit::Invalid)?;
        let others = (0..puzzle.clues.len() as u32).filter(|clue| !self.order.contains(clue));
        let order = self.order.iter().copied().chain(others);
        Ok(order.filter_map(|clue| Some((clue, puzzle.clues.get(clue as usize)?.truth.as_ref()?))).collect())
    }
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEnd {
    /// The search space is exhausted: there are no further solutions.
    Exhausted,
    /// The sink stopped the run, or enough solutions were found.
    Stopped,
    /// The budget was spent.
    Limit,
    /// The method reached its memory limit: a larger budget would not help.
    Full,
}

/// Whether a method continues, or how it ends.
pub type Flow = ControlFlow<RunEnd>;

/// Why a method does not run on a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The method is not for puzzles of the family.
    Family(Method, Family),
    /// The puzzle cannot be compiled.
    Invalid(Vec<Diagnostic>),
    /// The puzzle is too large for the method.
    TooLarge(Method),
    /// The states of the puzzle have numbers of more than 128 bits, which no event can hold.
    StatesTooLarge,
}

/// Runs a method on a puzzle and reports every event to the sink. A step of the budget is a node of the search tree, a
/// candidate where there is no tree, or a way that is listed at the end.
///
/// # Errors
/// Why the method does not run on the puzzle.
pub fn run<S: Sink>(
    method: Method,
    problem: Problem<'_>,
    options: &RunOptions,
    sink: &mut S,
    budget: &mut Budget<'_>,
) -> Result<RunEnd, Unfit> {
    let row = table().into_iter().find(|(other, _)| *other == method && method.is_for(problem.family()));
    let Some((_, run)) = row else { return Err(Unfit::Family(method, problem.family())) };
    Ok(match run(problem, options, &mut Reporter::new(sink, budget, options.solutions))? {
        ControlFlow::Continue(()) => RunEnd::Exhausted,
        ControlFlow::Break(end) => end,
    })
}
