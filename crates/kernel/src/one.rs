//! Functions for single boards, with low latency.

mod bands;
mod choice;
#[cfg(target_arch = "x86_64")]
mod guess;
#[cfg(target_arch = "x86_64")]
mod rules;
#[cfg(target_arch = "x86_64")]
mod search;
#[cfg(target_arch = "x86_64")]
mod start;

use std::ops::ControlFlow;

#[cfg(target_arch = "x86_64")]
use crate::Backend;
use crate::board::BoardLine;
use crate::options::{Answer, Options};
use crate::puzzle::Puzzle;
#[cfg(target_arch = "x86_64")]
use crate::simd::rows::run;

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
    let board_ref = puzzle.board_ref();
    #[cfg(target_arch = "x86_64")]
    if options.backend != Backend::Portable && options.backend.is_available() {
        return run(options.backend, search::Search { board_ref, options, found });
    }
    bands::search(board_ref, options, found)
}

/// Receives solutions.
trait SolutionSink {
    /// Whether it needs the solutions as lines; otherwise [`take`](Self::take) is not called.
    const TAKES_LINES: bool;

    /// Receives a solution.
    fn take(&mut self, line: &BoardLine) -> ControlFlow<()>;
}

/// Ignores the solutions; the search counts them.
struct Count;

impl SolutionSink for Count {
    const TAKES_LINES: bool = false;

    fn take(&mut self, _: &BoardLine) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Calls a function with each solution as a line.
struct CallWithLine<T>(T);

impl<T: FnMut(&BoardLine) -> ControlFlow<()>> SolutionSink for CallWithLine<T> {
    const TAKES_LINES: bool = true;

    #[inline(always)]
    fn take(&mut self, line: &BoardLine) -> ControlFlow<()> {
        (self.0)(line)
    }
}
