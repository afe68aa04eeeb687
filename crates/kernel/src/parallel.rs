//! The verbs of `batch` on all cores: the boards are cut into pieces, each is a batch of its own.
//!
//! A board's answer does not depend on the boards beside it, so the answers are those of one core.

use rayon::iter::{IndexedParallelIterator as _, ParallelIterator as _};
use rayon::slice::{ParallelSlice as _, ParallelSliceMut as _};

use crate::batch::{count_batch, for_each_solution_batch, solve_batch};
use crate::board::BoardLine;
use crate::options::{Answer, Options};
use crate::puzzle::Puzzle;

/// The boards of a piece: enough to keep all lanes busy, few enough that no core waits long for another.
const PIECE: usize = 512;

/// [`count_batch`] on all cores of the current thread pool.
///
/// # Panics
/// If there are not as many answers as puzzles.
pub fn count_batch_parallel<P: Puzzle>(puzzles: &[P], options: &Options<'_>, answers: &mut [Answer]) {
    assert_eq!(puzzles.len(), answers.len(), "an answer for each puzzle");
    let pieces = puzzles.par_chunks(PIECE).zip(answers.par_chunks_mut(PIECE));
    pieces.for_each(|(puzzles, answers)| count_batch(puzzles, options, answers));
}

/// [`solve_batch`] on all cores of the current thread pool.
///
/// # Panics
/// If there are not as many answers and solutions as puzzles.
pub fn solve_batch_parallel<P: Puzzle>(
    puzzles: &[P],
    options: &Options<'_>,
    answers: &mut [Answer],
    solutions: &mut [BoardLine],
) {
    assert_eq!(puzzles.len(), answers.len(), "an answer for each puzzle");
    assert_eq!(puzzles.len(), solutions.len(), "a line for each puzzle");
    let results = answers.par_chunks_mut(PIECE).zip(solutions.par_chunks_mut(PIECE));
    let pieces = puzzles.par_chunks(PIECE).zip(results);
    pieces.for_each(|(puzzles, (answers, solutions))| solve_batch(puzzles, options, answers, solutions));
}

/// [`for_each_solution_batch`] on all cores of the current thread pool. Several threads hand out solutions at the same time;
/// those of one board come from one thread, in the order of one core.
///
/// # Panics
/// If there are not as many answers as puzzles.
pub fn for_each_solution_batch_parallel<P: Puzzle>(
    puzzles: &[P],
    options: &Options<'_>,
    answers: &mut [Answer],
    hand_out: impl Fn(usize, &BoardLine) + Sync,
) {
    assert_eq!(puzzles.len(), answers.len(), "an answer for each puzzle");
    let pieces = puzzles.par_chunks(PIECE).zip(answers.par_chunks_mut(PIECE)).enumerate();
    pieces.for_each(|(piece, (puzzles, answers))| {
        for_each_solution_batch(puzzles, options, answers, |index, solution| hand_out(PIECE * piece + index, solution));
    });
}
