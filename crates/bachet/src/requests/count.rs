//! `count`.

use serde::Deserialize;

use super::solve::{listing, symmetry};
use super::{Asked, Question};
use crate::Budget;
use crate::json::{Count, Payload};
use crate::verbs::{self, CountOptions, Refusal, Sampling};

/// The options of `count`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "an object of options has a switch for each of them")]
pub(super) struct Options {
    /// Counts all shortest ways.
    all_shortest: bool,
    /// Counts all ways without repeated states.
    all: bool,
    /// Counts ways as the same that differ only by exchanging interchangeable things.
    up_to_symmetry: bool,
    /// Counts the solutions that are left after each clue of a logic grid.
    per_clue: bool,
    /// Finds the order in which the clues of a logic grid rule out most solutions first.
    best_order: bool,
    /// Estimates the number of solutions of a Sudoku from random samples.
    estimate: bool,
    /// Number of samples of an estimate.
    samples: u64,
    /// Seed of the random numbers.
    seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            all_shortest: false,
            all: false,
            up_to_symmetry: false,
            per_clue: false,
            best_order: false,
            estimate: false,
            samples: 10_000,
            seed: 1,
        }
    }
}

impl Question for Options {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let sampling = Sampling { samples: self.samples, seed: self.seed };
        let options = CountOptions::default()
            .per_clue(self.per_clue || self.best_order)
            .best_order(self.best_order)
            .estimate(self.estimate.then_some(sampling))
            .ways(listing(self.all_shortest, self.all), symmetry(self.up_to_symmetry))
            .progress(asked.progress);
        let found = verbs::count(asked.puzzle, &options, budget)?;
        Ok(Payload::Count(Count::new(asked.puzzle, &found)))
    }
}
