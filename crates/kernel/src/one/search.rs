//! Backtracking search for one board: rules to a fixed point, then a guess.

use crate::one::SolutionSink;
use crate::one::choice::guesses;
use crate::one::guess::{guess, undecided};
use crate::one::rules::{Cells, Rules};
use crate::one::start::{line, vectors};
use crate::options::{Answer, Options};
use crate::puzzle::BoardRef;
use crate::simd::rows::{RowSimd, RowWork, Rows as _, Words};
use crate::simd::stack::Stack;

/// Maximum number of open alternatives: each guess makes at least one more cell certain.
const MAX_DEPTH: usize = 81;

/// The state of a board at the fixed point of the rules.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Node {
    /// It has no solution.
    Refuted,
    /// It is a solution.
    Solved,
    /// It is undecided.
    Open,
}

/// A search for the solutions of one board.
pub(super) struct Search<'s, F> {
    pub(super) board_ref: BoardRef<'s>,
    /// The limit on solutions, and the flag that stops the search.
    pub(super) options: &'s Options<'s>,
    /// Receives each solution.
    pub(super) found: F,
}

impl<F: SolutionSink> RowWork for Search<'_, F> {
    type Output = Answer;

    #[inline(always)]
    fn run<S: RowSimd, const N: usize>(self, simd: S) -> Answer {
        let Self { board_ref, options, mut found } = self;
        let rules = Rules::new(simd);
        let mut count = 0;
        let mut alternatives = Stack::<[Words<S::Rows>; N], MAX_DEPTH>::new();
        let mut is_one_refuted = false;
        let mut board = vectors::<S, N>(simd, board_ref);
        let cells = Cells::of(&board);
        rules.across(&mut board, &cells);
        loop {
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
                let enough = F::TAKES_LINES && found.take(&line(simd, &board)).is_break();
                if enough || count == options.limit {
                    return Answer { count, finished: count == options.limit };
                }
            } else if end == Node::Open {
                if options.is_cancelled() {
                    return Answer { count, finished: false };
                }
                let mut undecided = undecided(simd, &board, &cells);
                for round in 0..guesses(is_one_refuted) {
                    if round > 0 && undecided.bivalues.is_empty() {
                        break;
                    }
                    let guess = guess(&board, &mut undecided);
                    let words = alternatives.push([Words::<S::Rows>::default(); N]);
                    for (i, (rows, words)) in board.iter_mut().zip(&mut *words).enumerate() {
                        rows.store(words);
                        *rows = rows.without(&guess.now, i * S::Rows::DIGITS);
                    }
                    guess.then.apply::<S::Rows>(words);
                }
                continue;
            } else {
                is_one_refuted = true;
            }
            match alternatives.pop() {
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
