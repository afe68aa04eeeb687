//! The values that stand in each house of a board.

use bachet_sudoku::Sudoku;

/// A cell lies in a row, a column, a box and a region, and in no other house.
const MOST: usize = 4;

/// The houses of a board.
pub(crate) struct Houses {
    /// For each cell of the board the houses that it lies in, the last one as often as there is room.
    of: Vec<[u32; MOST]>,
    /// For each house the values that stand in it, each a bit.
    used: Vec<u64>,
}

impl Houses {
    /// The houses of an empty board.
    pub(crate) fn new(sudoku: &Sudoku) -> Self {
        let size = sudoku.size();
        let mut of: Vec<Vec<u32>> = vec![Vec::new(); (size * size) as usize];
        for (number, house) in (0..).zip(sudoku.houses()) {
            house.cells.iter().for_each(|cell| of[cell.index(size)].push(number));
        }
        let filled = |houses: Vec<u32>| std::array::from_fn(|at| houses[at.min(houses.len() - 1)]);
        Self { of: of.into_iter().map(filled).collect(), used: vec![0; sudoku.houses().len()] }
    }

    /// The values that stand in the houses of the cell, each a bit.
    #[inline]
    pub(crate) fn used(&self, place: u32) -> u64 {
        self.of[place as usize].iter().fold(0, |used, &house| used | self.used[house as usize])
    }

    /// Writes a value into a cell.
    pub(crate) fn add(&mut self, place: u32, value: u32) {
        self.of[place as usize].iter().for_each(|&house| self.used[house as usize] |= bit(value));
    }

    /// Takes a value out of a cell; it stands nowhere else in its houses.
    pub(crate) fn remove(&mut self, place: u32, value: u32) {
        self.of[place as usize].iter().for_each(|&house| self.used[house as usize] &= !bit(value));
    }
}

/// A value among others.
pub(crate) fn bit(value: u32) -> u64 {
    1 << (value - 1)
}
