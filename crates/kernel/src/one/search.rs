//! Rules to the end, then a guess, until all solutions are found.

use std::ops::ControlFlow;

use crate::one::guess::{Candidates, guess};
use crate::one::rules::{Cells, Rules};
use crate::one::start::vectors;
use crate::options::{Answer, Options};
use crate::puzzle::Form;
use crate::simd::rows::{RowSimd, RowWork, Rows, Words};
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
            board = rules.across(&board, &Cells::of(&board));
            // To the end of what the rules can do.
            let (end, cells) = loop {
                board = rules.within(board);
                let cells = Cells::of(&board);
                if rules.refute(&board, &cells) {
                    break (Node::Refuted, cells);
                }
                if cells.several.is_zero() {
                    break (if rules.solved(&board) { Node::Solved } else { Node::Refuted }, cells);
                }
                let next = rules.across(&board, &cells);
                let mut changes = board[0] ^ next[0];
                for (&before, &after) in board[1..].iter().zip(&next[1..]) {
                    changes = changes.or_xor(before, after);
                }
                if changes.is_zero() {
                    break (Node::Open, cells);
                }
                board = next;
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
                let mut words = [Words::<S::Rows>::default(); N];
                board.iter().zip(&mut words).for_each(|(rows, words)| rows.store(words));
                let guess = guess(&board, &words, &cells);
                clear::<S::Rows, N>(&mut words, guess.then);
                waiting.push(words);
                board = without(board, guess.now);
                continue;
            }
            match waiting.pop() {
                Some(words) => board = words.map(|words| simd.load(&words)),
                None => return Answer { count, finished: true },
            }
        }
    }
}

#[inline(always)]
fn clear<R: Rows, const N: usize>(words: &mut [Words<R>; N], candidates: Candidates) {
    for (digit, cells) in candidates.cells.into_iter().enumerate() {
        words[digit / R::DIGITS].as_mut()[R::lane(digit % R::DIGITS, candidates.row)] &= !cells;
    }
}

#[inline(always)]
fn without<R: Rows, const N: usize>(mut board: [R; N], candidates: Candidates) -> [R; N] {
    for (digit, cells) in candidates.cells.into_iter().enumerate() {
        if cells != 0 {
            let rows = &mut board[digit / R::DIGITS];
            *rows = rows.without(R::lane(digit % R::DIGITS, candidates.row), cells);
        }
    }
    board
}
