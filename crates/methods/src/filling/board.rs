//! A Sudoku that is filled cell by cell.

use bachet_notation::sudoku::CellId;
use bachet_sudoku::{Sudoku, Values, clashes};

use super::Filling;
use crate::houses::{Houses, bit};

/// A board with the values used in each house.
///
/// The board is valid before a value is written, so only the houses of that cell are tested.
pub(crate) struct Board<'a> {
    sudoku: &'a Sudoku,
    starts_valid: bool,
    empty: Vec<EmptyCell>,
    houses: Houses,
    /// The values on the board, for its rules; `None` without rules.
    rule_values: Option<Values>,
}

/// A cell that was empty at first.
struct EmptyCell {
    cell: CellId,
    place: u32,
    /// The given candidates.
    candidates: u64,
    /// The current value, while the cell is filled.
    value: u32,
}

impl<'a> Board<'a> {
    pub(crate) fn new(sudoku: &'a Sudoku) -> Self {
        let values = sudoku.given_values();
        let starts_valid = clashes(sudoku, &values).is_empty();
        let open = sudoku.cells().filter(|&cell| sudoku.given(cell).is_none());
        let empty = open.map(|cell| EmptyCell {
            cell,
            place: cell.index(sudoku.size()) as u32,
            candidates: sudoku.candidates_given(cell),
            value: 0,
        });
        let empty = empty.collect();
        let mut houses = Houses::new(sudoku);
        for (cell, value) in sudoku.cells().filter_map(|cell| Some((cell, values.get(cell)?))) {
            houses.add(cell.index(sudoku.size()) as u32, value.into());
        }
        let rule_values = (sudoku.rules().len() > 0).then_some(values);
        Self { sudoku, starts_valid, empty, houses, rule_values }
    }

    /// Whether the value is a candidate of the cell and used in none of its houses.
    #[inline]
    fn is_free(&self, cell: u32, value: u32) -> bool {
        let empty = &self.empty[cell as usize];
        empty.candidates & !self.houses.used(empty.place) & bit(value) != 0
    }

    /// Writes a free value into the cell, unless it breaks a rule.
    fn put_unless_broken(&mut self, cell: u32, value: u32) -> bool {
        let empty = &mut self.empty[cell as usize];
        if let Some(values) = &mut self.rule_values {
            values.set(empty.cell, Some(value as u8));
            if self.sudoku.rules().any(|rule| !rule.broken(values).is_empty()) {
                values.set(empty.cell, None);
                return false;
            }
        }
        empty.value = value;
        self.houses.add(empty.place, value);
        true
    }
}

impl Filling for Board<'_> {
    fn cells(&self) -> u32 {
        self.empty.len() as u32
    }

    fn place(&self, cell: u32) -> u32 {
        self.empty[cell as usize].place
    }

    fn values(&self, _: u32) -> std::ops::Range<u32> {
        1..self.sudoku.size() + 1
    }

    fn starts_valid(&self) -> bool {
        self.starts_valid
    }

    #[expect(
        clippy::inline_always,
        reason = "most of some hundred million calls fail at the first test: a call costs more"
    )]
    #[inline(always)]
    fn put(&mut self, cell: u32, value: u32) -> bool {
        self.is_free(cell, value) && self.put_unless_broken(cell, value)
    }

    #[inline]
    fn take(&mut self, cell: u32) {
        let empty = &self.empty[cell as usize];
        self.houses.remove(empty.place, empty.value);
        if let Some(values) = &mut self.rule_values {
            values.set(empty.cell, None);
        }
    }

    const IS_SLOW: bool = false;
}
