//! What `check` finds in puzzles whose solutions are ways.

use bachet_crossing::SeatsNeeded;

use crate::json::Ordered;
use crate::json::ways::{self, Ways};
use crate::{Puzzle, drawings, verbs};

/// What `check` found in a puzzle whose solutions are ways.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// Of a river crossing with several boats and without a way: for each boat, the smallest number of its seats with
    /// which there is one; `null` where none would help or it is not known.
    #[serde(skip_serializing_if = "Ordered::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<std::collections::BTreeMap<String, Option<u32>>>"))]
    pub boat_seats: Ordered<Option<u32>>,
    /// Of a river crossing without a way: the least change of each other kind with which there is one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub changes: Vec<Change>,
    /// Whether no limit was reached.
    pub complete: bool,
}

/// A change of one line with which there is a way.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Change {
    /// What is changed: `load-limit`, `least`, `cost-limit`, `unattended`, `rule` (which is removed), `rower`,
    /// `any-rower`, `own-rower` (the line of a boat, which is removed) or `anywhere`.
    pub kind: String,
    /// The rule that is changed or removed, by its number from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<usize>,
    /// The line after the change, or the rule that is removed.
    pub line: String,
    /// How many crossings the cheapest way then has.
    pub crossings: u64,
}

impl WayFindings {
    /// Puts together what `check` found.
    pub(super) fn new(puzzle: &Puzzle, findings: &verbs::WayFindings, complete: bool) -> Self {
        let described = match (puzzle, &findings.blocked) {
            (Puzzle::Crossing(puzzle), Some(blocked)) => drawings::changes(puzzle, &blocked.changes),
            _ => Vec::new(),
        };
        let change = |change: drawings::DescribedChange| Change {
            kind: change.kind.to_owned(),
            rule: change.rule.map(|rule| rule + 1),
            line: change.line,
            crossings: change.distance.crossings,
        };
        let seats = |needed: &SeatsNeeded| match needed {
            SeatsNeeded::Enough { seats, .. } => Some(*seats),
            SeatsNeeded::NoneHelp | SeatsNeeded::Unlimited | SeatsNeeded::Unknown { .. } => None,
        };
        let seats: Vec<(&str, Option<u32>)> = match (puzzle, &findings.blocked) {
            (Puzzle::Crossing(puzzle), Some(blocked)) => {
                puzzle.boat_ids().map(|boat| puzzle.boat_name(boat)).zip(blocked.seats.iter().map(seats)).collect()
            }
            _ => Vec::new(),
        };
        let is_several = seats.len() > 1;
        Self {
            changes: described.into_iter().map(change).collect(),
            ways: ways::counts(&findings.ways),
            idle: findings.idle.iter().map(|rule| rule + 1).collect(),
            farthest: findings.blocked.as_ref().map(|blocked| blocked.max_home),
            seats: match seats[..] {
                [(_, seats)] => seats,
                _ => None,
            },
            boat_seats: Ordered::of(seats.into_iter().filter(|_| is_several)),
            complete,
        }
    }
}
