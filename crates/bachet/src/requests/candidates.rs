//! `candidates`.

use serde::Deserialize;

use super::{Asked, Question};
use crate::Budget;
use crate::json::{Candidates, Payload};
use crate::verbs::{self, Refusal};

/// The options of `candidates`: none.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Options {}

impl Question for Options {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = verbs::candidates(asked.puzzle, budget)?;
        Ok(Payload::Candidates(Candidates::new(asked.puzzle, &found)))
    }
}
