//! Random boards.

use bachet_kernel::{BoardLine, CELLS, PencilMarks, pencil_marks_of};

/// A random number generator.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// Returns a number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        ((self.0 >> 33) as usize * limit) >> 31
    }

    fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut order = std::array::from_fn(|i| i);
        for last in (1..N).rev() {
            order.swap(last, self.below(last + 1));
        }
        order
    }

    /// Returns a solved board: a fixed pattern with rows, columns and values in random order.
    pub(crate) fn full(&mut self) -> BoardLine {
        let mut lines = || -> [usize; 9] {
            let (bands, within) = (self.shuffled::<3>(), [(); 3].map(|()| self.shuffled::<3>()));
            std::array::from_fn(|i| 3 * bands[i / 3] + within[i / 3][i % 3])
        };
        let (rows, columns) = (lines(), lines());
        let values: [usize; 9] = self.shuffled();
        std::array::from_fn(|cell| {
            let (row, column) = (rows[cell / 9], columns[cell % 9]);
            b'1' + values[(3 * row + row / 3 + column) % 9] as u8
        })
    }

    /// Returns some values of a solved board.
    pub(crate) fn part(&mut self, givens: usize) -> BoardLine {
        let (full, order) = (self.full(), self.shuffled::<CELLS>());
        let mut line = [b'.'; CELLS];
        order[..givens].iter().for_each(|&cell| line[cell] = full[cell]);
        line
    }

    /// Returns a part of a solved board with random changes. Most results have no solution.
    pub(crate) fn changed(&mut self, givens: usize, changes: usize) -> BoardLine {
        let mut line = self.part(givens);
        for _ in 0..changes {
            line[self.below(CELLS)] = b'1' + self.below(9) as u8;
        }
        line
    }

    /// Returns the marks of a part of a solved board, with `fewer` marks removed at random.
    pub(crate) fn marks(&mut self, givens: usize, fewer: usize) -> PencilMarks {
        let mut marks = pencil_marks_of(&self.part(givens));
        for _ in 0..fewer {
            marks[self.below(CELLS)] &= !(1 << self.below(9));
        }
        marks
    }
}
