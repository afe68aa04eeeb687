//! The methods on real puzzles: the figures of the documents that they come from, and the same solutions as the solver.

mod backtracking;
mod bounds;
mod checker;
mod clauses;
mod cnf;
mod contract;
mod permutations;
mod puzzles;
#[expect(dead_code, reason = "questions are asked by the tests of the grids alone")]
#[path = "../../../grid/tests/it/random.rs"]
mod random;
mod small;
mod tree;
mod walks;
mod ways;
