//! Dijkstra's algorithm (1959) with a heap of states by cost, then by discovery. States are numbered as they are found,
//! and renumbered at the end in the order in which they were settled.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use bachet_budget::Budget;

use super::{Distances, Edge, ExploreOptions, Explored, Extent, PathCost, SearchEnd, StateId};
use crate::table::{Entry, Table};
use crate::{Move, Space, State};

pub(super) fn explore<T: Space>(space: &mut T, options: ExploreOptions, budget: &mut Budget<'_>) -> Explored<T::State> {
    let mut found = Found { states: Vec::new(), table: Table::default(), path_cost: Vec::new() };
    let mut heap = BinaryHeap::new();
    let mut settled: Vec<u32> = Vec::new();
    let mut is_settled: Vec<bool> = Vec::new();
    let mut edges: Vec<Edge> = Vec::new();
    let mut costs: Vec<u32> = Vec::new();
    let mut first_edge: Vec<u32> = Vec::new();
    let mut nearest_goal: Option<PathCost> = None;

    found.table.enter(&mut found.states, space.start());
    found.path_cost.push(PathCost::ZERO);
    heap.push(Reverse((PathCost::ZERO, 0)));
    let end = loop {
        let Some(Reverse((path_cost, id))) = heap.pop() else { break SearchEnd::Complete };
        is_settled.resize(found.states.len(), false);
        if is_settled[id as usize] {
            continue;
        }
        if options.extent == Extent::ShortestWays && nearest_goal.is_some_and(|goal| goal < path_cost) {
            break SearchEnd::Complete;
        }
        if !budget.step() {
            break SearchEnd::Budget;
        }
        let bytes = found.states.len() * (size_of::<T::State>() + size_of::<PathCost>() + size_of::<u32>())
            + edges.len() * (size_of::<Edge>() + size_of::<u32>())
            + found.table.bytes();
        if bytes > options.max_bytes || edges.len() > u32::MAX as usize / 2 {
            break SearchEnd::TooLarge;
        }
        is_settled[id as usize] = true;
        settled.push(id);
        let from = found.states[id as usize];
        if nearest_goal.is_none() && space.is_goal(from) {
            nearest_goal = Some(path_cost);
        }
        first_edge.push(edges.len() as u32);
        let mut is_too_costly = false;
        space.moves(from, |Move { label, cost, to }| {
            let Ok(small_cost) = u32::try_from(cost) else {
                is_too_costly = true;
                return;
            };
            let path_cost = path_cost.plus(cost);
            let to = found.relax(to, path_cost, |to| heap.push(Reverse((path_cost, to))));
            edges.push(Edge { to: StateId(to), label });
            costs.push(small_cost);
        });
        if is_too_costly {
            let known = first_edge.pop().expect("pushed above") as usize;
            edges.truncate(known);
            costs.truncate(known);
            settled.pop();
            is_settled[id as usize] = false;
            break SearchEnd::TooLarge;
        }
    };
    first_edge.push(edges.len() as u32);
    found.renumber(settled, &is_settled, &mut edges);
    let goals =
        (0..found.states.len()).filter(|i| space.is_goal(found.states[*i])).map(|i| StateId(i as u32)).collect();
    let Found { states, table, path_cost } = found;
    Explored { states, table, distances: Distances::Costs(path_cost), goals, first_edge, edges, costs, end }
}

/// The states found so far.
struct Found<S> {
    states: Vec<S>,
    table: Table,
    /// The least known cost of each.
    path_cost: Vec<PathCost>,
}

impl<S: State> Found<S> {
    /// Records a path to a state, and calls `nearer` if it is the best so far. Returns the state's number.
    #[inline]
    fn relax(&mut self, state: S, path_cost: PathCost, nearer: impl FnOnce(u32)) -> u32 {
        let (id, entry) = self.table.enter(&mut self.states, state);
        if entry == Entry::New {
            self.path_cost.push(path_cost);
            nearer(id);
        } else if path_cost < self.path_cost[id as usize] {
            self.path_cost[id as usize] = path_cost;
            nearer(id);
        }
        id
    }

    /// Renumbers the states: the settled ones in their order, then the others by distance and discovery.
    fn renumber(&mut self, mut order: Vec<u32>, is_settled: &[bool], edges: &mut [Edge]) {
        let settled = order.len();
        let is_open = |id: &u32| !is_settled.get(*id as usize).copied().unwrap_or(false);
        order.extend((0..self.states.len() as u32).filter(is_open));
        order[settled..].sort_by_key(|id| self.path_cost[*id as usize]);
        let mut new_number = vec![0; order.len()];
        for (new, old) in order.iter().enumerate() {
            new_number[*old as usize] = new as u32;
        }
        for edge in edges {
            edge.to = StateId(new_number[edge.to.index()]);
        }
        self.states = order.iter().map(|old| self.states[*old as usize]).collect();
        self.path_cost = order.iter().map(|old| self.path_cost[*old as usize]).collect();
        self.table.refill(&self.states);
    }
}
