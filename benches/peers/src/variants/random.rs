//! Random puzzles: from a random full board, givens are dropped in random order.

use bachet_sudoku::Verdict;

use super::board::Board;
use super::fill::fill;
use super::layout::regions;
use super::ours;
use crate::random::Random;

/// Number of restarts of a random filling before a layout is considered impossible.
const BEGINNINGS: usize = 20;

/// A minimal 9x9 with both diagonals.
pub fn diagonal(seed: u64) -> Board {
    let mut random = Random::new(seed);
    let board = Board::latin(9).boxes().diagonals();
    loop {
        if let Some(values) = fill(&board, &mut random, BEGINNINGS) {
            return minimal(board, &values, &mut random);
        }
    }
}

/// A minimal 9x9 with random irregular regions that have a solution.
pub fn irregular(seed: u64) -> Board {
    let mut random = Random::new(seed);
    loop {
        let board = Board::latin(9).regions(&regions(9, &mut random));
        if let Some(values) = fill(&board, &mut random, BEGINNINGS) {
            return minimal(board, &values, &mut random);
        }
    }
}

/// Returns a solved 25x25 board reduced to a number of random givens.
pub fn large(seed: u64, givens: usize) -> Board {
    let mut random = Random::new(seed);
    let mut board = Board::latin(25).boxes();
    loop {
        if let Some(values) = fill(&board, &mut random, BEGINNINGS) {
            let mut cells: Vec<usize> = (0..values.len()).collect();
            random.shuffle(&mut cells);
            cells[..givens].iter().for_each(|&cell| board.givens[cell] = Some(values[cell]));
            return board;
        }
    }
}

/// Drops each given that is not needed for uniqueness.
fn minimal(mut board: Board, values: &[u8], random: &mut Random) -> Board {
    board.givens = values.iter().map(|&value| Some(value)).collect();
    let mut cells: Vec<usize> = (0..values.len()).collect();
    random.shuffle(&mut cells);
    for cell in cells {
        let given = board.givens[cell].take();
        if ours::verdict(&board.puzzle(), None) != Verdict::Unique {
            board.givens[cell] = given;
        }
    }
    board
}
