//! The ways of a river crossing.

use std::ops::ControlFlow;

use bachet_crossing::{Crossing, Path, Symmetry};
use bachet_notation::crossing::CrossingPuzzle;
use bachet_solver::Budget;

use super::{Solution, Solutions, SolveOptions};
use crate::verbs::ways::MANY_BY_NAME;
use crate::verbs::{Count, Listing, Refusal, Simple, Way, WayCounts};

/// So many ways are gone through, beyond those that are kept: `count` is for more.
const COUNTED: u64 = 100_000;
/// So many crossings are kept of all ways together: each becomes text before it is shown.
const KEPT: usize = 1_000_000;
/// With more states by name than this the one way that is shown is found up to symmetry: there are fewer states then.
const ONE_BY_NAME: u32 = 100_000;

pub(super) fn solve(
    puzzle: &CrossingPuzzle,
    options: &SolveOptions<'_>,
    budget: &mut Budget<'_>,
) -> Result<Solutions, Refusal> {
    let crossing = Crossing::new(puzzle)?;
    let mut ways = WayCounts::of(puzzle, &crossing, options.listing, options.symmetry, budget);
    if ways.distance.is_some() && options.listing != Listing::Shortest && !ways.has_few_states(MANY_BY_NAME) {
        ways.symmetry = Symmetry::UpToSymmetry;
    }
    let mut listed = Listed { ways: Vec::new(), kept: options.first, crossings: options.crossings, room: KEPT };
    let (mut count, mut stopped) = (ways.count(), false);
    match options.listing {
        _ if ways.distance.is_none() => {}
        Listing::Shortest => {
            listed.kept = listed.kept.min(1);
            let symmetry = if ways.has_few_states(ONE_BY_NAME) { ways.symmetry } else { Symmetry::UpToSymmetry };
            listed.shortest(&crossing, symmetry, budget);
        }
        Listing::AllShortest => listed.shortest(&crossing, ways.symmetry, budget),
        Listing::Simple => {
            let simple = listed.simple(&crossing, ways.symmetry, budget, options);
            let total = simple.total();
            stopped = !simple.complete && total >= COUNTED.max(options.first as u64).into();
            count = Count { number: total, exact: simple.complete };
            ways.simple = Some(simple);
        }
    }
    Ok(Solutions {
        verdict: ways.verdict(),
        count,
        solutions: listed.ways,
        answers: Vec::new(),
        answers_exact: true,
        stopped,
        ways: Some(ways),
        moves: None,
    })
}

/// The ways that are kept.
struct Listed {
    ways: Vec<Solution>,
    kept: usize,
    /// How many crossings of each.
    crossings: usize,
    /// How many crossings more of all together.
    room: usize,
}

impl Listed {
    fn shortest(&mut self, crossing: &Crossing, symmetry: Symmetry, budget: &mut Budget<'_>) {
        if self.kept > 0 {
            crossing.shortest_paths(symmetry, budget, |path| {
                self.keep(path);
                if self.is_full() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
        }
    }

    fn simple(
        &mut self,
        crossing: &Crossing,
        symmetry: Symmetry,
        budget: &mut Budget<'_>,
        options: &SolveOptions<'_>,
    ) -> Simple {
        let most = COUNTED.max(self.kept as u64);
        let mut found = 0;
        options.report(found);
        let simple = crossing.simple_paths(symmetry, budget, |path| {
            found += 1;
            options.report(found);
            if !self.is_full() {
                self.keep(path);
            }
            if found == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        Simple { by_length: simple.by_length, complete: simple.complete }
    }

    fn is_full(&self) -> bool {
        self.ways.len() >= self.kept || self.room == 0
    }

    fn keep(&mut self, path: &Path<'_>) {
        let way = Way::of(path, self.crossings.min(self.room));
        self.room -= way.trips.len();
        self.ways.push(Solution::Crossing(way));
    }
}
