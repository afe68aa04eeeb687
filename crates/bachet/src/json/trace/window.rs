//! A part of a run: the state of the search before its events, and these in words.

use bachet_methods as methods;

use super::Cost;
use crate::drawings;
use crate::json::events::{Digits, Subject};
use crate::verbs;

/// Maximum number of waiting states that are listed.
const MAX_WAITING: usize = 1000;

/// Maximum number of assigned values, and of nodes of the path, that are listed: depth-first search goes deep.
const MAX_LISTED: usize = 5000;

/// The state of a search, from which its further events can be followed.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SearchState {
    /// The costs so far.
    pub cost: Cost,
    /// The depth of the current node.
    pub depth: u32,
    /// The number of combinations so far, which are the checks of a method that has no others.
    pub combined: String,
    /// The number of solutions so far.
    pub solutions: String,
    /// The number of assigned values before those that are listed.
    pub assigned_before: u64,
    /// The latest 5000 values that are assigned: for each the place, the value, and whether it is implied, as in the
    /// events.
    pub assigned: Vec<(u32, Digits, bool)>,
    /// The number of nodes before those that are listed.
    pub path_before: u64,
    /// The last 5000 nodes from the root to the current one; none if nodes are states on a way.
    pub path: Vec<PathNode>,
    /// For each clue that was checked, in the order of their first checks: its index from 0, how often it held, and how
    /// often it did not hold.
    pub checked: Vec<(u32, Digits, Digits)>,
    /// Of a breadth-first search: the states that were found and are not yet visited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Waiting>,
}

/// A node above the current one, or the current one.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PathNode {
    /// The number of the event by which it was entered; 0 for a root that was not reported.
    pub event: Digits,
    /// The number of values that were assigned when it was entered.
    pub assigned: u32,
    /// What its latest decision is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<About>,
    /// The number of children that were entered since that decision.
    pub children: Digits,
}

/// What an event is about.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct About(#[serde(with = "Subject")] pub methods::Subject);

/// States that wait to be visited.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Waiting {
    /// Their number.
    pub number: Digits,
    /// The first 1000, the next one first.
    pub first: Vec<Digits>,
}

/// Events in words, and the names of what they are about.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventWords {
    /// The sentences, each once.
    pub texts: Vec<String>,
    /// For each listed event the index of its sentence.
    pub sentences: Vec<u32>,
    /// After which of the listed events which cells stand out, because they break a rule or cannot be filled: the index
    /// of the event, and the cells.
    pub marked: Vec<(u32, Vec<u32>)>,
    /// What the events are about, with its name.
    pub subjects: Vec<NamedSubject>,
    /// The numbers of states, each with the state as it is written.
    pub states: Vec<(Digits, String)>,
}

/// What an event is about, with its name.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NamedSubject {
    /// What it is.
    #[serde(with = "Subject")]
    pub of: methods::Subject,
    /// Its name.
    pub name: String,
}

impl From<&verbs::SearchState> for SearchState {
    fn from(found: &verbs::SearchState) -> Self {
        let node = |node: &verbs::PathNode| PathNode {
            event: node.event.into(),
            assigned: node.assigned,
            decision: node.decision.map(About),
            children: node.children.into(),
        };
        let waiting = found.waiting.as_ref().map(|waiting| Waiting {
            number: Digits(waiting.len() as u128),
            first: waiting.iter().take(MAX_WAITING).map(|&state| Digits(state)).collect(),
        });
        let assigned_before = found.assignments.len().saturating_sub(MAX_LISTED);
        let path_before = found.path.len().saturating_sub(MAX_LISTED);
        let assigned =
            found.assignments[assigned_before..].iter().map(|one| (one.place, Digits(one.value), one.forced));
        let checked = found.checked.clues().iter().map(|one| (one.clue, one.held.into(), one.failed.into()));
        Self {
            cost: Cost::from(&found.tally),
            depth: found.tally.depth,
            combined: found.tally.combined.to_string(),
            solutions: found.tally.solutions.to_string(),
            assigned_before: assigned_before as u64,
            assigned: assigned.collect(),
            path_before: path_before as u64,
            path: found.path[path_before..].iter().map(node).collect(),
            checked: checked.collect(),
            waiting,
        }
    }
}

impl From<drawings::EventWords> for EventWords {
    fn from(found: drawings::EventWords) -> Self {
        let drawings::EventWords { texts, sentences, marked, subjects, states } = found;
        let states = states.into_iter().map(|(state, line)| (Digits(state), line));
        let subjects = subjects.into_iter().map(|(of, name)| NamedSubject { of, name });
        Self { texts, sentences, marked, subjects: subjects.collect(), states: states.collect() }
    }
}
