//! The methods on real puzzles: the figures of the documents that they come from, and the same solutions as the solver.

mod backtracking;
mod clauses;
mod permutations;
mod puzzles;
