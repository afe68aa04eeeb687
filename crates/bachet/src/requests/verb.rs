//! A verb that can be asked.

use serde::de::DeserializeOwned;

use super::question::{OtherQuestion, PuzzleQuestion};

/// A verb that can be asked.
#[derive(Debug)]
pub struct Verb {
    /// Its name, as on the command line.
    pub name: &'static str,
    pub(super) options: Options,
    #[cfg(feature = "schema")]
    schema: fn(&mut schemars::SchemaGenerator) -> schemars::Schema,
}

/// How the options of a verb are read.
#[derive(Debug)]
pub(super) enum Options {
    /// Of a verb about a puzzle.
    OfPuzzle(fn(&str) -> Result<Box<dyn PuzzleQuestion>, serde_json::Error>),
    /// Of another verb.
    Other(fn(&str) -> Result<Box<dyn OtherQuestion>, serde_json::Error>),
}

/// The options of a verb, if its schema is known where that is asked for.
#[cfg(feature = "schema")]
pub(super) trait Stated: DeserializeOwned + schemars::JsonSchema + 'static {}
#[cfg(feature = "schema")]
impl<T: DeserializeOwned + schemars::JsonSchema + 'static> Stated for T {}
#[cfg(not(feature = "schema"))]
pub(super) trait Stated: DeserializeOwned + 'static {}
#[cfg(not(feature = "schema"))]
impl<T: DeserializeOwned + 'static> Stated for T {}

pub(super) const fn of_puzzle<Q: PuzzleQuestion + Stated>(name: &'static str) -> Verb {
    verb::<Q>(name, Options::OfPuzzle(|options| Ok(Box::new(serde_json::from_str::<Q>(options)?))))
}

pub(super) const fn other<Q: OtherQuestion + Stated>(name: &'static str) -> Verb {
    verb::<Q>(name, Options::Other(|options| Ok(Box::new(serde_json::from_str::<Q>(options)?))))
}

const fn verb<Q: Stated>(name: &'static str, options: Options) -> Verb {
    Verb {
        name,
        options,
        #[cfg(feature = "schema")]
        schema: Q::json_schema,
    }
}

impl Verb {
    /// Returns whether the verb is about a puzzle.
    pub fn has_puzzle(&self) -> bool {
        matches!(self.options, Options::OfPuzzle(_))
    }

    /// Returns the schema of the options.
    #[cfg(feature = "schema")]
    pub fn schema(&self, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        (self.schema)(generator)
    }
}
