//! Solutions, candidates and boards as they are drawn, each as its family is used to.
//!
//! Where the drawing may be read aloud, `aloud` has the words for it.

mod crossing;
mod graph;
mod grid;
mod moving;
mod sudoku;
mod trace;
mod ways;

use bachet_draw::{Block, Board};

use crate::Puzzle;
use crate::messages::Messages;
use crate::verbs::{Cells, Shown, Solution};

pub use crossing::joined;
pub(crate) use crossing::{banks, river, trip};
pub use graph::graph;
pub(crate) use moving::{action, direction, square};
pub use trace::{Size, Tracing};
use ways::states_on_ways;
pub use ways::{WayStyle, length, rules, state_caption, way};

/// A solution of the puzzle; nothing if it is of another family, or a way for which there are no words.
pub fn solution(puzzle: &Puzzle, solution: &Solution, caption: String, aloud: Option<&Messages>) -> Option<Block> {
    match (puzzle, solution) {
        (Puzzle::Grid(puzzle), Solution::Grid(solution)) => {
            Some(Block::Table(grid::solution(puzzle, &solution.table, caption)))
        }
        (Puzzle::Sudoku(puzzle), Solution::Sudoku(solution)) => {
            Some(Block::Board(Board { caption, ..sudoku::solution(puzzle, &solution.board, aloud) }))
        }
        (_, Solution::Way(found)) => {
            way(puzzle, found, caption, WayStyle::default().places(true), aloud?).map(Block::Way)
        }
        _ => None,
    }
}

/// What each cell of the puzzle can be; a cell that is settled stands out. Nothing if it is of another family.
pub fn candidates(puzzle: &Puzzle, cells: &Cells, caption: String, aloud: Option<&Messages>) -> Option<Block> {
    match (puzzle, cells) {
        (Puzzle::Grid(puzzle), Cells::Grid(rows)) => Some(Block::Table(grid::candidates(puzzle, rows, caption))),
        (Puzzle::Sudoku(puzzle), Cells::Sudoku(masks)) => {
            Some(Block::Board(Board { caption, ..sudoku::candidates(puzzle, masks, aloud) }))
        }
        (_, Cells::Ways(states)) => states_on_ways(puzzle, states, aloud?),
        _ => None,
    }
}

/// The board as the puzzle states it; nothing for a family without a board.
pub fn stated(puzzle: &Puzzle, aloud: Option<&Messages>) -> Option<Block> {
    match puzzle {
        Puzzle::Grid(_) | Puzzle::Crossing(_) | Puzzle::Moving(_) => None,
        Puzzle::Sudoku(puzzle) => Some(Block::Board(sudoku::stated(puzzle, aloud))),
    }
}

/// A board or a state; nothing for a family without either, or where there are no words for it.
pub fn shown(puzzle: &Puzzle, shown: &Shown, aloud: Option<&Messages>) -> Vec<Block> {
    match (puzzle, shown, aloud) {
        (Puzzle::Sudoku(puzzle), Shown::Board(shown), _) => vec![Block::Board(sudoku::shown(puzzle, shown, aloud))],
        (_, Shown::State(shown), Some(messages)) => ways::state(puzzle, shown, messages).unwrap_or_default(),
        _ => Vec::new(),
    }
}
