//! Puzzle text to syntax tree to meaning, with every problem reported at its place.
//!
//! Two layers: [`syntax`](self) keeps names and spans as they were written; [`clue`] keeps resolved ids and no language.
//! Reading never fails: it gives the best puzzle it can and every [`Diagnostic`].

pub mod clue;
mod diagnostic;
mod fields;
mod grid;
mod span;
mod text;

pub use diagnostic::{Argument, Code, Diagnostic, Severity};
pub use fields::{CategoryFields, ClueFields, Fields, QuestionFields, Sharing, ValueFields};
pub use grid::{Category, Clue, GridPuzzle, Kind, NumericKind, Question, Value};
pub use span::Span;
pub use text::Text;

/// An exact number of a puzzle.
pub type Number = num_rational::Ratio<i64>;
