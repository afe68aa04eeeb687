//! Whole-crate tests: random puzzles against brute force, and puzzles with known results.

mod brute;
mod check;
mod compile;
mod decide;
mod generate;
mod known;
mod random;
mod zebralogic;
