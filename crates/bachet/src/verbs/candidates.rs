//! `candidates`: the values that each cell has in some solution.

mod assignment;
mod ways;

use bachet_solver::Budget;

use super::{Refusal, Verdict};
use crate::Puzzle;
use crate::ways::Shape;
pub(super) use assignment::{grid as of_grid, of_board};
pub use ways::StateOnWay;

/// What [`candidates`] found.
#[derive(Clone, Debug)]
pub struct Candidates {
    /// The number of solutions in a word; unknown too if the limit was reached before the last cell.
    pub verdict: Verdict,
    /// The candidates.
    pub cells: Cells,
    /// Whether every candidate was found.
    pub complete: bool,
}

/// Candidates by the kind of puzzle.
#[derive(Clone, Debug)]
pub enum Cells {
    /// Of a logic grid: for each entity, for each category, the values as written.
    Grid(Vec<Vec<Vec<String>>>),
    /// Of a Sudoku: for each cell, row by row, the mask of its values, bit `v - 1` for the value `v`.
    Sudoku(Vec<u64>),
    /// If the solutions are ways: the states on shortest ways, by their distance from the start.
    Ways(Vec<StateOnWay>),
}

/// Finds the values that each cell has in some solution.
///
/// # Errors
/// If the puzzle cannot be compiled.
pub fn candidates(puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<Candidates, Refusal> {
    match puzzle.shape() {
        Shape::Grid(puzzle) => Ok(assignment::grid(puzzle, budget)?),
        Shape::Sudoku(puzzle) => Ok(assignment::sudoku(puzzle, budget)?),
        Shape::Ways(puzzle) => ways::candidates(&*puzzle, budget),
    }
}
