//! The model of a puzzle in the forms of other solvers, with the same number of solutions.

mod dimacs;
mod minizinc;
mod names;

pub use dimacs::dimacs;
pub use minizinc::minizinc;
