//! A sum that compares with a constant, with or without a literal that says so.

use super::{Context, Event, Explanation, Inference, PASSES, Part, Pools};
use crate::literal::{Interval, Lit, Slot, Var, bit};
use crate::model::SumCondition;
use crate::store::{Store, Wiped};

/// A part of a sum, as the propagator holds it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Addend {
    Scaled(i64, Interval),
    /// Where the weights of the variable's values begin.
    Weighted(u32, Var),
}

impl Addend {
    /// The smallest and largest value of the term for words as `word` gives them.
    fn range(self, pools: &Pools, word: impl Fn(Slot) -> u64) -> (i64, i64) {
        match self {
            Self::Scaled(factor, x) => {
                let (a, b) = (factor * word(x.lower()) as i64, factor * word(x.upper()) as i64);
                (a.min(b), a.max(b))
            }
            Self::Weighted(at, x) => {
                let weights = &pools.weights[at as usize..];
                let mut range = (i64::MAX, i64::MIN);
                let mut rest = word(x.slot());
                while rest != 0 {
                    let w = weights[rest.trailing_zeros() as usize];
                    range = (range.0.min(w), range.1.max(w));
                    rest &= rest - 1;
                }
                range
            }
        }
    }

    pub(crate) fn now(self, pools: &Pools, store: &Store) -> (i64, i64) {
        self.range(pools, |slot| store.word(slot))
    }

    /// The literal that the term is at least `bound`, for a mask of `size` values.
    fn at_least(self, pools: &Pools, bound: i64) -> Lit {
        match self {
            Self::Scaled(factor, x) if factor > 0 => {
                x.at_least(bound.div_euclid(factor) + i64::from(bound.rem_euclid(factor) != 0))
            }
            Self::Scaled(factor, x) => x.at_most((-bound).div_euclid(-factor)),
            Self::Weighted(at, x) => x.within(weights_where(pools, at, |w| w >= bound)),
        }
    }

    /// The literal that the term is at most `bound`.
    fn at_most(self, pools: &Pools, bound: i64) -> Lit {
        match self {
            Self::Scaled(factor, x) if factor > 0 => x.at_most(bound.div_euclid(factor)),
            Self::Scaled(factor, x) => {
                x.at_least((-bound).div_euclid(-factor) + i64::from((-bound).rem_euclid(-factor) != 0))
            }
            Self::Weighted(at, x) => x.within(weights_where(pools, at, |w| w <= bound)),
        }
    }

    pub(crate) fn slot(self) -> Slot {
        match self {
            Self::Scaled(_, x) => x.lower(),
            Self::Weighted(_, x) => x.slot(),
        }
    }
}

/// The values whose weight is so; weights of other variables behind them do no harm, their bits lie beyond the size.
fn weights_where(pools: &Pools, at: u32, wanted: impl Fn(i64) -> bool) -> u64 {
    let weights = &pools.weights[at as usize..];
    weights.iter().take(64).enumerate().fold(0, |mask, (v, &w)| if wanted(w) { mask | bit(v as u32) } else { mask })
}

/// `sum`, or `b <=> sum`. Bounds consistent, and domain consistent once all terms but one are fixed; O(terms) a pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Linear {
    pub(crate) b: Option<Lit>,
    pub(crate) terms: Part,
    pub(crate) sum: SumCondition,
}

// The notes: which bounds of the other terms an inference rests on, and whether `b` held or failed.
const MINIMA: u32 = 1;
const MAXIMA: u32 = 2;
const HOLDS: u32 = 4;
const FAILS: u32 = 8;
const DECIDES: u32 = 16;

