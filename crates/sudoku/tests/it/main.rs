//! Sudoku held against brute force, known counts, known solutions, and the data beside the project.

mod boards;
mod check;
mod counts;
mod documents;
mod rules;
