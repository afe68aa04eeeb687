//! The multiplicity of moves: how many moves of named things one move up to symmetry represents.
//!
//! If 3 of 10 interchangeable people cross, that is one move of counts and "10 choose 3" moves of named people. The
//! number of named ways for one way of counts is the product over its moves.

use crate::{Move, Natural};

/// The multiplicities of moves.
pub trait Multiplicity<S> {
    /// Multiplies `ways`, which is 1, by the multiplicity of the move `step` from the state `from`.
    fn of(&mut self, from: S, step: &Move<S>, ways: &mut BinomialProduct);
}

/// The multiplicity 1 for every move.
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

/// A product of binomial coefficients, which are often large but have small factors. The empty product is 1.
#[derive(Clone, Debug, Default)]
pub struct BinomialProduct {
    factors: Vec<Binomial>,
}

/// A binomial coefficient: the number of ways to choose `k` of `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Binomial {
    pub(crate) n: u64,
    pub(crate) k: u64,
}

impl BinomialProduct {
    /// Multiplies by the binomial coefficient `n` choose `k`.
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

    /// Returns whether it is the empty product.
    #[inline]
    pub(crate) fn is_one(&self) -> bool {
        self.factors.is_empty()
    }

    /// Returns the value of the product.
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
