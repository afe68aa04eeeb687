//! Natural numbers in factored form: the number of ways of millions of moves has millions of digits, but small factors.

use std::fmt;

use num_bigint::BigUint;

use crate::multiplicity::Binomial;
use crate::{BinomialProduct, Natural};

/// A natural number as a product of powers.
#[derive(Clone, Debug, Default)]
pub struct FactoredNatural {
    /// The exponent of each small number; negative for a divisor.
    powers: Vec<i32>,
    /// The other factors.
    others: Vec<Natural>,
    /// Whether an exponent overflowed, so that the value is lost.
    is_lost: bool,
}

/// The numbers below this have exponents; with all of them `powers` takes 256 MB.
const SMALL_END: u64 = 1 << 26;

/// Maximum number of bits of other factors that are multiplied together.
const MAX_MERGED_BITS: u64 = 64;

/// Maximum number of decimal digits that are displayed; larger numbers are displayed as products.
const MAX_DISPLAYED_DIGITS: u64 = 99;

impl FactoredNatural {
    /// Returns whether no exponent overflowed.
    pub(crate) fn is_exact(&self) -> bool {
        !self.is_lost
    }

    /// Multiplies by a product of binomials.
    #[inline]
    pub(crate) fn choose_all(&mut self, ways: &BinomialProduct) {
        for factor in ways.factors() {
            self.choose(*factor);
        }
    }

    #[inline]
    fn choose(&mut self, factor: Binomial) {
        let Binomial { n, k } = factor;
        if n < k || n >= SMALL_END {
            return self.times(&factor.value());
        }
        for i in 0..k {
            self.raise(n - i, 1);
            self.raise(i + 1, -1);
        }
    }

    /// Multiplies by a number.
    pub(crate) fn times(&mut self, factor: &Natural) {
        if factor.to_u128() == Some(1) {
            return;
        }
        match self.others.last_mut() {
            Some(last) if last.bits() <= MAX_MERGED_BITS && factor.bits() <= MAX_MERGED_BITS => *last *= factor,
            _ => self.others.push(factor.clone()),
        }
    }

    #[inline]
    fn raise(&mut self, n: u64, by: i32) {
        if n == 1 {
            return;
        }
        let n = n as usize;
        if self.powers.len() <= n {
            self.powers.resize((n + 1).next_power_of_two(), 0);
        }
        match self.powers[n].checked_add(by) {
            Some(power) => self.powers[n] = power,
            None => self.is_lost = true,
        }
    }

    /// Returns the approximate number of decimal digits.
    pub fn digits(&self) -> u64 {
        let small = self.powers.iter().enumerate().filter(|(_, power)| **power != 0);
        let small: f64 = small.map(|(n, power)| f64::from(*power) * (n as f64).log2()).sum();
        let others: f64 = self.others.iter().map(log2).sum();
        ((small + others) * std::f64::consts::LOG10_2).floor() as u64 + 1
    }

    /// Returns the number if it has at most about `max_digits` decimal digits.
    pub fn value_within(&self, max_digits: u64) -> Option<Natural> {
        if self.digits() > max_digits {
            return None;
        }
        let mut factors: Vec<Natural> = self.others.clone();
        for (prime, power) in self.primes() {
            factors.push(BigUint::from(prime).pow(power as u32).into());
        }
        Some(multiplied(factors))
    }

    /// Returns the factors, each with its exponent: first the prime factors of all small numbers in ascending order,
    /// then the other factors.
    pub fn factors(&self) -> Vec<(Natural, u64)> {
        let mut factors: Vec<_> = self.primes().into_iter().map(|(n, power)| (n.into(), power)).collect();
        factors.extend(self.others.iter().map(|other| (other.clone(), 1)));
        factors
    }

    /// Returns the prime factorisation of the product of the small numbers.
    fn primes(&self) -> Vec<(u64, u64)> {
        let top = self.powers.iter().rposition(|power| *power != 0).unwrap_or(0);
        let mut powers: Vec<i64> =
            self.powers[..self.powers.len().min(top + 1)].iter().map(|p| i64::from(*p)).collect();
        let divisors = smallest_divisors(top);
        for n in (2..=top).rev() {
            let divisor = divisors[n] as usize;
            if divisor != n && powers[n] != 0 {
                let power = std::mem::take(&mut powers[n]);
                powers[divisor] += power;
                powers[n / divisor] += power;
            }
        }
        let powers = powers.into_iter().enumerate().filter(|(_, power)| *power > 0);
        powers.map(|(n, power)| (n as u64, power as u64)).collect()
    }
}

fn log2(n: &Natural) -> f64 {
    let bits = n.bits();
    let shift = bits.saturating_sub(64);
    let top = u64::try_from(n.to_biguint() >> shift).unwrap_or(u64::MAX);
    if top == 0 { f64::NEG_INFINITY } else { (top as f64).log2() + shift as f64 }
}

/// Returns the smallest divisor above 1 of every number up to `top`, by the sieve of Eratosthenes.
fn smallest_divisors(top: usize) -> Vec<u32> {
    let mut divisors: Vec<u32> = (0..=top as u32).collect();
    let mut n = 2;
    while n * n <= top {
        if divisors[n] as usize == n {
            for multiple in (n * n..=top).step_by(n) {
                if divisors[multiple] as usize == multiple {
                    divisors[multiple] = n as u32;
                }
            }
        }
        n += 1;
    }
    divisors
}

/// Returns the product of the factors. Multiplies in pairs, so that the operands have similar sizes.
fn multiplied(mut factors: Vec<Natural>) -> Natural {
    while factors.len() > 1 {
        factors = factors
            .chunks(2)
            .map(|pair| {
                let mut product = pair[0].clone();
                if let Some(other) = pair.get(1) {
                    product *= other;
                }
                product
            })
            .collect();
    }
    factors.pop().unwrap_or(Natural::ONE)
}

impl From<Natural> for FactoredNatural {
    fn from(number: Natural) -> Self {
        let mut product = Self::default();
        product.times(&number);
        product
    }
}

impl fmt::Display for FactoredNatural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(value) = self.value_within(MAX_DISPLAYED_DIGITS) {
            return value.fmt(f);
        }
        for (i, (factor, power)) in self.factors().iter().enumerate() {
            let times = if i == 0 { "" } else { " * " };
            match power {
                1 => write!(f, "{times}{factor}")?,
                _ => write!(f, "{times}{factor}^{power}")?,
            }
        }
        Ok(())
    }
}
