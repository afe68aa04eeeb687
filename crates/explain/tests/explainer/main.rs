//! The rating and the steps of Sudoku Explainer's techniques.

mod boards;
mod checker;
mod large;
mod rating;
mod refused;
mod states;
mod steps;
mod variants;
