//! All states of a puzzle by their numbers, for questions about all of them.

use std::collections::BTreeMap;

use bachet_explain::ways::MoveGraph;
use bachet_notation::Number;
use bachet_statespace::{GraphPart, SearchEnd};

use super::{State, StateClass};
use crate::verbs::StateGraph;

/// The states that can be reached, up to symmetry, and all moves between them.
pub(crate) trait KnownStates {
    /// The states by their numbers, and the moves between them. State 0 is the start.
    fn graph(&self) -> &MoveGraph;

    /// The number of a state; `None` if it cannot be reached.
    fn find(&self, class: &StateClass) -> Option<usize>;

    /// One of the states by name for which the number stands.
    fn state(&self, number: usize) -> State;

    /// A sum of costs of the graph in the unit of the puzzle.
    fn cost(&self, cost: u64) -> Number;
}

/// What remains to be done, as a number that is 0 in every goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToDo {
    /// The travellers who are not where they have to end.
    Travellers,
    /// The squares between each tile and its place in the goal, along rows and columns.
    Squares,
}

/// The states of a graph that was found with a representative of each.
pub(super) struct GraphStates {
    graph: MoveGraph,
    states: Vec<State>,
    numbers: BTreeMap<StateClass, usize>,
    /// The unit of costs in the graph.
    denominator: i64,
}

impl GraphStates {
    /// The states of a graph; `None` if it does not have all of them.
    pub(super) fn of(found: StateGraph) -> Option<Self> {
        if found.end != SearchEnd::Complete || found.part != GraphPart::Everything || found.states.is_empty() {
            return None;
        }
        let costs = || found.links.iter().flat_map(|link| link.steps.iter().map(move |step| (link, step.cost())));
        let denominator = costs().try_fold(1_i64, |all, (_, cost)| common_multiple(all, *cost.denom()))?;
        let scaled = |cost: Number| u64::try_from(cost.numer().checked_mul(denominator / cost.denom())?).ok();
        let moves = costs().map(|(link, cost)| Some((link.from, link.to, scaled(cost)?)));
        let moves: Vec<(usize, usize, u64)> = moves.collect::<Option<_>>()?;
        let graph = MoveGraph::new(found.states.iter().map(|state| state.is_goal).collect(), &moves);
        let numbers = found.states.iter().enumerate().map(|(number, state)| (state.class.clone(), number)).collect();
        let states = found.states.into_iter().map(|state| state.state).collect();
        Some(Self { graph, states, numbers, denominator })
    }
}

impl KnownStates for GraphStates {
    fn graph(&self) -> &MoveGraph {
        &self.graph
    }

    fn find(&self, class: &StateClass) -> Option<usize> {
        self.numbers.get(class).copied()
    }

    fn state(&self, number: usize) -> State {
        self.states[number].clone()
    }

    fn cost(&self, cost: u64) -> Number {
        i64::try_from(cost).map_or_else(|_| Number::from_integer(i64::MAX), |cost| Number::new(cost, self.denominator))
    }
}

fn common_multiple(one: i64, other: i64) -> Option<i64> {
    let (mut a, mut b) = (one, other);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    one.checked_mul(other / a)
}
