//! Functions for batches of boards.
//!
//! ```
//! use bachet_kernel::{Answer, BoardLine, Options, solve_batch};
//!
//! let line: BoardLine =
//!     *b"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
//! let mut answers = [Answer::default()];
//! let mut solutions = [line];
//! solve_batch(&[line], &Options::new(2), &mut answers, &mut solutions);
//! assert_eq!(answers, [Answer { count: 1, finished: true }]);
//! assert!(solutions[0].starts_with(b"987654321"));
//! ```

use crate::board::BoardLine;
use crate::options::{Answer, Options};
use crate::puzzle::Puzzle;
use crate::search::{Batch, Limits, Sink, Solutions};
use crate::simd::run;

/// Counts the solutions of each board, up to the limit.
///
/// # Panics
/// If there are not as many answers as puzzles.
pub fn count_batch<P: Puzzle>(puzzles: &[P], options: &Options<'_>, answers: &mut [Answer]) {
    start(puzzles, options, answers, Solutions::Counted);
}

/// Counts the solutions of each board, up to the limit, and writes the first one found to `solutions`. The line of a
/// board without solution is left unchanged.
///
/// # Panics
/// If there are not as many answers and solutions as puzzles.
pub fn solve_batch<P: Puzzle>(
    puzzles: &[P],
    options: &Options<'_>,
    answers: &mut [Answer],
    solutions: &mut [BoardLine],
) {
    assert_eq!(puzzles.len(), solutions.len(), "a line for each puzzle");
    start(puzzles, options, answers, Solutions::First(solutions));
}

/// Counts the solutions of each board, up to its own limit instead of that of the options, and writes the last one
/// counted to `solutions` if there are as many as the limit. The other lines are left unchanged.
///
/// The solutions of a board always come in the same order.
///
/// # Panics
/// If there are not as many limits, answers and solutions as puzzles, or a limit is 0.
pub fn nth_solution_batch<P: Puzzle>(
    puzzles: &[P],
    limits: &[u32],
    options: &Options<'_>,
    answers: &mut [Answer],
    solutions: &mut [BoardLine],
) {
    assert_eq!(puzzles.len(), limits.len(), "a limit for each puzzle");
    assert_eq!(puzzles.len(), answers.len(), "an answer for each puzzle");
    assert_eq!(puzzles.len(), solutions.len(), "a line for each puzzle");
    assert!(!limits.contains(&0), "there is no solution before the first");
    let sink = Sink { answers, solutions: Solutions::Last(solutions) };
    run(options.backend, Batch { boards: P::boards(puzzles), limits: Limits::Own(limits), options: *options, sink });
}

/// Counts the solutions of each board, up to the limit, and calls `found` with each of them and the index of its board.
/// The order of the solutions of different boards is unspecified, but always the same on one backend.
///
/// # Panics
/// If there are not as many answers as puzzles.
pub fn for_each_solution_batch<P: Puzzle>(
    puzzles: &[P],
    options: &Options<'_>,
    answers: &mut [Answer],
    mut found: impl FnMut(usize, &BoardLine),
) {
    start(puzzles, options, answers, Solutions::All(&mut found));
}

fn start<'s, P: Puzzle>(puzzles: &[P], options: &Options<'_>, answers: &'s mut [Answer], solutions: Solutions<'s>) {
    assert_eq!(puzzles.len(), answers.len(), "an answer for each puzzle");
    if options.limit == 0 {
        return answers.fill(Answer { count: 0, finished: true });
    }
    let (limits, sink) = (Limits::Same(options.limit), Sink { answers, solutions });
    run(options.backend, Batch { boards: P::boards(puzzles), limits, options: *options, sink });
}
