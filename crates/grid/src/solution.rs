//! A claimed or found solution, as plain data.

use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, ValueId};

/// Which value each entity has in each category: rows in the order of the first category, values by their place in the
/// category's list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    categories: usize,
    cells: Vec<u32>,
}

impl Solution {
    /// A table of `entities` rows with every cell at value 0, except that row `e` has value `e` in the first category.
    pub fn new(entities: usize, categories: usize) -> Self {
        let mut cells = vec![0; entities * categories];
        for (entity, row) in cells.chunks_exact_mut(categories.max(1)).enumerate() {
            row[0] = entity as u32;
        }
        Self { categories, cells }
    }

    /// A table of the puzzle's size, filled as [`Solution::new`] does.
    pub fn of(puzzle: &GridPuzzle) -> Self {
        Self::new(puzzle.entities(), puzzle.categories.len())
    }

    /// The number of rows.
    pub fn entities(&self) -> usize {
        self.cells.len() / self.categories.max(1)
    }

    /// The number of columns.
    pub fn categories(&self) -> usize {
        self.categories
    }

    /// The value's place in the category's list; `None` outside the table.
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

    /// The rows, one for each entity, in the order of the first category.
    pub fn rows(&self) -> impl Iterator<Item = &[u32]> {
        self.cells.chunks_exact(self.categories.max(1))
    }

    /// The first entity that has the value, if one has.
    pub fn who_has(&self, value: ValueId) -> Option<usize> {
        (0..self.entities()).find(|&entity| self.get(entity, value.category) == Some(value.index))
    }
}
