//! Breadth-first search for moves of cost 1. The list of states is the queue.

use bachet_budget::Budget;

use super::{Distances, Edge, ExploreOptions, Explored, Extent, SearchEnd, StateId};
use crate::table::Table;
use crate::{Move, Space};

pub(super) fn explore<T: Space>(space: &mut T, options: ExploreOptions, budget: &mut Budget<'_>) -> Explored<T::State> {
    let mut states = Vec::with_capacity(INITIAL_CAPACITY);
    let mut table = Table::default();
    let mut edges: Vec<Edge> = Vec::with_capacity(2 * INITIAL_CAPACITY);
    let mut first_edge: Vec<u32> = Vec::with_capacity(INITIAL_CAPACITY);
    let mut depths: Vec<u32> = Vec::with_capacity(INITIAL_CAPACITY);
    let mut goals = Vec::new();
    table.enter(&mut states, space.start());
    let mut depth = 0;
    let end = 'levels: loop {
        // The next level: the states that were found while the last one was expanded.
        let known = depths.len();
        depths.resize(states.len(), depth);
        for (id, state) in states.iter().enumerate().skip(known) {
            if space.is_goal(*state) {
                goals.push(StateId(id as u32));
            }
        }
        if known == states.len() || (options.extent == Extent::ShortestWays && !goals.is_empty()) {
            break SearchEnd::Complete;
        }
        for next in known..depths.len() {
            if !budget.step() {
                break 'levels SearchEnd::Budget;
            }
            if states.len() * bytes_per_state::<T::State>() + edges.len() * size_of::<Edge>() > options.max_bytes
                || edges.len() > u32::MAX as usize / 2
            {
                break 'levels SearchEnd::TooLarge;
            }
            first_edge.push(edges.len() as u32);
            space.moves(states[next], |Move { label, to, .. }| {
                let (id, _) = table.enter(&mut states, to);
                edges.push(Edge { to: StateId(id), label });
            });
        }
        depth += 1;
    };
    first_edge.push(edges.len() as u32);
    for (id, state) in states.iter().enumerate().skip(depths.len()) {
        if space.is_goal(*state) {
            goals.push(StateId(id as u32));
        }
    }
    depths.resize(states.len(), depth + 1);
    Explored { states, table, distances: Distances::Moves(depths), goals, first_edge, edges, costs: Vec::new(), end }
}

/// Number of states for which memory is allocated at the start.
const INITIAL_CAPACITY: usize = 64;

/// Returns the approximate memory per state: the state, its depth, its first edge and at most four slots of the table.
const fn bytes_per_state<S>() -> usize {
    size_of::<S>() + 6 * size_of::<u32>()
}
