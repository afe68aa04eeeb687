//! How many ways a puzzle of moves has.

use std::ops::ControlFlow;

use bachet_moving::{each_simple, shortest};
use bachet_notation::moving::MovingPuzzle;
use bachet_solver::Budget;

use super::{CountOptions, Counted};
use crate::messages::MessageId;
use crate::verbs::moves::{MoveCounts, telling, total};
use crate::verbs::{Count, Listing, Refusal};

pub(super) fn count(
    puzzle: &MovingPuzzle,
    options: CountOptions<'_>,
    budget: &mut Budget<'_>,
) -> Result<Counted, Refusal> {
    if options.per_clue || options.best_order {
        return Err(MessageId::MovingHasNoClues.into());
    }
    if options.estimate.is_some() {
        return Err(MessageId::MovingIsCounted.into());
    }
    let found = shortest(&puzzle.setup, 0, budget);
    let mut counts = MoveCounts::of(&found, options.listing, options.symmetry);
    let mut count = counts.count();
    if options.listing == Listing::Simple && counts.distance.is_some() {
        let mut seen = 0;
        let simple = each_simple(&puzzle.setup, telling(options.symmetry), budget, |_| {
            seen += 1;
            options.report(seen);
            ControlFlow::Continue(())
        });
        count = Count { number: total(&simple), exact: simple.complete };
        counts.simple = Some(simple);
    }
    let verdict = counts.verdict();
    Ok(Counted { verdict, count, per_clue: None, best_order: None, estimate: None, ways: None, moves: Some(counts) })
}
