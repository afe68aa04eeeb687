//! Puzzles for other programs: constraint models with the same number of solutions, planning problems, and graphs of
//! states.

mod dimacs;
mod dot;
mod minizinc;
mod names;
mod pddl;

pub use dimacs::dimacs;
pub use dot::dot;
pub use minizinc::minizinc;
pub use pddl::{Pddl, pddl};
