//! What follows a move if one never comes back to where one was.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use super::{Labels, Length, MoveGraph};

/// What follows from a state if none of the earlier states is entered again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Escape {
    /// A goal can be reached; this is the length of the shortest sequence of moves.
    Goal(Length),
    /// No goal can be reached.
    DeadEnd {
        /// The number of states that can be reached, this one included.
        states: usize,
        /// The number of moves that were looked at: all moves of these states.
        moves: usize,
    },
}

impl MoveGraph {
    /// Finds what follows from a state if none of the earlier states is entered again. `labels` are the distances in this
    /// graph: the search looks where the goal would be nearest (A*, Hart, Nilsson and Raphael 1968).
    pub fn escape(&self, labels: &Labels, from: usize, earlier: &[usize]) -> Escape {
        match self.shortest_avoiding(labels, from, earlier) {
            Some(length) => Escape::Goal(length),
            None => self.dead_end(from, earlier),
        }
    }

    fn shortest_avoiding(&self, labels: &Labels, from: usize, earlier: &[usize]) -> Option<Length> {
        let mut known: BTreeMap<usize, Length> = BTreeMap::from([(from, Length::ZERO)]);
        let mut heap = BinaryHeap::from([Reverse((labels.to_goal(from)?, Length::ZERO, from))]);
        while let Some(Reverse((_, length, state))) = heap.pop() {
            if known.get(&state) != Some(&length) {
                continue;
            }
            if self.is_goal(state) {
                return Some(length);
            }
            for made in self.moves(state).iter().filter(|made| !earlier.contains(&made.to)) {
                let sum = length + made.length();
                let Some(rest) = labels.to_goal(made.to) else { continue };
                if known.get(&made.to).is_none_or(|other| sum < *other) {
                    known.insert(made.to, sum);
                    heap.push(Reverse((sum + rest, sum, made.to)));
                }
            }
        }
        None
    }

    /// Counts what follows from a state from which no goal can be reached.
    fn dead_end(&self, from: usize, earlier: &[usize]) -> Escape {
        let mut known = BTreeSet::from([from]);
        let mut open = vec![from];
        let mut moves = 0;
        while let Some(state) = open.pop() {
            moves += self.moves(state).len();
            let onward = self.moves(state).iter().map(|made| made.to).filter(|to| !earlier.contains(to));
            open.extend(onward.filter(|to| known.insert(*to)));
        }
        Escape::DeadEnd { states: known.len(), moves }
    }
}
