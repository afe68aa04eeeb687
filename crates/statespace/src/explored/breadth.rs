//! Breadth-first, where every move costs 1: the list of states found is the queue.

use bachet_budget::Budget;

use super::{Arc, Distances, End, Exploration, Explored, Extent, StateId};
use crate::table::Table;
use crate::{Move, Space};

pub(super) fn explore<T: Space>(space: &mut T, how: Exploration, budget: &mut Budget<'_>) -> Explored<T::State> {
    let mut states = Vec::with_capacity(32);
    let mut table = Table::default();
    let mut arcs: Vec<Arc> = Vec::with_capacity(96);
    let mut first: Vec<u32> = Vec::with_capacity(32);
    let mut depths: Vec<u32> = Vec::with_capacity(32);
    let mut goals = Vec::new();

    let start = space.start();
    table.enter(&mut states, start);
    depths.push(0);
    if space.is_goal(start) {
        goals.push(StateId::START);
    }
    // Where the level ends that is expanded now.
    let mut level_end = 1;
    let end = loop {
        let next = first.len();
        if next == level_end {
            level_end = states.len();
            if how.extent == Extent::ToGoal && !goals.is_empty() {
                break End::Complete;
            }
        }
        let Some(from) = states.get(next).copied() else { break End::Complete };
        if !budget.step() {
            break End::Budget;
        }
        let bytes = size_of_val(states.as_slice()) + size_of_val(arcs.as_slice()) + table.bytes();
        if bytes > how.bytes || arcs.len() > u32::MAX as usize / 2 {
            break End::TooLarge;
        }
        first.push(arcs.len() as u32);
        let known = states.len();
        space.moves(from, |Move { label, to, .. }| {
            let (id, _) = table.enter(&mut states, to);
            arcs.push(Arc { to: StateId(id), label });
        });
        depths.resize(states.len(), depths[next] + 1);
        for (id, state) in states.iter().enumerate().skip(known) {
            if space.is_goal(*state) {
                goals.push(StateId(id as u32));
            }
        }
    };
    first.push(arcs.len() as u32);
    Explored { states, table, distances: Distances::Moves(depths), goals, first, arcs, costs: Vec::new(), end }
}
