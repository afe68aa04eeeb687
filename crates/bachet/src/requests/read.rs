//! `read`.

use serde::Deserialize;

use super::{Asked, PuzzleQuestion};
use crate::json::{self, Payload, Text};
use crate::messages::Messages;
use crate::verbs::{self, Refusal};
use crate::{Budget, Diagnostic, proposal};

/// The options of `read`.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct Read {
    /// Print a puzzle file to edit, with categories proposed from the clues if the text lists none
    #[cfg_attr(feature = "clap", arg(long))]
    pub propose: bool,

    /// List what each clue may mean that is not understood, with the number of solutions that each choice leaves
    #[cfg_attr(feature = "clap", arg(long, conflicts_with = "propose"))]
    pub choices: bool,
}

impl PuzzleQuestion for Read {
    fn tells_unread(&self) -> bool {
        true
    }

    fn counts_sentences(&self) -> bool {
        false
    }

    fn answer_source(&self, source: &str, messages: &Messages) -> Option<Result<Payload, Vec<Diagnostic>>> {
        let proposed = || match proposal::propose(source.as_bytes(), messages) {
            Ok(text) => Ok(Payload::Read(json::Read::Proposal(Text { text }))),
            Err(draft) => Err(draft.problems),
        };
        self.propose.then(proposed)
    }

    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = verbs::readings(asked.puzzle, asked.sentences, asked.format);
        let unclear = self.choices.then(|| verbs::choices(asked.puzzle, asked.sentences, budget));
        Ok(Payload::Read(json::Read::new(asked.puzzle, &found, unclear.as_deref(), asked.messages)))
    }
}
