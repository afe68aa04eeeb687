//! Methods of solving puzzles, reported step by step.
//!
//! Each method is one file of clear code: [`Method`] describes it, and [`run()`] runs it. A method reports what it does
//! as
//! [`Event`]s to a [`Sink`], which counts, draws or stores them.

mod arrangements;
mod checked;
mod compiled;
mod event;
mod filling;
mod houses;
mod method;
mod partial_assignment;
mod problem;
mod reporter;
mod run;
mod sink;
mod stack;
mod tally;
mod tree;
mod walk;

pub use checked::{CheckedClue, CheckedClues};
pub use event::{Event, RefutedValue, Subject};
pub use method::clauses::{Disjunction, Fact, disjunctions};
pub use method::cnf::{Clause, ClauseLiteral, ClausePurpose, Formula, Proposition, formula};
pub use method::{Log, Method, MethodRules, Translation, TreeShape};
pub use problem::{Family, Problem};
pub use run::{Flow, RunEnd, RunOptions, Unfit, run};
pub use sink::Sink;
pub use stack::{Assignment, Stack};
pub use tally::Tally;
pub use tree::{Tree, TreeNode};
