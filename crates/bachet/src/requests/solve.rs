//! `solve`.

use serde::Deserialize;

use super::{Asked, Question};
use crate::json::{Payload, Solve};
use crate::messages::MessageId;
use crate::verbs::{self, Listing, Refusal, SolveOptions, Symmetry};
use crate::{Budget, Puzzle};

/// The options of `solve`.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Options {
    /// Maximum number of solutions or ways.
    first: Option<usize>,
    /// Lists all shortest ways.
    all_shortest: bool,
    /// Lists all ways without repeated states.
    all: bool,
    /// Counts ways as the same that differ only by exchanging interchangeable things.
    up_to_symmetry: bool,
    /// Maximum number of moves of each way.
    max_moves: Option<usize>,
}

impl Question for Options {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        if self.max_moves.is_some() && matches!(asked.puzzle, Puzzle::Grid(_) | Puzzle::Sudoku(_)) {
            return Err(MessageId::OnlyWays.into());
        }
        let mut options = SolveOptions::default()
            .progress(asked.progress)
            .ways(listing(self.all_shortest, self.all), symmetry(self.up_to_symmetry));
        options.first = self.first.unwrap_or(options.first);
        options.max_moves = self.max_moves.unwrap_or(options.max_moves);
        let found = verbs::solve(asked.puzzle, &options, budget)?;
        let others = asked.other_readings(found.verdict, budget);
        Ok(Payload::Solve(Solve::new(asked.puzzle, &found, &others)))
    }
}

/// Returns which ways are listed.
pub(super) fn listing(all_shortest: bool, all: bool) -> Listing {
    match (all_shortest, all) {
        (_, true) => Listing::Simple,
        (true, false) => Listing::AllShortest,
        (false, false) => Listing::Shortest,
    }
}

/// Returns what counts as different.
pub(super) fn symmetry(up_to_symmetry: bool) -> Symmetry {
    if up_to_symmetry { Symmetry::UpToSymmetry } else { Symmetry::Named }
}
