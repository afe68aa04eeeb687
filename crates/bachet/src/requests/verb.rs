//! The verbs that can be asked.

use serde::de::DeserializeOwned;

use super::{
    Batch, Candidates, Check, Convert, Count, Export, Gallery, Generate, New, OtherQuestion, Print, Prove,
    PuzzleQuestion, Read, Show, Solve, Trace,
};

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
trait Stated: DeserializeOwned + schemars::JsonSchema + 'static {}
#[cfg(feature = "schema")]
impl<T: DeserializeOwned + schemars::JsonSchema + 'static> Stated for T {}
#[cfg(not(feature = "schema"))]
trait Stated: DeserializeOwned + 'static {}
#[cfg(not(feature = "schema"))]
impl<T: DeserializeOwned + 'static> Stated for T {}

/// The verbs in the order of the command line.
const VERBS: [Verb; 15] = [
    of_puzzle::<Solve>("solve"),
    of_puzzle::<Count>("count"),
    of_puzzle::<Check>("check"),
    of_puzzle::<Candidates>("candidates"),
    of_puzzle::<Show>("show"),
    of_puzzle::<Read>("read"),
    of_puzzle::<Export>("export"),
    of_puzzle::<Print>("print"),
    of_puzzle::<Prove>("prove"),
    of_puzzle::<Trace>("trace"),
    of_puzzle::<Convert>("convert"),
    other::<Batch>("batch"),
    other::<Generate>("generate"),
    other::<Gallery>("gallery"),
    other::<New>("new"),
];

const fn of_puzzle<Q: PuzzleQuestion + Stated>(name: &'static str) -> Verb {
    verb::<Q>(name, Options::OfPuzzle(|options| Ok(Box::new(serde_json::from_str::<Q>(options)?))))
}

const fn other<Q: OtherQuestion + Stated>(name: &'static str) -> Verb {
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

/// Returns the verbs that can be asked.
pub fn verbs() -> &'static [Verb] {
    const { &VERBS }
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
