//! Logic grids: clues to constraints, solutions back to tables, and what a setter asks of them.

mod compile;
mod layout;
mod solution;
mod tags;
mod verify;

pub use compile::{Compiled, compile};
pub use layout::{Layout, Meaning};
pub use solution::Solution;
pub use tags::{Origin, Tags};
pub use verify::{Evaluator, Violation, evaluate, verify};
