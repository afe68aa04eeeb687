//! Breadth-first, where every move costs 1: the list of states found is the queue.

use bachet_budget::Budget;

use super::{Distances, Edge, ExploreOptions, Explored, Extent, SearchEnd, StateId};
use crate::table::Table;
use crate::{Move, Space};

pub(super) fn explore<T: Space>(space: &mut T, how: ExploreOptions, budget: &mut Budget<'_>) -> Explored<T::State> {
    let mut states = Vec::with_capacity(FEW);
    let mut table = Table::default();
    let mut edges: Vec<Edge> = Vec::with_capacity(4 * FEW);
    let mut first: Vec<u32> = Vec::with_capacity(FEW);
    let mut depths: Vec<u32> = Vec::with_capacity(FEW);
    let mut goals = Vec::new();
    table.enter(&mut states, space.start());
    let mut depth = 0;
    let end = 'levels: loop {
        // The states found while the last level was expanded.
        let known = depths.len();
        depths.resize(states.len(), depth);
        for (id, state) in states.iter().enumerate().skip(known) {
            if space.is_goal(*state) {
                goals.push(StateId(id as u32));
            }
        }
        if known == states.len() || (how.extent == Extent::ShortestWays && !goals.is_empty()) {
            break SearchEnd::Complete;
        }
        for next in known..depths.len() {
            if !budget.step() {
                break 'levels SearchEnd::Budget;
            }
            if states.len() * per_state::<T::State>() + edges.len() * size_of::<Edge>() > how.max_bytes
                || edges.len() > u32::MAX as usize / 2
            {
                break 'levels SearchEnd::TooLarge;
            }
            first.push(edges.len() as u32);
            space.moves(states[next], |Move { label, to, .. }| {
                let (id, _) = table.enter(&mut states, to);
                edges.push(Edge { to: StateId(id), label });
            });
        }
        depth += 1;
    };
    first.push(edges.len() as u32);
    for (id, state) in states.iter().enumerate().skip(depths.len()) {
        if space.is_goal(*state) {
            goals.push(StateId(id as u32));
        }
    }
    depths.resize(states.len(), depth + 1);
    Explored { states, table, distances: Distances::Moves(depths), goals, first, edges, costs: Vec::new(), end }
}

/// Room for so many states to begin with.
const FEW: usize = 32;

/// About how many bytes a state takes: itself, its depth, where its edges begin, and at most four slots of the table.
const fn per_state<S>() -> usize {
    size_of::<S>() + 6 * size_of::<u32>()
}
