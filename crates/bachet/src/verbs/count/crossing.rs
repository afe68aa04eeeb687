//! How many ways a river crossing has.

use std::ops::ControlFlow;

use bachet_crossing::{Crossing, Symmetry};
use bachet_notation::crossing::CrossingPuzzle;
use bachet_solver::Budget;

use super::{CountOptions, Counted};
use crate::messages::MessageId;
use crate::verbs::ways::MANY_BY_NAME;
use crate::verbs::{Count, Listing, Refusal, Simple, WayCounts};

pub(super) fn count(
    puzzle: &CrossingPuzzle,
    options: CountOptions<'_>,
    budget: &mut Budget<'_>,
) -> Result<Counted, Refusal> {
    if options.per_clue || options.best_order {
        return Err(MessageId::CrossingHasNoClues.into());
    }
    if options.estimate.is_some() {
        return Err(MessageId::CrossingIsCounted.into());
    }
    let crossing = Crossing::new(puzzle)?;
    let mut ways = WayCounts::of(puzzle, &crossing, options.listing, options.symmetry, budget);
    let mut count = ways.count();
    if options.listing == Listing::Simple && ways.distance.is_some() {
        let mut simple = Simple::default();
        if options.symmetry == Symmetry::UpToSymmetry || ways.has_few_states(MANY_BY_NAME) {
            let mut found = 0;
            let all = crossing.simple_paths(options.symmetry, budget, |_| {
                found += 1;
                options.report(found);
                ControlFlow::Continue(())
            });
            simple = Simple { by_length: all.by_length, complete: all.complete };
        }
        count = Count { number: simple.total(), exact: simple.complete };
        ways.simple = Some(simple);
    }
    let verdict = ways.verdict();
    Ok(Counted { verdict, count, per_clue: None, best_order: None, estimate: None, ways: Some(ways), moves: None })
}
