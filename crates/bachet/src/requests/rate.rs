//! `rate`.

use serde::Deserialize;

use super::{Asked, PuzzleQuestion};
use crate::Budget;
use crate::json::{self, Payload};
use crate::verbs::{self, Refusal};

/// The options of `rate`: none.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct Rate {}

impl PuzzleQuestion for Rate {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = verbs::rate(asked.puzzle, budget)?;
        Ok(Payload::Rate(json::Rate::new(&found, asked.messages_of_pages())))
    }
}
