//! A found or claimed solution, as plain data.

use bachet_notation::sudoku::CellId;

/// A board with a value, from 1, in every cell.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    size: u32,
    values: Vec<u8>,
}

impl Solution {
    /// Creates a board of these values, row by row; `None` unless there are `size * size` of them.
    pub fn new(size: u32, values: Vec<u8>) -> Option<Self> {
        (values.len() as u64 == u64::from(size) * u64::from(size)).then_some(Self { size, values })
    }

    /// Creates a board from a value for each of its cells.
    pub(crate) fn of_cells(size: u32, values: impl Iterator<Item = u8>) -> Self {
        Self { size, values: values.collect() }
    }

    /// Returns the number of rows, of columns and of values.
    pub fn size(&self) -> u32 {
        self.size
    }

    /// Returns the value of a cell.
    ///
    /// # Panics
    /// If the cell lies outside the board.
    pub fn get(&self, cell: CellId) -> u8 {
        self.values[cell.index(self.size)]
    }

    /// Returns all values, row by row.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// Returns the rows, from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.values.chunks_exact(self.size.max(1) as usize)
    }
}
