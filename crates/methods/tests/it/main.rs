//! The methods on real puzzles: the figures of the documents that they come from, and the same solutions as the solver.

mod backtracking;
mod checker;
mod clauses;
mod cnf;
mod contract;
mod permutations;
mod puzzles;
mod tree;
mod walks;
