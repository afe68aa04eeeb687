//! A state of a puzzle whose solutions are ways.

use super::graph::WayGraph;
use super::moves::{AllowedMove, JudgedMove};
use crate::json::Ordered;
use crate::json::ways::WayState;
use crate::messages::Messages;
use crate::verbs::{self, Reached, ShownMove, ShownState};
use crate::ways::{self, State, WayFamily};

/// A state, as it is written and as what is where.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StatedState {
    /// The state as `show --state` reads it: of a river crossing its number.
    pub state: String,
    /// Of a river crossing: the same number in bits, the boat's first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bits: Option<String>,
    /// What is where.
    pub position: WayState,
    /// Of a river crossing: the place where the boat is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boat: Option<String>,
    /// Of a river crossing with several boats: the place where each is.
    #[serde(skip_serializing_if = "Ordered::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<std::collections::BTreeMap<String, String>>"))]
    pub boats: Ordered<String>,
}

/// A state as it was asked for.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WayShow {
    /// The state.
    #[serde(flatten)]
    pub state: StatedState,
    /// Whether no rule is broken.
    pub allowed: bool,
    /// The rules that are broken.
    pub broken: Vec<BrokenRule>,
    /// Whether the puzzle may end here.
    pub goal: bool,
    /// How far it is from the start; `null` if it cannot be reached, or a limit was reached.
    pub from_start: Option<Distance>,
    /// What the moves so far cost; left out where the puzzle gives moves no cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<CostSoFar>,
    /// How far it is to the nearest goal; `null` if there is no way within the puzzle's limit, or a limit of the work was
    /// reached.
    pub to_goal: Option<Distance>,
    /// How far it is to the nearest goal, if that costs more than the puzzle's limit leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over_limit: Option<Distance>,
    /// Whether both distances are known.
    pub exact: bool,
    /// The last of the moves that were made first, in words; left out if there were none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// The move that was to be judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<JudgedMove>,
    /// The moves that are allowed, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<AllowedMove>>,
    /// Whether `moves` has all of them with their distances.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_exact: Option<bool>,
    /// The graph of states, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub graph: Option<WayGraph>,
    /// A move on a shortest way, if it was asked for and one is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<AllowedMove>,
}

/// How far it is.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Distance {
    /// The number of moves.
    pub moves: u64,
    /// What they cost; left out where the puzzle gives moves no cost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<String>,
}

/// What the moves so far cost.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CostSoFar {
    /// The sum of their costs.
    pub spent: String,
    /// What all moves together may cost, if the puzzle limits that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<String>,
    /// What the limit leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<String>,
}

/// A rule that is broken.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BrokenRule {
    /// The number of the rule, from 1.
    pub rule: usize,
    /// What it says to people, or as it is written.
    pub say: String,
    /// The place.
    pub place: String,
    /// Those of whom it does not hold.
    pub who: Vec<String>,
}

impl WayShow {
    /// Puts together what `show` found of a state.
    pub(super) fn new(puzzle: &dyn WayFamily, found: &ShownState, messages: &Messages) -> Self {
        let broken = |broken: &verbs::Broken| BrokenRule {
            rule: broken.rule + 1,
            say: broken.reason.clone(),
            place: broken.place_name.clone(),
            who: broken.who.clone(),
        };
        let broken: Vec<BrokenRule> = found.broken.iter().flatten().map(broken).collect();
        let allowed = |shown: &ShownMove| AllowedMove::new(puzzle, shown, messages);
        Self {
            state: StatedState::new(puzzle, &found.state),
            allowed: broken.is_empty(),
            broken,
            goal: found.goal,
            from_start: Distance::new(found.from_start),
            cost: found.spent.map(|spent| CostSoFar {
                spent: spent.to_string(),
                limit: found.limit.map(|limit| limit.to_string()),
                left: found.limit.map(|limit| (limit - spent).to_string()),
            }),
            to_goal: Distance::new(found.to_goal),
            over_limit: match found.to_goal {
                Reached::OverLimit(distance) => Distance::new(Reached::After(distance)),
                _ => None,
            },
            exact: ![found.from_start, found.to_goal].iter().any(|reached| matches!(reached, Reached::Unknown { .. })),
            last: found.last.as_ref().map(|step| puzzle.step_words(step, None, messages)),
            to: found.tried.as_ref().map(|tried| JudgedMove::new(puzzle, tried, messages)),
            moves: found.moves.as_ref().map(|moves| moves.list.iter().filter_map(allowed).collect()),
            moves_exact: found.moves.as_ref().map(|moves| moves.is_complete),
            graph: found.graph.as_deref().map(|graph| WayGraph::new(puzzle, graph, messages)),
            next: found.next.as_deref().and_then(allowed),
        }
    }
}

impl Distance {
    /// Writes a distance, if it is known that there is a way.
    pub(super) fn new(reached: Reached) -> Option<Self> {
        match reached {
            Reached::After(ways::Distance { moves, cost }) => {
                Some(Self { moves, cost: cost.map(|cost| cost.to_string()) })
            }
            Reached::OverLimit(_) | Reached::Never | Reached::Unknown { .. } => None,
        }
    }
}

impl StatedState {
    /// Writes a state.
    pub(in crate::json) fn new(puzzle: &dyn WayFamily, state: &State) -> Self {
        let view = puzzle.view(Some(state));
        Self {
            state: view.line().unwrap_or_default(),
            bits: view.bits(),
            position: view.json(),
            boat: view.boat(),
            boats: Ordered::of(view.boats()),
        }
    }
}
