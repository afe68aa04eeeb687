//! Rules to the end, then a guess, until all solutions are found.

use std::ops::ControlFlow;

use crate::one::guess::guess;
use crate::one::rules::{Cells, Rules};
use crate::one::start::vectors;
use crate::options::{Answer, Options};
use crate::puzzle::Form;
use crate::simd::rows::{RowSimd, RowWork, Rows as _, Words};
use crate::simd::stack::Stack;

/// Guesses that wait: each of them left one more cell of one digit certain.
const DEPTH: usize = 81;

/// What the rules made of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Node {
    /// It has no solution.
    Refuted,
    /// It is one.
    Solved,
    /// The rules do not tell.
    Open,
}

/// A search for the solutions of one board.
pub(super) struct Search<'s, F> {
    /// The board.
    pub(super) form: Form<'s>,
    /// How far to search.
    pub(super) options: &'s Options<'s>,
    /// Takes each solution.
    pub(super) found: F,
}

/// What takes the solutions.
pub(super) trait Found {
    /// Takes one.
    fn take<S: RowSimd, const N: usize>(&mut self, simd: S, solution: &[S::Rows; N]) -> ControlFlow<()>;
}

impl<F: Found> RowWork for Search<'_, F> {
    type Output = Answer;

    #[inline(always)]
    fn run<S: RowSimd, const N: usize>(self, simd: S) -> Answer {
        let Self { form, options, mut found } = self;
        let rules = Rules::new(simd);
        let mut count = 0;
        let mut waiting = Stack::<[Words<S::Rows>; N], DEPTH>::new();
        let mut board = vectors::<S, N>(simd, form);
        loop {
            let cells = Cells::of(&board);
            rules.across(&mut board, &cells);
            // To the end of what the rules can do.
            let (end, cells) = loop {
                rules.within(&mut board);
                let cells = Cells::of(&board);
                if rules.refute(&board, &cells) {
                    break (Node::Refuted, cells);
                }
                if cells.several.is_zero() {
                    break (if rules.solved(&board) { Node::Solved } else { Node::Refuted }, cells);
                }
                if rules.across(&mut board, &cells).is_zero() {
                    break (Node::Open, cells);
                }
            };
            if end == Node::Solved {
                count += 1;
                let enough = found.take(simd, &board).is_break();
                if enough || count == options.limit {
                    return Answer { count, finished: count == options.limit };
                }
            } else if end == Node::Open {
                if options.is_cancelled() {
                    return Answer { count, finished: false };
                }
                let guess = guess(simd, &board, &cells);
                let words = waiting.push([Words::<S::Rows>::default(); N]);
                for (i, (rows, words)) in board.iter_mut().zip(words).enumerate() {
                    guess.then.left_out(*rows, i).store(words);
                    *rows = guess.now.left_out(*rows, i);
                }
                continue;
            }
            match waiting.pop() {
                Some(words) => {
                    for (rows, words) in board.iter_mut().zip(&words) {
                        *rows = simd.load(words);
                    }
                }
                None => return Answer { count, finished: true },
            }
        }
    }
}
