//! Sudoku and its variants: boards to constraints, and what a setter asks of them.

mod house;

pub use house::{House, HouseKind, houses};
