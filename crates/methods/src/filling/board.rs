//! A Sudoku that is filled cell by cell.

use bachet_notation::sudoku::CellId;
use bachet_sudoku::{Sudoku, Values, clashes};

use super::Filling;

/// A board, and which values stand in each house.
///
/// Nobody goes on from a board that is not valid, so the cell that was filled last is all that has to be looked at: either
/// its value stands in one of its houses already, or it is added to them.
pub(crate) struct Board<'a> {
    sudoku: &'a Sudoku,
    empty: Vec<Empty>,
    /// For each house the values that stand in it.
    used: Vec<u64>,
    /// Whether the cell filled last may have its value, and it stands in none of its houses yet.
    fits: bool,
    /// The board for its rules, if it has any.
    ruled: Option<Values>,
}

/// A cell lies in a row, a column, a box and a region, and in no other house.
const MOST_HOUSES: usize = 4;

/// A cell that was empty at first.
struct Empty {
    cell: CellId,
    place: u32,
    /// The values that it may have, as stated; none, if the givens clash: then no board is valid.
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
                houses[at..].fill(number);
            }
            Empty {
                cell,
                place: cell.index(sudoku.size()) as u32,
                candidates: if starts_valid { sudoku.candidates_given(cell) } else { 0 },
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
        Self { sudoku, empty, used, fits: true, ruled }
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

    #[inline]
    fn put(&mut self, cell: u32, value: u32) {
        let empty = &mut self.empty[cell as usize];
        empty.value = bit(value);
        let used = empty.houses.iter().fold(0, |used, &house| used | self.used[house as usize]);
        self.fits = empty.candidates & !used & empty.value != 0;
        if self.fits {
            empty.houses.iter().for_each(|&house| self.used[house as usize] |= empty.value);
        }
        if let Some(values) = &mut self.ruled {
            values.set(empty.cell, Some(value as u8));
        }
    }

    #[inline]
    fn take(&mut self, cell: u32) {
        let empty = &self.empty[cell as usize];
        if self.fits {
            empty.houses.iter().for_each(|&house| self.used[house as usize] &= !empty.value);
        }
        // What stands now was gone on from.
        self.fits = true;
        if let Some(values) = &mut self.ruled {
            values.set(empty.cell, None);
        }
    }

    #[inline]
    fn is_valid(&self, _: u32) -> bool {
        self.fits
            && self.ruled.as_ref().is_none_or(|values| self.sudoku.rules().all(|rule| rule.broken(values).is_empty()))
    }
}
