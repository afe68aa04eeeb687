//! The ways of a puzzle of moves.

use std::ops::ControlFlow;

use bachet_moving::{Step, Way, each_shortest, each_simple, shortest};
use bachet_notation::moving::MovingPuzzle;
use bachet_solver::Budget;

use super::{Solution, Solutions, SolveOptions};
use crate::verbs::moves::{MoveCounts, telling, total};
use crate::verbs::{Count, Listing};

/// So many ways are gone through, beyond those that are kept: `count` is for more.
const COUNTED: u64 = 100_000;
/// So many moves are kept of all ways together: each becomes text before it is shown.
const KEPT: usize = 1_000_000;

pub(super) fn solve(puzzle: &MovingPuzzle, options: &SolveOptions<'_>, budget: &mut Budget<'_>) -> Solutions {
    let found = shortest(&puzzle.setup, options.crossings, budget);
    let mut counts = MoveCounts::of(&found, options.listing, options.symmetry);
    let mut listed = Listed { ways: Vec::new(), most: options.first, moves: options.crossings, room: KEPT };
    let (mut count, mut stopped) = (counts.count(), false);
    let telling = telling(options.symmetry);
    match options.listing {
        _ if found.distance.is_none() => {}
        Listing::Shortest => {}
        Listing::AllShortest => {
            each_shortest(&puzzle.setup, telling, budget, |way| listed.keep(way));
        }
        Listing::Simple => {
            let most = COUNTED.max(options.first as u64);
            let mut seen = 0;
            let simple = each_simple(&puzzle.setup, telling, budget, |way| {
                seen += 1;
                options.report(seen);
                let _ = listed.keep(way);
                if seen < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            stopped = !simple.complete && seen >= most;
            count = Count { number: total(&simple), exact: simple.complete };
            counts.simple = Some(simple);
        }
    }
    if let Some(first) = found.first.filter(|_| listed.ways.is_empty() && options.first > 0) {
        listed.ways.push(Solution::Moving(first));
    }
    Solutions {
        verdict: counts.verdict(),
        count,
        solutions: listed.ways,
        answers: Vec::new(),
        answers_exact: true,
        stopped,
        ways: None,
        moves: Some(counts),
    }
}

/// The ways that are kept.
struct Listed {
    ways: Vec<Solution>,
    most: usize,
    /// How many moves of each.
    moves: usize,
    /// How many moves more of all together.
    room: usize,
}

impl Listed {
    /// Keeps a way if there is room for it; breaks if there is none.
    fn keep(&mut self, way: &[Step]) -> ControlFlow<()> {
        if self.ways.len() >= self.most || self.room == 0 {
            return ControlFlow::Break(());
        }
        let steps = way[..way.len().min(self.moves).min(self.room)].to_vec();
        self.room -= steps.len();
        self.ways.push(Solution::Moving(Way { moves: way.len() as u64, steps }));
        ControlFlow::Continue(())
    }
}
