//! Which solutions are shown, and how much of each.

use bachet::messages::MessageId;
use bachet::verbs::{self, Listing, Refusal, Solutions, SolveOptions};
use bachet::{Budget, Progress, Puzzle};

use crate::args::Ways;

/// Default number of solutions for a person.
const SHOWN: usize = 3;
/// Default number of solutions for a program, and of ways if several are asked for.
const LISTED: usize = 25;

#[derive(Clone, Copy, Debug, clap::Args)]
pub(in crate::commands) struct Selection {
    /// Show at most N solutions or ways [default: 3; 25 with `--json`, `--all` or `--all-shortest`]
    #[arg(long, value_name = "N")]
    first: Option<usize>,

    #[command(flatten)]
    ways: Ways,

    /// Show the state after each move of a way, as `show --state` reads it
    #[arg(long)]
    states: bool,

    /// Show at most N moves of each way [default: 1000]
    #[arg(long, alias = "crossings", value_name = "N")]
    max_moves: Option<usize>,
}

impl Selection {
    /// Finds the solutions.
    pub(in crate::commands) fn solve(
        self,
        json: bool,
        puzzle: &Puzzle,
        budget: &mut Budget<'_>,
        progress: &Progress,
    ) -> Result<Solutions, Refusal> {
        let is_for_ways = self.states || self.max_moves.is_some();
        if is_for_ways && matches!(puzzle, Puzzle::Grid(_) | Puzzle::Sudoku(_)) {
            return Err(MessageId::OnlyWays.into());
        }
        let options = SolveOptions::default().first(self.first(json)).progress(progress);
        let options = options.ways(self.ways.listing(), self.ways.symmetry());
        verbs::solve(puzzle, &self.max_moves.map_or(options, |moves| options.max_moves(moves)), budget)
    }

    /// Returns the maximum number of solutions that are shown.
    pub(super) fn first(self, json: bool) -> usize {
        self.first.unwrap_or(if json || !self.shows_one_way() { LISTED } else { SHOWN })
    }

    /// Returns whether a single way is shown, with what is where after each move.
    pub(super) fn shows_one_way(self) -> bool {
        self.ways.listing() == Listing::Shortest
    }

    /// Returns whether the state after each move is shown.
    pub(super) fn states(self) -> bool {
        self.states
    }

    /// Returns which ways count as different.
    pub(super) fn symmetry(self) -> verbs::Symmetry {
        self.ways.symmetry()
    }
}
