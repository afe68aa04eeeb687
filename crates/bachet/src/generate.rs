//! New classic Sudokus and logic grids, and how they are written.

mod grids;
mod scene;
mod text;

pub use bachet_grid::generate::{ClueKind, Weights};
pub use bachet_sudoku::generate::{FILLED_FROM, Generated, Outcome, Recipe, Symmetry, generate};

pub use self::grids::{GeneratedGrid, GridMaker, GridOutcome, GridRecipe, GridSizes, generate_grids, grid_sizes};
pub use self::text::grid_text;

use crate::json::{GeneratedGridLine, GeneratedLine};

/// How a new puzzle is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// A Sudoku as a line of 81 characters, a logic grid as text with a blank line behind it.
    #[default]
    Text,
    /// A JSON object.
    Jsonl,
}

/// Writes the puzzle of this number, from 1.
pub fn write(number: u64, made: &Generated, form: Form, out: &mut Vec<u8>) {
    match form {
        Form::Text => out.extend_from_slice(&made.puzzle),
        Form::Jsonl => {
            let line = GeneratedLine::new(number, made);
            // It cannot fail: the keys are texts, and a vector takes everything.
            drop(serde_json::to_writer(&mut *out, &line));
        }
    }
    out.push(b'\n');
}

/// Writes the logic grid of this number, from 1.
pub fn write_grid(number: u64, made: &GeneratedGrid, form: Form, out: &mut Vec<u8>) {
    match form {
        Form::Text => out.extend_from_slice(grid_text(&made.puzzle).as_bytes()),
        // It cannot fail: the keys are texts, and a vector takes everything.
        Form::Jsonl => drop(serde_json::to_writer(&mut *out, &GeneratedGridLine::new(number, made))),
    }
    out.push(b'\n');
}
