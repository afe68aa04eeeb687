//! The rating and the steps of Sudoku Explainer's techniques.

mod boards;
mod checker;
mod rating;
mod refused;
mod states;
mod steps;
mod variants;
