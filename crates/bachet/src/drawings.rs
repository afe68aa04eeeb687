//! Solutions and candidates as they are drawn, each as its family is used to.

mod grid;

use bachet_draw::Block;

use crate::Puzzle;
use crate::verbs::{Cells, Solution};

/// A solution of the puzzle.
pub fn solution(puzzle: &Puzzle, solution: &Solution, caption: String) -> Block {
    match (puzzle, solution) {
        (Puzzle::Grid(puzzle), Solution::Grid(solution)) => Block::Table(grid::solution(puzzle, solution, caption)),
    }
}

/// What each cell of the puzzle can be; a cell that is settled stands out.
pub fn candidates(puzzle: &Puzzle, cells: &Cells, caption: String) -> Block {
    match (puzzle, cells) {
        (Puzzle::Grid(puzzle), Cells::Grid(rows)) => Block::Table(grid::candidates(puzzle, rows, caption)),
    }
}
