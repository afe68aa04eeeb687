//! `show`.

use serde::Deserialize;

use super::{Asked, Question};
use crate::Budget;
use crate::json::{Payload, Show};
use crate::verbs::{self, Refusal, ShowOptions};

/// The options of `show`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Options {
    /// The state of a way.
    state: Option<String>,
    /// Cells of a Sudoku to fill, such as `r2c1=5`.
    set: Vec<String>,
    /// Cells to empty, after those of `set` are filled.
    clear: Vec<String>,
    /// Cells whose values the answer tells.
    get: Vec<String>,
    /// Names the entries that are wrong, by the solution.
    reveal: bool,
}

impl Question for Options {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let options = ShowOptions::default()
            .set(self.set.clone())
            .clear(self.clear.clone())
            .get(self.get.clone())
            .reveal(self.reveal)
            .state(self.state.clone());
        let found = verbs::show(asked.puzzle, &options, budget)?;
        Ok(Payload::Show(Show::new(asked.puzzle, &found)))
    }
}
