//! How many shortest ways there are, over states of which all is known: from the goals back, level by level.
//!
//! A state from which no shortest way goes on has none, so nothing is multiplied for it. What the numbers of a level have
//! in common goes into the product, and the numbers at hand stay small.

use crate::explored::{Explored, StateId};
use crate::{BinomialProduct, FactoredNatural, Move, Multiplicity, Natural, State, UnitMultiplicity};

/// On fewer levels numbers are just multiplied.
pub(crate) const FEW: u64 = 64;

/// Numbers of more bits are searched for common factors.
const REDUCED: u64 = 96;

/// More numbers than this are not searched for common factors.
const FACTORED: usize = 64;

impl<S: State> Explored<S> {
    /// How many shortest ways there are among the states found.
    pub fn count(&self) -> FactoredNatural {
        self.count_with(&mut UnitMultiplicity)
    }

    /// How many shortest ways there are where a move may stand for many.
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
        let is_long = u64::from(depth) > FEW;
        let mut product = FactoredNatural::default();
        // The level farther on: where it begins, and in how many ways each state leads to a goal.
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
                    let place = edge.to.index().wrapping_sub(end);
                    if farther.get(place).is_some_and(|ways| !ways.is_zero()) {
                        links.push((from, place, edge.label));
                    }
                }
            }
            nearer.clear();
            nearer.resize(end - start, Natural::ZERO);
            for (from, place, label) in &links {
                let step = Move { label: *label, cost: 1, to: self.states()[end + place] };
                ways.clear();
                multiplicity.of(self.states()[*from], &step, &mut ways);
                let count = &mut nearer[from - start];
                if links.len() == 1 {
                    product.choose_all(&ways);
                    count.clone_from(&farther[*place]);
                } else if ways.is_one() {
                    *count += &farther[*place];
                } else {
                    let mut through = ways.value();
                    through *= &farther[*place];
                    *count += &through;
                }
            }
            std::mem::swap(&mut nearer, &mut farther);
        }
        product.times(&farther[0]);
        product
    }

    /// In how many ways a state leads to a goal, if those of the level farther on, which begins at `end`, are known.
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

/// Takes out what the numbers have in common, where they are large or there is only one.
pub(crate) fn reduce(numbers: &mut [Natural], product: &mut FactoredNatural) {
    let mut others = numbers.iter_mut().filter(|number| !number.is_zero());
    let Some(first) = others.next() else { return };
    if others.next().is_none() {
        return product.times(&std::mem::replace(first, Natural::ONE));
    }
    if numbers.len() <= FACTORED && numbers.iter().any(|number| number.bits() > REDUCED) {
        let common = numbers.iter().fold(Natural::ZERO, |common, number| common.gcd(number));
        if common.to_u128() != Some(1) {
            product.times(&common);
            for number in numbers {
                *number = number.divided_exactly(&common);
            }
        }
    }
}
