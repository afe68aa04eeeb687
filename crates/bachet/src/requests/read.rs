//! `read`.

use serde::Deserialize;

use super::{Asked, Question};
use crate::Budget;
use crate::json::{Payload, Read};
use crate::verbs::{self, Refusal};

/// The options of `read`: none.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Options {}

impl Question for Options {
    fn tells_unread(&self) -> bool {
        true
    }

    fn counts_sentences(&self) -> bool {
        false
    }

    fn answer(&self, asked: &Asked<'_>, _: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = verbs::readings(asked.puzzle, asked.sentences, asked.format);
        Ok(Payload::Read(Read::new(asked.puzzle, &found, asked.messages)))
    }
}
