//! A Sudoku that is filled cell by cell.

use bachet_notation::sudoku::CellId;
use bachet_sudoku::{Sudoku, Values, clashes};

use super::Filling;

/// A board, and which values stand in each house.
///
/// The board was valid before a value is written into it, so that cell is all that has to be looked at: either its value
/// stands in one of its houses already, or it is added to them.
pub(crate) struct Board<'a> {
    sudoku: &'a Sudoku,
    starts_valid: bool,
    empty: Vec<Empty>,
    /// For each house the values that stand in it.
    used: Vec<u64>,
    /// The board for its rules, if it has any.
    ruled: Option<Values>,
}

/// A cell lies in a row, a column, a box and a region, and in no other house.
const MOST_HOUSES: usize = 4;

/// A cell that was empty at first.
struct Empty {
    cell: CellId,
    place: u32,
    /// The values that it may have, as stated.
    candidates: u64,
    /// The houses that it lies in, the last one as often as there is room.
    houses: [u32; MOST_HOUSES],
    /// The value that it has now, as a bit.
    value: u64,
}

impl<'a> Board<'a> {
    pub(crate) fn new(sudoku: &'a Sudoku) -> Self {
        let values = sudoku.given_values();
        let starts_valid = clashes(sudoku, &values).is_empty();
        let empty = sudoku.cells().filter(|&cell| sudoku.given(cell).is_none()).map(|cell| {
            let all = (0..).zip(sudoku.houses()).filter(|(_, house)| house.cells.contains(&cell));
            let mut houses = [0; MOST_HOUSES];
            for (at, (number, _)) in all.enumerate() {
                houses[at] = number;
                houses[at + 1..].fill(number);
            }
            Empty {
                cell,
                place: cell.index(sudoku.size()) as u32,
                candidates: sudoku.candidates_given(cell),
                houses,
                value: 0,
            }
        });
        let used = sudoku.houses().iter().map(|house| {
            let values = house.cells.iter().filter_map(|&cell| values.get(cell));
            values.fold(0, |used, value| used | bit(u32::from(value)))
        });
        let (empty, used) = (empty.collect(), used.collect());
        let ruled = (sudoku.rules().len() > 0).then_some(values);
        Self { sudoku, starts_valid, empty, used, ruled }
    }

    /// Whether the cell may have the value, and none of its houses has it yet.
    #[inline]
    fn is_free(&self, cell: u32, value: u32) -> bool {
        let empty = &self.empty[cell as usize];
        let used = empty.houses.iter().fold(0, |used, &house| used | self.used[house as usize]);
        empty.candidates & !used & bit(value) != 0
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
        empty.value = bit(value);
        empty.houses.iter().for_each(|&house| self.used[house as usize] |= empty.value);
        true
    }
}

fn bit(value: u32) -> u64 {
    1 << (value - 1)
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

    #[inline]
    fn put(&mut self, cell: u32, value: u32) -> bool {
        self.is_free(cell, value) && self.put_by_rules(cell, value)
    }

    #[inline]
    fn take(&mut self, cell: u32) {
        let empty = &self.empty[cell as usize];
        empty.houses.iter().for_each(|&house| self.used[house as usize] &= !empty.value);
        if let Some(values) = &mut self.ruled {
            values.set(empty.cell, None);
        }
    }
}
