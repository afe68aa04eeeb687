//! Solutions, candidates and boards as they are drawn, each as its family is used to.
//!
//! Where the drawing may be read aloud, `aloud` has the words for it.

mod crossing;
mod graph;
mod grid;
mod moving;
mod sudoku;
mod trace;

use bachet_draw::{Block, Board};

use crate::Puzzle;
use crate::companies::Companies;
use crate::messages::Messages;
use crate::verbs::{Cells, Shown, Solution};

pub use crossing::{WayStyle, banks, joined, river, step, way};
pub use graph::graph;
pub use moving::{moves, step_words};
pub(crate) use moving::{square_name, word};
pub use trace::{Size, Tracing};

/// A solution of the puzzle; nothing if it is of another family, or a way for which there are no words.
pub fn solution(puzzle: &Puzzle, solution: &Solution, caption: String, aloud: Option<&Messages>) -> Option<Block> {
    match (puzzle, solution) {
        (Puzzle::Grid(puzzle), Solution::Grid(solution)) => {
            Some(Block::Table(grid::solution(puzzle, &solution.table, caption)))
        }
        (Puzzle::Sudoku(puzzle), Solution::Sudoku(solution)) => {
            Some(Block::Board(Board { caption, ..sudoku::solution(puzzle, &solution.board, aloud) }))
        }
        (Puzzle::Crossing(puzzle), Solution::Crossing(solution)) => {
            let style = WayStyle::default().companies(true);
            Some(Block::Way(way(puzzle, solution, caption, style, aloud?)))
        }
        (Puzzle::Moving(puzzle), Solution::Moving(solution)) => {
            Some(Block::Way(moves(puzzle, solution, caption, aloud?)))
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

/// A board or a state as it stands; nothing for a family without a board, or where there are no words for it.
pub fn shown(puzzle: &Puzzle, shown: &Shown, aloud: Option<&Messages>) -> Option<Block> {
    match (puzzle, shown) {
        (Puzzle::Sudoku(puzzle), Shown::Board(shown)) => Some(Block::Board(sudoku::shown(puzzle, shown, aloud))),
        (Puzzle::Crossing(puzzle), Shown::State(shown)) => {
            let companies = Companies::placed(puzzle, shown.boat, shown.places.iter().copied());
            let wrong: Vec<_> = shown.broken.iter().map(|broken| broken.place).collect();
            Some(Block::River(river(puzzle, &companies, &wrong, String::new(), aloud?)))
        }
        _ => None,
    }
}
