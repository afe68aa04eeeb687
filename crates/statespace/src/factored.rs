//! A number as a product: the number of ways over millions of moves has millions of digits, but small factors.

use std::fmt;

use num_bigint::BigUint;

use crate::multiplicity::Binomial;
use crate::{BinomialProduct, Natural};

/// A natural number as a product of powers.
#[derive(Clone, Debug, Default)]
pub struct FactoredNatural {
    /// For each small number how often it is a factor; less than 0 where it divides the others.
    powers: Vec<i32>,
    /// Other factors.
    others: Vec<Natural>,
    /// Whether a power was too high to note.
    is_lost: bool,
}

/// Numbers from here on are multiplied at once: a list of all below takes 256 MB.
const SMALL: u64 = 1 << 26;

/// Other factors are multiplied together while they are as small as this.
const TOGETHER: u64 = 64;

/// A number of more bits is written as a product.
const WRITTEN_OUT: u64 = 332;

impl FactoredNatural {
    /// Whether nothing was too large to note.
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
        if n < k || n >= SMALL {
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
            Some(last) if last.bits() <= TOGETHER && factor.bits() <= TOGETHER => *last *= factor,
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

    /// About how many decimal digits the number has.
    pub fn digits(&self) -> u64 {
        let small = self.powers.iter().enumerate().filter(|(_, power)| **power != 0);
        let small: f64 = small.map(|(n, power)| f64::from(*power) * (n as f64).log2()).sum();
        let others: f64 = self.others.iter().map(log2).sum();
        ((small + others) * std::f64::consts::LOG10_2).floor() as u64 + 1
    }

    /// The number, if it has at most about so many decimal digits.
    pub fn value_within(&self, digits: u64) -> Option<Natural> {
        if self.digits() > digits {
            return None;
        }
        let mut factors: Vec<Natural> = self.others.clone();
        for (prime, power) in self.primes() {
            factors.push(BigUint::from(prime).pow(power as u32).into());
        }
        Some(multiplied(factors))
    }

    /// The factors in order, each with its power. Those below 2^26 that came from counts of things are primes.
    pub fn factors(&self) -> Vec<(Natural, u64)> {
        let mut factors: Vec<_> = self.primes().into_iter().map(|(n, power)| (n.into(), power)).collect();
        factors.extend(self.others.iter().map(|other| (other.clone(), 1)));
        factors
    }

    /// The small numbers as powers of primes.
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

/// The smallest divisor above 1 of every number up to the top (Eratosthenes).
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

/// Neighbours are multiplied first, so that large numbers meet large ones.
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
        if let Some(value) = self.value_within(WRITTEN_OUT * 3 / 10) {
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
