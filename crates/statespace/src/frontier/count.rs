//! The shortest ways that a frontier knows by their shape: walked from the start, state by state, with the space at hand.
//!
//! Where a level has one state on shortest ways, and one move, its factor is noted and not multiplied; where there are
//! more, what they have in common is noted. So the numbers at hand stay small however many levels there are.

use bachet_budget::Budget;

use super::FrontierSearch;
use super::links::Link;
use crate::count_ways::{FEW, reduce};
use crate::{BinomialProduct, FactoredNatural, Multiplicity, Natural, Space, State};

/// The count is given up when the numbers at hand had so many bits in all.
const WORK: u64 = 1 << 34;

impl<S: State> FrontierSearch<S> {
    /// How many shortest ways there are. A step of the budget is a level. `None` if the budget was spent, or there were
    /// too many moves or digits to count.
    pub fn count(&self, budget: &mut Budget<'_>) -> Option<FactoredNatural> {
        if self.shortest.is_none() {
            return Some(Natural::ZERO.into());
        }
        let mut product = FactoredNatural::default();
        // The states do not matter here: they are their places.
        let (mut from, mut to) = (Counts::starting_at(0_u64), Counts::default());
        let mut work = 0;
        for level in self.ways.as_ref()?.backwards_where_wide() {
            if !budget.step() {
                return None;
            }
            if let [link] = level {
                from.only(0, link.to);
                continue;
            }
            to.clear();
            for link in level {
                to.add(link.to, 0, &from.ways[from.at(link.from)]);
            }
            std::mem::swap(&mut from, &mut to);
            reduce(&mut from.ways, &mut product);
            work += from.bits();
            if work > WORK {
                return None;
            }
        }
        product.times(&from.ways.iter().sum());
        Some(product)
    }

    /// How many shortest ways there are, where a move may stand for many. A step of the budget is a state on a shortest
    /// way. `None` if the budget was spent, or there were too many moves or digits to count.
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
        let mut work = 0;
        for level in self.ways.as_ref()?.backwards() {
            if !budget.step() {
                return None;
            }
            if let ([link], [state], true) = (level, from.states.as_slice(), distance > FEW) {
                let step = space.follow(*state, link.label)?;
                ways.clear();
                multiplicity.of(*state, &step, &mut ways);
                product.choose_all(&ways);
                from.only(step.to, link.to);
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
                    if let Some(Link { to: place, .. }) = link.filter(|link| link.label == step.label) {
                        ways.clear();
                        multiplicity.of(state, &step, &mut ways);
                        let mut count = ways.value();
                        count *= &from.ways[i];
                        to.add(*place, step.to, &count);
                        link = wanted.next();
                    }
                });
            }
            std::mem::swap(&mut from, &mut to);
            if distance > FEW {
                reduce(&mut from.ways, &mut product);
            }
            work += from.bits();
            if work > WORK {
                return None;
            }
        }
        product.times(&from.ways.iter().sum());
        product.is_exact().then_some(product)
    }
}

/// The states of one level that lie on shortest ways, each with the number of ways that lead there.
struct Counts<S> {
    states: Vec<S>,
    ways: Vec<Natural>,
    /// The places of the states in the level.
    places: Vec<u32>,
    /// Where a place is in these lists; one more, 0 is nowhere.
    index: Vec<u32>,
}

impl<S> Default for Counts<S> {
    fn default() -> Self {
        Self { states: Vec::new(), ways: Vec::new(), places: Vec::new(), index: Vec::new() }
    }
}

impl<S: State> Counts<S> {
    fn starting_at(start: S) -> Self {
        let mut counts = Self::default();
        counts.add(0, start, &Natural::ONE);
        counts
    }

    fn clear(&mut self) {
        for place in self.places.drain(..) {
            self.index[place as usize] = 0;
        }
        self.states.clear();
        self.ways.clear();
    }

    /// One state instead of one state, in as many ways.
    #[inline]
    fn only(&mut self, state: S, place: u32) {
        self.states[0] = state;
        if self.places[0] != place {
            let count = std::mem::replace(&mut self.ways[0], Natural::ZERO);
            self.clear();
            self.add(place, state, &count);
        }
    }

    fn at(&self, place: u32) -> usize {
        self.index[place as usize] as usize - 1
    }

    #[inline]
    fn add(&mut self, place: u32, state: S, count: &Natural) {
        let slot = place as usize;
        if self.index.len() <= slot {
            self.index.resize(slot + 1, 0);
        }
        if self.index[slot] == 0 {
            self.states.push(state);
            self.ways.push(count.clone());
            self.places.push(place);
            self.index[slot] = self.states.len() as u32;
        } else {
            self.ways[self.index[slot] as usize - 1] += count;
        }
    }

    fn bits(&self) -> u64 {
        self.ways.iter().map(Natural::bits).sum()
    }
}
