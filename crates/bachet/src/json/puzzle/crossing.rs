//! A river crossing as JSON.

use bachet_notation::crossing::CrossingPuzzle;
use serde::Serialize;

/// The family of a river crossing.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum CrossingFamily {
    /// A river crossing.
    Crossing,
}

/// A river crossing as JSON: the keywords of the text as fields.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(deny_unknown_fields))]
pub struct CrossingFields {
    /// `crossing`.
    pub family: CrossingFamily,
    /// The title.
    pub title: Option<String>,
    /// The language of its texts: `en`, `fr` or `nl`.
    pub language: Option<String>,
    /// Where the puzzle is from.
    pub source: Option<String>,
}

impl From<&CrossingPuzzle> for CrossingFields {
    fn from(puzzle: &CrossingPuzzle) -> Self {
        Self {
            family: CrossingFamily::Crossing,
            title: puzzle.title.clone(),
            language: puzzle.language.clone(),
            source: puzzle.source.clone(),
        }
    }
}
