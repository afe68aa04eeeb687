//! Sudoku compared with brute force, known counts, known solutions, and the data beside the project.

mod boards;
mod brute;
mod check;
mod counts;
mod data;
mod documents;
mod generate;
mod layouts;
mod random;
mod rules;
mod sizes;
