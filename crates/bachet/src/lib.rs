//! The library people depend on: [`Puzzle`] and the verbs.
//!
//! [`read`] turns bytes into a puzzle and every problem in them; the functions of [`verbs`] answer; [`json`] and
//! [`messages`] say the answer to programs and to people. Nothing here touches files, clock, terminal or environment.

pub mod batch;
pub mod companies;
pub mod drawings;
pub mod export;
pub mod gallery;
pub mod generate;
pub mod json;
mod known;
pub mod messages;
mod proposal;
mod puzzle;
pub mod sentences;
mod short_names;
pub mod verbs;

pub use bachet_notation as notation;
pub use bachet_notation::{Argument, Code, Diagnostic, Severity, Span};
pub use bachet_solver::Budget;
pub use known::Known;
pub use messages::Language;
pub use num_bigint::BigUint;
pub use proposal::propose;
pub use puzzle::{MAX_BYTES, Puzzle, Read, has_errors, read, read_as, read_each};
