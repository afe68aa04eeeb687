//! Linear sums over the numbers of a party, with exact coefficients.

use num_traits::{CheckedAdd as _, CheckedMul as _, Zero as _};

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
        let add = |a: &Number, b: &Number| a.checked_add(b).ok_or(Obstacle::Numbers);
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

    pub(crate) fn times(mut self, factor: Number) -> Result<Self, Obstacle> {
        for a in self.terms.iter_mut().chain([&mut self.trip, &mut self.constant]) {
            *a = a.checked_mul(&factor).ok_or(Obstacle::Numbers)?;
        }
        Ok(self)
    }

    /// The smallest factor that makes all coefficients whole.
    pub(crate) fn denominator(&self) -> Result<i64, Obstacle> {
        let mut all = 1_i64;
        for a in self.terms.iter().chain([&self.trip, &self.constant]) {
            all = (all / gcd(all, *a.denom())).checked_mul(*a.denom()).ok_or(Obstacle::Numbers)?;
        }
        Ok(all)
    }
}

/// The greatest common divisor, at least 0.
pub(crate) fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
