//! What every request has beside the options of its verb.

use bachet_notation::sudoku::Format;

/// The fields that every request may have. Those about a puzzle belong to the verbs that have one.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Common {
    /// The puzzle as text, in any notation, or as an object.
    #[cfg_attr(feature = "schema", schemars(with = "PuzzleSource"))]
    pub puzzle: Option<String>,
    /// The format of a Sudoku; recognised if it is left out.
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::formats"))]
    pub from: Option<Format>,
    /// Whether clues and questions that cannot be read are left out.
    pub partial: bool,
    /// The language of the messages in the answer; English if it is left out, and the language of the puzzle
    /// for a page or a picture.
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::languages"))]
    pub lang: Option<crate::Language>,
    /// The time to wait for an answer, in seconds; the server's own limit remains.
    #[cfg_attr(feature = "schema", schemars(extend("exclusiveMinimum" = 0)))]
    pub time: Option<f64>,
    /// The maximum number of steps; the same number gives the same answer on every machine.
    pub steps: Option<u64>,
    /// Whether the answer tells its time and steps.
    pub stats: bool,
}

#[cfg(feature = "schema")]
pub use self::schema::PuzzleSource;

#[cfg(feature = "schema")]
mod schema {
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::Format;
    use crate::Language;

    /// A puzzle as it may be sent.
    #[derive(JsonSchema)]
    #[schemars(untagged)]
    pub enum PuzzleSource {
        /// Its text, in any notation; also a link or the JSON of another program.
        Text(String),
        /// Its JSON, as `convert` writes it.
        Json(Box<crate::json::puzzle::Puzzle>),
    }

    pub(super) fn formats(_: &mut SchemaGenerator) -> Schema {
        let names: Vec<&str> = Format::ALL.iter().map(|format| format.name()).collect();
        json_schema!({"type": "string", "enum": names})
    }

    pub(super) fn languages(_: &mut SchemaGenerator) -> Schema {
        let tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
        json_schema!({"type": "string", "enum": tags})
    }
}
