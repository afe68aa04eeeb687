//! Methods of solving puzzles, reported step by step.
//!
//! Each method is one file of clear code: [`Method`] describes it, and [`run()`] runs it. A method reports what it does
//! as
//! [`Event`]s to a [`Sink`], which counts, draws or stores them.

mod arrangements;
mod backtracking;
mod breadth_first;
mod clauses;
mod cnf;
mod compiled;
mod depth_first;
mod event;
mod filling;
mod houses;
mod method;
mod partial_assignment;
mod permutations;
mod problem;
mod propagation;
mod reporter;
mod run;
mod sink;
mod stack;
mod successors;
mod tally;
mod tree;
mod walk;

pub use clauses::{Disjunction, Fact, disjunctions};
pub use cnf::{ClausePurpose, Formula, formula};
pub use event::{Event, RefutedValue, Subject};
pub use method::{Log, Method, MethodRules, Translation, TreeShape};
pub use problem::{Family, Problem};
pub use run::{Flow, RunEnd, RunOptions, Unfit, run};
pub use sink::Sink;
pub use stack::{Assignment, Stack};
pub use tally::Tally;
pub use tree::{Tree, TreeNode};
