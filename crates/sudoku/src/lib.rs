//! Sudoku and its variants: boards to constraints, and what a setter asks of them.

mod board;
mod candidates;
mod check;
mod clash;
mod compile;
mod count;
mod drawing;
mod estimate;
mod house;
mod leftovers;
mod rule;
mod solution;
mod solve;
mod sudoku;
mod tags;
mod values;
mod variants;
mod verify;

pub use bachet_solver::{Budget, Count, End, Satisfiable};
pub use board::{Board, Refused};
pub use candidates::{Candidates, candidates};
pub use check::{Check, CheckOptions, Verdict, check};
pub use clash::{Clash, clashes};
pub use compile::{Compiled, Posting, compile};
pub use count::{count, count_up_to};
pub use drawing::Mark;
pub use estimate::{Estimate, Magnitude, estimate};
pub use house::{House, HouseKind, houses};
pub use rule::{Broken, Rule, Shape, Variant, Words};
pub use solution::Solution;
pub use solve::solve;
pub use sudoku::Sudoku;
pub use tags::{Origin, Tags};
pub use values::Values;
pub use variants::VARIANTS;
pub use verify::{Violation, verify};
