//! A finite-domain constraint solver: propagation, search, counting, candidates and cores. It knows nothing of puzzles.

mod activity;
mod analyze;
mod candidates;
mod clauses;
mod cnf;
mod constraint;
mod count;
mod descent;
mod engine;
mod house_branching;
mod inferences;
mod learn;
mod literal;
mod minimal;
mod minimize;
mod model;
mod nogood;
mod observer;
mod propagators;
mod relation;
mod reporter;
mod sat;
mod search;
mod solver;
mod store;
mod tag;
#[cfg(test)]
mod tests;
mod trace;
mod verdict;

pub use bachet_budget::Budget;
pub use candidates::Candidates;
pub use cnf::{Boolean, ClauseSource, Cnf, TooLarge};
pub use constraint::{Assignment, Constraint, Predicate};
pub use count::Count;
pub use inferences::{Inference, Inferences, Propagation};
pub use literal::{Interval, Lit, Var};
pub use minimal::MinimalCore;
pub use model::{MAX_MAGNITUDE, Model, Overflow, SumCondition, Term};
pub use observer::Observer;
pub use propagators::arithmetic::Operation;
pub use relation::Relation;
pub use sat::SatSolver;
pub use solver::{Core, Satisfiable, SearchOutcome, Solution, Solver};
pub use tag::{Tag, TagAllocator, TagRange};
pub use verdict::Verdict;
