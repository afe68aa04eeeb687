//! Puzzle text to syntax tree to meaning, with every problem reported at its place.
//!
//! Two layers: the syntax keeps names and spans as they were written; [`clue`] keeps resolved ids and no language.
//! Reading never fails: it gives the best puzzle it can and every [`Diagnostic`].

mod amount;
mod calendar;
mod categories;
mod category_line;
pub mod clue;
pub mod crossing;
mod diagnostic;
mod document;
mod expression;
mod family;
mod fields;
mod fingerprint;
mod grid;
mod headers;
mod items;
mod keywords;
mod known;
mod language;
mod lexer;
mod lines;
mod lists;
pub mod moving;
mod names;
mod numeral;
mod parser;
mod precedence;
mod range;
mod read;
mod resolve;
mod slips;
mod source;
mod span;
mod statements;
pub mod sudoku;
mod suggest;
mod syntax;
mod text;
mod trivial;
mod units;
mod write;

pub use amount::amount;
pub use diagnostic::{Argument, Code, Diagnostic, Fix, Hint, Severity};
pub use document::Document;
pub use expression::{Expressions, expression, question_expression};
pub use family::Family;
pub use fields::{CategoryFields, ClueFields, Fields, QuestionFields, Sharing, ValueFields};
pub use fingerprint::Fingerprint;
pub use grid::{Category, Clue, GridPuzzle, Kind, NumericKind, Question, Value};
pub use headers::{Header, Headers};
pub use known::Known;
pub use numeral::DecimalMark;
pub use read::{read_bytes, read_clue, read_fields, read_grid, read_question};
pub use source::{MAX_SOURCE_BYTES, decode};
pub use span::Span;
pub use suggest::nearest;
pub use text::Text;
pub use write::write_grid;

/// An exact number of a puzzle.
pub type Number = num_rational::Ratio<i64>;
