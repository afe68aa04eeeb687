//! Candidates: the values that each cell has in some solution.

use bachet_notation::sudoku::CellId;
use bachet_solver::Budget;

use crate::{Sudoku, classic, plain};

/// The values that each cell of a board has in some solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SudokuCandidates {
    size: u32,
    masks: Vec<u64>,
    /// Whether every candidate was found; if not, the budget was spent, and cells may have more.
    pub complete: bool,
}

impl SudokuCandidates {
    pub(crate) fn new(size: u32, masks: Vec<u64>, complete: bool) -> Self {
        Self { size, masks, complete }
    }

    /// Returns the values of a cell as a mask, bit `v - 1` for the value `v`; empty without a solution.
    ///
    /// # Panics
    /// If the cell lies outside the board.
    pub fn mask(&self, cell: CellId) -> u64 {
        self.masks[cell.index(self.size)]
    }

    /// Returns the values of a cell, from 1.
    pub fn values(&self, cell: CellId) -> impl Iterator<Item = u8> + use<> {
        let mask = self.mask(cell);
        (1..=64).filter(move |value| mask >> (value - 1) & 1 == 1)
    }

    /// Returns the masks of all cells, row by row.
    pub fn masks(&self) -> &[u64] {
        &self.masks
    }

    /// Returns the cells with several candidates, row by row.
    pub fn open(&self) -> impl Iterator<Item = CellId> + '_ {
        let cells = self.masks.iter().enumerate().filter(|(_, mask)| mask.count_ones() > 1);
        cells.map(|(at, _)| CellId::at(at, self.size))
    }
}

/// Finds the candidates of every cell.
pub fn candidates(sudoku: &Sudoku, budget: &mut Budget<'_>) -> SudokuCandidates {
    match classic::marks(sudoku) {
        Some(marks) => classic::candidates(&marks, budget),
        None => plain::candidates(sudoku, budget),
    }
}
