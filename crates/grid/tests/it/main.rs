//! Whole-crate tests: random puzzles against brute force, and puzzles with known results.

mod brute;
mod compile;
mod random;
