//! `check`.

use serde::Deserialize;

use super::{Asked, Question};
use crate::Budget;
use crate::json::{Check, Payload};
use crate::verbs::{self, CheckOptions, Refusal};

/// Maximum number of solutions in the answer.
const MAX_SHOWN: usize = 25;

/// The options of `check`.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Options {
    /// Finds the smallest set of clues of a logic grid that suffices.
    smallest: bool,
}

impl Question for Options {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = verbs::check(asked.puzzle, &CheckOptions::default().smallest(self.smallest), budget)?;
        let others = asked.other_readings(found.verdict, budget);
        Ok(Payload::Check(Check::new(asked.puzzle, &found, MAX_SHOWN, &others)))
    }
}
