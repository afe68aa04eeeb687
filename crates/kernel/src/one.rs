//! One board at a time, as fast as it goes.

mod guess;
mod rules;
mod search;
mod start;

use std::ops::ControlFlow;

use crate::board::BoardLine;
use crate::options::{Answer, Options};
use crate::puzzle::Puzzle;
use crate::simd::rows::{RowSimd, run};
use search::{Found, Search};

/// Counts the solutions of a board, up to the limit.
pub fn count_one<P: Puzzle>(puzzle: &P, options: &Options<'_>) -> Answer {
    search(puzzle, options, Count)
}

/// Finds a solution of a board, whatever the limit; `None` if it has none or the work was stopped.
pub fn solve_one<P: Puzzle>(puzzle: &P, options: &Options<'_>) -> Option<BoardLine> {
    let mut solution = None;
    let options = Options { limit: 1, ..*options };
    search(
        puzzle,
        &options,
        HandOut(|line: &BoardLine| {
            solution = Some(*line);
            ControlFlow::Continue(())
        }),
    );
    solution
}

/// Hands out the solutions of a board, up to the limit or until `take` breaks off, always in the same order.
pub fn for_each_solution_one<P: Puzzle>(
    puzzle: &P,
    options: &Options<'_>,
    take: impl FnMut(&BoardLine) -> ControlFlow<()>,
) -> Answer {
    search(puzzle, options, HandOut(take))
}

fn search<P: Puzzle, F: Found>(puzzle: &P, options: &Options<'_>, found: F) -> Answer {
    if options.limit == 0 {
        return Answer { count: 0, finished: true };
    }
    run(options.backend, Search { form: puzzle.form(), options, found })
}

/// Nothing is done with a solution; the search counts it.
struct Count;

impl Found for Count {
    #[inline(always)]
    fn take<S: RowSimd, const N: usize>(&mut self, _: S, _: &[S::Rows; N]) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// A line is made of it and handed out.
struct HandOut<T>(T);

impl<T: FnMut(&BoardLine) -> ControlFlow<()>> Found for HandOut<T> {
    #[inline(always)]
    fn take<S: RowSimd, const N: usize>(&mut self, simd: S, solution: &[S::Rows; N]) -> ControlFlow<()> {
        (self.0)(&start::line(simd, solution))
    }
}
