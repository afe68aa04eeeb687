//! Sudoku beyond the classic 9x9: diagonals, irregular regions, larger boards, and the table of times.

pub mod board;
pub mod files;
pub mod fill;
pub mod layout;
pub mod ours;
pub mod random;
pub mod row;
pub mod sat;
pub mod table;
