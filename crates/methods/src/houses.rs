//! The values used in each house of a board.

use bachet_sudoku::Sudoku;

/// Maximum number of houses of a cell: a row, a column, a box and a region.
const MAX_HOUSES: usize = 4;

/// The houses of a board with the values used in them.
pub(crate) struct Houses {
    /// For each cell the houses that contain it; the last one is repeated to fill the array.
    of: Vec<[u32; MAX_HOUSES]>,
    /// For each house a mask of the values used in it.
    used: Vec<u64>,
}

impl Houses {
    /// Returns the houses of an empty board.
    pub(crate) fn new(sudoku: &Sudoku) -> Self {
        let size = sudoku.size();
        let mut of: Vec<Vec<u32>> = vec![Vec::new(); (size * size) as usize];
        for (number, house) in (0..).zip(sudoku.houses()) {
            house.cells.iter().for_each(|cell| of[cell.index(size)].push(number));
        }
        let filled = |houses: Vec<u32>| std::array::from_fn(|at| houses[at.min(houses.len() - 1)]);
        Self { of: of.into_iter().map(filled).collect(), used: vec![0; sudoku.houses().len()] }
    }

    /// Returns a mask of the values used in the houses of the cell.
    #[inline]
    pub(crate) fn used(&self, place: u32) -> u64 {
        self.of[place as usize].iter().fold(0, |used, &house| used | self.used[house as usize])
    }

    /// Writes a value into a cell.
    pub(crate) fn add(&mut self, place: u32, value: u32) {
        self.of[place as usize].iter().for_each(|&house| self.used[house as usize] |= bit(value));
    }

    /// Removes a value from a cell. It occurs in no other cell of its houses.
    pub(crate) fn remove(&mut self, place: u32, value: u32) {
        self.of[place as usize].iter().for_each(|&house| self.used[house as usize] &= !bit(value));
    }
}

/// Returns the bit of a value in a mask.
pub(crate) fn bit(value: u32) -> u64 {
    1 << (value - 1)
}
