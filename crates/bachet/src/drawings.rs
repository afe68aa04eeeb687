//! Draws solutions, candidates, boards and states in the form that is usual for the family.
//!
//! `aloud` has the words for drawings that a screen reader may read.

mod changes;
mod crossing;
mod explanation;
mod graph;
mod grid;
mod moving;
mod picture;
mod position;
mod statement;
mod sudoku;
mod trace;
mod ways;

use bachet_draw::{Block, Board};

use crate::Puzzle;
use crate::messages::Messages;
use crate::verbs::{Cells, Shown, Solution};

pub use changes::{DescribedChange, changes};
pub use crossing::joined;
pub(crate) use crossing::{banks, place_name, river, travellers, trip, usual_place};
pub use explanation::explanation;
pub(crate) use explanation::walkthrough_words;
pub use graph::graph;
pub(crate) use moving::{action, direction, kind, square};
pub use picture::picture;
pub(crate) use position::position;
pub use statement::{statement, sudoku_rules};
pub use trace::{EventWords, Size, Steps, Tracing, WordedEvents, stepper};
use ways::states_on_ways;
pub use ways::{WayStyle, graph_states, length, rules, state_caption, stated_move, way};

/// Draws a solution of the puzzle; `None` if it is of another family, or a way and there are no words.
pub fn solution(puzzle: &Puzzle, solution: &Solution, caption: String, aloud: Option<&Messages>) -> Option<Block> {
    match (puzzle, solution) {
        (Puzzle::Grid(puzzle), Solution::Grid(solution)) => {
            Some(Block::Table(grid::solution(puzzle, &solution.table, caption)))
        }
        (Puzzle::Sudoku(puzzle), Solution::Sudoku(solution)) => {
            Some(Block::Board(Board { caption, ..sudoku::solution(puzzle, &solution.board, aloud) }))
        }
        (_, Solution::Way(found)) => {
            way(puzzle, found, caption, WayStyle { places: true, states: false }, aloud?).map(Block::Way)
        }
        _ => None,
    }
}

/// Draws the candidates; cells with only one stand out. `None` if they are of another family.
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

/// Draws the board that the puzzle states; `None` for a family without a board.
pub fn stated(puzzle: &Puzzle, aloud: Option<&Messages>) -> Option<Block> {
    match puzzle {
        Puzzle::Grid(_) | Puzzle::Crossing(_) | Puzzle::Moving(_) => None,
        Puzzle::Sudoku(puzzle) => Some(Block::Board(sudoku::stated(puzzle, aloud))),
    }
}

/// Draws a board or a state; nothing for a family without either, or if there are no words.
pub fn shown(puzzle: &Puzzle, shown: &Shown, aloud: Option<&Messages>) -> Vec<Block> {
    match (puzzle, shown, aloud) {
        (Puzzle::Sudoku(puzzle), Shown::Board(shown), _) => vec![Block::Board(sudoku::shown(puzzle, shown, aloud))],
        (_, Shown::State(shown), Some(messages)) => ways::state(puzzle, shown, messages).unwrap_or_default(),
        _ => Vec::new(),
    }
}
