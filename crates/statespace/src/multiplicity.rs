//! How many ways one move stands for, where a state stands for many that differ only in names.
//!
//! If 3 of 10 people of one kind cross, that is one move of the counts and 10 choose 3 moves of people. The ways of
//! people along one way of counts are the product over its moves.

use crate::{Move, Natural};

/// How many ways a move stands for.
pub trait Multiplicity<S> {
    /// States the number as a product.
    fn of(&mut self, from: S, step: &Move<S>, ways: &mut BinomialProduct);
}

/// Every move is one way.
#[derive(Clone, Copy, Debug, Default)]
pub struct UnitMultiplicity;

impl<S> Multiplicity<S> for UnitMultiplicity {
    #[inline]
    fn of(&mut self, _: S, _: &Move<S>, _: &mut BinomialProduct) {}
}

impl<S, F: FnMut(S, &Move<S>, &mut BinomialProduct)> Multiplicity<S> for F {
    #[inline]
    fn of(&mut self, from: S, step: &Move<S>, ways: &mut BinomialProduct) {
        self(from, step, ways);
    }
}

/// A product of binomials, which are often large and have small factors only. Empty, it is 1.
#[derive(Clone, Debug, Default)]
pub struct BinomialProduct {
    factors: Vec<Binomial>,
}

/// The number of ways to choose `k` of `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Binomial {
    pub(crate) n: u64,
    pub(crate) k: u64,
}

impl BinomialProduct {
    /// Multiplies by the number of ways to choose `k` of `n`.
    #[inline]
    pub fn choose(&mut self, n: u64, k: u64) {
        if n < k || (k > 0 && n != k) {
            self.factors.push(Binomial { n, k: if n < k { k } else { k.min(n - k) } });
        }
    }

    /// Multiplies by a number.
    #[inline]
    pub fn times(&mut self, n: u64) {
        self.choose(n, 1);
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.factors.clear();
    }

    #[inline]
    pub(crate) fn factors(&self) -> &[Binomial] {
        &self.factors
    }

    /// Whether it is the empty product.
    #[inline]
    pub(crate) fn is_one(&self) -> bool {
        self.factors.is_empty()
    }

    /// The number.
    #[inline]
    pub fn value(&self) -> Natural {
        let mut value = Natural::ONE;
        for factor in &self.factors {
            value *= &factor.value();
        }
        value
    }
}

impl Binomial {
    #[inline]
    pub(crate) fn value(self) -> Natural {
        match (self.n, self.k) {
            (n, k) if n < k => Natural::ZERO,
            (n, 1) => n.into(),
            (n, 2) => (u128::from(n) * u128::from(n - 1) / 2).into(),
            _ => self.product(),
        }
    }

    fn product(self) -> Natural {
        let mut value = Natural::ONE;
        for i in 0..self.k {
            value *= &(self.n - i).into();
            value = value.divided_exactly(&(i + 1).into());
        }
        value
    }
}
