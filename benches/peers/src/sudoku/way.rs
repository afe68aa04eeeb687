//! The ways to answer boards: the peer's and ours.

use std::str;

use bachet_kernel::{Line, Path, count_one};
use sudoku::Sudoku;

/// The peer: the fastest on the registry.
pub const PEER: &str = "sudoku 0.8.0";

/// The number of solutions at which counting stops.
pub const LIMIT: usize = 2;

/// A way to answer boards.
pub struct Way {
    /// What is done with the boards.
    pub name: &'static str,
    /// With which instructions, or by which peer.
    pub by: &'static str,
    answer: Box<Answer>,
}

/// Puts the number of solutions of each board, at most [`LIMIT`], into the second slice.
type Answer = dyn Fn(&[Line], &mut [usize]);

impl Way {
    /// All that this processor can go, the peer first.
    pub fn all() -> Vec<Self> {
        let one = "one at a time";
        let peer = Self { name: one, by: PEER, answer: Box::new(|boards, counts| each(boards, counts, peer)) };
        let ours = Path::ALL.into_iter().rev().filter(|path| path.is_available()).map(|path| Self {
            name: one,
            by: path.name(),
            answer: Box::new(move |boards, counts| {
                each(boards, counts, |board| count_one(board, path, LIMIT as u64) as usize)
            }),
        });
        [peer].into_iter().chain(ours).collect()
    }

    /// Answers the boards.
    pub fn answer(&self, boards: &[Line], counts: &mut [usize]) {
        (self.answer)(boards, counts);
    }
}

fn each(boards: &[Line], counts: &mut [usize], count: impl Fn(&Line) -> usize) {
    for (board, number) in boards.iter().zip(counts) {
        *number = count(board);
    }
}

/// The sets hold boards only; what is none has no solution.
fn peer(board: &Line) -> usize {
    let board = str::from_utf8(board).ok().and_then(|line| Sudoku::from_str_line(line).ok());
    board.map_or(0, |board| board.solutions_count_up_to(LIMIT))
}
