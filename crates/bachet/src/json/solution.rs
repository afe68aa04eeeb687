//! Solutions of all families.

use bachet_notation::GridPuzzle;
use serde::{Serialize, Serializer};

use super::Ordered;
use super::ways::{self, WaySolution};
use crate::{Puzzle, verbs};

/// A solution; its form depends on the family of the puzzle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Solution {
    /// A solution of a logic grid.
    Grid(GridSolution),
    /// A solution of a Sudoku.
    Sudoku(SudokuSolution),
    /// A way of a river crossing or a puzzle of moves.
    Way(WaySolution),
}

/// A solution of a logic grid.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GridSolution {
    /// One row for each entity, in the order of the first category, with a key for each category.
    pub rows: GridRows,
}

/// The rows of a solution of a logic grid. They become text only when they are written: a million solutions would
/// fill the memory.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "Vec<Ordered<String>>", inline))]
pub struct GridRows(verbs::GridSolution);

impl Serialize for GridRows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.rows().map(|row| Ordered::of(self.0.categories().zip(row))))
    }
}

/// A solution of a Sudoku.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SudokuSolution {
    /// The rows from the top, each from the left.
    pub rows: Vec<Vec<u8>>,
}

pub(super) fn solutions(puzzle: &Puzzle, found: &[verbs::Solution]) -> Vec<Solution> {
    let family = puzzle.ways();
    let one = |solution: &verbs::Solution| match solution {
        verbs::Solution::Grid(solution) => Some(Solution::Grid(GridSolution { rows: GridRows(solution.clone()) })),
        verbs::Solution::Sudoku(solution) => {
            Some(Solution::Sudoku(SudokuSolution { rows: solution.rows().map(<[u8]>::to_vec).collect() }))
        }
        verbs::Solution::Way(way) => family.as_deref().map(|family| Solution::Way(ways::solution(family, way))),
    };
    found.iter().filter_map(one).collect()
}

/// Returns a solution of a logic grid that was generated.
pub(super) fn of_table(puzzle: &GridPuzzle, table: &bachet_grid::Solution) -> GridSolution {
    GridSolution { rows: GridRows(verbs::GridSolution::named(puzzle, table.clone())) }
}
