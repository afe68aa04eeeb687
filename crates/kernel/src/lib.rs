//! Classic 9x9 Sudoku: many boards side by side in SIMD lanes, and one as fast as it goes.
//!
//! The one room of the house where `unsafe` may stand, and only in the modules that name instructions of a processor.

mod batch;
mod board;
mod choice;
mod cube;
mod one;
mod options;
mod parallel;
mod path;
mod puzzle;
mod round;
mod search;
mod simd;

pub use batch::{count_batch, each_solution, solve_batch};
pub use board::{CELLS, Line, Marks, marks_of};
pub use one::{count_one, for_each_solution, solve_one};
pub use options::{Answer, Options};
pub use parallel::{count_batch_parallel, each_solution_parallel, solve_batch_parallel};
pub use path::Path;
pub use puzzle::Puzzle;
