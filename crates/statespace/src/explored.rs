//! The reachable states with their distances from the start and their moves.
//!
//! Breadth-first search if every move costs 1, otherwise Dijkstra's algorithm (1959). States are numbered in order of
//! distance, then of discovery. Moves of cost 0 are counted as a secondary cost: the shortest ways are those of least
//! cost with the fewest free moves, so no shortest way has a cycle, and each of its moves leads to a higher number.

mod breadth;
mod by_cost;

use bachet_budget::Budget;

use crate::table::Table;
use crate::{Space, State};

/// The number of a state, in order of distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StateId(pub u32);

impl StateId {
    /// The start.
    pub const START: Self = Self(0);

    /// Returns the number as an index of arrays with one entry per state.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move between explored states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The state that it leads to.
    pub to: StateId,
    /// The label of the move: see [`Move::label`](crate::Move::label).
    pub label: u32,
}

/// How far to explore.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Extent {
    /// All reachable states.
    #[default]
    Everything,
    /// As far as the nearest goals, so that all shortest ways are known.
    ShortestWays,
}

/// Options of an exploration.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ExploreOptions {
    /// How far to explore.
    pub extent: Extent,
    /// Maximum number of bytes of the states, the moves and their index.
    pub max_bytes: usize,
}

impl Default for ExploreOptions {
    fn default() -> Self {
        Self { extent: Extent::Everything, max_bytes: 64_000_000 }
    }
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEnd {
    /// It went as far as the options ask for.
    Complete,
    /// The budget ran out.
    Budget,
    /// There are too many states and moves for the memory limit, or a move costs 2^32 or more.
    TooLarge,
}

/// The explored states in order of distance, and the moves between them.
#[derive(Clone, Debug)]
pub struct Explored<S> {
    states: Vec<S>,
    table: Table,
    distances: Distances,
    goals: Vec<StateId>,
    /// The index of the first edge of each expanded state, and the number of edges.
    first_edge: Vec<u32>,
    edges: Vec<Edge>,
    /// The costs of the edges; empty if every move costs 1.
    costs: Vec<u32>,
    end: SearchEnd,
}

/// The distances of the states from the start.
#[derive(Clone, Debug)]
enum Distances {
    /// The numbers of moves, if every move costs 1.
    Moves(Vec<u32>),
    /// The costs and numbers of free moves.
    Costs(Vec<PathCost>),
}

/// The cost of a path, and the number of its moves of cost 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct PathCost {
    cost: u64,
    free: u32,
}

impl PathCost {
    const ZERO: Self = Self { cost: 0, free: 0 };

    /// Returns the cost of the path with one more move. It cannot overflow: a path visits less than 2^32 states, and a
    /// move costs less than 2^32.
    #[inline]
    fn plus(self, cost: u64) -> Self {
        Self { cost: self.cost + cost, free: self.free + u32::from(cost == 0) }
    }
}

/// Explores the state space. A step of the budget is the expansion of a state.
pub fn explore<T: Space>(space: &mut T, options: ExploreOptions, budget: &mut Budget<'_>) -> Explored<T::State> {
    if space.has_unit_costs() {
        breadth::explore(space, options, budget)
    } else {
        by_cost::explore(space, options, budget)
    }
}

impl<S: State> Explored<S> {
    /// Returns the states in order of distance, then of discovery.
    pub fn states(&self) -> &[S] {
        &self.states
    }

    /// Returns the state with this number.
    #[inline]
    pub fn state(&self, id: StateId) -> S {
        self.states[id.index()]
    }

    /// Returns the number of a state, or `None` if it was not found.
    pub fn id(&self, state: S) -> Option<StateId> {
        self.table.find(&self.states, state).map(StateId)
    }

    /// Returns the numbers of all states.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = StateId> + ExactSizeIterator + use<S> {
        (0..self.states.len() as u32).map(StateId)
    }

    /// Returns the cost of a shortest path from the start. If the exploration by cost was cut short, it is only an
    /// upper bound for states that were not expanded.
    pub fn distance(&self, id: StateId) -> u64 {
        self.path_cost(id).cost
    }

    /// Returns the goals found, in order of distance.
    pub fn goals(&self) -> &[StateId] {
        &self.goals
    }

    /// Returns the cost of a shortest way, or `None` if no nearest goal is known. It is exact even if the exploration
    /// was cut short.
    pub fn shortest(&self) -> Option<u64> {
        self.nearest_goals().first().map(|id| self.distance(*id))
    }

    /// Returns the goals of the shortest ways.
    pub fn nearest_goals(&self) -> &[StateId] {
        let Some(nearest) = self.goals.first().copied() else { return &[] };
        if matches!(self.distances, Distances::Costs(_)) && !self.is_expanded(nearest) {
            return &[];
        }
        let least = self.path_cost(nearest);
        let count = self.goals.iter().take_while(|id| self.path_cost(**id) == least).count();
        &self.goals[..count]
    }

    /// Returns whether all shortest ways were explored.
    pub fn has_every_shortest_way(&self) -> bool {
        let Some(goal) = self.nearest_goals().first() else { return false };
        let expanded = StateId(self.expanded() as u32);
        expanded.index() >= self.states.len() || self.path_cost(expanded) >= self.path_cost(*goal)
    }

    /// Returns the number of expanded states; they have the lowest numbers.
    pub fn expanded(&self) -> usize {
        self.first_edge.len() - 1
    }

    /// Returns whether the state was expanded, so that its moves are known.
    pub fn is_expanded(&self, id: StateId) -> bool {
        id.index() < self.expanded()
    }

    /// Returns the number of moves of all expanded states.
    pub fn moves(&self) -> u64 {
        self.edges.len() as u64
    }

    /// Returns the moves of a state in order; none if it was not expanded.
    #[inline]
    pub fn edges(&self, from: StateId) -> &[Edge] {
        &self.edges[self.range(from)]
    }

    /// Returns the moves of a state in order, each with its cost.
    pub fn edges_with_costs(&self, from: StateId) -> impl Iterator<Item = (Edge, u64)> {
        let range = self.range(from);
        let costs = self.costs.get(range.clone()).unwrap_or_default();
        let with_cost = move |(i, edge): (usize, &Edge)| (*edge, costs.get(i).map_or(1, |cost| u64::from(*cost)));
        self.edges[range].iter().enumerate().map(with_cost)
    }

    /// Returns the moves of a state that are part of shortest paths from the start, each with its cost.
    pub fn tight_edges(&self, from: StateId) -> impl Iterator<Item = (Edge, u64)> {
        let own = self.path_cost(from);
        self.edges_with_costs(from).filter(move |(edge, cost)| own.plus(*cost) == self.path_cost(edge.to))
    }

    /// Returns why the exploration ended.
    pub fn end(&self) -> SearchEnd {
        self.end
    }

    /// Returns the distances of all states if every move costs 1.
    pub(crate) fn depths(&self) -> Option<&[u32]> {
        match &self.distances {
            Distances::Moves(depths) => Some(depths),
            Distances::Costs(_) => None,
        }
    }

    fn range(&self, from: StateId) -> std::ops::Range<usize> {
        if self.is_expanded(from) {
            self.first_edge[from.index()] as usize..self.first_edge[from.index() + 1] as usize
        } else {
            0..0
        }
    }

    #[inline]
    fn path_cost(&self, id: StateId) -> PathCost {
        match &self.distances {
            Distances::Moves(moves) => PathCost { cost: u64::from(moves[id.index()]), free: 0 },
            Distances::Costs(costs) => costs[id.index()],
        }
    }
}
