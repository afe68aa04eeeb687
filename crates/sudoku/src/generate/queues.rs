//! The attempts at puzzles in progress, each beside its query to the kernel, so that the boards of a batch are
//! adjacent.

use bachet_kernel::count_batch;
use bachet_kernel::{Answer, BoardLine, CELLS, Options, PencilMarks, for_each_solution_batch, nth_solution_batch};
use bachet_random::Random;

use super::grid::PartialGrid;
use super::minimal::Reduction;

/// An attempt at a puzzle.
pub(super) struct Attempt {
    pub(super) goal: usize,
    pub(super) number: u64,
    pub(super) random: Random,
}

/// The attempts that draw a full grid.
#[derive(Default)]
pub(super) struct Grids {
    pub(super) attempts: Vec<Attempt>,
    lines: Vec<BoardLine>,
    /// The number of the solution that is accepted.
    numbers: Vec<u32>,
}

impl Grids {
    /// Adds an attempt, with a new partial grid.
    pub(super) fn push(&mut self, mut attempt: Attempt) {
        let partial = PartialGrid::draw(&mut attempt.random);
        self.attempts.push(attempt);
        self.lines.push(partial.line);
        self.numbers.push(partial.nth);
    }

    /// Returns the grid of each attempt, if one is accepted, and forgets the partial grids.
    pub(super) fn solve(&mut self, options: &Options<'_>) -> Vec<Option<BoardLine>> {
        let mut answers = vec![Answer::default(); self.lines.len()];
        let mut grids = vec![[b'.'; CELLS]; self.lines.len()];
        nth_solution_batch(&self.lines, &self.numbers, options, &mut answers, &mut grids);
        let accepted = grids.into_iter().zip(answers).zip(&self.numbers);
        let accepted = accepted.map(|((grid, answer), &number)| (answer.count == number).then_some(grid)).collect();
        self.lines.clear();
        self.numbers.clear();
        accepted
    }
}

/// The attempts that reduce a grid and have the same kind of query.
#[derive(Default)]
pub(super) struct Reductions<'o> {
    pub(super) attempts: Vec<Attempt>,
    pub(super) states: Vec<Reduction<'o>>,
    /// The boards of the queries.
    pub(super) boards: Vec<PencilMarks>,
    /// The answers of the kernel.
    pub(super) answers: Vec<Answer>,
}

impl<'o> Reductions<'o> {
    pub(super) fn push(&mut self, attempt: Attempt, reduction: Reduction<'o>, board: PencilMarks) {
        self.attempts.push(attempt);
        self.states.push(reduction);
        self.boards.push(board);
        self.answers.push(Answer::default());
    }

    /// Removes an attempt; the last one takes its place.
    pub(super) fn remove(&mut self, at: usize) -> (Attempt, Reduction<'o>, PencilMarks) {
        self.answers.swap_remove(at);
        (self.attempts.swap_remove(at), self.states.swap_remove(at), self.boards.swap_remove(at))
    }

    /// Answers the queries.
    pub(super) fn solve(&mut self, options: &Options<'_>) {
        if options.limit == 1 {
            return count_batch(&self.boards, options, &mut self.answers);
        }
        for_each_solution_batch(&self.boards, options, &mut self.answers, |at, solution| {
            self.states[at].add_solution(solution);
        });
    }
}
