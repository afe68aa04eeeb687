//! How likely somebody who guesses among the moves that are not backward finds a shortest way.

use super::{Labels, MoveGraph};

/// The player tries, in each state, any of the moves that deserve a thought with equal chance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guessing {
    /// The chance that every move that the player tries is a move of a shortest way.
    pub chance: f64,
    /// The binary logarithm of its inverse: how many coins would have to fall heads.
    pub bits: f64,
}

impl Guessing {
    /// Finds the chance. `considered` is, for each state on a shortest way, the number of moves that deserve a thought:
    /// at least those that lead on.
    pub fn new(graph: &MoveGraph, labels: &Labels, considered: impl Fn(usize) -> usize) -> Self {
        let mut bits = vec![f64::INFINITY; graph.states()];
        for &state in labels.on_shortest_ways().iter().rev() {
            if graph.is_goal(state) {
                bits[state] = 0.0;
                continue;
            }
            let leading = graph.moves(state).iter().filter(|made| labels.leads_on(state, made.to, made.cost));
            let targets: Vec<usize> = leading.map(|made| made.to).collect();
            let least = targets.iter().map(|to| bits[*to]).fold(f64::INFINITY, f64::min);
            // Chances of long ways are too small for a number: the largest one is the unit of the sum.
            let sum: f64 = targets.iter().map(|to| (least - bits[*to]).exp2()).sum();
            let all = considered(state).max(targets.len());
            bits[state] = least - (sum / all as f64).log2();
        }
        let bits = bits.first().copied().unwrap_or(f64::INFINITY);
        Self { chance: (-bits).exp2(), bits }
    }
}
