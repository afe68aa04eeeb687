//! The ways of a puzzle.

use std::ops::ControlFlow;

use bachet_solver::Budget;
use bachet_statespace::{SimplePaths, Symmetry};

use super::{Solution, Solutions, SolveOptions};
use crate::verbs::{Count, Refusal};
use crate::ways::{Listing, MAX_STATES_BY_NAME, Visited, WayFamily};

/// Number of simple ways that are visited even if fewer are kept; `count` visits all.
const VISITED_WAYS: u64 = 100_000;
/// Maximum number of moves that are kept of all ways together: each becomes text before it is shown.
const MAX_KEPT_MOVES: usize = 1_000_000;
/// With more states by name than this a single way is found up to symmetry, where there are fewer states.
const MAX_STATES_FOR_ONE_WAY: u32 = 100_000;

pub(in crate::verbs) fn solve(
    puzzle: &dyn WayFamily,
    options: &SolveOptions<'_>,
    budget: &mut Budget<'_>,
) -> Result<Solutions, Refusal> {
    let (mut counts, first) = puzzle.search(options.max_moves, budget)?;
    (counts.listing, counts.symmetry) = (options.listing, options.symmetry);
    let has_way = counts.distance.is_some();
    if has_way && options.listing != Listing::Shortest && !counts.has_few_states(MAX_STATES_BY_NAME) {
        counts.symmetry = Symmetry::UpToSymmetry;
    }
    let mut kept = Kept { ways: Vec::new(), max: options.first, max_moves: options.max_moves, room: MAX_KEPT_MOVES };
    let (mut count, mut stopped) = (counts.count(), false);
    match options.listing {
        _ if !has_way => {}
        Listing::Shortest if first.is_some() => {}
        Listing::Shortest => {
            kept.max = kept.max.min(1);
            let is_small = counts.has_few_states(MAX_STATES_FOR_ONE_WAY);
            let symmetry = if is_small { counts.symmetry } else { Symmetry::UpToSymmetry };
            kept.each_shortest(puzzle, symmetry, budget)?;
        }
        Listing::AllShortest => kept.each_shortest(puzzle, counts.symmetry, budget)?,
        Listing::Simple => {
            let simple = kept.each_simple(puzzle, counts.symmetry, budget, options)?;
            stopped = !simple.is_complete && simple.total() >= VISITED_WAYS.max(options.first as u64);
            count = Count { number: simple.total().into(), exact: simple.is_complete };
            counts.simple = Some(simple);
        }
    }
    if kept.ways.is_empty() && options.first > 0 {
        kept.ways.extend(first.map(Solution::Way));
    }
    let found = Solutions::new(counts.verdict(), count, kept.ways);
    Ok(Solutions { stopped, ways: Some(counts), ..found })
}

/// The ways that are kept.
struct Kept {
    ways: Vec<Solution>,
    /// Maximum number of ways.
    max: usize,
    /// Maximum number of moves of each way.
    max_moves: usize,
    /// How many more moves fit.
    room: usize,
}

impl Kept {
    fn each_shortest(
        &mut self,
        puzzle: &dyn WayFamily,
        symmetry: Symmetry,
        budget: &mut Budget<'_>,
    ) -> Result<(), Refusal> {
        if self.max == 0 {
            return Ok(());
        }
        puzzle.each_shortest(symmetry, budget, &mut |way| {
            self.keep(way);
            if self.is_full() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    }

    fn each_simple(
        &mut self,
        puzzle: &dyn WayFamily,
        symmetry: Symmetry,
        budget: &mut Budget<'_>,
        options: &SolveOptions<'_>,
    ) -> Result<SimplePaths, Refusal> {
        let max = VISITED_WAYS.max(self.max as u64);
        let mut found = 0;
        options.report(found);
        puzzle.each_simple(symmetry, budget, &mut |way| {
            found += 1;
            options.report(found);
            if !self.is_full() {
                self.keep(way);
            }
            if found == max { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    }

    fn is_full(&self) -> bool {
        self.ways.len() >= self.max || self.room == 0
    }

    fn keep(&mut self, way: &Visited<'_>) {
        let way = way.way(self.max_moves.min(self.room));
        self.room -= way.steps.len();
        self.ways.push(Solution::Way(way));
    }
}
