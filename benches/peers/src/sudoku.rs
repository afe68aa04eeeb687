//! Classic Sudoku: the sets of boards, the ways to answer them, and the table of speeds.

pub mod boards;
pub mod contender;
pub mod generate;
pub mod processor;
pub mod row;
pub mod sets;
pub mod table;
pub mod turns;
