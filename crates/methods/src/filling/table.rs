//! The table of a logic grid that is filled cell by cell: a row for each entity, a column for each category but the
//! first, whose values are the entities.

use bachet_grid::{Evaluator, Known, Missing};
use bachet_notation::clue::{CategoryId, Truth, ValueId};
use bachet_notation::{GridPuzzle, Kind};

use super::Filling;
use crate::{RunOptions, Unfit};

/// A table with open cells, and the clues that it has to satisfy.
pub(crate) struct Table<'a> {
    puzzle: &'a GridPuzzle,
    evaluator: Evaluator<'a>,
    clues: Vec<(u32, &'a Truth)>,
    rows: Rows,
}

/// The cells of the table, row by row.
struct Rows {
    entities: usize,
    categories: usize,
    cells: Vec<Option<u32>>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(puzzle: &'a GridPuzzle, options: &RunOptions) -> Result<Self, Unfit> {
        let (entities, categories) = (puzzle.entities(), puzzle.categories.len());
        let mut rows = Rows { entities, categories, cells: vec![None; entities * categories] };
        for entity in 0..entities {
            rows.cells[entity * categories] = Some(entity as u32);
        }
        Ok(Self { puzzle, evaluator: Evaluator::new(puzzle), clues: options.clues(puzzle)?, rows })
    }

    fn category(&self, cell: u32) -> usize {
        self.place(cell) as usize % self.rows.categories
    }

    fn breaks_no_clue(&self) -> bool {
        self.clues.iter().all(|(_, truth)| self.evaluator.decide(truth, &self.rows) != Ok(false))
    }

    /// Whether each value of a category occurs as often as it may: exactly so often once the column is full.
    fn is_allowed(&self, category: usize) -> bool {
        let of = &self.puzzle.categories[category];
        let mut counts = vec![0; of.values.len()];
        let column = || self.rows.column(category);
        column().flatten().for_each(|value| counts[value as usize] += 1);
        let full = column().all(|cell| cell.is_some());
        (0..).zip(&counts).all(|(value, &count)| match &of.kind {
            Kind::OneEach | Kind::Spare => count <= 1,
            Kind::Shared(numbers) => {
                let number = numbers.get(value).copied().flatten();
                number.is_none_or(|number| count == number || !full && count < number)
            }
        })
    }
}

impl Rows {
    fn column(&self, category: usize) -> impl Iterator<Item = Option<u32>> {
        self.cells.iter().skip(category).step_by(self.categories.max(1)).copied()
    }
}

impl bachet_grid::Table for Rows {
    fn value(&self, entity: usize, category: CategoryId) -> Known<Option<u32>> {
        if entity >= self.entities || category.0 as usize >= self.categories {
            return Ok(None);
        }
        self.cells[entity * self.categories + category.0 as usize].map(Some).ok_or(Missing::Cell(entity, category))
    }

    fn owner(&self, value: ValueId) -> Known<Option<usize>> {
        let column = || self.column(value.category.0 as usize);
        match column().position(|cell| cell == Some(value.index)) {
            None if column().any(|cell| cell.is_none()) => Err(Missing::Owner(value)),
            found => Ok(found),
        }
    }
}

impl Filling for Table<'_> {
    fn cells(&self) -> u32 {
        (self.rows.entities * self.rows.categories.saturating_sub(1)) as u32
    }

    fn place(&self, cell: u32) -> u32 {
        let columns = self.rows.categories as u32 - 1;
        cell / columns * (columns + 1) + cell % columns + 1
    }

    fn values(&self, cell: u32) -> std::ops::Range<u32> {
        0..self.puzzle.categories[self.category(cell)].values.len() as u32
    }

    fn starts_valid(&self) -> bool {
        self.breaks_no_clue()
    }

    fn put(&mut self, cell: u32, value: u32) -> bool {
        let place = self.place(cell) as usize;
        self.rows.cells[place] = Some(value);
        let is_valid = self.is_allowed(self.category(cell)) && self.breaks_no_clue();
        if !is_valid {
            self.rows.cells[place] = None;
        }
        is_valid
    }

    fn take(&mut self, cell: u32) {
        let place = self.place(cell) as usize;
        self.rows.cells[place] = None;
    }

    // Each value is tested against all clues.
    const IS_SLOW: bool = true;
}
