//! What `check` finds in puzzles whose solutions are ways.

use bachet_crossing::SeatsNeeded;

use crate::json::ways::{self, Ways};
use crate::verbs;

/// What `check` found in a puzzle whose solutions are ways.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WayFindings {
    /// What is known of all ways.
    pub ways: Ways,
    /// Rules that never matter, by their numbers from 1.
    pub idle: Vec<usize>,
    /// Of a river crossing without a way: the maximum number of travellers at once where they have to end.
    pub farthest: Option<u64>,
    /// Of a river crossing without a way: the smallest number of seats with which there is one; `null` where none would
    /// help or it is not known.
    pub seats: Option<u32>,
    /// Whether no limit was reached.
    pub complete: bool,
}

impl WayFindings {
    /// Puts together what `check` found.
    pub(super) fn new(findings: &verbs::WayFindings, complete: bool) -> Self {
        Self {
            ways: ways::counts(&findings.ways),
            idle: findings.idle.iter().map(|rule| rule + 1).collect(),
            farthest: findings.blocked.as_ref().map(|blocked| blocked.max_home),
            seats: findings.blocked.as_ref().and_then(|blocked| match blocked.seats {
                SeatsNeeded::Enough { seats, .. } => Some(seats),
                SeatsNeeded::NoneHelp | SeatsNeeded::Unlimited | SeatsNeeded::Unknown { .. } => None,
            }),
            complete,
        }
    }
}
