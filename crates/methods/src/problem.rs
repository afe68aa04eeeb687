//! The puzzles that methods run on.

use bachet_notation::GridPuzzle;
use bachet_notation::crossing::CrossingPuzzle;
use bachet_notation::moving::MovingPuzzle;
use bachet_sudoku::Sudoku;

use crate::Family;

/// A puzzle of one of the families.
#[derive(Clone, Copy, Debug)]
pub enum Problem<'a> {
    /// A logic grid.
    Grid(&'a GridPuzzle),
    /// A Sudoku or one of its variants.
    Sudoku(&'a Sudoku),
    /// A river crossing.
    Crossing(&'a CrossingPuzzle),
    /// Water jugs, a Tower of Hanoi, sliding tiles or a swap of knights.
    Moving(&'a MovingPuzzle),
}

impl Problem<'_> {
    /// The family.
    pub fn family(self) -> Family {
        match self {
            Self::Grid(_) => Family::Grid,
            Self::Sudoku(_) => Family::Sudoku,
            Self::Crossing(_) => Family::Crossing,
            Self::Moving(_) => Family::Moving,
        }
    }
}
