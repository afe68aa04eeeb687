//! What a setter wants to know of a puzzle whose solutions are ways.

use bachet_crossing::Blocked;
use bachet_solver::Budget;

use super::{Checked, Findings};
use crate::verbs::Refusal;
use crate::ways::{RuleFindings, WayCounts, WayFamily};

/// What [`check`](super::check) found in a puzzle whose solutions are ways.
#[derive(Clone, Debug)]
pub struct WayFindings {
    /// What is known of all ways.
    pub ways: WayCounts,
    /// The indices of rules that never matter: without any one of them the same states and moves are possible.
    pub idle: Vec<usize>,
    /// What is in the way, where there is none.
    pub blocked: Option<Box<Blocked>>,
}

pub(super) fn check(puzzle: &dyn WayFamily, budget: &mut Budget<'_>) -> Result<Checked, Refusal> {
    let (ways, RuleFindings { idle, blocked }) = puzzle.check(budget)?;
    Ok(Checked {
        verdict: ways.verdict(),
        count: ways.count(),
        solutions: Vec::new(),
        complete: ways.complete && idle.is_some(),
        findings: Findings::Ways(WayFindings { ways, idle: idle.unwrap_or_default(), blocked: blocked.map(Box::new) }),
    })
}
