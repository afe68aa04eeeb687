//! How many ways a puzzle has.

use std::ops::ControlFlow;

use bachet_solver::Budget;
use bachet_statespace::{SimplePaths, Symmetry};

use super::{CountOptions, Counted};
use crate::verbs::{Count, Refusal};
use crate::ways::{Listing, MAX_STATES_BY_NAME, WayFamily};

pub(super) fn count(
    puzzle: &dyn WayFamily,
    options: &CountOptions<'_>,
    budget: &mut Budget<'_>,
) -> Result<Counted, Refusal> {
    let (mut counts, _) = puzzle.search(0, budget)?;
    (counts.listing, counts.symmetry) = (options.listing, options.symmetry);
    let mut count = counts.count();
    if options.listing == Listing::Simple && counts.distance.is_some() {
        let mut simple = SimplePaths::default();
        if options.symmetry == Symmetry::UpToSymmetry || counts.has_few_states(MAX_STATES_BY_NAME) {
            let mut found = 0;
            simple = puzzle.each_simple(options.symmetry, budget, &mut |_| {
                found += 1;
                options.report(found);
                ControlFlow::Continue(())
            })?;
        }
        count = Count { number: simple.total().into(), exact: simple.is_complete };
        counts.simple = Some(simple);
    }
    let verdict = counts.verdict();
    Ok(Counted { ways: Some(counts), ..Counted::new(verdict, count) })
}
