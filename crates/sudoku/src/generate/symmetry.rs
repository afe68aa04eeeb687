//! Symmetries of the pattern of givens, and their orbits.

use bachet_kernel::CELLS;

/// The image of a cell, given by row and column from 0.
type Transformation = fn(usize, usize) -> (usize, usize);

/// A symmetry of the pattern of givens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// No symmetry.
    #[default]
    None,
    /// Rotation by 180 degrees.
    Rotate180,
    /// Rotation by 90 degrees.
    Rotate90,
    /// Reflection that exchanges left and right.
    Vertical,
    /// Reflection that exchanges top and bottom.
    Horizontal,
    /// Reflection that exchanges rows and columns.
    Diagonal,
    /// Reflection along the other diagonal.
    Antidiagonal,
    /// Both `Vertical` and `Horizontal`.
    Cross,
    /// Both `Diagonal` and `Antidiagonal`.
    Diagonals,
    /// All symmetries of the square.
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

    /// Returns the generators of the symmetry group.
    fn generators(self) -> &'static [Transformation] {
        const HALF: Transformation = |row, column| (8 - row, 8 - column);
        const QUARTER: Transformation = |row, column| (column, 8 - row);
        const SIDES: Transformation = |row, column| (row, 8 - column);
        const ENDS: Transformation = |row, column| (8 - row, column);
        const FLIP: Transformation = |row, column| (column, row);
        const OTHER: Transformation = |row, column| (8 - column, 8 - row);
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

    /// Returns the orbits of the cells, each as a mask.
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
                    let images = self.generators().iter().map(|image| image(cell / 9, cell % 9));
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
