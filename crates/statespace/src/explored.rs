//! All states that can be reached, each with its distance from the start and its moves.
//!
//! Breadth-first where every move costs 1, otherwise by cost (Dijkstra 1959). States are numbered in order of distance,
//! then of discovery, so that a way forward goes to higher numbers. A move that costs nothing counts as dearer than
//! nothing and cheaper than any cost: among the cheapest ways those with the fewest free moves are the shortest, and no
//! shortest way goes round in a circle.

mod breadth;
mod by_cost;

use bachet_budget::Budget;

use crate::table::Table;
use crate::{Space, State};

/// A state, by its place in order of distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StateId(pub u32);

impl StateId {
    /// The state where it begins.
    pub const START: Self = Self(0);

    /// For flat arrays with an entry for each state.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move between known states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Where it leads.
    pub to: StateId,
    /// Which move it is, among those of the state it is made in.
    pub label: u32,
}

/// How far an exploration goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Extent {
    /// Until nothing new can be reached.
    #[default]
    Everything,
    /// Until every shortest way to a goal is known.
    ShortestWays,
}

/// How to explore.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ExploreOptions {
    /// How far it goes.
    pub extent: Extent,
    /// It stops when states, moves and their index take more memory than this.
    pub max_bytes: usize,
}

impl Default for ExploreOptions {
    fn default() -> Self {
        Self { extent: Extent::Everything, max_bytes: 64_000_000 }
    }
}

/// Why an exploration ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEnd {
    /// It went as far as it was to go.
    Complete,
    /// The budget was spent.
    Budget,
    /// There are too many states and moves to keep, or a move costs 2^32 or more.
    TooLarge,
}

/// States that can be reached, in order of distance, and the moves between them.
#[derive(Clone, Debug)]
pub struct Explored<S> {
    states: Vec<S>,
    table: Table,
    distances: Distances,
    goals: Vec<StateId>,
    /// Where the edges of each expanded state begin, and where the last ones end.
    first: Vec<u32>,
    edges: Vec<Edge>,
    /// What the edges cost; empty where every move costs 1.
    costs: Vec<u32>,
    end: SearchEnd,
}

/// How far the states are from the start.
#[derive(Clone, Debug)]
enum Distances {
    /// Every move costs 1.
    Moves(Vec<u32>),
    /// By cost: the cost and the number of free moves.
    Costs(Vec<Reach>),
}

/// How far a state is: its cost, then the free moves on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Reach {
    cost: u64,
    free: u32,
}

impl Reach {
    const ZERO: Self = Self { cost: 0, free: 0 };

    /// Never too far: a way visits less than 2^32 states, and a move costs less than 2^32.
    #[inline]
    fn after(self, cost: u64) -> Self {
        Self { cost: self.cost + cost, free: self.free + u32::from(cost == 0) }
    }
}

/// Finds all states that can be reached. A step of the budget is a state whose moves are made.
pub fn explore<T: Space>(space: &mut T, how: ExploreOptions, budget: &mut Budget<'_>) -> Explored<T::State> {
    if space.has_unit_costs() { breadth::explore(space, how, budget) } else { by_cost::explore(space, how, budget) }
}

impl<S: State> Explored<S> {
    /// Every state found, in order of distance, then of discovery.
    pub fn states(&self) -> &[S] {
        &self.states
    }

    /// A state by its number.
    #[inline]
    pub fn state(&self, id: StateId) -> S {
        self.states[id.index()]
    }

    /// The number of a state; `None` if it was not reached.
    pub fn id(&self, state: S) -> Option<StateId> {
        self.table.find(&self.states, state).map(StateId)
    }

    /// The numbers of all states.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = StateId> + ExactSizeIterator + use<S> {
        (0..self.states.len() as u32).map(StateId)
    }

    /// What it costs to get there. Where the exploration was cut short and goes by cost, a state that was not expanded
    /// may be nearer.
    pub fn distance(&self, id: StateId) -> u64 {
        self.reach(id).cost
    }

    /// The goals found, in order of distance.
    pub fn goals(&self) -> &[StateId] {
        &self.goals
    }

    /// What a shortest way costs; `None` if no goal was found. It is exact even if the exploration was cut short.
    pub fn shortest(&self) -> Option<u64> {
        self.nearest_goals().first().map(|id| self.distance(*id))
    }

    /// The goals where shortest ways end.
    pub fn nearest_goals(&self) -> &[StateId] {
        let Some(first) = self.goals.first().copied() else { return &[] };
        if matches!(self.distances, Distances::Costs(_)) && !self.is_expanded(first) {
            return &[];
        }
        let reach = self.reach(first);
        let count = self.goals.iter().take_while(|id| self.reach(**id) == reach).count();
        &self.goals[..count]
    }

    /// Whether every shortest way to a goal is among these states and moves.
    pub fn has_every_shortest_way(&self) -> bool {
        let Some(goal) = self.nearest_goals().first() else { return false };
        let expanded = StateId(self.expanded() as u32);
        expanded.index() >= self.states.len() || self.reach(expanded) >= self.reach(*goal)
    }

    /// How many states were expanded: the first so many. All of them, if the exploration is complete.
    pub fn expanded(&self) -> usize {
        self.first.len() - 1
    }

    /// Whether the moves of the state are known.
    pub fn is_expanded(&self, id: StateId) -> bool {
        id.index() < self.expanded()
    }

    /// How many moves there are in the expanded states.
    pub fn moves(&self) -> u64 {
        self.edges.len() as u64
    }

    /// The moves of a state in order; none if it was not expanded.
    #[inline]
    pub fn edges(&self, from: StateId) -> &[Edge] {
        &self.edges[self.range(from)]
    }

    /// The moves of a state in order, each with its cost.
    pub fn edges_with_costs(&self, from: StateId) -> impl Iterator<Item = (Edge, u64)> {
        let range = self.range(from);
        let costs = self.costs.get(range.clone()).unwrap_or_default();
        let price = move |(i, edge): (usize, &Edge)| (*edge, costs.get(i).map_or(1, |cost| u64::from(*cost)));
        self.edges[range].iter().enumerate().map(price)
    }

    /// The moves by which a state is reached at its distance go out from here: those of a state that lead on along
    /// shortest ways.
    pub fn tight_edges(&self, from: StateId) -> impl Iterator<Item = (Edge, u64)> {
        let reach = self.reach(from);
        self.edges_with_costs(from).filter(move |(edge, cost)| reach.after(*cost) == self.reach(edge.to))
    }

    /// Why the exploration ended.
    pub fn end(&self) -> SearchEnd {
        self.end
    }

    /// The distances in order, where every move costs 1.
    pub(crate) fn depths(&self) -> Option<&[u32]> {
        match &self.distances {
            Distances::Moves(depths) => Some(depths),
            Distances::Costs(_) => None,
        }
    }

    fn range(&self, from: StateId) -> std::ops::Range<usize> {
        if self.is_expanded(from) {
            self.first[from.index()] as usize..self.first[from.index() + 1] as usize
        } else {
            0..0
        }
    }

    #[inline]
    fn reach(&self, id: StateId) -> Reach {
        match &self.distances {
            Distances::Moves(moves) => Reach { cost: u64::from(moves[id.index()]), free: 0 },
            Distances::Costs(reach) => reach[id.index()],
        }
    }
}
