//! The techniques of Sudoku Explainer 1.2.1, in its order and with its definitions, and its rating.
//!
//! Sudoku Explainer is a program by Nicolas Juillerat. Which step comes first, and so the rating, depends on the order
//! in which it looks; the order here is the same. The source that was read is commit 729c00e of
//! `1to9only/SudokuExplainer` on GitHub. Techniques see houses, not rows and boxes, except where their names say so.

mod aligned;
mod bits;
mod chains;
mod fish;
mod frame;
mod grid;
mod hint;
mod locking;
mod rating;
mod singles;
mod solver;
mod steps;
mod subsets;
pub mod table;
mod unions;
mod unique;
mod wings;

pub use rating::{NotRated, RatedStep, Rating, rate, rate_each};
pub use solver::Explainer;
pub use table::TECHNIQUES;
