//! Search for the solutions of one board by plain integers: the portable backend.
//!
//! A digit's cells of a band are one word, and a table says which of them the other rows and boxes allow (ideas of the
//! band solvers of the `JCZSolve` family). The states are exactly those of the vectors, round by round, so that the
//! guesses and the order of the solutions are the same. But the rules of a digit are applied only if it has changed:
//! they are functions of the digit alone.

mod board;
mod guess;
mod tables;

use crate::one::SolutionSink;
use crate::one::choice::guesses;
use crate::options::{Answer, Options};
use crate::puzzle::BoardRef;
use crate::simd::stack::Stack;
use board::{Board, Cells};
use guess::{guess, undecided};

/// Maximum number of open alternatives: each guess makes at least one more cell certain.
const MAX_DEPTH: usize = 81;

/// The state of a board at the fixed point of the rules.
enum Node {
    /// It has no solution.
    Refuted,
    /// It is a solution.
    Solved,
    /// It is undecided.
    Open(Cells),
}

/// Counts the solutions of a board, up to the limit.
pub(super) fn search<F: SolutionSink>(board_ref: BoardRef<'_>, options: &Options<'_>, mut found: F) -> Answer {
    let mut count = 0;
    let mut alternatives = Stack::<Board, MAX_DEPTH>::new();
    let mut is_one_refuted = false;
    let mut board = Board::new(board_ref);
    let cells = Cells::of(&board);
    board.across(&cells);
    loop {
        match refine(&mut board) {
            Node::Refuted => is_one_refuted = true,
            Node::Solved => {
                count += 1;
                let enough = F::TAKES_LINES && found.take(&board.line()).is_break();
                if enough || count == options.limit {
                    return Answer { count, finished: count == options.limit };
                }
            }
            Node::Open(cells) => {
                if options.is_cancelled() {
                    return Answer { count, finished: false };
                }
                let mut undecided = undecided(&board, &cells);
                for round in 0..guesses(is_one_refuted) {
                    if round > 0 && undecided.bivalues.is_empty() {
                        break;
                    }
                    let guess = guess(&board, &mut undecided);
                    guess.then.apply(alternatives.push(board));
                    guess.now.apply(&mut board);
                }
                continue;
            }
        }
        match alternatives.pop() {
            Some(alternative) => board = alternative,
            None => return Answer { count, finished: true },
        }
    }
}

/// Applies the rules to their fixed point.
fn refine(board: &mut Board) -> Node {
    loop {
        if board.within().is_break() {
            return Node::Refuted;
        }
        let cells = Cells::of(board);
        if cells.is_one_empty() {
            return Node::Refuted;
        }
        if cells.are_single() {
            return if board.is_solution() { Node::Solved } else { Node::Refuted };
        }
        if !board.across(&cells) {
            return Node::Open(cells);
        }
    }
}
