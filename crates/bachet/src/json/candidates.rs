//! The answer of `candidates`.

mod ways;

pub use ways::{StateOnWay, WayCandidates};

use bachet_notation::GridPuzzle;
use bachet_notation::sudoku::SudokuPuzzle;

use super::Ordered;
use super::total::Verdict;
use crate::Puzzle;
use crate::verbs;

/// The values that each cell has in some solution, or the states on some shortest way.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Candidates {
    /// The number of solutions in a word.
    #[serde(with = "Verdict")]
    pub verdict: verbs::Verdict,
    /// Whether every candidate was found.
    pub exact: bool,
    /// The candidates.
    pub candidates: Option<Cells>,
}

/// The candidates; their form depends on the family of the puzzle.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Cells {
    /// Of a logic grid.
    Grid(GridCandidates),
    /// Of a Sudoku.
    Sudoku(SudokuCandidates),
    /// Of a puzzle whose solutions are ways.
    Ways(WayCandidates),
}

/// The values that each cell has in some solution.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GridCandidates {
    /// One row for each entity, in the order of the first category.
    pub rows: Vec<Ordered<Vec<String>>>,
}

/// The values that each cell has in some solution.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SudokuCandidates {
    /// The rows from the top, each from the left; for each cell its values.
    pub rows: Vec<Vec<Vec<u8>>>,
}

impl Candidates {
    /// Puts together what `candidates` found in the puzzle.
    pub fn new(puzzle: &Puzzle, found: &verbs::Candidates) -> Self {
        let candidates = match (puzzle, &found.cells) {
            (Puzzle::Grid(puzzle), verbs::Cells::Grid(rows)) => Some(Cells::Grid(grid(puzzle, rows))),
            (Puzzle::Sudoku(puzzle), verbs::Cells::Sudoku(masks)) => Some(Cells::Sudoku(sudoku(puzzle, masks))),
            (_, verbs::Cells::Ways(states)) => {
                puzzle.ways().map(|puzzle| Cells::Ways(WayCandidates::new(&*puzzle, states)))
            }
            _ => None,
        };
        Self { verdict: found.verdict, exact: found.complete, candidates }
    }
}

fn grid(grid: &GridPuzzle, rows: &[Vec<Vec<String>>]) -> GridCandidates {
    let names = || grid.categories.iter().map(|category| &category.name);
    GridCandidates { rows: rows.iter().map(|row| Ordered::of(names().zip(row.iter().cloned()))).collect() }
}

fn sudoku(puzzle: &SudokuPuzzle, masks: &[u64]) -> SudokuCandidates {
    let rows = masks.chunks(puzzle.size.max(1) as usize);
    SudokuCandidates { rows: rows.map(|row| row.iter().map(|&mask| values(mask)).collect()).collect() }
}

/// Returns the values of a mask, whose bit `v - 1` stands for the value `v`.
pub(super) fn values(mask: u64) -> Vec<u8> {
    (1..=64).filter(|value| mask >> (value - 1) & 1 == 1).collect()
}
