//! Parts of clues that cannot all hold, none of which may be left out.

use bachet_solver::{Budget, Satisfiable, Solver, Tag};

use super::Limit;
use crate::{Compiled, Origin};

/// An inclusion-minimal clash: starts from what the solver's proof used and drops part after part, the last first.
pub(super) fn find(compiled: &Compiled, budget: &mut Budget<'_>) -> Result<Vec<(usize, usize)>, Limit> {
    let mut solver = Solver::with_cores(&compiled.model);
    let Some(mut clash) = core(&mut solver, compiled, budget)? else { return Ok(Vec::new()) };
    let mut at = clash.len();
    while at > 0 {
        at -= 1;
        let dropped = clash[at];
        let kept = |tag: Tag| {
            !matches!(compiled.tags.origin(tag), Origin::Part { .. }) || (tag != dropped && clash.contains(&tag))
        };
        solver.activate(kept);
        if let Some(smaller) = core(&mut solver, compiled, budget)? {
            // What could not be dropped, all of it behind, cannot be dropped from a smaller clash either.
            let needed = clash.len() - at - 1;
            clash = smaller;
            at = clash.len().saturating_sub(needed);
        }
    }
    let part = |tag: &Tag| match compiled.tags.origin(*tag) {
        Origin::Part { clue, part } => Some((clue as usize, part as usize)),
        _ => None,
    };
    Ok(clash.iter().filter_map(part).collect())
}

/// The parts that the proof used, in order, if there is no solution.
fn core(solver: &mut Solver<'_>, compiled: &Compiled, budget: &mut Budget<'_>) -> Result<Option<Vec<Tag>>, Limit> {
    match solver.solve(budget) {
        Satisfiable::Unknown => Err(Limit),
        Satisfiable::Yes => Ok(None),
        Satisfiable::No => {
            let mut parts: Vec<Tag> = solver.core().tags.clone();
            parts.retain(|&tag| matches!(compiled.tags.origin(tag), Origin::Part { .. }));
            parts.sort_unstable();
            parts.dedup();
            Ok(Some(parts))
        }
    }
}
