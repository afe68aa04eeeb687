//! Finite-domain constraints: propagation, search, counting, candidates, cores. Knows no puzzle.

mod activity;
mod analyze;
mod candidates;
mod clauses;
mod cnf;
mod constraint;
mod count;
mod descent;
mod engine;
mod learn;
mod literal;
mod minimal;
mod minimize;
mod model;
mod needs;
mod observer;
mod places;
mod propagators;
mod relation;
mod search;
mod solver;
mod store;
mod telling;
#[cfg(test)]
mod tests;
mod trace;
mod verdict;

pub use bachet_budget::Budget;
pub use candidates::Candidates;
pub use cnf::{Boolean, Cnf, Source, TooLarge};
pub use constraint::{Constraint, Statement};
pub use count::Count;
pub use literal::{Interval, Lit, Var};
pub use minimal::MinimalCore;
pub use model::{LIMIT, Model, Overflow, Sum, Tag, Term};
pub use observer::Observer;
pub use propagators::arithmetic::Operation;
pub use relation::Relation;
pub use solver::{Core, End, Satisfiable, Solution, Solver};
pub use verdict::Verdict;
