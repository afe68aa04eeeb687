//! A board for solving by hand: givens are fixed, all other cells can be filled and emptied.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Satisfiable};

use crate::solve;
use crate::sudoku::value_bit;
use crate::{Clash, Sudoku, SudokuCandidates, Values, candidates, clashes};

/// Why a cell was not changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// There is no such cell.
    NoSuchCell(CellId),
    /// There is no such value.
    NoSuchValue(u8),
    /// The value is given.
    Fixed(CellId),
}

/// A partly filled board.
#[derive(Clone, Debug)]
pub struct Board {
    sudoku: Sudoku,
    values: Values,
}

impl Board {
    /// Creates a board with the given values only.
    pub fn new(sudoku: &Sudoku) -> Self {
        Self { sudoku: sudoku.clone(), values: sudoku.given_values() }
    }

    /// Returns the puzzle.
    pub fn sudoku(&self) -> &Sudoku {
        &self.sudoku
    }

    /// Returns the values on the board.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// Returns the value in a cell; `None` if it is empty.
    pub fn get(&self, cell: CellId) -> Option<u8> {
        self.values.get(cell)
    }

    /// Whether the value of a cell is given.
    pub fn is_fixed(&self, cell: CellId) -> bool {
        self.sudoku.has(cell) && self.sudoku.given(cell).is_some()
    }

    /// Writes a value into a cell, even if it clashes.
    ///
    /// # Errors
    /// If the cell's value is given, or there is no such cell or value.
    pub fn set(&mut self, cell: CellId, value: u8) -> Result<(), Refused> {
        if value_bit(value) & self.sudoku.all_values() == 0 {
            return Err(Refused::NoSuchValue(value));
        }
        self.write(cell, Some(value))
    }

    /// Empties a cell.
    ///
    /// # Errors
    /// If the cell's value is given, or there is no such cell.
    pub fn clear(&mut self, cell: CellId) -> Result<(), Refused> {
        self.write(cell, None)
    }

    fn write(&mut self, cell: CellId, value: Option<u8>) -> Result<(), Refused> {
        if !self.sudoku.has(cell) {
            return Err(Refused::NoSuchCell(cell));
        }
        if self.is_fixed(cell) {
            return Err(Refused::Fixed(cell));
        }
        self.values.set(cell, value);
        Ok(())
    }

    /// Returns the clashes on the board.
    pub fn clashes(&self) -> Vec<Clash> {
        clashes(&self.sudoku, &self.values)
    }

    /// Whether every cell is filled and nothing clashes.
    pub fn is_solved(&self) -> bool {
        self.values.is_full() && self.clashes().is_empty()
    }

    /// Returns the puzzle with all values on the board as givens. Given candidates of empty cells are kept.
    pub fn as_sudoku(&self) -> Sudoku {
        let mask = |cell| self.sudoku.candidates_given(cell) & self.get(cell).map_or(u64::MAX, value_bit);
        self.sudoku.with_candidates(self.sudoku.cells().map(mask).collect())
    }

    /// Whether the empty cells can be filled.
    pub fn is_solvable(&self, budget: &mut Budget<'_>) -> Satisfiable {
        if !self.clashes().is_empty() {
            return Satisfiable::No;
        }
        solve::is_solvable(&self.as_sudoku(), budget)
    }

    /// Finds the candidates of every cell.
    pub fn candidates(&self, budget: &mut Budget<'_>) -> SudokuCandidates {
        candidates(&self.as_sudoku(), budget)
    }
}
