//! Steps with their reasons: the rules and the earlier facts from which they follow, and no more of them than needed.

mod cases;
mod entail;
mod infer;

use super::grid::Grid;
use super::{Found, Kind};
use crate::board::BoardRule;
use crate::{Fact, Step, StepPattern};

/// Returns a step with its reasons; `None` if they were not found.
pub(super) fn explain<const W: usize>(grid: &Grid<'_, W>, found: &Found) -> Option<Step<BoardRule>> {
    let placed = found.placements.iter().map(|&(cell, value)| Fact::is(cell as usize, value as usize));
    let removed = found.deletions.iter().map(|&(cell, value)| Fact::is_not(cell as usize, value as usize));
    let mut facts: Vec<Fact> = placed.chain(removed).collect();
    facts.sort_unstable();
    facts.dedup();
    let rules = match found.kind {
        Kind::FullHouse | Kind::NakedSingle | Kind::HiddenSingle => grid.rules_of_single(found),
        _ => found.rules.clone(),
    };
    let step = Step {
        technique: &found.kind.entry().technique,
        facts,
        rules,
        known: Vec::new(),
        pattern: found.pattern.clone(),
        cases: Vec::new(),
        cost: found.kind.entry().score,
    };
    if found.kind == Kind::BugPlusOne {
        return Some(Step { known: known_of_grave(grid, &step.pattern), ..step });
    }
    if found.kind == Kind::BruteForce {
        return None;
    }
    if is_chain(found.kind) { cases::explain(grid, step, found.pivot) } else { entail::explain(grid, step, found) }
}

/// Whether a step looks ahead by cases.
fn is_chain(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::RemotePair
            | Kind::XChain
            | Kind::XyChain
            | Kind::ContinuousLoop
            | Kind::DiscontinuousLoop
            | Kind::Aic
            | Kind::GroupedContinuousLoop
            | Kind::GroupedDiscontinuousLoop
            | Kind::GroupedAic
            | Kind::ForcingChainContradiction
            | Kind::ForcingChainVerity
            | Kind::ForcingNetContradiction
            | Kind::ForcingNetVerity
    )
}

/// A universal grave is a state of the whole board: all its removed candidates matter.
fn known_of_grave<const W: usize>(grid: &Grid<'_, W>, pattern: &StepPattern) -> Vec<Fact> {
    let StepPattern::Deadly { cells, .. } = pattern else { return Vec::new() };
    let absent = |cell: usize| (0..grid.size()).filter(move |&value| !grid.has(cell, value));
    // If the cell with three candidates had a value that is none of them, the removals would follow as well.
    let cells = cells.iter().filter(|&&(cell, mask)| grid.candidates(cell as usize) == mask);
    let cells = cells.map(|&(cell, _)| cell as usize);
    cells.flat_map(|cell| absent(cell).map(move |value| Fact::is_not(cell, value))).collect()
}
