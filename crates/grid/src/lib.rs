//! Logic grids: clues to constraints, solutions back to tables, and what a setter asks of them.

mod candidates;
mod compile;
mod layout;
mod solution;
mod solve;
mod tags;
mod verify;

pub use candidates::{Candidates, candidates};
pub use compile::{Compiled, compile};
pub use layout::{Layout, Meaning};
pub use solution::Solution;
pub use solve::{Answer, Answers, solve, solve_compiled};
pub use tags::{Origin, Tags};
pub use verify::{Evaluator, Violation, evaluate, verify};
