//! The graph of states with the way of a game in it: all states where they can be taken in, or else a part of them.

mod near;

use std::collections::BTreeMap;

use bachet_notation::Number;
use bachet_solver::Budget;
use bachet_statespace::{GraphPart, SearchEnd};
use num_bigint::BigUint;
use serde::Deserialize;

use crate::messages::Message;
use crate::verbs::graph::{graph_of, joined};
use crate::verbs::{GraphState, Link, Refusal, StateGraph};
use crate::ways::{Play, State, StateClass, WayFamily};

/// Maximum number of states that are shown: nobody takes in more.
pub(super) const MAX_SHOWN_STATES: usize = 150;
/// Maximum number of states whose distances are found where only those near the game are shown.
const MAX_MEASURED_STATES: u64 = 20_000;

/// Which part of the graph of states is shown if all of it is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum GraphFocus {
    /// States near the one that is shown, and the last states of the way
    Near,
    /// States on shortest ways, or else as `near`
    Ways,
}

/// The graph of states, with the way of a game in it.
#[derive(Clone, Debug)]
pub struct ShownGraph {
    /// Which states these are.
    pub part: ShownPart,
    /// The number of states up to symmetry that can be reached; `None` if they were not counted.
    pub found: Option<u64>,
    /// Whether distances are costs; else they are numbers of moves.
    pub has_costs: bool,
    /// The states.
    pub states: Vec<ShownGraphState>,
    /// The moves between each two of them.
    pub links: Vec<Link>,
    /// Where the game was, the state in which it began first, as indices of `states`; `None` where the graph
    /// does not have the state.
    pub path: Vec<Option<usize>>,
    /// The states to which a move leads that is allowed now, each by its index and as it will be.
    pub next: Vec<(usize, State)>,
}

/// Which states a graph shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownPart {
    /// All that can be reached.
    Everything,
    /// Those on shortest ways.
    Ways,
    /// Those near the game.
    Near {
        /// All states that this number of moves leads to are there; with 0, only some of those that one move leads to.
        moves: u64,
    },
}

/// A state of the graph.
#[derive(Clone, Debug)]
pub struct ShownGraphState {
    /// One of the states by name that it stands for.
    pub state: State,
    /// The number of states by name that it stands for; `None` if it was not counted.
    pub stands_for: Option<BigUint>,
    /// What the cheapest way from the start costs; `None` if it was not found.
    pub distance: Option<Number>,
    /// What the cheapest way from here to a goal costs; `None` without a way, or if it was not found.
    pub to_goal: Option<Number>,
    /// Whether it was proved that no way leads from here to a goal.
    pub is_dead_end: bool,
    /// What it is.
    pub kind: ShownKind,
}

/// What a state of the graph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownKind {
    /// The puzzle begins here.
    Start,
    /// The puzzle may end here.
    Goal,
    /// A shortest way leads through it.
    Way,
    /// None of these, as far as is known.
    Other,
}

/// A game: each state that it came through, and it is in the last one.
pub(super) struct Course<'p> {
    /// The states in which it was, the first one first.
    classes: Vec<StateClass>,
    /// The game in the last of these states, as many as may be shown.
    recent: Vec<Box<dyn Play<'p> + 'p>>,
    /// The start of the puzzle.
    start: StateClass,
}

/// Finds the graph, and the states of a game in it; returns why it cannot be shown, if it cannot.
pub(super) fn shown(
    puzzle: &dyn WayFamily,
    (from, way): (Option<&State>, &[State]),
    focus: GraphFocus,
    budget: &mut Budget<'_>,
) -> Result<Result<ShownGraph, Message>, Refusal> {
    let found = Course::new(puzzle, from, way).and_then(|course| match focus {
        GraphFocus::Near => course.around(puzzle, budget),
        GraphFocus::Ways => course.on_ways(puzzle, budget),
    });
    match found {
        Ok(found) => Ok(Ok(found)),
        Err(Refusal::Because(why) | Refusal::Unfinished(why)) => Ok(Err(why)),
        Err(why) => Err(why),
    }
}

