//! The puzzles that methods run on.

use bachet_notation::GridPuzzle;
use bachet_notation::crossing::CrossingPuzzle;
use bachet_notation::moving::MovingPuzzle;
use bachet_sudoku::Sudoku;

/// A puzzle of one of the families.
#[derive(Clone, Copy, Debug)]
pub enum Problem<'a> {
    /// A logic grid.
    Grid(&'a GridPuzzle),
    /// A Sudoku or one of its variants.
    Sudoku(&'a Sudoku),
    /// A river crossing.
    Crossing(&'a CrossingPuzzle),
    /// A puzzle of moves: water jugs, a Tower of Hanoi, sliding tiles or a swap of knights.
    Moving(&'a MovingPuzzle),
}

/// A family of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Logic grids.
    Grid,
    /// Sudoku and its variants.
    Sudoku,
    /// River crossings.
    Crossing,
    /// Other puzzles of moves.
    Moving,
}

impl Family {
    /// The families whose solutions assign values to cells.
    pub const ASSIGNMENTS: &[Self] = &[Self::Grid, Self::Sudoku];

    /// The families whose solutions are ways through states.
    pub const WAYS: &[Self] = &[Self::Crossing, Self::Moving];
}

impl Problem<'_> {
    /// Returns the family of the puzzle.
    pub fn family(self) -> Family {
        match self {
            Self::Grid(_) => Family::Grid,
            Self::Sudoku(_) => Family::Sudoku,
            Self::Crossing(_) => Family::Crossing,
            Self::Moving(_) => Family::Moving,
        }
    }
}
