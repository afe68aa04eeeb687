//! The answer of `check`.

mod grid;
mod sudoku;
mod ways;

pub use grid::{Addition, ClueLine, GridFindings};
pub use sudoku::{CellValue, SudokuCell, SudokuFindings};
pub use ways::WayFindings;

use super::read::OtherReading;
use super::solution::{Solution, solutions};
use super::{Total, read};
use crate::Puzzle;
use crate::verbs::{self, Checked};

/// Maximum number of solutions in the answer.
const MAX_SHOWN: usize = 25;

/// What the author of a puzzle wants to know.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Check {
    /// The number of solutions.
    #[serde(flatten)]
    pub total: Total,
    /// The first solutions.
    pub solutions: Vec<Solution>,
    /// Everything else that was found.
    pub check: Findings,
    /// Other ways to read the sentences under which there is exactly one solution.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_readings: Vec<OtherReading>,
}

/// What `check` found; its form depends on the family of the puzzle.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Findings {
    /// In a logic grid.
    Grid(GridFindings),
    /// In a Sudoku.
    Sudoku(SudokuFindings),
    /// In a puzzle whose solutions are ways.
    Ways(WayFindings),
}

impl Check {
    /// Puts together what `check` found in the puzzle, with its first solutions.
    pub fn new(puzzle: &Puzzle, found: &Checked, other_readings: &[verbs::OtherReading]) -> Self {
        Self {
            total: Total::new(found.verdict, &found.count),
            solutions: solutions(puzzle, &found.solutions[..MAX_SHOWN.min(found.solutions.len())]),
            check: match &found.findings {
                verbs::Findings::Grid(findings) => Findings::Grid(GridFindings::new(findings, found.complete)),
                verbs::Findings::Sudoku(findings) => Findings::Sudoku(SudokuFindings::new(findings, found.complete)),
                verbs::Findings::Ways(findings) => Findings::Ways(WayFindings::new(puzzle, findings, found.complete)),
            },
            other_readings: read::others(puzzle, other_readings),
        }
    }
}
