//! Finite-domain constraints: propagation, search, counting, candidates, cores. Knows no puzzle.

mod literal;
mod model;
mod propagators;
mod relation;
mod store;

pub use literal::{Interval, Lit, Var};
pub use model::{LIMIT, Model, Overflow, Sum, Tag, Term};
pub use relation::Relation;
