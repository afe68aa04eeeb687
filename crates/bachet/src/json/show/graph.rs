//! The graph of states, with the way of a game in it.

use super::ways::StatedState;
use crate::messages::{Message, Messages};
use crate::verbs::{Link, Refusal, ShownGraph, ShownGraphState, ShownKind, ShownPart};
use crate::ways::{GraphNames, WayFamily};

/// The states that can be reached, up to symmetry, and the moves between them.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WayGraph {
    /// Why there are no states here, in words, in the language of the messages. `null` if they are here.
    pub missing: Option<String>,
    /// The number of states that can be reached, up to symmetry; `null` if they were not counted.
    pub found: Option<u64>,
    /// Which of them are here.
    pub part: WayGraphPart,
    /// Of those near the game: all that this number of moves leads to are here. With 0, only some of those that one move
    /// leads to are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u64>,
    /// Whether distances are costs; else they are numbers of moves.
    pub has_costs: bool,
    /// The states.
    pub states: Vec<WayGraphState>,
    /// The moves between each two of them.
    pub links: Vec<WayGraphLink>,
    /// Where the game was, the state in which it began first: an index in `states`, or `null` where it is none of them.
    pub path: Vec<Option<usize>>,
    /// The moves that are allowed now and lead to one of the states.
    pub next: Vec<WayGraphMove>,
}

/// Which states of the graph are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WayGraphPart {
    /// All that can be reached.
    Everything,
    /// Those on shortest ways.
    Ways,
    /// Those to which few moves lead from the state of the game, and the last states of its way.
    Near,
}

/// A state of the graph.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WayGraphState {
    /// One of the states that it stands for, as `show --state` reads it.
    pub state: String,
    /// What is where in it, in short names; `*` is the boat.
    pub lines: Vec<String>,
    /// The number of states by name that it stands for; `null` if it was not counted.
    pub stands_for: Option<String>,
    /// What the cheapest way from the start costs: its number of moves, unless the puzzle gives moves a cost; `null` if
    /// it was not found.
    pub distance: Option<String>,
    /// What the cheapest way from here to a goal costs; `null` if there is none, or it was not found.
    pub to_goal: Option<String>,
    /// Whether no way leads from here to a goal, within the puzzle's limit if it has one; `null` if that is not known.
    pub dead_end: Option<bool>,
    /// What it is.
    pub kind: WayGraphKind,
}

/// What a state of the graph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WayGraphKind {
    /// The puzzle begins here.
    Start,
    /// The puzzle may end here.
    Goal,
    /// A shortest way leads through it.
    Way,
    /// None of these, as far as is known.
    Other,
}

/// The moves between two states.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WayGraphLink {
    /// The index of the state where a move begins.
    pub from: usize,
    /// The index of the state where it ends.
    pub to: usize,
    /// Whether a move leads back.
    pub both_ways: bool,
    /// Whether a shortest way goes here.
    pub shortest: bool,
    /// The moves, in short names.
    pub text: String,
}

/// A move that is allowed now.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WayGraphMove {
    /// The index of the state to which it leads.
    pub to: usize,
    /// The state after it, as `show --state` reads it.
    pub state: String,
}

impl WayGraph {
    /// Writes the graph, or why there is none.
    pub(super) fn new(puzzle: &dyn WayFamily, found: &Result<ShownGraph, Message>, messages: &Messages) -> Self {
        let found = found.as_ref().map_err(|why| messages.format(why.id, &why.arguments));
        match found.and_then(|found| Ok((found, puzzle.names().map_err(|why| words(&why, messages))?))) {
            Ok((found, names)) => Self::of(puzzle, found, &*names, messages),
            Err(why) => Self {
                missing: Some(why),
                found: None,
                part: WayGraphPart::Everything,
                moves: None,
                has_costs: false,
                states: Vec::new(),
                links: Vec::new(),
                path: Vec::new(),
                next: Vec::new(),
            },
        }
    }

    fn of(puzzle: &dyn WayFamily, found: &ShownGraph, names: &dyn GraphNames, messages: &Messages) -> Self {
        let link = |link: &Link| {
            let mut texts: Vec<String> = link.steps.iter().map(|step| names.step(step, messages)).collect();
            texts.dedup();
            WayGraphLink {
                from: link.from,
                to: link.to,
                both_ways: link.is_both_ways,
                shortest: link.is_on_shortest_way,
                text: texts.join(", "),
            }
        };
        let (part, moves) = match found.part {
            ShownPart::Everything => (WayGraphPart::Everything, None),
            ShownPart::Ways => (WayGraphPart::Ways, None),
            ShownPart::Near { moves } => (WayGraphPart::Near, Some(moves)),
        };
        let next = found.next.iter();
        Self {
            missing: None,
            found: found.found,
            part,
            moves,
            has_costs: found.has_costs,
            states: found.states.iter().map(|state| WayGraphState::new(puzzle, state, names)).collect(),
            links: found.links.iter().map(link).collect(),
            path: found.path.clone(),
            next: next
                .map(|(to, state)| WayGraphMove { to: *to, state: StatedState::new(puzzle, state).state })
                .collect(),
        }
    }
}

impl WayGraphState {
    fn new(puzzle: &dyn WayFamily, state: &ShownGraphState, names: &dyn GraphNames) -> Self {
        let kind = match state.kind {
            ShownKind::Start => WayGraphKind::Start,
            ShownKind::Goal => WayGraphKind::Goal,
            ShownKind::Way => WayGraphKind::Way,
            ShownKind::Other => WayGraphKind::Other,
        };
        Self {
            state: StatedState::new(puzzle, &state.state).state,
            lines: names.lines(&state.state, " *"),
            stands_for: state.stands_for.as_ref().map(ToString::to_string),
            distance: state.distance.map(|distance| distance.to_string()),
            to_goal: state.to_goal.map(|distance| distance.to_string()),
            dead_end: if state.is_dead_end { Some(true) } else { state.to_goal.map(|_| false) },
            kind,
        }
    }
}

/// Says why there is no graph.
fn words(why: &Refusal, messages: &Messages) -> String {
    match why {
        Refusal::Because(why) | Refusal::Unfinished(why) => messages.format(why.id, &why.arguments),
        Refusal::Unfit(problems) => {
            problems.iter().map(|problem| messages.message(problem)).collect::<Vec<_>>().join("; ")
        }
    }
}
