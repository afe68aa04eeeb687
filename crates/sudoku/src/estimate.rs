//! Estimates of the number of solutions, from random samples.
//!
//! A sample descends the search tree, picks at each decision one of the remaining values at random, and multiplies the
//! numbers of these values. The sample is this product if the descent ends in a solution, else zero; its expected value
//! is the number of solutions (Knuth, "Estimating the efficiency of backtrack programs", 1975).
//!
//! On large empty boards the samples range over many powers of ten, so that a few large ones dominate the mean and may
//! be missing. The interval is therefore the union of two: 1.96 standard errors around the mean, and the interval that
//! follows from normally distributed logarithms (D. R. Cox's method: Zhou and Gao, "Confidence intervals for the
//! log-normal mean", 1997).

use std::fmt;

use bachet_solver::{Budget, Solver};

use crate::Sudoku;
use crate::plain::compile_reduced;

/// A number that may be too large for a float, stored as its logarithm.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Magnitude {
    ln: f64,
}

impl Magnitude {
    /// Zero.
    pub const ZERO: Self = Self { ln: f64::NEG_INFINITY };

    /// Infinity: no bound is known.
    pub const INFINITY: Self = Self { ln: f64::INFINITY };

    /// Returns the natural logarithm.
    pub fn ln(self) -> f64 {
        self.ln
    }

    /// Returns the number as a float; infinite above 1e308.
    pub fn to_f64(self) -> f64 {
        self.ln.exp()
    }
}

/// Formats a number below a million as a whole number, else with three decimals: `28`, `6.671e21`; `infinity`.
impl fmt::Display for Magnitude {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.to_f64();
        if value < 1e6 {
            return write!(f, "{value:.0}");
        }
        if self.ln == f64::INFINITY {
            return write!(f, "infinity");
        }
        let decimal = self.ln / std::f64::consts::LN_10;
        let mut exponent = decimal.floor();
        let mut lead = 10f64.powf(decimal - exponent);
        // A lead that rounds up to 10 increases the exponent.
        if lead >= 9.9995 {
            lead = 1.0;
            exponent += 1.0;
        }
        write!(f, "{lead:.3}e{exponent:.0}")
    }
}

/// An estimate of the number of solutions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean of the samples, an unbiased estimate.
    pub mean: Magnitude,
    /// The lower end of the 95 % interval.
    pub low: Magnitude,
    /// The upper end of the 95 % interval.
    pub high: Magnitude,
    /// The number of samples taken; fewer than asked for if the budget ended first.
    pub samples: u64,
}

/// Half the width of the interval around the mean that has 95 % of a normal distribution, in standard errors.
const HALF_WIDTH: f64 = 1.96;

/// Estimates the number of solutions from random samples. The same seed gives the same estimate.
pub fn estimate(sudoku: &Sudoku, samples: u64, seed: u64, budget: &mut Budget<'_>) -> Estimate {
    let (compiled, symmetry) = compile_reduced(sudoku);
    let mut solver = Solver::new(&compiled.model);
    let mut random = Random(seed);
    let mut sums = Sums::default();
    for _ in 0..samples {
        let Some(weight) = solver.descend(&mut |choices| random.below(choices), budget) else { break };
        sums.add(weight);
    }
    sums.estimate(symmetry.ln_order())
}

/// Running sums of numbers given as logarithms, and of their squares, in units of the largest number.
#[derive(Clone, Copy, Debug)]
struct Sums {
    samples: u64,
    largest: f64,
    sum: f64,
    squares: f64,
    /// The number of positive numbers, the mean of their logarithms, and the sum of its squared deviations (Welford).
    positive: u64,
    ln_mean: f64,
    ln_squares: f64,
}

impl Default for Sums {
    fn default() -> Self {
        let (sum, squares, ln_mean, ln_squares) = (0.0, 0.0, 0.0, 0.0);
        Self { samples: 0, largest: f64::NEG_INFINITY, sum, squares, positive: 0, ln_mean, ln_squares }
    }
}

impl Sums {
    fn add(&mut self, ln: f64) {
        self.samples += 1;
        if ln == f64::NEG_INFINITY {
            return;
        }
        self.positive += 1;
        let deviation = ln - self.ln_mean;
        self.ln_mean += deviation / self.positive as f64;
        self.ln_squares += deviation * (ln - self.ln_mean);
        if ln > self.largest {
            let shrink = (self.largest - ln).exp();
            self.sum *= shrink;
            self.squares *= shrink * shrink;
            self.largest = ln;
        }
        let share = (ln - self.largest).exp();
        self.sum += share;
        self.squares += share * share;
    }

    /// Estimates the mean of the numbers, times a factor. The result is at least the factor if any number is positive.
    fn estimate(&self, ln_factor: f64) -> Estimate {
        let magnitude = |ln: f64| Magnitude { ln: ln + ln_factor };
        let samples = self.samples;
        if self.positive == 0 {
            return Estimate { mean: Magnitude::ZERO, low: Magnitude::ZERO, high: Magnitude::INFINITY, samples };
        }
        let n = samples as f64;
        let mean = self.sum / n;
        let scaled_mean = magnitude(mean.ln() + self.largest);
        if self.positive == 1 {
            // A single number has no measurable error.
            return Estimate { mean: scaled_mean, low: magnitude(0.0), high: Magnitude::INFINITY, samples };
        }
        let variance = (self.squares / n - mean * mean).max(0.0) * n / (n - 1.0);
        let error = HALF_WIDTH * (variance / n).sqrt();
        let (k, share) = (self.positive as f64, self.positive as f64 / n);
        let spread = self.ln_squares / (k - 1.0);
        let centre = share.ln() + self.ln_mean + spread / 2.0;
        let ln_error = HALF_WIDTH * ((1.0 - share) / k + spread / k + spread * spread / (2.0 * (k - 1.0))).sqrt();
        let linear_low = if mean > error { (mean - error).ln() + self.largest } else { 0.0 };
        let low = linear_low.min(centre - ln_error).max(0.0);
        let high = ((mean + error).ln() + self.largest).max(centre + ln_error);
        Estimate { mean: scaled_mean, low: magnitude(low), high: magnitude(high), samples }
    }
}

/// The generator `SplitMix64` (Steele, Lea and Flood 2014).
#[derive(Clone, Copy, Debug)]
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Returns a number below a small bound, with a bias below 2^-57.
    fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u32
    }
}
