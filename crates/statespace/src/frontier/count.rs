//! Counts the shortest ways of a frontier search by following its links from the start.
//!
//! If a level has one link on shortest ways, its multiplicity goes to a factored product; otherwise common factors of
//! the level's counts do. So the counts stay small for any number of levels.

use bachet_budget::Budget;

use super::FrontierSearch;
use super::links::Link;
use crate::count_ways::{MAX_UNFACTORED_LEVELS, reduce};
use crate::{BinomialProduct, FactoredNatural, Multiplicity, Natural, Space, State};

/// Maximum number of bits of the counts of all levels together; beyond it counting is given up.
const MAX_BITS: u64 = 1 << 34;

impl<S: State> FrontierSearch<S> {
    /// Returns the number of shortest ways, or `None` if the budget ran out or the links or counts took too much
    /// memory. A step of the budget is a level.
    ///
    /// If the links of narrow levels took too much memory to store, the space is searched again to find them: in the
    /// same time as at first, and with the same steps of the budget.
    pub fn count<T: Space<State = S>>(&self, space: &mut T, budget: &mut Budget<'_>) -> Option<FactoredNatural> {
        if self.shortest.is_none() {
            return Some(Natural::ZERO.into());
        }
        let mut product = FactoredNatural::default();
        // Only positions matter here, so the states are dummies.
        let (mut from, mut to) = (Counts::starting_at(0_u64), Counts::default());
        let mut bits = 0;
        let ways = self.ways.as_ref()?;
        for segment in 0..ways.segments() {
            for level in ways.links(segment, space, budget)?.backwards_where_wide() {
                if !budget.step() {
                    return None;
                }
                if let [link] = level {
                    from.replace(0, link.to);
                    continue;
                }
                to.clear();
                for link in level {
                    to.add(link.to, 0, &from.ways[from.at(link.from)]);
                }
                std::mem::swap(&mut from, &mut to);
                reduce(&mut from.ways, &mut product);
                bits += from.bits();
                if bits > MAX_BITS {
                    return None;
                }
            }
        }
        product.times(&from.ways.iter().sum());
        Some(product)
    }

    /// Returns the number of shortest ways, where each move counts as often as its multiplicity says; `None` if the
    /// budget ran out or the links or counts took too much memory. A step of the budget is a state on a shortest way;
    /// links that were not stored take more, as in [`FrontierSearch::count`].
    pub fn count_with<T: Space<State = S>>(
        &self,
        space: &mut T,
        multiplicity: &mut impl Multiplicity<S>,
        budget: &mut Budget<'_>,
    ) -> Option<FactoredNatural> {
        let Some(distance) = self.shortest else { return Some(Natural::ZERO.into()) };
        let mut product = FactoredNatural::default();
        let (mut from, mut to) = (Counts::starting_at(self.start), Counts::default());
        let mut ways = BinomialProduct::default();
        let mut bits = 0;
        let traced = self.ways.as_ref()?;
        for segment in 0..traced.segments() {
            for level in traced.links(segment, space, budget)?.backwards() {
                if !budget.step() {
                    return None;
                }
                if let ([link], [state], true) = (level, from.states.as_slice(), distance > MAX_UNFACTORED_LEVELS) {
                    let step = space.follow(*state, link.label)?;
                    ways.clear();
                    multiplicity.of(*state, &step, &mut ways);
                    product.choose_all(&ways);
                    from.replace(step.to, link.to);
                    continue;
                }
                to.clear();
                for links in level.chunk_by(|a, b| a.from == b.from) {
                    if !budget.step() {
                        return None;
                    }
                    let i = from.at(links[0].from);
                    let state = from.states[i];
                    let mut wanted = links.iter();
                    let mut link = wanted.next();
                    space.moves(state, |step| {
                        if let Some(Link { to: position, .. }) = link.filter(|link| link.label == step.label) {
                            ways.clear();
                            multiplicity.of(state, &step, &mut ways);
                            let mut count = ways.value();
                            count *= &from.ways[i];
                            to.add(*position, step.to, &count);
                            link = wanted.next();
                        }
                    });
                }
                std::mem::swap(&mut from, &mut to);
                if distance > MAX_UNFACTORED_LEVELS {
                    reduce(&mut from.ways, &mut product);
                }
                bits += from.bits();
                if bits > MAX_BITS {
                    return None;
                }
            }
        }
        product.times(&from.ways.iter().sum());
        product.is_exact().then_some(product)
    }
}

/// The states of one level on shortest ways, each with the number of paths from the start.
struct Counts<S> {
    states: Vec<S>,
    ways: Vec<Natural>,
    /// The positions of the states in the level.
    positions: Vec<u32>,
    /// For each position one more than its index in these lists; 0 if it is not there.
    index: Vec<u32>,
}

impl<S> Default for Counts<S> {
    fn default() -> Self {
        Self { states: Vec::new(), ways: Vec::new(), positions: Vec::new(), index: Vec::new() }
    }
}

impl<S: State> Counts<S> {
    fn starting_at(start: S) -> Self {
        let mut counts = Self::default();
        counts.add(0, start, &Natural::ONE);
        counts
    }

    fn clear(&mut self) {
        for position in self.positions.drain(..) {
            self.index[position as usize] = 0;
        }
        self.states.clear();
        self.ways.clear();
    }

    /// Replaces the only state, and keeps its count.
    #[inline]
    fn replace(&mut self, state: S, position: u32) {
        self.states[0] = state;
        if self.positions[0] != position {
            let count = std::mem::replace(&mut self.ways[0], Natural::ZERO);
            self.clear();
            self.add(position, state, &count);
        }
    }

    /// Returns the index of a position.
    fn at(&self, position: u32) -> usize {
        self.index[position as usize] as usize - 1
    }

    /// Adds paths to a state.
    #[inline]
    fn add(&mut self, position: u32, state: S, count: &Natural) {
        let slot = position as usize;
        if self.index.len() <= slot {
            self.index.resize(slot + 1, 0);
        }
        if self.index[slot] == 0 {
            self.states.push(state);
            self.ways.push(count.clone());
            self.positions.push(position);
            self.index[slot] = self.states.len() as u32;
        } else {
            self.ways[self.index[slot] as usize - 1] += count;
        }
    }

    fn bits(&self) -> u64 {
        self.ways.iter().map(Natural::bits).sum()
    }
}
