//! A puzzle of moves as it was stated.

use super::{Hanoi, Jugs, Knights, Tiles};
use crate::{Family, Headers};

/// A puzzle whose state changes by moves, from a start to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovingPuzzle {
    /// What the puzzle says about itself.
    pub headers: Headers,
    /// What is moved.
    pub setup: Setup,
}

/// What is moved, of the puzzle's family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setup {
    /// Water between jugs.
    Jugs(Jugs),
    /// Disks between pegs.
    Hanoi(Hanoi),
    /// Tiles into the blank.
    Tiles(Tiles),
    /// Knights on a board.
    Knights(Knights),
}

impl Setup {
    /// Returns the family.
    pub fn family(&self) -> Family {
        match self {
            Self::Jugs(_) => Family::Jugs,
            Self::Hanoi(_) => Family::Hanoi,
            Self::Tiles(_) => Family::Tiles,
            Self::Knights(_) => Family::Knights,
        }
    }

    /// Returns its size: jugs and the capacity of the largest, disks and pegs, rows and columns.
    pub fn size(&self) -> [usize; 2] {
        let rows = |cells: usize, columns: u32| [cells / columns as usize, columns as usize];
        match self {
            Self::Jugs(jugs) => [jugs.jugs.len(), jugs.jugs.iter().map(|jug| jug.capacity as usize).max().unwrap_or(0)],
            Self::Hanoi(hanoi) => [hanoi.disks as usize, hanoi.pegs as usize],
            Self::Tiles(tiles) => rows(tiles.start.len(), tiles.columns),
            Self::Knights(knights) => rows(knights.start.len(), knights.columns),
        }
    }
}
