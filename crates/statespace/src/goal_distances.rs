//! How far it is from every state to the nearest goal, by the moves taken back to front; a state without a way to a goal
//! is a dead end.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::State;
use crate::explored::{Explored, StateId};

/// How far it is from every state to a goal.
#[derive(Clone, Debug)]
pub struct GoalDistances {
    /// Without meaning for dead ends.
    pub(crate) distances: Vec<u64>,
    pub(crate) is_dead_end: Vec<bool>,
}

impl GoalDistances {
    /// What the cheapest way from the state to a goal costs; `None` if there is none.
    pub fn distance(&self, id: StateId) -> Option<u64> {
        (!self.is_dead_end[id.index()]).then(|| self.distances[id.index()])
    }

    /// Whether no goal can be reached from the state any more.
    pub fn is_dead_end(&self, id: StateId) -> bool {
        self.is_dead_end[id.index()]
    }
}

impl<S: State> Explored<S> {
    /// How far it is from every state to a goal, over the states and moves found. Exact if the exploration went to the
    /// end; otherwise there may be nearer goals.
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

    /// The edges by where they lead.
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

/// Every edge at the state where it leads.
struct Reversed {
    first: Vec<usize>,
    edges: Vec<(StateId, u64)>,
}

impl Reversed {
    fn edges_to(&self, to: StateId) -> impl Iterator<Item = (StateId, u64)> {
        self.edges[self.first[to.index()]..self.first[to.index() + 1]].iter().copied()
    }
}
