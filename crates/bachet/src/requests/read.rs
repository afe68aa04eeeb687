//! `read`.

use bachet_grid::KnownCounts;
use serde::Deserialize;

use super::{Asked, PuzzleQuestion};
use crate::json::{self, Payload, Text};
use crate::messages::Messages;
use crate::verbs::{self, CountOptions, Counted, Refusal};
use crate::{Budget, Diagnostic, Puzzle, proposal};

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

    /// Show how many solutions are left after each clue of a logic grid
    #[cfg_attr(feature = "clap", arg(long, conflicts_with = "propose"))]
    pub per_clue: bool,
}

impl Read {
    /// Counts the solutions after each clue, if that is asked for. A puzzle that is not one yet is read all the same,
    /// and not counted.
    ///
    /// # Errors
    /// The puzzle has no clues because of its family, or the budget was spent before anything was counted.
    pub fn count(
        self,
        puzzle: &Puzzle,
        known: Option<&KnownCounts>,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Counted>, Refusal> {
        if !self.per_clue {
            return Ok(None);
        }
        match verbs::count(puzzle, &CountOptions::default().per_clue(true).known(known), budget) {
            Ok(counted) => Ok(Some(counted)),
            Err(Refusal::Unfit(_)) => Ok(None),
            Err(why) => Err(why),
        }
    }
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
        let found = verbs::readings_with(asked.puzzle, asked.sentences, asked.format, asked.kept.wordings);
        let unclear = self.choices.then(|| verbs::choices(asked.puzzle, asked.sentences, budget));
        let counted = self.count(asked.puzzle, Some(asked.kept.counts), budget)?;
        let read = json::Read::new(asked.puzzle, &found, unclear.as_deref(), asked.messages);
        Ok(Payload::Read(read.with_count(asked.puzzle, counted.as_ref())))
    }
}