impl Linear {
    pub(crate) fn terms<'a>(&self, pools: &'a Pools) -> &'a [Addend] {
        &pools.addends[self.terms.0 as usize..self.terms.1 as usize]
    }

    pub(crate) fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        for term in self.terms(pools) {
            wake(term.slot(), Event::Change);
            if !term.slot().is_mask() {
                wake(term.slot().opposite(), Event::Change);
            }
        }
        if let Some(b) = self.b {
            wake(b.slot, Event::Change);
            if !b.slot.is_mask() {
                wake(b.slot.opposite(), Event::Change);
            }
        }
    }

    pub(crate) fn propagate(&self, context: &mut Context<'_>) -> Result<(), Wiped> {
        match self.b {
            None => self.hold(context, self.sum, 0),
            Some(b) if context.store.holds(b) => self.hold(context, self.sum, HOLDS),
            Some(b) if context.store.fails(b) => self.hold(context, negation(self.sum), FAILS),
            Some(b) => self.decide(context, b),
        }
    }

    /// Decides the literal where the bounds do.
    fn decide(&self, context: &mut Context<'_>, b: Lit) -> Result<(), Wiped> {
        let (low, high) = self.total(context);
        let (holds, notes) = match self.sum {
            SumCondition::AtMost(c) if high <= c => (true, MAXIMA),
            SumCondition::AtMost(c) if low > c => (false, MINIMA),
            SumCondition::AtLeast(c) if low >= c => (true, MINIMA),
            SumCondition::AtLeast(c) if high < c => (false, MAXIMA),
            SumCondition::Equal(c) | SumCondition::NotEqual(c) if low > c => {
                (matches!(self.sum, SumCondition::NotEqual(_)), MINIMA)
            }
            SumCondition::Equal(c) | SumCondition::NotEqual(c) if high < c => {
                (matches!(self.sum, SumCondition::NotEqual(_)), MAXIMA)
            }
            SumCondition::Equal(c) if low == high => (low == c, MINIMA | MAXIMA),
            SumCondition::NotEqual(c) if low == high => (low != c, MINIMA | MAXIMA),
            _ => return Ok(()),
        };
        context.enforce(if holds { b } else { !b }, notes | DECIDES)?;
        Ok(())
    }

    fn total(&self, context: &Context<'_>) -> (i64, i64) {
        let terms = self.terms(context.pools).iter();
        terms.map(|t| t.now(context.pools, context.store)).fold((0, 0), |sum, t| (sum.0 + t.0, sum.1 + t.1))
    }

    /// Makes the sum compare so.
    fn hold(&self, context: &mut Context<'_>, sum: SumCondition, notes: u32) -> Result<(), Wiped> {
        let pools = context.pools;
        let terms = self.terms(pools);
        for pass in 0.. {
            let (low, high) = self.total(context);
            let mut changed = false;
            for &term in terms {
                let (own_low, own_high) = term.now(pools, context.store);
                let (others_low, others_high) = (low - own_low, high - own_high);
                match sum {
                    SumCondition::AtMost(c) => {
                        changed |= context.enforce(term.at_most(pools, c - others_low), notes | MINIMA)?;
                    }
                    SumCondition::AtLeast(c) => {
                        changed |= context.enforce(term.at_least(pools, c - others_high), notes | MAXIMA)?;
                    }
                    SumCondition::Equal(c) => {
                        changed |= context.enforce(term.at_most(pools, c - others_low), notes | MINIMA)?;
                        changed |= context.enforce(term.at_least(pools, c - others_high), notes | MAXIMA)?;
                        if others_low == others_high
                            && let Addend::Weighted(at, x) = term
                        {
                            let equal = weights_where(pools, at, |w| w == c - others_low);
                            changed |= context.keep(x, equal, notes | MINIMA | MAXIMA)?;
                        }
                    }
                    SumCondition::NotEqual(c) if others_low == others_high => match term {
                        Addend::Weighted(at, x) => {
                            let other = weights_where(pools, at, |w| w != c - others_low);
                            changed |= context.keep(x, other, notes | MINIMA | MAXIMA)?;
                        }
                        Addend::Scaled(factor, x) => {
                            let left = c - others_low;
                            let value = if left % factor == 0 { left / factor } else { continue };
                            if context.store.lower(x) == value {
                                changed |= context.enforce(x.at_least(value + 1), notes | MINIMA | MAXIMA)?;
                            }
                            if context.store.upper(x) == value {
                                changed |= context.enforce(x.at_most(value - 1), notes | MINIMA | MAXIMA)?;
                            }
                        }
                    },
                    SumCondition::NotEqual(_) => {}
                }
                if changed {
                    // The totals are stale.
                    break;
                }
            }
            let fixed = || terms.iter().all(|term| context.store.fixed(term.slot()));
            if !changed || (pass > PASSES * terms.len() && !fixed()) {
                break;
            }
        }
        Ok(())
    }

    pub(crate) fn explain(&self, inference: &Inference<'_>, out: &mut Explanation) {
        out.tags.push(inference.tag);
        let pools = inference.pools;
        let decides = inference.note & DECIDES != 0;
        if let Some(b) = self.b
            && !decides
        {
            out.because(if inference.note & HOLDS != 0 { b } else { !b });
        }
        let own = inference.lit.slot;
        for &term in self.terms(pools) {
            let mine = !decides && (term.slot() == own || (!own.is_mask() && term.slot() == own.opposite()));
            if mine {
                // A bound next to a forbidden value moves on from where it was.
                if let Addend::Scaled(..) = term
                    && inference.note & (MINIMA | MAXIMA) == MINIMA | MAXIMA
                {
                    out.because(Lit { slot: own, word: inference.word(own) });
                }
                continue;
            }
            let (low, high) = term.range(pools, |slot| inference.word(slot));
            if inference.note & MINIMA != 0 {
                out.because(term.at_least(pools, low));
            }
            if inference.note & MAXIMA != 0 {
                out.because(term.at_most(pools, high));
            }
        }
    }
}

pub(crate) fn negation(sum: SumCondition) -> SumCondition {
    match sum {
        SumCondition::Equal(c) => SumCondition::NotEqual(c),
        SumCondition::NotEqual(c) => SumCondition::Equal(c),
        SumCondition::AtMost(c) => SumCondition::AtLeast(c + 1),
        SumCondition::AtLeast(c) => SumCondition::AtMost(c - 1),
    }
}
