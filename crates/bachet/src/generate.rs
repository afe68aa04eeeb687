//! New classic Sudokus, and how they are written.

pub use bachet_sudoku::generate::{FILLED_FROM, Generated, Outcome, Recipe, Symmetry, generate};

use crate::json::GeneratedLine;

/// How a new puzzle is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// A line of 81 characters.
    #[default]
    Line,
    /// A JSON object.
    Jsonl,
}

/// Writes the puzzle of this number, from 1.
pub fn write(number: u64, made: &Generated, form: Form, out: &mut Vec<u8>) {
    match form {
        Form::Line => out.extend_from_slice(&made.puzzle),
        Form::Jsonl => {
            let line = GeneratedLine::new(number, made);
            // It cannot fail: the keys are texts, and a vector takes everything.
            drop(serde_json::to_writer(&mut *out, &line));
        }
    }
    out.push(b'\n');
}
