//! The same puzzle in another notation, and how it is read.

mod crossing;
mod grid;
mod moving;
mod sudoku;

use bachet_notation::moving::write as write_moving;
use bachet_notation::sudoku::{self as board, Format};
use bachet_notation::write_grid;

use super::Refusal;
use crate::Puzzle;
use crate::messages::{Message, MessageId};

pub use crossing::CrossingReading;
pub use grid::{CategoryReading, GridReading};
pub use moving::MovingReading;
pub use sudoku::SudokuReading;

/// Writes the puzzle in the text notation; reading it gives an equal puzzle.
pub fn to_text(puzzle: &Puzzle) -> String {
    match puzzle {
        Puzzle::Grid(puzzle) => write_grid(puzzle),
        // The text says everything that a puzzle can be.
        Puzzle::Sudoku(puzzle) => board::write(puzzle, Format::Text).unwrap_or_default(),
        Puzzle::Crossing(puzzle) => crossing::to_text(puzzle),
        Puzzle::Moving(puzzle) => write_moving(puzzle),
    }
}

/// Writes the puzzle in a format.
///
/// # Errors
/// If the family is not written so, or something of what the puzzle means cannot be said in the format.
pub fn write(puzzle: &Puzzle, format: Format) -> Result<String, Refusal> {
    match puzzle {
        Puzzle::Grid(puzzle) if format == Format::Text => Ok(write_grid(puzzle)),
        Puzzle::Grid(_) => Err(Refusal::Because(Message::from(MessageId::GridFormat).text("format", format.name()))),
        Puzzle::Sudoku(puzzle) => Ok(board::write(puzzle, format)?),
        Puzzle::Crossing(puzzle) if format == Format::Text => Ok(crossing::to_text(puzzle)),
        Puzzle::Moving(puzzle) if format == Format::Text => Ok(write_moving(puzzle)),
        Puzzle::Moving(_) => {
            Err(Refusal::Because(Message::from(MessageId::MovingFormat).text("format", format.name())))
        }
        Puzzle::Crossing(_) => {
            Err(Refusal::Because(Message::from(MessageId::CrossingFormat).text("format", format.name())))
        }
    }
}

/// How a puzzle was read.
#[derive(Clone, Debug)]
pub enum Reading {
    /// A logic grid.
    Grid(GridReading),
    /// A Sudoku.
    Sudoku(SudokuReading),
    /// A river crossing.
    Crossing(CrossingReading),
    /// A puzzle of moves.
    Moving(MovingReading),
}

/// Tells how the puzzle was read.
pub fn explain(puzzle: &Puzzle) -> Reading {
    match puzzle {
        Puzzle::Grid(puzzle) => Reading::Grid(grid::explain(puzzle)),
        Puzzle::Sudoku(puzzle) => Reading::Sudoku(sudoku::explain(puzzle)),
        Puzzle::Crossing(puzzle) => Reading::Crossing(crossing::explain(puzzle)),
        Puzzle::Moving(puzzle) => Reading::Moving(moving::explain(puzzle)),
    }
}
