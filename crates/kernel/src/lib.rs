//! Classic 9x9 Sudoku: many boards side by side in SIMD lanes, and one as fast as it goes.
//!
//! The one room of the house where `unsafe` may stand, and only in the modules that name instructions of a processor.

mod board;
mod one;
mod path;
#[cfg_attr(not(test), expect(dead_code, reason = "what is computed with it comes next"))]
mod simd;

pub use board::{CELLS, Line, Marks, marks_of};
pub use one::{Clues, End, count_one, for_each_solution, solve_one};
pub use path::Path;
