//! Counts the shortest ways in an explored space, level by level from the goals back to the start.
//!
//! Common factors of the numbers of a level are moved to a factored product, so that the numbers stay small.

use crate::explored::{Explored, StateId};
use crate::{BinomialProduct, FactoredNatural, Move, Multiplicity, Natural, State, UnitMultiplicity};

/// Maximum number of levels for which numbers are multiplied without looking for common factors.
pub(crate) const MAX_UNFACTORED_LEVELS: u64 = 64;

/// Maximum number of bits of numbers that are not searched for common factors.
const MAX_UNFACTORED_BITS: u64 = 96;

/// Maximum size of a level that is searched for common factors.
const MAX_FACTORED_STATES: usize = 64;

impl<S: State> Explored<S> {
    /// Returns the number of shortest ways among the explored states.
    pub fn count(&self) -> FactoredNatural {
        self.count_with(&mut UnitMultiplicity)
    }

    /// Returns the number of shortest ways, where each move counts as often as its multiplicity says.
    pub fn count_with(&self, multiplicity: &mut impl Multiplicity<S>) -> FactoredNatural {
        match (self.depths(), self.nearest_goals().last()) {
            (_, None) => Natural::ZERO.into(),
            (Some(depths), Some(last)) => self.count_back(depths, *last, multiplicity),
            (None, Some(_)) => self.shortest_ways().count_with(multiplicity).into(),
        }
    }

    fn count_back(&self, depths: &[u32], last: StateId, multiplicity: &mut impl Multiplicity<S>) -> FactoredNatural {
        let goals = self.nearest_goals();
        let depth = depths[last.index()];
        let is_long = u64::from(depth) > MAX_UNFACTORED_LEVELS;
        let mut product = FactoredNatural::default();
        // The level one move nearer to the goals: its first state, and the number of ways from each state to a goal.
        let level_of = |end: usize| depths[..end].iter().rposition(|d| *d != depths[end - 1]).map_or(0, |i| i + 1);
        let mut start = level_of(last.index() + 1);
        let mut farther = vec![Natural::ZERO; last.index() + 1 - start];
        for goal in goals {
            farther[goal.index() - start] = Natural::ONE;
        }
        let mut nearer = Vec::new();
        let mut links = Vec::new();
        let mut ways = BinomialProduct::default();
        for _ in 0..depth {
            let end = start;
            start = level_of(end);
            if !is_long {
                nearer.clear();
                nearer.extend((start..end).map(|from| self.count_from(from, end, &farther, multiplicity, &mut ways)));
                std::mem::swap(&mut nearer, &mut farther);
                continue;
            }
            reduce(&mut farther, &mut product);
            links.clear();
            for from in start..end {
                for edge in self.edges(StateId(from as u32)) {
                    let position = edge.to.index().wrapping_sub(end);
                    if farther.get(position).is_some_and(|ways| !ways.is_zero()) {
                        links.push((from, position, edge.label));
                    }
                }
            }
            nearer.clear();
            nearer.resize(end - start, Natural::ZERO);
            for (from, position, label) in &links {
                let step = Move { label: *label, cost: 1, to: self.states()[end + position] };
                ways.clear();
                multiplicity.of(self.states()[*from], &step, &mut ways);
                let count = &mut nearer[from - start];
                if links.len() == 1 {
                    product.choose_all(&ways);
                    count.clone_from(&farther[*position]);
                } else if ways.is_one() {
                    *count += &farther[*position];
                } else {
                    let mut through = ways.value();
                    through *= &farther[*position];
                    *count += &through;
                }
            }
            std::mem::swap(&mut nearer, &mut farther);
        }
        product.times(&farther[0]);
        product
    }

    /// Returns the number of ways from a state to a goal, given those of the next level, which begins at `end`.
    #[inline]
    fn count_from(
        &self,
        from: usize,
        end: usize,
        farther: &[Natural],
        multiplicity: &mut impl Multiplicity<S>,
        ways: &mut BinomialProduct,
    ) -> Natural {
        let mut count = Natural::ZERO;
        for edge in self.edges(StateId(from as u32)) {
            let Some(beyond) = farther.get(edge.to.index().wrapping_sub(end)).filter(|ways| !ways.is_zero()) else {
                continue;
            };
            ways.clear();
            let step = Move { label: edge.label, cost: 1, to: self.states()[edge.to.index()] };
            multiplicity.of(self.states()[from], &step, ways);
            if ways.is_one() {
                count += beyond;
            } else {
                let mut through = ways.value();
                through *= beyond;
                count += &through;
            }
        }
        count
    }
}

/// Moves common factors of the numbers to the product, if the numbers are large or only one is not zero.
pub(crate) fn reduce(numbers: &mut [Natural], product: &mut FactoredNatural) {
    let mut others = numbers.iter_mut().filter(|number| !number.is_zero());
    let Some(first) = others.next() else { return };
    if others.next().is_none() {
        return product.times(&std::mem::replace(first, Natural::ONE));
    }
    if numbers.len() <= MAX_FACTORED_STATES && numbers.iter().any(|number| number.bits() > MAX_UNFACTORED_BITS) {
        let common = numbers.iter().fold(Natural::ZERO, |common, number| common.gcd(number));
        if common.to_u128() != Some(1) {
            product.times(&common);
            for number in numbers {
                *number = number.divided_exactly(&common);
            }
        }
    }
}
