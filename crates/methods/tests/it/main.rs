//! The methods on real puzzles: the figures of their sources, and the same solutions as the solver.

mod backtracking;
mod bounds;
mod checker;
mod clauses;
mod cnf;
mod contract;
mod permutations;
mod puzzles;
#[expect(dead_code, reason = "only the tests of bachet-grid use questions")]
#[path = "../../../grid/tests/it/random.rs"]
mod random;
mod small;
mod tree;
mod walks;
mod ways;
