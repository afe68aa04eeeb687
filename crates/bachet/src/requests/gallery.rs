//! `gallery`: the puzzles that come with the program.

use serde::Deserialize;

use super::OtherQuestion;
use crate::json::{self, Payload};
use crate::messages::{Message, MessageId, Messages};
use crate::verbs::Refusal;
use crate::{Budget, gallery};

/// The options of `gallery`.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct Gallery {
    /// Name of the puzzle to print [default: list all]
    pub name: Option<String>,
}

impl OtherQuestion for Gallery {
    fn answer(&self, _: &Messages, _: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let Some(name) = &self.name else { return Ok(Payload::Gallery(json::Gallery::list())) };
        let text = gallery::get(name).ok_or_else(|| {
            let suggestion = gallery::closest(name).unwrap_or_default();
            let why = Message::from(MessageId::UnknownPuzzle).text("name", name).text("suggestion", suggestion);
            Refusal::Because(why)
        })?;
        Ok(Payload::Gallery(json::Gallery::one(name, text)))
    }
}
