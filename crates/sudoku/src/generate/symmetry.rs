//! Symmetries of the pattern of givens, and the cells that they carry into each other.

use bachet_kernel::CELLS;

/// Where a cell goes: row and column, from 0.
type Move = fn(usize, usize) -> (usize, usize);

/// A symmetry of the pattern of givens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// None.
    #[default]
    None,
    /// Half a turn.
    Rotate180,
    /// A quarter turn.
    Rotate90,
    /// Left and right change places.
    Vertical,
    /// Top and bottom change places.
    Horizontal,
    /// Rows and columns change places.
    Diagonal,
    /// The same along the other diagonal.
    Antidiagonal,
    /// Left and right, and top and bottom.
    Cross,
    /// Both diagonals.
    Diagonals,
    /// All of them.
    Full,
}

impl Symmetry {
    /// Every symmetry.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::Rotate180,
        Self::Rotate90,
        Self::Vertical,
        Self::Horizontal,
        Self::Diagonal,
        Self::Antidiagonal,
        Self::Cross,
        Self::Diagonals,
        Self::Full,
    ];

    /// The moves whose repetition makes the symmetry.
    fn moves(self) -> &'static [Move] {
        const HALF: Move = |row, column| (8 - row, 8 - column);
        const QUARTER: Move = |row, column| (column, 8 - row);
        const SIDES: Move = |row, column| (row, 8 - column);
        const ENDS: Move = |row, column| (8 - row, column);
        const FLIP: Move = |row, column| (column, row);
        const OTHER: Move = |row, column| (8 - column, 8 - row);
        match self {
            Self::None => &[],
            Self::Rotate180 => &[HALF],
            Self::Rotate90 => &[QUARTER],
            Self::Vertical => &[SIDES],
            Self::Horizontal => &[ENDS],
            Self::Diagonal => &[FLIP],
            Self::Antidiagonal => &[OTHER],
            Self::Cross => &[SIDES, ENDS],
            Self::Diagonals => &[FLIP, OTHER],
            Self::Full => &[QUARTER, FLIP],
        }
    }

    /// The orbits: cells that the symmetry carries into each other. Each as a set of bits.
    pub fn orbits(self) -> Vec<u128> {
        let mut orbits: Vec<u128> = Vec::new();
        for cell in 0..CELLS {
            if orbits.iter().any(|orbit| orbit >> cell & 1 == 1) {
                continue;
            }
            let (mut orbit, mut new) = (0, vec![cell]);
            while let Some(cell) = new.pop() {
                if orbit >> cell & 1 == 0 {
                    orbit |= 1 << cell;
                    let images = self.moves().iter().map(|image| image(cell / 9, cell % 9));
                    new.extend(images.map(|(row, column)| 9 * row + column));
                }
            }
            orbits.push(orbit);
        }
        orbits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_cover_each_cell_once() {
        let numbers = [81, 41, 21, 45, 45, 45, 45, 25, 25, 15];
        for (symmetry, number) in Symmetry::ALL.into_iter().zip(numbers) {
            let orbits = symmetry.orbits();
            assert_eq!(orbits.len(), number, "{symmetry:?}");
            assert_eq!(orbits.iter().map(|orbit| orbit.count_ones()).sum::<u32>(), 81, "{symmetry:?}");
            assert_eq!(orbits.iter().fold(0, |all, orbit| all | orbit), (1 << 81) - 1, "{symmetry:?}");
        }
    }
}
