//! One board at a time, as fast as it goes.

mod guess;
mod rules;
mod search;
mod start;

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use crate::board::Line;
use crate::path::Path;
use crate::simd::rows::{Rows, run};
use search::{Found, Search};

pub use search::End;
pub use start::Clues;

/// Counts the solutions of a board, up to the limit.
pub fn count_one<'b>(board: impl Into<Clues<'b>>, path: Path, limit: u64) -> u64 {
    if limit == 0 {
        return 0;
    }
    let found = Count { found: 0, limit };
    run(path, Search { clues: board.into(), cancel: None, found }).1.found
}

/// Finds a solution of a board.
pub fn solve_one<'b>(board: impl Into<Clues<'b>>, path: Path) -> Option<Line> {
    let mut solution = None;
    for_each_solution(board, path, None, &mut |line| {
        solution = Some(*line);
        ControlFlow::Break(())
    });
    solution
}

/// Hands out every solution of a board until `take` breaks off or somebody raises the flag.
pub fn for_each_solution<'b>(
    board: impl Into<Clues<'b>>,
    path: Path,
    cancel: Option<&AtomicBool>,
    take: &mut dyn FnMut(&Line) -> ControlFlow<()>,
) -> End {
    run(path, Search { clues: board.into(), cancel, found: HandOut { take } }).0
}

/// Counts.
struct Count {
    found: u64,
    limit: u64,
}

impl Found for Count {
    #[inline(always)]
    fn take<R: Rows, const N: usize>(&mut self, _: &[R; N]) -> ControlFlow<()> {
        self.found += 1;
        if self.found == self.limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Makes a line of each and hands it out.
struct HandOut<'t> {
    take: &'t mut dyn FnMut(&Line) -> ControlFlow<()>,
}

impl Found for HandOut<'_> {
    #[inline(always)]
    fn take<R: Rows, const N: usize>(&mut self, solution: &[R; N]) -> ControlFlow<()> {
        (self.take)(&start::line(solution))
    }
}
