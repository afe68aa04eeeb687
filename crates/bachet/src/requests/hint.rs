//! `hint`.

use super::{Asked, PuzzleQuestion};
use crate::Budget;
use crate::json::{self, Payload};
use crate::verbs::{self, HintOptions, Refusal};

impl PuzzleQuestion for HintOptions {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = verbs::hint(asked.puzzle, self, budget)?;
        Ok(Payload::Hint(json::Hint::new(asked.puzzle, &found, self.strength, asked.messages_of_pages())))
    }
}
