//! Linear sums over the numbers of a party, with exact coefficients.

use num_traits::{CheckedAdd as _, CheckedMul as _, CheckedSub as _, Zero as _};

use bachet_notation::Number;

use super::Obstacle;

/// A sum over the variables of a party, the number of trips and a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Linear {
    /// The coefficient of each variable; empty if all are 0.
    pub(crate) terms: Vec<Number>,
    /// The coefficient of the number of earlier trips.
    pub(crate) trip: Number,
    /// The constant term.
    pub(crate) constant: Number,
}

impl Linear {
    pub(crate) fn constant(constant: Number) -> Self {
        Self { terms: Vec::new(), trip: Number::zero(), constant }
    }

    pub(crate) fn trip() -> Self {
        Self { terms: Vec::new(), trip: Number::from_integer(1), constant: Number::zero() }
    }

    /// Whether the sum is the same for every party and on every trip.
    pub(crate) fn is_constant(&self) -> bool {
        self.trip.is_zero() && self.terms.iter().all(Number::is_zero)
    }

    pub(crate) fn plus(mut self, other: &Self) -> Result<Self, Obstacle> {
        let add = |a: &Number, b: &Number| sum(*a, *b).ok_or(Obstacle::Numbers);
        if self.terms.is_empty() {
            self.terms.clone_from(&other.terms);
        } else {
            for (a, b) in self.terms.iter_mut().zip(&other.terms) {
                *a = add(a, b)?;
            }
        }
        self.trip = add(&self.trip, &other.trip)?;
        self.constant = add(&self.constant, &other.constant)?;
        Ok(self)
    }

    pub(crate) fn minus(mut self, other: &Self) -> Result<Self, Obstacle> {
        let subtract = |a: &Number, b: &Number| difference(*a, *b).ok_or(Obstacle::Numbers);
        if self.terms.is_empty() {
            self.terms.resize(other.terms.len(), Number::zero());
        }
        for (a, b) in self.terms.iter_mut().zip(&other.terms) {
            *a = subtract(a, b)?;
        }
        self.trip = subtract(&self.trip, &other.trip)?;
        self.constant = subtract(&self.constant, &other.constant)?;
        Ok(self)
    }

    pub(crate) fn times(mut self, factor: Number) -> Result<Self, Obstacle> {
        for a in self.terms.iter_mut().chain([&mut self.trip, &mut self.constant]) {
            *a = product(*a, factor).ok_or(Obstacle::Numbers)?;
        }
        Ok(self)
    }

    /// The smallest factor that makes all coefficients whole.
    pub(crate) fn denominator(&self) -> Result<i64, Obstacle> {
        let mut all = 1_i64;
        let fractions = self.terms.iter().chain([&self.trip, &self.constant]).filter(|a| !a.is_integer());
        for a in fractions {
            all = (all / gcd(all, *a.denom())).checked_mul(*a.denom()).ok_or(Obstacle::Numbers)?;
        }
        Ok(all)
    }
}

/// Returns the sum of two numbers. Most are whole, and then there is no fraction to reduce.
#[inline]
pub(crate) fn sum(a: Number, b: Number) -> Option<Number> {
    if a.is_integer() && b.is_integer() {
        return a.numer().checked_add(b.numer()).map(Number::from_integer);
    }
    a.checked_add(&b)
}

/// Returns the difference of two numbers.
#[inline]
pub(crate) fn difference(a: Number, b: Number) -> Option<Number> {
    if a.is_integer() && b.is_integer() {
        return a.numer().checked_sub(b.numer()).map(Number::from_integer);
    }
    a.checked_sub(&b)
}

/// Returns the product of two numbers.
#[inline]
pub(crate) fn product(a: Number, b: Number) -> Option<Number> {
    if a.is_integer() && b.is_integer() {
        return a.numer().checked_mul(b.numer()).map(Number::from_integer);
    }
    a.checked_mul(&b)
}

/// The greatest common divisor, at least 0.
pub(crate) fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
