//! Multiset equality: every value occurs equally often in two lists of variables.
//!
//! Counts for all values are held together, as one bit plane per binary digit.

use std::collections::BTreeSet;

use super::{Context, Definition, Event, Explanation, InferenceContext, PoolRange, Pools};
use crate::cnf::{Encoder, TooLarge};
use crate::constraint::Constraint;
use crate::literal::{Slot, Var, bit};
use crate::model::Model;
use crate::store::Conflict;

/// Every value occurs as often on the left as on the right. Bounds consistent on the number of occurrences of each
/// value; O(variables) words per pass; repeats until nothing changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MultisetEquality {
    pub(crate) left: PoolRange,
    pub(crate) right: PoolRange,
}

/// Maximum number of variables on one side.
pub(crate) const MAX_SIDE_VARIABLES: usize = (1 << COUNT_BITS) - 1;

/// Number of bits of the count of a value.
const COUNT_BITS: usize = 4;

/// The note of the removal of a value that the own side has as often as the other side can. If a variable must take a
/// value, because the other side has it as often as the own side can, the note is one more than the value.
const FULL: u32 = 0;

/// The count of each value, as bit planes from the lowest bit.
type Counts = [u64; COUNT_BITS];

/// How many variables of a side can have each value, and how many are fixed to it.
#[derive(Clone, Copy, Debug, Default)]
struct Side {
    possible: Counts,
    fixed: Counts,
}

impl Side {
    #[inline]
    fn of(context: &Context<'_>, vars: &[Var]) -> Self {
        let mut side = Self::default();
        for &x in vars {
            let mask = context.mask(x);
            add(&mut side.possible, mask);
            if is_single(mask) {
                add(&mut side.fixed, mask);
            }
        }
        side
    }
}

impl Definition for MultisetEquality {
    fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        for x in pools.vars(self.left).iter().chain(pools.vars(self.right)) {
            wake(x.slot(), Event::Change);
        }
    }

    fn propagate(&self, context: &mut Context<'_>) -> Result<(), Conflict> {
        let pools = context.pools;
        let (left, right) = (pools.vars(self.left), pools.vars(self.right));
        loop {
            let (of_left, of_right) = (Side::of(context, left), Side::of(context, right));
            let changed = narrow(context, left, of_left, of_right)?;
            if !narrow(context, right, of_right, of_left)? && !changed {
                return Ok(());
            }
        }
    }

    fn explain(&self, inference: &InferenceContext<'_>, out: &mut Explanation) {
        let slot = inference.lit.slot;
        let (left, right) = (inference.pools.vars(self.left), inference.pools.vars(self.right));
        let (own, other) = if left.iter().any(|x| x.slot() == slot) { (left, right) } else { (right, left) };
        out.tags.push(inference.tag);
        // The `short` side cannot have the values more often, and the `enough` side already has them as often.
        let (values, short, enough) = match inference.note.checked_sub(1) {
            None => (inference.removed() & inference.word(slot), other, own),
            Some(v) => (bit(v), own, other),
        };
        let mut missing: Counts = [0; COUNT_BITS];
        for &x in short {
            let mask = inference.mask(x);
            add(&mut missing, mask & values);
            if values & !mask != 0 {
                out.because_without(x, values & !mask);
            }
        }
        for &x in enough.iter().filter(|x| x.slot() != slot) {
            let mask = inference.mask(x);
            if is_single(mask) && mask & values & any(missing) != 0 {
                subtract(&mut missing, mask);
                out.because_without(x, !mask);
            }
        }
    }

    fn constraint<'m>(&self, model: &'m Model) -> Constraint<'m> {
        Constraint::MultisetEquality(model.pools.vars(self.left), model.pools.vars(self.right))
    }

    fn only(&self, note: u32) -> Option<u32> {
        note.checked_sub(1)
    }

    /// For each value, the left variables with the value and the right variables without it are as many as the right
    /// ones.
    fn encode(&self, encoder: &mut Encoder<'_>) -> Result<(), TooLarge> {
        let side = |part| encoder.model.pools.vars(part).iter().map(|&x| encoder.var(x)).collect::<Vec<_>>();
        let (left, right) = (side(self.left), side(self.right));
        let values: BTreeSet<i64> = left.iter().chain(&right).flat_map(|x| x.values.iter().copied()).collect();
        for v in values {
            let on_the_right: Vec<i32> = right.iter().filter_map(|x| x.literal(v)).collect();
            let on_the_left = left.iter().filter_map(|x| x.literal(v));
            let literals: Vec<i32> = on_the_left.chain(on_the_right.iter().map(|literal| -literal)).collect();
            let count = on_the_right.len() as i64;
            encoder.count(&literals, count, count)?;
        }
        Ok(())
    }
}

/// Narrows the variables of one side by the counts of both. Returns whether a variable changed.
fn narrow(context: &mut Context<'_>, vars: &[Var], own: Side, other: Side) -> Result<bool, Conflict> {
    let (over, full) = compare(own.fixed, other.possible);
    let (_, needed) = compare(other.fixed, own.possible);
    let (full, needed) = (full & any(own.possible), needed & any(own.possible));
    let mut changed = false;
    if over | full | needed == 0 {
        return Ok(changed);
    }
    for &x in vars {
        let mask = context.mask(x);
        if is_single(mask) {
            if mask & over != 0 {
                context.keep(x, !mask, FULL)?;
            }
            continue;
        }
        if mask & full != 0 {
            changed |= context.keep(x, !full, FULL)?;
        }
        let wanted = mask & !full & needed;
        if wanted != 0 {
            let v = wanted.trailing_zeros();
            changed |= context.keep(x, bit(v), v + 1)?;
        }
    }
    Ok(changed)
}

#[inline]
fn is_single(mask: u64) -> bool {
    mask & mask.wrapping_sub(1) == 0
}

/// Adds one to the count of each value of the mask.
#[inline]
fn add(counts: &mut Counts, mask: u64) {
    let mut carry = mask;
    for digit in counts {
        (*digit, carry) = (*digit ^ carry, *digit & carry);
    }
}

/// Subtracts one from the count of each value of the mask; none may be zero.
fn subtract(counts: &mut Counts, mask: u64) {
    let mut borrow = mask;
    for digit in counts {
        (*digit, borrow) = (*digit ^ borrow, !*digit & borrow);
    }
}

/// Returns the values whose count is not zero.
#[inline]
fn any(counts: Counts) -> u64 {
    counts.iter().fold(0, |all, digit| all | digit)
}

/// Returns the values whose first count is larger, and those with equal counts.
#[inline]
fn compare(first: Counts, second: Counts) -> (u64, u64) {
    let (mut larger, mut equal) = (0, !0);
    for (a, b) in first.into_iter().zip(second).rev() {
        larger |= equal & a & !b;
        equal &= !(a ^ b);
    }
    (larger, equal)
}
