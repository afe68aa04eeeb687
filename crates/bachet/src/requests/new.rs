//! `new`: a commented puzzle to start from.

use serde::Deserialize;

use super::OtherQuestion;
use crate::Budget;
use crate::json::{Payload, Text};
use crate::messages::Messages;
use crate::templates::{self, FamilyName};
use crate::verbs::Refusal;

/// The options of `new`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct New {
    /// Family of the puzzle
    #[cfg_attr(feature = "clap", arg(value_enum))]
    pub family: FamilyName,
}

impl OtherQuestion for New {
    fn answer(&self, messages: &Messages, _: &mut Budget<'_>) -> Result<Payload, Refusal> {
        Ok(Payload::New(Text { text: templates::get(self.family, messages.language()).to_owned() }))
    }
}
