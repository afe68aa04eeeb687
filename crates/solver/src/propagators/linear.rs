//! A condition on a sum, optionally equivalent to a literal.

mod encode;
mod explain;

use super::{Context, Definition, Event, Explanation, InferenceContext, MAX_PASSES, PoolRange, Pools};
use crate::cnf::{Encoder, TooLarge};
use crate::constraint::Constraint;
use crate::count::Residual;
use crate::literal::{Interval, Lit, Slot, Var, bit};
use crate::model::{Model, SumCondition, Term};
use crate::store::{Conflict, Store};

/// A term of a sum in the form that the propagator uses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Addend {
    /// A coefficient and an interval.
    Scaled(i64, Interval),
    /// The pool index of the weights of a variable's values, and the variable.
    Weighted(u32, Var),
}

impl Addend {
    /// Returns the smallest and largest value of the term, if `word` gives the words of the slots.
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

    /// Returns the smallest and largest value of the term in the current state.
    pub(crate) fn now(self, pools: &Pools, store: &Store) -> (i64, i64) {
        self.range(pools, |slot| store.word(slot))
    }

    /// Returns the literal that the term is at least `bound`.
    fn at_least(self, pools: &Pools, bound: i64) -> Lit {
        match self {
            Self::Scaled(factor, x) if factor > 0 => {
                x.at_least(bound.div_euclid(factor) + i64::from(bound.rem_euclid(factor) != 0))
            }
            Self::Scaled(factor, x) => x.at_most((-bound).div_euclid(-factor)),
            Self::Weighted(at, x) => x.within(weights_where(pools, at, |w| w >= bound)),
        }
    }

    /// Returns the literal that the term is at most `bound`.
    fn at_most(self, pools: &Pools, bound: i64) -> Lit {
        match self {
            Self::Scaled(factor, x) if factor > 0 => x.at_most(bound.div_euclid(factor)),
            Self::Scaled(factor, x) => {
                x.at_least((-bound).div_euclid(-factor) + i64::from((-bound).rem_euclid(-factor) != 0))
            }
            Self::Weighted(at, x) => x.within(weights_where(pools, at, |w| w <= bound)),
        }
    }

    /// Returns the term as public data.
    fn public(self, model: &Model) -> Term<'_> {
        match self {
            Self::Scaled(factor, x) => Term::Scaled(factor, x),
            Self::Weighted(at, x) => {
                let end = at + model.size(x);
                Term::Weighted(&model.pools.weights[at as usize..end as usize], x)
            }
        }
    }

    pub(crate) fn slot(self) -> Slot {
        match self {
            Self::Scaled(_, x) => x.lower(),
            Self::Weighted(_, x) => x.slot(),
        }
    }
}

/// Returns the values whose weight satisfies the predicate. The weights of other variables, which follow in the pool,
/// give bits beyond the variable's size.
fn weights_where(pools: &Pools, at: u32, wanted: impl Fn(i64) -> bool) -> u64 {
    let weights = &pools.weights[at as usize..];
    weights.iter().take(64).enumerate().fold(0, |mask, (v, &w)| if wanted(w) { mask | bit(v as u32) } else { mask })
}

/// `sum`, or `b <=> sum`. [`Model::linear_iff`](crate::Model::linear_iff) states the consistency level; O(terms) per
/// pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Linear {
    pub(crate) b: Option<Lit>,
    pub(crate) terms: PoolRange,
    pub(crate) sum: SumCondition,
}

/// Note: the inference follows from the minima of the other terms.
const MINIMA: u32 = 1;
/// Note: the inference follows from the maxima of the other terms.
const MAXIMA: u32 = 2;
/// Note: the inference follows from `b`.
const HOLDS: u32 = 4;
/// Note: the inference follows from the negation of `b`.
const FAILS: u32 = 8;
/// Note: the inference decides `b`.
const DECIDES: u32 = 16;

impl Definition for Linear {
    fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
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

    fn propagate(&self, context: &mut Context<'_>) -> Result<(), Conflict> {
        match self.b {
            None => self.hold(context, self.sum, 0),
            Some(b) if context.store.holds(b) => self.hold(context, self.sum, HOLDS),
            Some(b) if context.store.fails(b) => self.hold(context, negation(self.sum), FAILS),
            Some(b) => self.decide(context, b),
        }
    }

    fn explain(&self, inference: &InferenceContext<'_>, out: &mut Explanation) {
        explain::explain(self, inference, out);
    }

    fn constraint<'m>(&self, model: &'m Model) -> Constraint<'m> {
        let terms = self.terms(&model.pools).iter();
        Constraint::Linear(self.b, terms.map(|&term| term.public(model)).collect(), self.sum)
    }

    fn residual(&self, store: &Store, pools: &Pools, residual: &mut Residual) -> bool {
        let sum = match self.b {
            None => Some(self.sum),
            Some(b) if store.holds(b) => Some(self.sum),
            Some(b) if store.fails(b) => Some(negation(self.sum)),
            Some(b) => {
                residual.open.push(b.slot.variable());
                None
            }
        };
        let (mut low, mut high, mut fixed_sum) = (0, 0, 0);
        for term in self.terms(pools) {
            let (low_term, high_term) = term.now(pools, store);
            low += low_term;
            high += high_term;
            if low_term == high_term {
                fixed_sum += low_term;
            } else {
                residual.open.push(term.slot().variable());
            }
        }
        residual.context.push(fixed_sum as u64);
        residual.context.push(match (self.b, sum) {
            (_, None) => 2,
            (Some(b), _) if store.fails(b) => 0,
            _ => 1,
        });
        match sum {
            None => true,
            Some(SumCondition::AtMost(c)) => high > c,
            Some(SumCondition::AtLeast(c)) => low < c,
            Some(SumCondition::Equal(_)) => low < high,
            Some(SumCondition::NotEqual(c)) => low <= c && c <= high,
        }
    }

    fn encode(&self, encoder: &mut Encoder<'_>) -> Result<(), TooLarge> {
        encode::encode(self, encoder)
    }
}

impl Linear {
    pub(crate) fn terms<'a>(&self, pools: &'a Pools) -> &'a [Addend] {
        &pools.addends[self.terms.0 as usize..self.terms.1 as usize]
    }

    /// Decides the literal if the bounds of the sum do.
    fn decide(&self, context: &mut Context<'_>, b: Lit) -> Result<(), Conflict> {
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

    /// Returns the smallest and largest value of the sum.
    fn total(&self, context: &Context<'_>) -> (i64, i64) {
        let terms = self.terms(context.pools).iter();
        terms.map(|t| t.now(context.pools, context.store)).fold((0, 0), |sum, t| (sum.0 + t.0, sum.1 + t.1))
    }

    /// Enforces the condition on the sum.
    fn hold(&self, context: &mut Context<'_>, sum: SumCondition, notes: u32) -> Result<(), Conflict> {
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
                    // `low` and `high` are out of date.
                    break;
                }
            }
            let fixed = || terms.iter().all(|term| context.store.fixed(term.slot()));
            if !changed || (pass > MAX_PASSES * terms.len() && !fixed()) {
                break;
            }
        }
        Ok(())
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
