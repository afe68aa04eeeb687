//! The model of a puzzle in the forms of other solvers, with the same number of solutions; a crossing for planners and as
//! its graph of states.

mod dimacs;
mod dot;
mod minizinc;
mod names;
mod pddl;

pub use dimacs::dimacs;
pub use dot::dot;
pub use minizinc::minizinc;
pub use pddl::{Pddl, pddl};
