//! How far each state is from the start and from the nearest goal.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use bachet_statespace::Natural;

use super::{Length, MoveGraph};

/// The distances of all states, by Dijkstra's algorithm (1959) in both directions.
#[derive(Clone, Debug)]
pub struct Labels {
    from_start: Vec<Option<Length>>,
    to_goal: Vec<Option<Length>>,
}

impl Labels {
    /// Finds the distances.
    pub fn new(graph: &MoveGraph) -> Self {
        let goals = (0..graph.states()).filter(|state| graph.is_goal(*state));
        let start = (graph.states() > 0).then_some(0);
        Self {
            from_start: distances(graph.states(), start, |state| graph.moves(state)),
            to_goal: distances(graph.states(), goals, |state| graph.moves_to(state)),
        }
    }

    /// Returns the length of a shortest sequence of moves from the start to the state.
    pub fn from_start(&self, state: usize) -> Option<Length> {
        self.from_start.get(state).copied().flatten()
    }

    /// Returns the length of a shortest sequence of moves from the state to a goal; `None` if no goal can be reached.
    pub fn to_goal(&self, state: usize) -> Option<Length> {
        self.to_goal.get(state).copied().flatten()
    }

    /// Returns the length of a shortest way.
    pub fn shortest(&self) -> Option<Length> {
        self.to_goal(0)
    }

    /// Returns whether a move from one state to the other is part of a shortest sequence of moves to a goal.
    pub fn leads_on(&self, from: usize, to: usize, cost: u64) -> bool {
        let after = self.to_goal(to).map(|rest| rest + Length::of_move(cost));
        after.is_some() && after == self.to_goal(from)
    }

    /// Returns for each state the number of shortest sequences of moves to a goal.
    pub fn ways_to_goal(&self, graph: &MoveGraph) -> Vec<Natural> {
        let mut order: Vec<(Length, usize)> =
            (0..graph.states()).filter_map(|state| Some((self.to_goal(state)?, state))).collect();
        order.sort_unstable();
        let mut ways = vec![Natural::ZERO; graph.states()];
        for (length, state) in order {
            if length == Length::ZERO {
                ways[state] = Natural::ONE;
                continue;
            }
            let leading = graph.moves(state).iter().filter(|made| self.leads_on(state, made.to, made.cost));
            ways[state] = leading.map(|made| &ways[made.to]).sum();
        }
        ways
    }

    /// Returns the states that lie on shortest ways, the start first, nearer ones before farther ones.
    pub fn on_shortest_ways(&self) -> Vec<usize> {
        let Some(shortest) = self.shortest() else { return Vec::new() };
        let sum = |state: usize| Some((self.from_start(state)? + self.to_goal(state)?, self.from_start(state)?));
        let mut on: Vec<(Length, usize)> = (0..self.to_goal.len())
            .filter_map(|state| sum(state).filter(|(sum, _)| *sum == shortest).map(|(_, from)| (from, state)))
            .collect();
        on.sort_unstable();
        on.into_iter().map(|(_, state)| state).collect()
    }

    /// Returns the numbers of states by their distance from the start, up to the distance of the nearest goal; all if
    /// there is no goal.
    pub fn layers(&self) -> Vec<(Length, Vec<usize>)> {
        let end = self.shortest();
        let mut order: Vec<(Length, usize)> =
            (0..self.from_start.len()).filter_map(|state| Some((self.from_start(state)?, state))).collect();
        order.retain(|(length, _)| end.is_none_or(|end| *length <= end));
        order.sort_unstable();
        let mut layers: Vec<(Length, Vec<usize>)> = Vec::new();
        for (length, state) in order {
            match layers.last_mut() {
                Some((last, states)) if *last == length => states.push(state),
                _ => layers.push((length, vec![state])),
            }
        }
        layers
    }
}

/// Returns the distances of all states from the sources.
fn distances<'g>(
    states: usize,
    sources: impl IntoIterator<Item = usize>,
    moves: impl Fn(usize) -> &'g [super::GraphMove],
) -> Vec<Option<Length>> {
    let mut distances = vec![None; states];
    let mut heap: BinaryHeap<_> = sources.into_iter().map(|source| Reverse((Length::ZERO, source))).collect();
    for Reverse((length, source)) in &heap {
        distances[*source] = Some(*length);
    }
    while let Some(Reverse((length, state))) = heap.pop() {
        if distances[state] != Some(length) {
            continue;
        }
        for made in moves(state) {
            let sum = length + made.length();
            if distances[made.to].is_none_or(|known| sum < known) {
                distances[made.to] = Some(sum);
                heap.push(Reverse((sum, made.to)));
            }
        }
    }
    distances
}
