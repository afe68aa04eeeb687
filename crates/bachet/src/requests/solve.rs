//! `solve`.

use serde::Deserialize;

use super::{Asked, PuzzleQuestion};
use crate::json::{self, Payload};
use crate::messages::MessageId;
use crate::verbs::{self, Listing, Refusal, Solutions, SolveOptions, Symmetry};
use crate::{Budget, Progress, Puzzle};

/// Default number of solutions for a person.
const SHOWN: usize = 3;

/// The options of `solve`.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[non_exhaustive]
pub struct Solve {
    /// Show at most N solutions or ways [default: 3; 25 with `--json`, `--all` or `--all-shortest`]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    pub first: Option<usize>,

    /// List or count all shortest ways of a river crossing or a puzzle of moves
    #[cfg_attr(feature = "clap", arg(long))]
    pub all_shortest: bool,

    /// List or count all ways without repeated states
    #[cfg_attr(feature = "clap", arg(long, conflicts_with = "all_shortest"))]
    pub all: bool,

    /// Count ways as the same that differ only by exchanging interchangeable things
    #[cfg_attr(feature = "clap", arg(long))]
    pub up_to_symmetry: bool,

    /// Show the state after each move of a way, as `show --state` reads it
    #[cfg_attr(feature = "clap", arg(long))]
    pub states: bool,

    /// Refuse a puzzle with a clue that cannot be read, even if the others leave exactly one solution
    #[cfg_attr(feature = "clap", arg(long))]
    pub strict: bool,

    /// Show at most N moves of each way [default: 1000]
    #[cfg_attr(feature = "clap", arg(long, alias = "crossings", value_name = "N"))]
    pub max_moves: Option<usize>,
}

impl Solve {
    /// Returns which ways are listed.
    pub fn listing(self) -> Listing {
        listing(self.all_shortest, self.all)
    }

    /// Returns what counts as different in ways.
    pub fn symmetry(self) -> Symmetry {
        symmetry(self.up_to_symmetry)
    }

    /// Returns whether a single way is shown, with what is where after each move.
    pub fn shows_one_way(self) -> bool {
        self.listing() == Listing::Shortest
    }

    /// Returns the maximum number of solutions that are shown to a person.
    pub fn number_shown(self) -> usize {
        self.first.unwrap_or(if self.shows_one_way() { SHOWN } else { SolveOptions::default().first })
    }

    /// Finds the solutions; lists `usual` of them at most if the options do not say how many.
    ///
    /// # Errors
    /// The puzzle does not allow the options, or cannot be compiled.
    pub fn run(
        self,
        usual: usize,
        puzzle: &Puzzle,
        budget: &mut Budget<'_>,
        progress: &Progress,
    ) -> Result<Solutions, Refusal> {
        let is_for_ways = self.states || self.max_moves.is_some();
        if is_for_ways && matches!(puzzle, Puzzle::Grid(_) | Puzzle::Sudoku(_)) {
            return Err(MessageId::OnlyWays.into());
        }
        let mut options = SolveOptions::default()
            .first(self.first.unwrap_or(usual))
            .progress(progress)
            .ways(self.listing(), self.symmetry());
        options.max_moves = self.max_moves.unwrap_or(options.max_moves);
        verbs::solve(puzzle, &options, budget)
    }
}

impl PuzzleQuestion for Solve {
    fn needs_every_clue(&self) -> bool {
        self.strict
    }

    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = self.run(SolveOptions::default().first, asked.puzzle, budget, asked.progress)?;
        let others = asked.other_readings(found.verdict, budget);
        let answer = json::Solve::new(asked.puzzle, &found, &others).assuming(asked.puzzle, asked.assumed);
        if let Some(kept) = asked.kept.found {
            kept.replace(Some((found, *self)));
        }
        Ok(Payload::Solve(answer))
    }
}

/// Returns which ways are meant.
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
