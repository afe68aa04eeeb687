//! `explain`.

use super::{Asked, PuzzleQuestion};
use crate::Budget;
use crate::json::{self, Payload};
use crate::verbs::{self, ExplainOptions, Refusal};

impl PuzzleQuestion for ExplainOptions {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = verbs::explain(asked.puzzle, self, budget)?;
        Ok(Payload::Explain(json::Explain::new(asked.puzzle, &found, asked.messages_of_pages())))
    }
}
