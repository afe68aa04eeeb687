//! Sudoku and its variants: compiles boards to constraints, finds and counts solutions, generates puzzles, and checks
//! them for setters.

mod board;
mod candidates;
mod check;
mod clash;
mod classic;
mod compile;
mod count;
mod drawing;
mod estimate;
pub mod generate;
mod house;
mod leftovers;
pub mod plain;
mod rule;
mod solution;
mod solve;
mod sudoku;
mod tags;
mod values;
mod variants;
mod verify;

pub use bachet_solver::{Budget, Count, Satisfiable, SearchOutcome, Verdict};
pub use board::{Board, Refused};
pub use candidates::{SudokuCandidates, candidates};
pub use check::{Check, CheckOptions, check};
pub use clash::{BoardConstraint, Clash, clashes};
pub use compile::{Compiled, Posting, compile};
pub use count::{count, count_up_to};
pub use drawing::Mark;
pub use estimate::{Estimate, Magnitude, estimate};
pub use house::{House, HouseKind, houses};
pub use rule::{Broken, Rule, Shape, Variant, Words};
pub use solution::Solution;
pub use solve::solve;
pub use sudoku::Sudoku;
pub use tags::{TagOrigin, Tags};
pub use values::Values;
pub use variants::VARIANTS;
pub use verify::{Violation, verify};
