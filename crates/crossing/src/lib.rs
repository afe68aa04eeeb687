//! River crossings: puzzles to states and moves, and what a solver or a setter asks of them.

pub mod judge;
mod number;
mod placement;

pub use number::{BadState, MOST_NUMBERED, Numbering, Position, TooManyThings};
pub use placement::{Moment, Placement, Refusal, Wish};
