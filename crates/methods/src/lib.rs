//! Methods to look at: how puzzles are solved by the book, step by step.
//!
//! Each method is a file that reads like the lesson: clear code before speed. It tells what it does as [`Event`]s to a
//! [`Sink`], and knows nothing of who listens: a count, a picture, a file. [`run()`] starts one.

mod arrangements;
mod backtracking;
mod breadth_first;
mod clauses;
mod cnf;
mod depth_first;
mod event;
mod filling;
mod houses;
mod method;
mod permutations;
mod problem;
mod propagation;
mod run;
mod sheet;
mod sink;
mod stack;
mod stated;
mod successors;
mod tally;
mod tree;
mod walk;

pub use clauses::{Piece, Rule, rules};
pub use cnf::{Formula, Group, formula};
pub use event::{Event, Subject};
pub use method::{Family, Method};
pub use problem::Problem;
pub use run::{How, Unfit, run};
pub use sink::{Flow, RunEnd, Sink, Tried};
pub use stack::{Assignment, Stack};
pub use tally::Tally;
pub use tree::{Branch, Tree};
