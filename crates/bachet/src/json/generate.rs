//! The answer of `generate`, and a line of it with `--jsonl`.

use serde::Serialize;

use super::level_name;
use super::solution::{GridSolution, of_table};
use crate::generate::{Generated, GeneratedGrid, grid_text};

/// The answer of `generate`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Generate {
    /// The seed, with which the same puzzles are made again.
    pub seed: u64,
    /// The puzzles.
    pub puzzles: Vec<GeneratedPuzzle>,
}

/// A new puzzle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum GeneratedPuzzle {
    /// A Sudoku.
    Sudoku(GeneratedLine),
    /// A logic grid.
    Grid(GeneratedGridLine),
}

/// A new Sudoku.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GeneratedLine {
    /// Its number, from 1.
    pub number: u64,
    /// The puzzle in 81 characters.
    pub puzzle: String,
    /// The number of givens.
    pub givens: usize,
    /// Whether no given, or no orbit of givens, can be left out.
    pub minimal: bool,
    /// The solution in 81 characters.
    pub solution: String,
}

impl GeneratedLine {
    /// Puts together what is known of the puzzle of this number, from 1.
    pub fn new(number: u64, made: &Generated) -> Self {
        Self {
            number,
            puzzle: String::from_utf8_lossy(&made.puzzle).into_owned(),
            givens: made.puzzle.iter().filter(|&&cell| cell != b'.').count(),
            minimal: made.minimal,
            solution: String::from_utf8_lossy(&made.solution).into_owned(),
        }
    }
}

/// A new logic grid.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GeneratedGridLine {
    /// Its number, from 1.
    pub number: u64,
    /// The puzzle as text.
    pub puzzle: String,
    /// The kind of each clue.
    pub kinds: Vec<&'static str>,
    /// How difficult the puzzle is, from `easy` to `very-hard`; left out unless it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<&'static str>,
    /// The solution.
    pub solution: GridSolution,
}

impl GeneratedGridLine {
    /// Puts together what is known of the puzzle of this number, from 1.
    pub fn new(number: u64, made: &GeneratedGrid) -> Self {
        Self {
            number,
            puzzle: grid_text(&made.puzzle),
            kinds: made.kinds.iter().map(|kind| kind.name()).collect(),
            level: made.level.map(level_name),
            solution: of_table(&made.puzzle, &made.solution),
        }
    }
}
