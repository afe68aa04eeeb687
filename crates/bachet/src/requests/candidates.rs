//! `candidates`.

use serde::Deserialize;

use super::{Asked, PuzzleQuestion};
use crate::Budget;
use crate::json::{self, Payload};
use crate::verbs::{self, Refusal};

/// The options of `candidates`: none.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct Candidates {}

impl PuzzleQuestion for Candidates {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = verbs::candidates(asked.puzzle, budget)?;
        Ok(Payload::Candidates(json::Candidates::new(asked.puzzle, &found)))
    }
}
