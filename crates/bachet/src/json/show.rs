//! The answer of `show`.

mod moves;
mod ways;

pub use moves::{AllowedMove, JudgedMove, MoveObstacle};
pub use ways::{BrokenRule, Distance, StatedState, WayShow};

use bachet_notation::sudoku::{CellId, SudokuPuzzle};

use super::conflict::SudokuConflict;
use crate::Puzzle;
use crate::messages::Messages;
use crate::verbs::{self, DeadEnd, ShownBoard};

/// A board or a state.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Show {
    /// The board or the state.
    pub show: Option<Shown>,
}

/// A board or a state; its form depends on the family of the puzzle.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Shown {
    /// The board of a Sudoku.
    Sudoku(SudokuBoard),
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
    pub dead_end: Option<BoardDeadEnd>,
    /// The cells that were asked for.
    pub cells: Vec<ShownCell>,
}

/// Why a board cannot be filled.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardDeadEnd {
    /// What is to blame.
    pub kind: DeadEndKind,
    /// The cells of the entries.
    pub cells: Vec<String>,
}

/// What is to blame if a board cannot be filled.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DeadEndKind {
    /// The givens alone have no solution.
    Givens,
    /// At least one of these entries must change.
    OneOf,
    /// These entries, all that do, differ from the only solution.
    Wrong,
    /// None of several solutions has all of these entries.
    Together,
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
            (Puzzle::Sudoku(puzzle), verbs::Shown::Board(found)) => Some(Shown::Sudoku(board(puzzle, found))),
            (_, verbs::Shown::State(found)) => {
                puzzle.ways().map(|puzzle| Shown::Ways(Box::new(WayShow::new(&*puzzle, found, messages))))
            }
            _ => None,
        };
        Self { show }
    }
}

fn board(puzzle: &SudokuPuzzle, found: &ShownBoard) -> SudokuBoard {
    let fixed = |cell: CellId| puzzle.cell(cell).given.is_some();
    let all: Vec<(CellId, Option<u8>)> = found.values.iter().collect();
    let got = |&cell: &CellId| ShownCell { cell: cell.to_string(), value: found.values.get(cell), fixed: fixed(cell) };
    let row = |row: &[(CellId, Option<u8>)]| row.iter().map(|(_, value)| value.unwrap_or(0)).collect();
    SudokuBoard {
        rows: all.chunks(puzzle.size.max(1) as usize).map(row).collect(),
        fixed: all.iter().filter(|(cell, _)| fixed(*cell)).map(|(cell, _)| cell.to_string()).collect(),
        valid: found.clashes.is_empty(),
        clashes: found.clashes.iter().map(SudokuConflict::from).collect(),
        solved: found.solved,
        solvable: found.solvable,
        dead_end: found.dead_end.as_ref().map(BoardDeadEnd::from),
        cells: found.got.iter().map(got).collect(),
    }
}

impl From<&DeadEnd> for BoardDeadEnd {
    fn from(dead_end: &DeadEnd) -> Self {
        let (kind, cells) = match dead_end {
            DeadEnd::Givens => (DeadEndKind::Givens, &[][..]),
            DeadEnd::OneOf(cells) => (DeadEndKind::OneOf, &cells[..]),
            DeadEnd::Wrong(cells) => (DeadEndKind::Wrong, &cells[..]),
            DeadEnd::Together(cells) => (DeadEndKind::Together, &cells[..]),
        };
        Self { kind, cells: cells.iter().map(CellId::to_string).collect() }
    }
}