impl<'p> Course<'p> {
    fn new(puzzle: &'p dyn WayFamily, from: Option<&State>, way: &[State]) -> Result<Self, Refusal> {
        let mut play = puzzle.play(from)?;
        let start = puzzle.play(None)?.class()?;
        let (mut classes, mut recent) = (vec![play.class()?], Vec::new());
        for to in way {
            // The moves were made before: each is allowed.
            let Ok(next) = play.after(to) else { break };
            recent.push(std::mem::replace(&mut play, next));
            classes.push(play.class()?);
            if recent.len() == near::MAX_RECENT_STATES {
                recent.remove(0);
            }
        }
        recent.push(play);
        Ok(Self { classes, recent, start })
    }

    fn now(&self) -> &dyn Play<'p> {
        &**self.recent.last().expect("a game is in a state")
    }

    /// Shows all states, or those near the game.
    fn around(self, puzzle: &'p dyn WayFamily, budget: &mut Budget<'_>) -> Result<ShownGraph, Refusal> {
        let mut few = budget.part(MAX_MEASURED_STATES + 1);
        let graph = puzzle.graph(GraphPart::Everything, &mut few)?;
        budget.use_steps(few.used() - budget.used());
        let is_whole = graph.end == SearchEnd::Complete && graph.part == GraphPart::Everything;
        if is_whole && graph.states.len() <= MAX_SHOWN_STATES {
            return self.whole(graph, ShownPart::Everything, budget);
        }
        let has_costs = graph.has_costs;
        let measured = graph.states.into_iter().filter(|_| is_whole).map(|state| (state.class.clone(), state));
        let found = is_whole.then_some(graph.found);
        self.near(&measured.collect(), found, has_costs, budget)
    }

    /// Shows all states, those on shortest ways, or those near the game.
    fn on_ways(self, puzzle: &'p dyn WayFamily, budget: &mut Budget<'_>) -> Result<ShownGraph, Refusal> {
        match graph_of(puzzle, budget) {
            Ok(graph) if graph.states.len() <= MAX_SHOWN_STATES => {
                let part = match graph.part {
                    GraphPart::Everything => ShownPart::Everything,
                    GraphPart::ShortestWays => ShownPart::Ways,
                };
                self.whole(graph, part, budget)
            }
            Ok(_) | Err(Refusal::Because(_) | Refusal::Unfinished(_)) => self.around(puzzle, budget),
            Err(why) => Err(why),
        }
    }

    /// Shows every state of a graph.
    fn whole(self, mut graph: StateGraph, part: ShownPart, budget: &mut Budget<'_>) -> Result<ShownGraph, Refusal> {
        let index: BTreeMap<&StateClass, usize> = graph.states.iter().map(|state| &state.class).zip(0..).collect();
        let mut next = Vec::new();
        for near::Made { class, state, .. } in near::moves(self.now(), budget)? {
            next.extend(index.get(&class).map(|&at| (at, state)));
        }
        let path = self.classes.iter().map(|class| index.get(class).copied()).collect();
        let cheapest = graph.cheapest;
        let state = |state: &GraphState| ShownGraphState {
            // On a shortest way the rest of the way is what is left of it.
            to_goal: state
                .to_goal
                .or_else(|| cheapest.filter(|_| state.is_on_shortest_way).map(|all| all - state.distance)),
            ..self.measured(state, part == ShownPart::Everything)
        };
        Ok(ShownGraph {
            part,
            found: Some(graph.found),
            has_costs: graph.has_costs,
            states: graph.states.iter().map(state).collect(),
            links: joined(std::mem::take(&mut graph.links)),
            path,
            next,
        })
    }

    /// A state whose distances are known; that to the goal only if ways to it were looked for from everywhere.
    fn measured(&self, state: &GraphState, is_everything: bool) -> ShownGraphState {
        ShownGraphState {
            state: state.state.clone(),
            stands_for: Some(state.stands_for.clone()),
            distance: Some(state.distance),
            to_goal: state.to_goal,
            is_dead_end: is_everything && state.to_goal.is_none(),
            kind: self.kind(&state.class, state.is_goal, state.is_on_shortest_way),
        }
    }

    fn kind(&self, class: &StateClass, is_goal: bool, is_on_shortest_way: bool) -> ShownKind {
        match class {
            _ if *class == self.start => ShownKind::Start,
            _ if is_goal => ShownKind::Goal,
            _ if is_on_shortest_way => ShownKind::Way,
            _ => ShownKind::Other,
        }
    }
}
