//! Distances in a plain space, by relaxing until nothing changes.

use std::collections::{BTreeSet, HashMap, VecDeque};

use bachet_notation::Number;

use super::{Brute, Plain, Space};

impl Space {
    /// The distance of the nearest goal if no state that differs from one of these only by exchanges is entered.
    pub(in crate::verbs) fn avoiding(
        &self,
        brute: &Brute<'_>,
        from: &Plain,
        banned: &BTreeSet<Plain>,
    ) -> Result<Number, Reached> {
        let from = self.index[from];
        let is_banned: Vec<bool> = self.orbits.iter().map(|orbit| banned.contains(orbit)).collect();
        let mut known: HashMap<usize, Number> = HashMap::from([(from, Number::ZERO)]);
        let mut open = VecDeque::from([from]);
        let mut best: Option<Number> = None;
        while let Some(state) = open.pop_front() {
            let spent = known[&state];
            if best.is_some_and(|best| spent >= best) {
                continue;
            }
            if brute.is_goal(&self.states[state]) {
                best = Some(spent);
                continue;
            }
            for (to, cost) in self.moves[state].iter().filter(|(to, _)| !is_banned[*to]) {
                let sum = spent + cost;
                if known.get(to).is_none_or(|known| sum < *known) {
                    known.insert(*to, sum);
                    open.push_back(*to);
                }
            }
        }
        best.ok_or_else(|| Reached {
            moves: known.keys().map(|state| self.moves[*state].len() as u64).sum(),
            states: known.keys().map(|state| &self.orbits[*state]).collect::<BTreeSet<_>>().len() as u64,
        })
    }
}

/// What was reached without a goal.
#[derive(Debug)]
pub(in crate::verbs) struct Reached {
    /// The number of states, up to exchanges.
    pub(in crate::verbs) states: u64,
    /// The number of moves by name.
    pub(in crate::verbs) moves: u64,
}

/// Relaxes distances until none changes.
pub(super) fn relaxed(moves: &[Vec<(usize, Number)>], sources: &[usize]) -> Vec<Option<Number>> {
    let mut distances = vec![None; moves.len()];
    let mut open: VecDeque<usize> = sources.iter().copied().collect();
    for source in sources {
        distances[*source] = Some(Number::ZERO);
    }
    while let Some(state) = open.pop_front() {
        let spent: Number = distances[state].unwrap();
        for (to, cost) in &moves[state] {
            let sum = spent + cost;
            if distances[*to].is_none_or(|known| sum < known) {
                distances[*to] = Some(sum);
                open.push_back(*to);
            }
        }
    }
    distances
}
