//! Why a condition on a sum made an inference: bounds of the other terms, each no tighter than the inference needs.

use super::{Addend, DECIDES, HOLDS, Linear, MAXIMA, MINIMA, negation};
use crate::literal::{Lit, Slot, bit};
use crate::model::SumCondition;
use crate::propagators::{Explanation, InferenceContext};

/// What the sums of the smallest and of the largest values of the other terms must reach; `None` if it does not matter.
#[derive(Clone, Copy, Debug, Default)]
struct Required {
    /// The sum of the smallest values is at least this.
    low: Option<i64>,
    /// The sum of the largest values is at most this.
    high: Option<i64>,
}

/// Adds the reason literals of an inference.
pub(super) fn explain(linear: &Linear, inference: &InferenceContext<'_>, out: &mut Explanation) {
    out.tags.push(inference.tag);
    let pools = inference.pools;
    let decides = inference.note & DECIDES != 0;
    if let Some(b) = linear.b
        && !decides
    {
        out.because(if inference.note & HOLDS != 0 { b } else { !b });
    }
    let own = inference.lit.slot;
    let is_own = |term: &Addend| !decides && term.slot().variable() == own.variable();
    let others: Vec<Addend> = linear.terms(pools).iter().filter(|term| !is_own(term)).copied().collect();
    let now: Vec<(i64, i64)> = others.iter().map(|term| term.range(pools, |slot| inference.word(slot))).collect();
    let totals = now.iter().fold((0, 0), |sum, term| (sum.0 + term.0, sum.1 + term.1));
    let required = match linear.terms(pools).iter().find(|term| is_own(term)) {
        None => to_decide(linear.sum, inference.note),
        Some(&term) => to_narrow(linear, inference, term, totals),
    };
    if let Some(&Addend::Scaled(..)) = linear.terms(pools).iter().find(|term| is_own(term))
        && inference.note & (MINIMA | MAXIMA) == MINIMA | MAXIMA
    {
        // For an excluded value, the inferred bound also follows from its earlier value.
        out.because(Lit { slot: own, word: inference.word(own) });
    }
    let initially = |slot: Slot| inference.initial(slot);
    if let Some(required) = required.low {
        let bounds: Vec<_> =
            others.iter().zip(&now).map(|(term, now)| (now.0, term.range(pools, initially).0)).collect();
        for ((term, bound), (_, initial)) in others.iter().zip(loosened(&bounds, totals.0 - required)).zip(bounds) {
            if bound > initial {
                out.because(term.at_least(pools, bound));
            }
        }
    }
    if let Some(required) = required.high {
        let bounds: Vec<_> =
            others.iter().zip(&now).map(|(term, now)| (-now.1, -term.range(pools, initially).1)).collect();
        for ((term, bound), (_, initial)) in others.iter().zip(loosened(&bounds, required - totals.1)).zip(bounds) {
            if bound > initial {
                out.because(term.at_most(pools, -bound));
            }
        }
    }
}

/// Returns what decides the literal.
fn to_decide(sum: SumCondition, note: u32) -> Required {
    let both = note & (MINIMA | MAXIMA) == MINIMA | MAXIMA;
    let (low, high) = match sum {
        SumCondition::AtMost(c) => (c + 1, c),
        SumCondition::AtLeast(c) => (c, c - 1),
        SumCondition::Equal(c) | SumCondition::NotEqual(c) if both => (c, c),
        SumCondition::Equal(c) | SumCondition::NotEqual(c) => (c + 1, c - 1),
    };
    Required { low: (note & MINIMA != 0).then_some(low), high: (note & MAXIMA != 0).then_some(high) }
}

/// Returns what narrows a term as far as the inference did.
fn to_narrow(linear: &Linear, inference: &InferenceContext<'_>, term: Addend, totals: (i64, i64)) -> Required {
    let holds = linear.b.is_none() || inference.note & HOLDS != 0;
    let sum = if holds { linear.sum } else { negation(linear.sum) };
    let (SumCondition::Equal(c) | SumCondition::NotEqual(c) | SumCondition::AtMost(c) | SumCondition::AtLeast(c)) = sum;
    match (inference.note & MINIMA != 0, inference.note & MAXIMA != 0) {
        (true, true) => match term {
            Addend::Weighted(at, _) if matches!(sum, SumCondition::Equal(_)) => {
                // Smaller values are too small for the largest of the other terms, and vice versa.
                let removed = removed_weights(inference, at);
                let above = removed.iter().copied().filter(|&w| w > c - totals.0).min();
                let below = removed.iter().copied().filter(|&w| w < c - totals.0).max();
                Required { low: above.map(|w| c - w + 1), high: below.map(|w| c - w - 1) }
            }
            _ => Required { low: Some(totals.0), high: Some(totals.1) },
        },
        (true, false) => Required { low: largest_left(inference, term).map(|left| c - left), high: None },
        _ => Required { low: None, high: smallest_left(inference, term).map(|left| c - left) },
    }
}

/// Returns the largest bound from above on a term that implies the inferred literal.
fn largest_left(inference: &InferenceContext<'_>, term: Addend) -> Option<i64> {
    let bound = inference.lit.word as i64;
    match term {
        Addend::Scaled(factor, _) if factor > 0 => Some(factor * (bound + 1) - 1),
        Addend::Scaled(factor, _) => Some(factor * (bound - 1) - 1),
        Addend::Weighted(at, _) => removed_weights(inference, at).into_iter().min().map(|w| w - 1),
    }
}

/// Returns the smallest bound from below on a term that implies the inferred literal.
fn smallest_left(inference: &InferenceContext<'_>, term: Addend) -> Option<i64> {
    let bound = inference.lit.word as i64;
    match term {
        Addend::Scaled(factor, _) if factor > 0 => Some(factor * (bound - 1) + 1),
        Addend::Scaled(factor, _) => Some(factor * (bound + 1) + 1),
        Addend::Weighted(at, _) => removed_weights(inference, at).into_iter().max().map(|w| w + 1),
    }
}

/// Returns the weights of the values whose removal is to be explained.
fn removed_weights(inference: &InferenceContext<'_>, at: u32) -> Vec<i64> {
    let removed = inference.removed() & inference.word(inference.lit.slot);
    (0..64).filter(|&v| removed & bit(v) != 0).map(|v| inference.pools.weights[(at + v) as usize]).collect()
}

/// Loosens bounds from below, each given as now and initially, by `slack` together: as many as possible to the initial
/// bound, which is no reason, then one more by the rest.
fn loosened(bounds: &[(i64, i64)], mut slack: i64) -> Vec<i64> {
    debug_assert!(slack >= 0, "the bounds of the other terms do not imply the inference");
    let mut order: Vec<usize> = (0..bounds.len()).collect();
    order.sort_by_key(|&i| bounds[i].0 - bounds[i].1);
    let mut loosened: Vec<i64> = bounds.iter().map(|&(now, _)| now).collect();
    for i in order {
        let step = (bounds[i].0 - bounds[i].1).min(slack);
        loosened[i] -= step;
        slack -= step;
    }
    loosened
}
