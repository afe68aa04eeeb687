//! Functions for single boards, with low latency.

mod guess;
mod rules;
mod search;
mod start;

use std::ops::ControlFlow;

use crate::board::BoardLine;
use crate::options::{Answer, Options};
use crate::puzzle::Puzzle;
use crate::simd::rows::{RowSimd, run};
use search::{Search, SolutionSink};

/// Counts the solutions of a board, up to the limit.
pub fn count_one<P: Puzzle>(puzzle: &P, options: &Options<'_>) -> Answer {
    search(puzzle, options, Count)
}

/// Returns a solution of a board, or `None` if it has none or the work was stopped. Ignores the limit.
pub fn solve_one<P: Puzzle>(puzzle: &P, options: &Options<'_>) -> Option<BoardLine> {
    let mut solution = None;
    let options = Options { limit: 1, ..*options };
    search(
        puzzle,
        &options,
        CallWithLine(|line: &BoardLine| {
            solution = Some(*line);
            ControlFlow::Continue(())
        }),
    );
    solution
}

/// Calls `take` with the solutions of a board, up to the limit or until `take` breaks, always in the same order.
pub fn for_each_solution_one<P: Puzzle>(
    puzzle: &P,
    options: &Options<'_>,
    take: impl FnMut(&BoardLine) -> ControlFlow<()>,
) -> Answer {
    search(puzzle, options, CallWithLine(take))
}

fn search<P: Puzzle, F: SolutionSink>(puzzle: &P, options: &Options<'_>, found: F) -> Answer {
    if options.limit == 0 {
        return Answer { count: 0, finished: true };
    }
    run(options.backend, Search { board_ref: puzzle.board_ref(), options, found })
}

/// Ignores the solutions; the search counts them.
struct Count;

impl SolutionSink for Count {
    #[inline(always)]
    fn take<S: RowSimd, const N: usize>(&mut self, _: S, _: &[S::Rows; N]) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Calls a function with each solution as a line.
struct CallWithLine<T>(T);

impl<T: FnMut(&BoardLine) -> ControlFlow<()>> SolutionSink for CallWithLine<T> {
    #[inline(always)]
    fn take<S: RowSimd, const N: usize>(&mut self, simd: S, solution: &[S::Rows; N]) -> ControlFlow<()> {
        (self.0)(&start::line(simd, solution))
    }
}
