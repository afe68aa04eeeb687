//! By cost (Dijkstra 1959): a heap of states by cost, then by discovery. States are numbered as they are found, and once
//! more in the order in which they are settled.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use bachet_budget::Budget;

use super::{Distances, Edge, ExploreOptions, Explored, Extent, Reach, SearchEnd, StateId};
use crate::table::{Entry, Table};
use crate::{Move, Space, State};

pub(super) fn explore<T: Space>(space: &mut T, how: ExploreOptions, budget: &mut Budget<'_>) -> Explored<T::State> {
    let mut found = Found { states: Vec::new(), table: Table::default(), reach: Vec::new() };
    let mut heap = BinaryHeap::new();
    let mut settled: Vec<u32> = Vec::new();
    let mut is_settled: Vec<bool> = Vec::new();
    let mut edges: Vec<Edge> = Vec::new();
    let mut costs: Vec<u32> = Vec::new();
    let mut first: Vec<u32> = Vec::new();
    let mut nearest_goal: Option<Reach> = None;

    found.table.enter(&mut found.states, space.start());
    found.reach.push(Reach::ZERO);
    heap.push(Reverse((Reach::ZERO, 0)));
    let end = loop {
        let Some(Reverse((reach, id))) = heap.pop() else { break SearchEnd::Complete };
        is_settled.resize(found.states.len(), false);
        if is_settled[id as usize] {
            continue;
        }
        if how.extent == Extent::ShortestWays && nearest_goal.is_some_and(|goal| goal < reach) {
            break SearchEnd::Complete;
        }
        if !budget.step() {
            break SearchEnd::Budget;
        }
        let bytes = found.states.len() * (size_of::<T::State>() + size_of::<Reach>() + size_of::<u32>())
            + edges.len() * (size_of::<Edge>() + size_of::<u32>())
            + found.table.bytes();
        if bytes > how.max_bytes || edges.len() > u32::MAX as usize / 2 {
            break SearchEnd::TooLarge;
        }
        is_settled[id as usize] = true;
        settled.push(id);
        let from = found.states[id as usize];
        if nearest_goal.is_none() && space.is_goal(from) {
            nearest_goal = Some(reach);
        }
        first.push(edges.len() as u32);
        let mut is_too_dear = false;
        space.moves(from, |Move { label, cost, to }| {
            let Ok(price) = u32::try_from(cost) else {
                is_too_dear = true;
                return;
            };
            let reach = reach.after(cost);
            let to = found.relax(to, reach, |to| heap.push(Reverse((reach, to))));
            edges.push(Edge { to: StateId(to), label });
            costs.push(price);
        });
        if is_too_dear {
            let known = first.pop().expect("pushed above") as usize;
            edges.truncate(known);
            costs.truncate(known);
            settled.pop();
            is_settled[id as usize] = false;
            break SearchEnd::TooLarge;
        }
    };
    first.push(edges.len() as u32);
    found.in_order(settled, &is_settled, &mut edges);
    let goals =
        (0..found.states.len()).filter(|i| space.is_goal(found.states[*i])).map(|i| StateId(i as u32)).collect();
    let Found { states, table, reach } = found;
    Explored { states, table, distances: Distances::Costs(reach), goals, first, edges, costs, end }
}

/// The states found so far.
struct Found<S> {
    states: Vec<S>,
    table: Table,
    /// The nearest way known to each.
    reach: Vec<Reach>,
}

impl<S: State> Found<S> {
    /// Takes note of a way to a state, and calls back if it is the best so far.
    #[inline]
    fn relax(&mut self, state: S, reach: Reach, nearer: impl FnOnce(u32)) -> u32 {
        let (id, entry) = self.table.enter(&mut self.states, state);
        if entry == Entry::New {
            self.reach.push(reach);
            nearer(id);
        } else if reach < self.reach[id as usize] {
            self.reach[id as usize] = reach;
            nearer(id);
        }
        id
    }

    /// Numbers the states anew: those settled in their order, then the rest by distance and discovery.
    fn in_order(&mut self, mut order: Vec<u32>, is_settled: &[bool], edges: &mut [Edge]) {
        let settled = order.len();
        let is_open = |id: &u32| !is_settled.get(*id as usize).copied().unwrap_or(false);
        order.extend((0..self.states.len() as u32).filter(is_open));
        order[settled..].sort_by_key(|id| self.reach[*id as usize]);
        let mut place = vec![0; order.len()];
        for (new, old) in order.iter().enumerate() {
            place[*old as usize] = new as u32;
        }
        for edge in edges {
            edge.to = StateId(place[edge.to.index()]);
        }
        self.states = order.iter().map(|old| self.states[*old as usize]).collect();
        self.reach = order.iter().map(|old| self.reach[*old as usize]).collect();
        self.table.refill(&self.states);
    }
}
