//! The candidates of a board between two steps.

use bachet_sudoku::Sudoku;

use super::{Cells, Layout};
use crate::Fact;

/// A partly solved board: the values that are placed, and the candidates that are left.
///
/// A placed cell has no candidates. Placing a value removes it from the peers' candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State<const W: usize> {
    /// For each cell the mask of its candidates, bit `v` for the value with index `v`.
    pub candidates: Vec<u64>,
    /// For each value the cells that have it as a candidate.
    pub cells: Vec<Cells<W>>,
    /// For each value the cells where it is placed.
    pub placed: Vec<Cells<W>>,
    /// The cells without a value.
    pub empty: Cells<W>,
}

impl<const W: usize> State<W> {
    /// Returns an empty board: every value is a candidate everywhere.
    pub fn new(layout: &Layout<W>) -> Self {
        let all: Cells<W> = (0..layout.area()).collect();
        Self {
            candidates: vec![u64::MAX >> (64 - layout.size); layout.area()],
            cells: vec![all; layout.size],
            placed: vec![Cells::EMPTY; layout.size],
            empty: all,
        }
    }

    /// Returns the board with its given values placed, and the given candidates of empty cells.
    pub fn given(sudoku: &Sudoku, layout: &Layout<W>) -> Self {
        let mut state = Self::new(layout);
        for cell in sudoku.cells() {
            let index = cell.index(sudoku.size());
            if let Some(value) = sudoku.given(cell) {
                state.place(layout, index, value as usize - 1);
            } else {
                let removed = state.candidates[index] & !sudoku.candidates_given(cell);
                (0..layout.size).filter(|v| removed >> v & 1 == 1).for_each(|v| state.remove(index, v));
            }
        }
        state
    }

    /// Whether the value is a candidate of the cell.
    pub fn has(&self, cell: usize, value: usize) -> bool {
        self.candidates[cell] >> value & 1 == 1
    }

    /// Returns the value placed in a cell.
    pub fn value(&self, cell: usize) -> Option<usize> {
        if self.empty.contains(cell) { None } else { self.placed.iter().position(|cells| cells.contains(cell)) }
    }

    /// Whether every cell has a value.
    pub fn is_solved(&self) -> bool {
        self.empty.is_empty()
    }

    /// Removes a candidate.
    pub fn remove(&mut self, cell: usize, value: usize) {
        self.candidates[cell] &= !(1 << value);
        self.cells[value].remove(cell);
    }

    /// Places a value in an empty cell, and removes it from the peers.
    pub fn place(&mut self, layout: &Layout<W>, cell: usize, value: usize) {
        self.candidates[cell] = 0;
        self.cells.iter_mut().for_each(|cells| cells.remove(cell));
        self.placed[value].insert(cell);
        self.empty.remove(cell);
        let seen = self.cells[value] & layout.peers[cell];
        seen.iter().for_each(|peer| self.remove(peer, value));
    }

    /// Applies a fact.
    pub fn apply(&mut self, layout: &Layout<W>, fact: Fact) {
        let (cell, value) = (fact.place as usize, fact.value as usize);
        if fact.holds { self.place(layout, cell, value) } else { self.remove(cell, value) }
    }
}
