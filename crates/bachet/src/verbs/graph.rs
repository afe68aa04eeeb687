//! `graph`: the states of a puzzle and the moves between them, for a picture.

use std::collections::BTreeMap;

use bachet_notation::Number;
use bachet_solver::Budget;
use bachet_statespace::{GraphPart, SearchEnd};
use num_bigint::BigUint;

use super::Refusal;
use crate::Puzzle;
use crate::messages::MessageId;
use crate::ways::{State, StateClass, Step, WayFamily};

/// With more states than this only the shortest ways are shown.
pub const MAX_WHOLE_STATES: usize = 150;
/// More states than this are not shown.
pub const MAX_DRAWN_STATES: usize = 2_000;

/// The states of a puzzle up to symmetry and the moves between them, or those on shortest ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateGraph {
    /// Why the search ended. If it is not complete there may be more states.
    pub end: SearchEnd,
    /// Which of the states found are here.
    pub part: GraphPart,
    /// How many states the search found.
    pub found: u64,
    /// What the cheapest way costs: its number of moves, unless the puzzle gives moves a cost.
    pub cheapest: Option<Number>,
    /// The puzzle's limit of the cost: states beyond it are left out.
    pub limit: Option<Number>,
    /// Whether the puzzle gives moves a cost.
    pub has_costs: bool,
    /// In order of distance, the start first.
    pub states: Vec<GraphState>,
    /// The moves between each two states.
    pub links: Vec<Link>,
}

/// A state up to symmetry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphState {
    /// One of the states that it stands for.
    pub state: State,
    /// Identifies the state, so that a state of a game can be found in the graph.
    pub class: StateClass,
    /// How many states by name it stands for.
    pub stands_for: BigUint,
    /// What the cheapest way from the start costs: its number of moves, unless the puzzle gives moves a cost.
    pub distance: Number,
    /// What the cheapest way from here to a goal costs; `None` for a dead end, or if it was not asked for.
    pub to_goal: Option<Number>,
    /// Whether no goal can be reached from here, as far as that was asked.
    pub is_dead_end: bool,
    /// Whether a way may end here.
    pub is_goal: bool,
    /// Whether it lies on a shortest way.
    pub is_on_shortest_way: bool,
}

/// All moves between two states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The index of the state where a move begins; of a link on a shortest way, where the way comes from.
    pub from: usize,
    /// The index of the state where it ends.
    pub to: usize,
    /// Whether a move leads back.
    pub is_both_ways: bool,
    /// Whether a shortest way goes here.
    pub is_on_shortest_way: bool,
    /// The moves that lead from the one to the other, each once.
    pub steps: Vec<Step>,
}

impl StateGraph {
    /// What the cheapest way costs, if that is within the limit.
    pub(crate) fn cheapest_within_limit(&self) -> Option<Number> {
        self.cheapest.filter(|cost| self.limit.is_none_or(|limit| *cost <= limit))
    }

    /// Whether a state stands for others by name too, because something is interchangeable.
    pub(crate) fn is_up_to_symmetry(&self) -> bool {
        self.states.iter().any(|state| state.stands_for != BigUint::from(1_u32))
    }
}

/// Finds the graph of states of a puzzle whose solutions are ways.
///
/// # Errors
/// If the puzzle has no states, cannot be stated, has too many states to be shown, or a limit was reached.
pub fn graph(puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<StateGraph, Refusal> {
    let ways = puzzle.ways().ok_or(MessageId::GraphNeedsStates)?;
    graph_of(&*ways, budget)
}

pub(super) fn graph_of(ways: &dyn WayFamily, budget: &mut Budget<'_>) -> Result<StateGraph, Refusal> {
    let mut graph = ways.graph(GraphPart::Everything, budget)?;
    match graph.end {
        SearchEnd::Complete => {}
        SearchEnd::Budget => return Err(Refusal::Unfinished(MessageId::GraphUnfinished.into())),
        SearchEnd::TooLarge => return Err(MessageId::GraphTooLarge.into()),
    }
    if graph.states.len() > MAX_WHOLE_STATES && graph.states.iter().any(|state| state.is_on_shortest_way) {
        keep_shortest_ways(&mut graph);
    }
    if graph.states.is_empty() || graph.states.len() > MAX_DRAWN_STATES {
        return Err(MessageId::GraphTooLarge.into());
    }
    graph.links = joined(std::mem::take(&mut graph.links));
    Ok(graph)
}

fn keep_shortest_ways(graph: &mut StateGraph) {
    let mut index = vec![usize::MAX; graph.states.len()];
    let kept = (0..graph.states.len()).filter(|&i| graph.states[i].is_on_shortest_way);
    kept.enumerate().for_each(|(new, old)| index[old] = new);
    graph.states.retain(|state| state.is_on_shortest_way);
    graph.links.retain(|link| link.is_on_shortest_way);
    for link in &mut graph.links {
        (link.from, link.to) = (index[link.from], index[link.to]);
    }
    graph.part = GraphPart::ShortestWays;
}

/// One link for each two states with a move between them, in the order of the states.
pub(super) fn joined(moves: Vec<Link>) -> Vec<Link> {
    let mut links: BTreeMap<(usize, usize), Link> = BTreeMap::new();
    // Moves of shortest ways come first, so that a link has their direction.
    let (on_ways, others): (Vec<_>, Vec<_>) = moves.into_iter().partition(|link| link.is_on_shortest_way);
    for made in on_ways.into_iter().chain(others) {
        let Some(link) = links.get_mut(&(made.from.min(made.to), made.from.max(made.to))) else {
            links.insert((made.from.min(made.to), made.from.max(made.to)), made);
            continue;
        };
        if link.from != made.from {
            link.is_both_ways = true;
        } else if link.is_on_shortest_way == made.is_on_shortest_way {
            let new = made.steps.into_iter().filter(|step| !link.steps.contains(step));
            link.steps.extend(new.collect::<Vec<_>>());
        }
    }
    links.into_values().collect()
}
