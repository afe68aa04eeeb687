//! Solvers for classic 9x9 Sudoku: batches of boards in SIMD lanes, and single boards with low latency.
//!
//! Besides the counting of memory, this is the only crate with `unsafe` code, and only in the modules that use
//! processor instructions or uninitialised memory.

mod backend;
mod batch;
mod board;
mod branching;
mod cube;
mod one;
mod options;
mod parallel;
mod puzzle;
mod round;
mod search;
mod simd;

pub use backend::Backend;
pub use batch::{count_batch, for_each_solution_batch, nth_solution_batch, solve_batch};
pub use board::{BoardLine, CELLS, PencilMarks, pencil_marks_of};
pub use one::{count_one, for_each_solution_one, solve_one};
pub use options::{Answer, Options};
pub use parallel::{count_batch_parallel, for_each_solution_batch_parallel, solve_batch_parallel};
pub use puzzle::Puzzle;
