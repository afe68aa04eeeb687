//! `show`.

use super::{Asked, PuzzleQuestion};
use crate::Budget;
use crate::json::{Payload, Show};
use crate::verbs::{self, Refusal, ShowOptions};

impl PuzzleQuestion for ShowOptions {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = verbs::show(asked.puzzle, self, budget)?;
        Ok(Payload::Show(Show::new(asked.puzzle, &found, asked.messages)))
    }
}
