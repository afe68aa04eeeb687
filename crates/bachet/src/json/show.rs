//! The answer of `show`.

mod graph;
mod marks;
mod moves;
mod ways;

pub use graph::{WayGraph, WayGraphKind, WayGraphLink, WayGraphMove, WayGraphPart, WayGraphState};
pub use marks::{DeadEnd, DeadEndKind, GridMarks, ToldPair};
pub use moves::{AllowedMove, JudgedMove, MoveObstacle};
pub use ways::{BrokenRule, CostSoFar, Distance, StatedState, WayShow};

use bachet_notation::sudoku::{CellId, SudokuPuzzle};

use super::candidates::Candidates;
use super::conflict::SudokuConflict;
use super::solution::{Solution, solutions};
use crate::Puzzle;
use crate::messages::Messages;
use crate::verbs::{self, ShownBoard};

/// A board, the marks on a logic grid, or a state.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Show {
    /// The board, the marks or the state.
    pub show: Option<Shown>,
}

/// A board, marks or a state; its form depends on the family of the puzzle.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Shown {
    /// The board of a Sudoku.
    Sudoku(SudokuBoard),
    /// The marks on a logic grid.
    Grid(GridMarks),
    /// A state of a puzzle whose solutions are ways.
    Ways(Box<WayShow>),
}

/// The board of a Sudoku.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SudokuBoard {
    /// The rows from the top, each from the left; 0 for an empty cell.
    pub rows: Vec<Vec<u8>>,
    /// The cells whose value is given.
    pub fixed: Vec<String>,
    /// Whether nothing clashes.
    pub valid: bool,
    /// What clashes.
    pub clashes: Vec<SudokuConflict>,
    /// Whether every cell is filled and nothing clashes.
    pub solved: bool,
    /// Whether the empty cells can still be filled; `null` if a limit was reached first.
    pub solvable: Option<bool>,
    /// Why they cannot, if nothing clashes or the wrong entries were asked for; left out if a limit was reached first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_end: Option<DeadEnd>,
    /// The cells that were asked for.
    pub cells: Vec<ShownCell>,
    /// The cells that were to be told, with their values in a solution that has as many of the entries as possible;
    /// `null` if there is no solution, or a limit was reached.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<ShownCell>,
    /// That solution, if it was asked for and one is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<Solution>,
    /// The values that each cell has in some solution with all entries, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Candidates>,
}

/// A cell of a board.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShownCell {
    /// The cell.
    pub cell: String,
    /// Its value; `null` if it is empty.
    pub value: Option<u8>,
    /// Whether the value is given.
    pub fixed: bool,
}

impl Show {
    /// Puts together what `show` found of the puzzle.
    pub fn new(puzzle: &Puzzle, found: &verbs::Shown, messages: &Messages) -> Self {
        let show = match (puzzle, found) {
            (Puzzle::Sudoku(board), verbs::Shown::Board(found)) => Some(Shown::Sudoku(shown(puzzle, board, found))),
            (Puzzle::Grid(_), verbs::Shown::Grid(found)) => Some(Shown::Grid(GridMarks::new(puzzle, found))),
            (_, verbs::Shown::State(found)) => {
                puzzle.ways().map(|puzzle| Shown::Ways(Box::new(WayShow::new(&*puzzle, found, messages))))
            }
            _ => None,
        };
        Self { show }
    }
}

fn shown(of: &Puzzle, puzzle: &SudokuPuzzle, found: &ShownBoard) -> SudokuBoard {
    let fixed = |cell: CellId| puzzle.cell(cell).given.is_some();
    let all: Vec<(CellId, Option<u8>)> = found.values.iter().collect();
    let holds = |cell: CellId, value| ShownCell { cell: cell.to_string(), value, fixed: fixed(cell) };
    let row = |row: &[(CellId, Option<u8>)]| row.iter().map(|(_, value)| value.unwrap_or(0)).collect();
    SudokuBoard {
        rows: all.chunks(puzzle.size.max(1) as usize).map(row).collect(),
        fixed: all.iter().filter(|(cell, _)| fixed(*cell)).map(|(cell, _)| cell.to_string()).collect(),
        valid: found.clashes.is_empty(),
        clashes: found.clashes.iter().map(SudokuConflict::from).collect(),
        solved: found.solved,
        solvable: found.solvable,
        dead_end: found.dead_end.as_ref().map(|why| DeadEnd::new(why, CellId::to_string)),
        cells: found.got.iter().map(|&cell| holds(cell, found.values.get(cell))).collect(),
        told: found.told.iter().map(|&(cell, value)| holds(cell, value)).collect(),
        solution: solutions(of, found.solution.as_slice()).pop(),
        candidates: found.candidates.as_ref().map(|found| Candidates::new(of, found)),
    }
}
