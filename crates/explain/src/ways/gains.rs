//! A lower bound by counting: how much one move, and two moves in a row, can contribute.

use super::MoveGraph;

/// How much moves contribute to a number of things that remain to be done, which is 0 in every goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gains {
    /// What remains to be done at the start.
    pub to_do: u64,
    /// The maximum that one move contributes.
    pub one: i64,
    /// The maximum that two moves in a row contribute.
    pub two: i64,
}

impl Gains {
    /// Finds the maximum over all moves of the graph, and over all pairs of moves in a row. `to_do` is what remains to
    /// be done in each state.
    pub fn new(graph: &MoveGraph, to_do: &[u64]) -> Self {
        let left = |state: usize| to_do.get(state).map_or(0, |left| i64::try_from(*left).unwrap_or(i64::MAX));
        let best = |state: usize| graph.moves(state).iter().map(|made| left(state) - left(made.to)).max();
        let bests: Vec<Option<i64>> = (0..graph.states()).map(best).collect();
        let pair = |state: usize| {
            let sums = graph.moves(state).iter().filter_map(|made| Some(left(state) - left(made.to) + bests[made.to]?));
            sums.max()
        };
        Self {
            to_do: to_do.first().copied().unwrap_or(0),
            one: bests.iter().flatten().copied().max().unwrap_or(0),
            two: (0..graph.states()).filter_map(pair).max().unwrap_or(0),
        }
    }

    /// Returns a number of moves that every way has at least: the moves are taken two by two, and the last alone if it
    /// is left over. `None` if no number of moves is enough.
    pub fn at_least(self) -> Option<u64> {
        let to_do = i64::try_from(self.to_do).unwrap_or(i64::MAX);
        if to_do == 0 {
            return Some(0);
        }
        if self.two <= 0 {
            // A pair may also lose nothing, and then one move is left.
            return (self.one >= to_do).then_some(1);
        }
        let even = (to_do + self.two - 1) / self.two;
        let before_last = (to_do - self.one).max(0);
        let odd = (before_last + self.two - 1) / self.two;
        let moves = (2 * even).min(2 * odd + 1);
        u64::try_from(moves).ok()
    }
}
