//! The distance from every state to the nearest goal, by Dijkstra's algorithm on the reversed moves.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::State;
use crate::explored::{Explored, StateId};

/// The distances from all states to the nearest goals.
#[derive(Clone, Debug)]
pub struct GoalDistances {
    /// Not meaningful for dead ends.
    pub(crate) distances: Vec<u64>,
    /// Whether no goal can be reached.
    pub(crate) is_dead_end: Vec<bool>,
}

impl GoalDistances {
    /// Returns the least cost from the state to a goal, or `None` if no goal can be reached.
    pub fn distance(&self, id: StateId) -> Option<u64> {
        (!self.is_dead_end[id.index()]).then(|| self.distances[id.index()])
    }

    /// Returns whether no goal can be reached from the state.
    pub fn is_dead_end(&self, id: StateId) -> bool {
        self.is_dead_end[id.index()]
    }
}

impl<S: State> Explored<S> {
    /// Returns the distance from every state to a goal over the explored moves. These are upper bounds unless the
    /// exploration is complete.
    pub fn goal_distances(&self) -> GoalDistances {
        let back = self.reversed();
        let mut distances = vec![u64::MAX; self.states().len()];
        let mut is_dead_end = vec![true; self.states().len()];
        let mut heap: BinaryHeap<_> = self.goals().iter().map(|goal| Reverse((0_u64, *goal))).collect();
        for goal in self.goals() {
            distances[goal.index()] = 0;
        }
        while let Some(Reverse((distance, id))) = heap.pop() {
            if !is_dead_end[id.index()] {
                continue;
            }
            is_dead_end[id.index()] = false;
            for (from, cost) in back.edges_to(id) {
                let sum = distance + cost;
                if sum < distances[from.index()] {
                    distances[from.index()] = sum;
                    heap.push(Reverse((sum, from)));
                }
            }
        }
        GoalDistances { distances, is_dead_end }
    }

    /// Returns the edges in reverse.
    fn reversed(&self) -> Reversed {
        let count = self.states().len();
        let mut first = vec![0; count + 2];
        for from in self.ids() {
            for edge in self.edges(from) {
                first[edge.to.index() + 2] += 1;
            }
        }
        for i in 1..first.len() {
            first[i] += first[i - 1];
        }
        let mut edges = vec![(StateId::START, 0); first[count + 1]];
        for from in self.ids() {
            for (edge, cost) in self.edges_with_costs(from) {
                let slot = &mut first[edge.to.index() + 1];
                edges[*slot] = (from, cost);
                *slot += 1;
            }
        }
        Reversed { first, edges }
    }
}

/// The edges by the state that they lead to, each with its origin and cost.
struct Reversed {
    first: Vec<usize>,
    edges: Vec<(StateId, u64)>,
}

impl Reversed {
    fn edges_to(&self, to: StateId) -> impl Iterator<Item = (StateId, u64)> {
        self.edges[self.first[to.index()]..self.first[to.index() + 1]].iter().copied()
    }
}
