//! The functions of `batch` on all cores: the boards are divided into smaller batches.
//!
//! The answer for a board does not depend on the other boards of its batch, so the number of cores does not matter.

use rayon::iter::{IndexedParallelIterator as _, ParallelIterator as _};
use rayon::slice::{ParallelSlice as _, ParallelSliceMut as _};

use crate::batch::{count_batch, for_each_solution_batch, solve_batch};
use crate::board::BoardLine;
use crate::options::{Answer, Options};
use crate::puzzle::Puzzle;

/// Number of boards of a batch: enough to keep all lanes busy, few enough that no core waits long for another.
const BATCH_BOARDS: usize = 512;

/// Computes [`count_batch`] on all cores of the current thread pool.
///
/// # Panics
/// If there are not as many answers as puzzles.
pub fn count_batch_parallel<P: Puzzle>(puzzles: &[P], options: &Options<'_>, answers: &mut [Answer]) {
    assert_eq!(puzzles.len(), answers.len(), "an answer for each puzzle");
    let batches = puzzles.par_chunks(BATCH_BOARDS).zip(answers.par_chunks_mut(BATCH_BOARDS));
    batches.for_each(|(puzzles, answers)| count_batch(puzzles, options, answers));
}

/// Computes [`solve_batch`] on all cores of the current thread pool.
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
    let results = answers.par_chunks_mut(BATCH_BOARDS).zip(solutions.par_chunks_mut(BATCH_BOARDS));
    let batches = puzzles.par_chunks(BATCH_BOARDS).zip(results);
    batches.for_each(|(puzzles, (answers, solutions))| solve_batch(puzzles, options, answers, solutions));
}

/// Computes [`for_each_solution_batch`] on all cores of the current thread pool. Several threads call `found` at the
/// same time; the solutions of one board come from one thread, in the same order as on one core.
///
/// # Panics
/// If there are not as many answers as puzzles.
pub fn for_each_solution_batch_parallel<P: Puzzle>(
    puzzles: &[P],
    options: &Options<'_>,
    answers: &mut [Answer],
    found: impl Fn(usize, &BoardLine) + Sync,
) {
    assert_eq!(puzzles.len(), answers.len(), "an answer for each puzzle");
    let batches = puzzles.par_chunks(BATCH_BOARDS).zip(answers.par_chunks_mut(BATCH_BOARDS)).enumerate();
    batches.for_each(|(batch, (puzzles, answers))| {
        for_each_solution_batch(puzzles, options, answers, |index, solution| {
            found(BATCH_BOARDS * batch + index, solution);
        });
    });
}
