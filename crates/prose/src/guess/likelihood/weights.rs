//! The weights of features, and what they make of a score.

use std::sync::LazyLock;

/// A weight for each feature, in units of 1/32. `cargo xtask readings train` makes the file.
static WEIGHTS: &[u8; 1 << 16] = include_bytes!("weights.bin");
/// The unit of a likelihood: what is certain.
pub(super) const CERTAIN: u64 = 1000;
/// e^(-1/32), in units of 2^-32.
const STEP: u64 = 4_162_825_044;
/// A score that is this much below the best one, in units of 1/32, has no likelihood.
const NEGLIGIBLE: usize = 700;

/// e^(-n/32) for each n, in units of 2^-32: whole numbers are the same on every machine.
static POWERS: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let first = Some(1_u64 << 32);
    std::iter::successors(first, |power| Some((power * STEP) >> 32)).take(NEGLIGIBLE).collect()
});

/// Returns the score of something with these features, in units of 1/32.
fn score(features: &[u16]) -> i32 {
    features.iter().map(|&feature| i32::from(WEIGHTS[usize::from(feature)] as i8)).sum()
}

/// Returns the likelihoods of candidates by their features, in thousandths; together they are about 1000.
pub(super) fn likelihoods(candidates: &[Vec<u16>]) -> Vec<u16> {
    let scores: Vec<i32> = candidates.iter().map(|features| score(features)).collect();
    let best = scores.iter().copied().max().unwrap_or_default();
    let power = |score: &i32| POWERS.get((best - score).unsigned_abs() as usize).copied().unwrap_or_default();
    let powers: Vec<u64> = scores.iter().map(power).collect();
    let all: u64 = powers.iter().sum();
    powers.iter().map(|power| (power * CERTAIN / all.max(1)) as u16).collect()
}
