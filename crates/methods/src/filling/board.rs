//! A Sudoku that is filled cell by cell.

use bachet_notation::sudoku::CellId;
use bachet_sudoku::{Sudoku, Values, clashes};

use super::Filling;
use crate::houses::{Houses, bit};

/// A board, and which values stand in each house.
///
/// The board was valid before a value is written into it, so that cell is all that has to be looked at: either its value
/// stands in one of its houses already, or it is added to them.
pub(crate) struct Board<'a> {
    sudoku: &'a Sudoku,
    starts_valid: bool,
    empty: Vec<Empty>,
    houses: Houses,
    /// The board for its rules, if it has any.
    ruled: Option<Values>,
}

/// A cell that was empty at first.
struct Empty {
    cell: CellId,
    place: u32,
    /// The values that it may have, as stated.
    candidates: u64,
    /// The value that it has now, if it has one.
    value: u32,
}

impl<'a> Board<'a> {
    pub(crate) fn new(sudoku: &'a Sudoku) -> Self {
        let values = sudoku.given_values();
        let starts_valid = clashes(sudoku, &values).is_empty();
        let open = sudoku.cells().filter(|&cell| sudoku.given(cell).is_none());
        let empty = open.map(|cell| Empty {
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
        let ruled = (sudoku.rules().len() > 0).then_some(values);
        Self { sudoku, starts_valid, empty, houses, ruled }
    }

    /// Whether the cell may have the value, and none of its houses has it yet.
    #[inline]
    fn is_free(&self, cell: u32, value: u32) -> bool {
        let empty = &self.empty[cell as usize];
        empty.candidates & !self.houses.used(empty.place) & bit(value) != 0
    }

    /// Writes a value that is free into the cell, if no rule is broken then.
    fn put_by_rules(&mut self, cell: u32, value: u32) -> bool {
        let empty = &mut self.empty[cell as usize];
        if let Some(values) = &mut self.ruled {
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
        reason = "what does not fit is refused some hundred million times: a call costs more"
    )]
    #[inline(always)]
    fn put(&mut self, cell: u32, value: u32) -> bool {
        self.is_free(cell, value) && self.put_by_rules(cell, value)
    }

    #[inline]
    fn take(&mut self, cell: u32) {
        let empty = &self.empty[cell as usize];
        self.houses.remove(empty.place, empty.value);
        if let Some(values) = &mut self.ruled {
            values.set(empty.cell, None);
        }
    }

    const IS_SLOW: bool = false;
}
