//! Logic grids: compiles clues to constraints, finds and counts solutions, and checks puzzles for setters.

mod candidates;
mod check;
mod compile;
mod count;
mod evaluate;
pub mod generate;
mod layout;
mod solution;
mod solve;
mod tags;
mod verify;

pub use bachet_solver::{Count, Verdict};
pub use candidates::{GridCandidates, candidates};
pub use check::{Addition, Check, CheckOptions, MAX_ADDITIONS, Smallest, check};
pub use compile::{Compiled, compile, compile_merged};
pub use count::{KnownCounts, best_order, count, count_per_clue};
pub use evaluate::{Evaluator, Known, Missing, Table};
pub use layout::{Layout, Meaning};
pub use solution::Solution;
pub use solve::{Answer, Answers, solve, solve_compiled};
pub use tags::{TagOrigin, Tags};
pub use verify::{Violation, evaluate, verify};
