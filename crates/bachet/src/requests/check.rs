//! `check`.

use super::{Asked, PuzzleQuestion};
use crate::Budget;
use crate::json::{Check, Payload};
use crate::verbs::{self, CheckOptions, Refusal};

impl PuzzleQuestion for CheckOptions {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = verbs::check(asked.puzzle, self, budget)?;
        let others = asked.other_readings(found.verdict, budget);
        Ok(Payload::Check(Check::new(asked.puzzle, &found, &others)))
    }
}
