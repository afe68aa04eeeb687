//! How a puzzle of moves is read.

use bachet_notation::moving::{MovingPuzzle, Statement, statements};

/// How a puzzle of moves was read: everything that it says, also what is meant where nothing is said.
#[derive(Clone, Debug)]
pub struct MovingReading {
    /// The keywords, each with what stands behind it.
    pub statements: Vec<Statement>,
}

pub(super) fn explain(puzzle: &MovingPuzzle) -> MovingReading {
    MovingReading { statements: statements(&puzzle.setup) }
}
