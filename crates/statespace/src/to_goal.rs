//! How far it is from every state to the nearest goal, by the moves taken back to front; a state without a way to a goal
//! is a dead end.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::State;
use crate::explored::{Explored, StateId};

/// How far it is from every state to a goal.
#[derive(Clone, Debug)]
pub struct ToGoal {
    /// Without meaning for dead ends.
    pub(crate) distances: Vec<u64>,
    pub(crate) is_dead_end: Vec<bool>,
}

impl ToGoal {
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
    pub fn to_goal(&self) -> ToGoal {
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
            for (from, cost) in back.arcs_to(id) {
                let sum = distance + cost;
                if sum < distances[from.index()] {
                    distances[from.index()] = sum;
                    heap.push(Reverse((sum, from)));
                }
            }
        }
        ToGoal { distances, is_dead_end }
    }

    /// The arcs by where they lead.
    fn reversed(&self) -> Reversed {
        let count = self.states().len();
        let mut first = vec![0; count + 2];
        for from in self.ids() {
            for arc in self.arcs(from) {
                first[arc.to.index() + 2] += 1;
            }
        }
        for i in 1..first.len() {
            first[i] += first[i - 1];
        }
        let mut arcs = vec![(StateId::START, 0); first[count + 1]];
        for from in self.ids() {
            for (arc, cost) in self.priced_arcs(from) {
                let slot = &mut first[arc.to.index() + 1];
                arcs[*slot] = (from, cost);
                *slot += 1;
            }
        }
        Reversed { first, arcs }
    }
}

/// Every arc at the state where it leads.
struct Reversed {
    first: Vec<usize>,
    arcs: Vec<(StateId, u64)>,
}

impl Reversed {
    fn arcs_to(&self, to: StateId) -> impl Iterator<Item = (StateId, u64)> {
        self.arcs[self.first[to.index()]..self.first[to.index() + 1]].iter().copied()
    }
}
