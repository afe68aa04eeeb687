//! A minimal set of parts of clues that cannot all hold.

use bachet_solver::{Budget, MinimalCore, Solver, Tag};

use super::Limit;
use crate::{Compiled, TagOrigin};

/// Finds an inclusion-minimal set of contradictory parts, in the order of the clues; empty if the rules of the
/// categories contradict each other.
pub(super) fn find(compiled: &Compiled, budget: &mut Budget<'_>) -> Result<Vec<(usize, usize)>, Limit> {
    let parts: Vec<Tag> = compiled.tags.parts().map(|(tag, _, _)| tag).collect();
    match Solver::with_cores(&compiled.model).minimal_core(&parts, budget) {
        MinimalCore::Conflict { tags, minimal: true } => {
            let part = |tag: &Tag| match compiled.tags.origin(*tag) {
                TagOrigin::Part { clue, part } => Some((clue as usize, part as usize)),
                _ => None,
            };
            Ok(tags.iter().filter_map(part).collect())
        }
        _ => Err(Limit),
    }
}
