//! The library people depend on: `Puzzle` and the verbs.

pub mod json;
pub mod messages;

pub use messages::Language;
