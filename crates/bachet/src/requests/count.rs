//! `count`.

use serde::Deserialize;

use super::solve::{listing, symmetry};
use super::{Asked, PuzzleQuestion};
use crate::json::{self, Payload};
use crate::verbs::{self, CountOptions, Counted, Refusal, Sampling};
use crate::{Budget, Progress, Puzzle};

/// Default number of samples of an estimate.
const SAMPLES: u64 = 10_000;
/// Default seed of an estimate.
const SEED: u64 = 1;

/// The options of `count`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[non_exhaustive]
pub struct Count {
    /// List or count all shortest ways of a river crossing or a puzzle of moves
    #[cfg_attr(feature = "clap", arg(long))]
    pub all_shortest: bool,

    /// List or count all ways without repeated states
    #[cfg_attr(feature = "clap", arg(long, conflicts_with = "all_shortest"))]
    pub all: bool,

    /// Count ways as the same that differ only by exchanging interchangeable things
    #[cfg_attr(feature = "clap", arg(long))]
    pub up_to_symmetry: bool,

    /// Show how many solutions are left after each clue of a logic grid
    #[cfg_attr(feature = "clap", arg(long))]
    pub per_clue: bool,

    /// Show the order in which the clues of a logic grid rule out most solutions first
    #[cfg_attr(feature = "clap", arg(long))]
    pub best_order: bool,

    /// Estimate the number of solutions of a Sudoku from random samples
    #[cfg_attr(feature = "clap", arg(long))]
    pub estimate: bool,

    /// Number of samples of an estimate
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = SAMPLES, requires = "estimate"))]
    pub samples: u64,

    /// Seed of the random numbers: the same seed gives the same estimate
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = SEED, requires = "estimate"))]
    pub seed: u64,
}

impl Default for Count {
    fn default() -> Self {
        Self {
            all_shortest: false,
            all: false,
            up_to_symmetry: false,
            per_clue: false,
            best_order: false,
            estimate: false,
            samples: SAMPLES,
            seed: SEED,
        }
    }
}

impl Count {
    /// Counts the solutions.
    ///
    /// # Errors
    /// The puzzle does not allow the options, or cannot be compiled.
    pub fn run(self, puzzle: &Puzzle, budget: &mut Budget<'_>, progress: &Progress) -> Result<Counted, Refusal> {
        verbs::count(puzzle, &self.options().progress(progress), budget)
    }

    fn options<'p>(self) -> CountOptions<'p> {
        let sampling = Sampling { samples: self.samples, seed: self.seed };
        CountOptions::default()
            .per_clue(self.per_clue || self.best_order)
            .best_order(self.best_order)
            .estimate(self.estimate.then_some(sampling))
            .ways(listing(self.all_shortest, self.all), symmetry(self.up_to_symmetry))
    }
}

impl PuzzleQuestion for Count {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let options = self.options().known(Some(asked.kept.counts)).progress(asked.progress);
        let found = verbs::count(asked.puzzle, &options, budget)?;
        Ok(Payload::Count(json::Count::new(asked.puzzle, &found)))
    }
}
