//! `convert`: the puzzle in another notation, and how it is read.

mod crossing;
mod grid;
mod sudoku;

use bachet_notation::crossing::write as write_crossing;
use bachet_notation::moving::{Statement, statements, write as write_moving};
use bachet_notation::sudoku::{self as board, Format};
use bachet_notation::write_grid;

use super::Refusal;
use crate::Puzzle;
use crate::messages::{Message, MessageId};

pub use crossing::CrossingInterpretation;
pub use grid::{CategoryInterpretation, GridInterpretation};
pub use sudoku::SudokuInterpretation;

/// Writes the puzzle in the text notation; reading it gives an equal puzzle.
pub fn to_text(puzzle: &Puzzle) -> String {
    match puzzle {
        Puzzle::Grid(puzzle) => write_grid(puzzle),
        // The text notation can express every Sudoku, so that this does not fail.
        Puzzle::Sudoku(puzzle) => board::write(puzzle, Format::Text).unwrap_or_default(),
        Puzzle::Crossing(puzzle) => write_crossing(puzzle),
        Puzzle::Moving(puzzle) => write_moving(puzzle),
    }
}

/// Writes the puzzle in a format.
///
/// # Errors
/// If the format is not for this family, or cannot express some part of the puzzle.
pub fn write(puzzle: &Puzzle, format: Format) -> Result<String, Refusal> {
    let id = match puzzle {
        Puzzle::Sudoku(puzzle) => return Ok(board::write(puzzle, format)?),
        _ if format == Format::Text => return Ok(to_text(puzzle)),
        Puzzle::Grid(_) => MessageId::GridFormat,
        Puzzle::Crossing(_) => MessageId::CrossingFormat,
        Puzzle::Moving(_) => MessageId::MovingFormat,
    };
    Err(Refusal::Because(Message::from(id).text("format", format.name())))
}

/// How a puzzle was read.
#[derive(Clone, Debug)]
pub enum Interpretation {
    /// A logic grid.
    Grid(GridInterpretation),
    /// A Sudoku.
    Sudoku(SudokuInterpretation),
    /// A river crossing.
    Crossing(CrossingInterpretation),
    /// The keywords of a puzzle of moves with their values, also those that the source leaves out.
    Moving(Vec<Statement>),
}

/// Returns how the puzzle was read.
pub fn explain(puzzle: &Puzzle) -> Interpretation {
    match puzzle {
        Puzzle::Grid(puzzle) => Interpretation::Grid(grid::explain(puzzle)),
        Puzzle::Sudoku(puzzle) => Interpretation::Sudoku(sudoku::explain(puzzle)),
        Puzzle::Crossing(puzzle) => Interpretation::Crossing(crossing::explain(puzzle)),
        Puzzle::Moving(puzzle) => Interpretation::Moving(statements(&puzzle.setup)),
    }
}
