//! A found or claimed solution, as plain data.

use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, ValueId};

/// The value of each entity in each category. Rows are in the order of the first category; values are indices into
/// their category.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    categories: usize,
    cells: Vec<u32>,
}

impl Solution {
    /// Creates a table with every cell at value 0, except that row `e` has value `e` in the first category.
    pub fn new(entities: usize, categories: usize) -> Self {
        let mut cells = vec![0; entities * categories];
        for (entity, row) in cells.chunks_exact_mut(categories.max(1)).enumerate() {
            row[0] = entity as u32;
        }
        Self { categories, cells }
    }

    /// Creates a table of the puzzle's size, filled as by [`Solution::new`].
    pub fn of(puzzle: &GridPuzzle) -> Self {
        Self::new(puzzle.entities(), puzzle.categories.len())
    }

    /// Returns the number of rows.
    pub fn entities(&self) -> usize {
        self.cells.len() / self.categories.max(1)
    }

    /// Returns the number of columns.
    pub fn categories(&self) -> usize {
        self.categories
    }

    /// Returns the index of the value in its category; `None` outside the table.
    pub fn get(&self, entity: usize, category: CategoryId) -> Option<u32> {
        if category.0 as usize >= self.categories {
            return None;
        }
        self.cells.get(entity * self.categories + category.0 as usize).copied()
    }

    /// Sets a cell; outside the table it does nothing.
    pub fn set(&mut self, entity: usize, value: ValueId) {
        if (value.category.0 as usize) < self.categories
            && let Some(cell) = self.cells.get_mut(entity * self.categories + value.category.0 as usize)
        {
            *cell = value.index;
        }
    }

    /// Exchanges the values of two entities in a column. All of them must be in the table.
    pub(crate) fn exchange(&mut self, [a, b]: [usize; 2], column: usize) {
        self.cells.swap(a * self.categories + column, b * self.categories + column);
    }

    /// Returns the rows, one for each entity, in the order of the first category.
    pub fn rows(&self) -> impl Iterator<Item = &[u32]> {
        self.cells.chunks_exact(self.categories.max(1))
    }

    /// Returns the first entity that has the value, if any.
    pub fn who_has(&self, value: ValueId) -> Option<usize> {
        (0..self.entities()).find(|&entity| self.get(entity, value.category) == Some(value.index))
    }
}
