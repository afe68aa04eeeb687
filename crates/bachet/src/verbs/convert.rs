//! `convert`: the puzzle in another notation.

use bachet_notation::crossing::write as write_crossing;
use bachet_notation::moving::write as write_moving;
use bachet_notation::sudoku::{self as board, Format};
use bachet_notation::write_grid;

use super::Refusal;
use crate::Puzzle;
use crate::messages::{Message, MessageId};

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
    match puzzle {
        Puzzle::Sudoku(puzzle) => Ok(board::write(puzzle, format)?),
        _ if format == Format::Text => Ok(to_text(puzzle)),
        _ => Err(Refusal::Because(Message::from(MessageId::FormatOfSudoku).text("format", format.name()))),
    }
}
