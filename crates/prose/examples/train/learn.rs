//! Learns the weights of a log-linear model by stochastic gradient descent: `AdaGrad` (Duchi, Hazan, Singer 2011) with
//! decay towards zero.

use std::collections::BTreeMap;
use std::fmt;

use crate::cases::Case;

/// Number of weights: one for each feature.
const FEATURES: usize = 1 << 16;
/// Number of times that each case is looked at.
const ROUNDS: usize = 8;
/// The first step against a gradient.
const RATE: f32 = 0.05;
/// How fast a weight decays that a case has.
const DECAY: f32 = 0.01;
/// Minimum number of cases that have a feature: of what is rarer nothing is learned.
const MIN_CASES: u32 = 2;
/// The unit of a weight in the file.
const UNIT: f32 = 32.0;

/// The weights of features.
pub(crate) struct Model(Vec<f32>);

/// How well a model does on some cases.
pub(crate) struct Figures {
    cases: usize,
    /// In how many the meaning is among the candidates.
    offered: usize,
    /// In how many it is the likeliest one.
    right: usize,
    /// The mean of the negative logarithms of the likelihood of what is meant.
    loss: f64,
    /// For each tenth of likelihood: of how many cases the likeliest candidate has it, and how many of these are right.
    tenths: BTreeMap<usize, [usize; 2]>,
}

impl Model {
    /// Learns from cases.
    pub(crate) fn learned(cases: &[Case]) -> Self {
        let is_common = common(cases);
        let mut model = Self(vec![0.0; FEATURES]);
        let mut squares = vec![1e-6_f32; FEATURES];
        let mut order: Vec<usize> = (0..cases.len()).collect();
        let mut random = 1_u64;
        for _ in 0..ROUNDS {
            for last in (1..order.len()).rev() {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                order.swap(last, (random >> 33) as usize % (last + 1));
            }
            for &at in &order {
                let gradient = model.gradient(&cases[at], &is_common);
                for (feature, slope) in gradient {
                    let slope = slope + DECAY * model.0[feature];
                    squares[feature] += slope * slope;
                    model.0[feature] -= RATE * slope / squares[feature].sqrt();
                }
            }
        }
        for weight in &mut model.0 {
            *weight = (*weight * UNIT).round().clamp(-127.0, 127.0) / UNIT;
        }
        model
    }

    /// Returns how the loss of a case changes with each weight.
    fn gradient(&self, case: &Case, is_common: &[bool]) -> BTreeMap<usize, f32> {
        let mut found: BTreeMap<usize, f32> = BTreeMap::new();
        let likelihoods = self.likelihoods(case);
        let meant = meant(case, &likelihoods);
        for (at, (features, likelihood)) in case.features.iter().zip(likelihoods).enumerate() {
            let slope = if case.meant[at] { likelihood - likelihood / meant } else { likelihood };
            for feature in features.iter().copied().map(usize::from).filter(|&feature| is_common[feature]) {
                *found.entry(feature).or_default() += slope;
            }
        }
        found.retain(|_, slope| slope.abs() > 1e-5);
        found
    }

    fn likelihoods(&self, case: &Case) -> Vec<f32> {
        let score = |features: &Vec<u16>| features.iter().map(|&feature| self.0[usize::from(feature)]).sum();
        let scores: Vec<f32> = case.features.iter().map(score).collect();
        let best = scores.iter().copied().fold(f32::MIN, f32::max);
        let powers: Vec<f32> = scores.iter().map(|score| (score - best).exp()).collect();
        let all: f32 = powers.iter().sum();
        powers.into_iter().map(|power| power / all).collect()
    }

    /// Returns the weights as the file has them: a signed byte each.
    pub(crate) fn weights(&self) -> Vec<u8> {
        self.0.iter().map(|weight| (weight * UNIT) as i8 as u8).collect()
    }

    /// Returns how well it does.
    pub(crate) fn figures(&self, cases: &[Case]) -> Figures {
        let mut found = Figures { cases: cases.len(), offered: 0, right: 0, loss: 0.0, tenths: BTreeMap::new() };
        for case in cases {
            let likelihoods = self.likelihoods(case);
            let likeliest = (0..likelihoods.len()).max_by(|&a, &b| likelihoods[a].total_cmp(&likelihoods[b]));
            let likeliest = likeliest.unwrap_or_default();
            found.loss -= f64::from(meant(case, &likelihoods).max(1e-6)).ln() / cases.len() as f64;
            let other = case.features.len() - 1;
            found.offered += usize::from(!case.meant[other]);
            if likeliest != other {
                let is_right = usize::from(case.meant[likeliest]);
                found.right += is_right;
                let counts = found.tenths.entry((likelihoods[likeliest] * 10.0) as usize).or_default();
                *counts = [counts[0] + is_right, counts[1] + 1];
            }
        }
        found
    }
}

/// Returns how likely it is that one of the candidates is meant that are.
fn meant(case: &Case, likelihoods: &[f32]) -> f32 {
    likelihoods.iter().zip(&case.meant).filter(|(_, is_meant)| **is_meant).map(|(likelihood, _)| likelihood).sum()
}

/// Returns which features several cases have.
fn common(cases: &[Case]) -> Vec<bool> {
    let mut counts = vec![0_u32; FEATURES];
    for case in cases {
        let mut features: Vec<u16> = case.features.concat();
        features.sort_unstable();
        features.dedup();
        for feature in features {
            counts[usize::from(feature)] += 1;
        }
    }
    counts.into_iter().map(|count| count >= MIN_CASES).collect()
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { cases, offered, right, loss, tenths } = self;
        write!(f, "{cases} sentences, meaning among the candidates {offered}, likeliest {right}, mean loss {loss:.3}")?;
        for (tenth, [right, all]) in tenths.iter().rev() {
            write!(f, "; from 0.{tenth} on {right} of {all}")?;
        }
        Ok(())
    }
}
