//! River crossings: puzzles to states and moves, and what a solver or a setter asks of them.

mod breach;
mod certificate;
mod checker;
pub mod judge;
mod memory;
mod number;
mod placement;

pub use breach::{Breach, breaches};
pub use certificate::{Certificate, Flaw, Stage};
pub use checker::check_certificate;
pub use memory::Memory;
pub use number::{BadState, MOST_NUMBERED, Numbering, Position, TooManyThings};
pub use placement::{Moment, Placement, Refusal, Wish};
