//! Two lists of variables have the same values, each as often: equal as multisets.
//!
//! Counts are kept for all values at once, a bit plane for each binary digit.

use super::{Context, Event, Explanation, Inference, Part, Pools};
use crate::literal::{Slot, Var, bit};
use crate::store::Wiped;

/// Every value occurs as often on the left as on the right. Bounds consistent on the number of times of each value;
/// O(variables) words a pass, and a pass for each round of news.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MultisetEquality {
    pub(crate) left: Part,
    pub(crate) right: Part,
}

/// The most variables on one side.
pub(crate) const MOST: usize = (1 << DIGITS) - 1;

const DIGITS: usize = 4;

/// The note of a value that had to leave because its side has it as often as the other side can. The note of a value
/// that a variable has to take, because the other side has it as often as its own side can, is one more than the value.
const FULL: u32 = 0;

/// For each value a number below 16, digit by digit.
type Counts = [u64; DIGITS];

/// How often the variables of a side may have each value, and how often they do.
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

impl MultisetEquality {
    pub(crate) fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        for x in pools.vars(self.left).iter().chain(pools.vars(self.right)) {
            wake(x.slot(), Event::Change);
        }
    }

    pub(crate) fn propagate(&self, context: &mut Context<'_>) -> Result<(), Wiped> {
        let pools = context.pools;
        let (left, right) = (pools.vars(self.left), pools.vars(self.right));
        loop {
            let (of_left, of_right) = (Side::of(context, left), Side::of(context, right));
            let news = narrow(context, left, of_left, of_right)?;
            if !narrow(context, right, of_right, of_left)? && !news {
                return Ok(());
            }
        }
    }

    pub(crate) fn explain(&self, inference: &Inference<'_>, out: &mut Explanation) {
        let slot = inference.lit.slot;
        let (left, right) = (inference.pools.vars(self.left), inference.pools.vars(self.right));
        let (own, other) = if left.iter().any(|x| x.slot() == slot) { (left, right) } else { (right, left) };
        out.tags.push(inference.tag);
        // One side cannot have the values more often, the other has them as often already.
        let (values, short, enough) = match inference.note.checked_sub(1) {
            None => (inference.removed() & inference.word(slot), other, own),
            Some(v) => (bit(v), own, other),
        };
        let mut missing: Counts = [0; DIGITS];
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
                take(&mut missing, mask);
                out.because_without(x, !mask);
            }
        }
    }
}

/// Narrows the variables of one side by the counts of both. Whether something changed.
fn narrow(context: &mut Context<'_>, vars: &[Var], own: Side, other: Side) -> Result<bool, Wiped> {
    let (over, full) = compare(own.fixed, other.possible);
    let (_, needed) = compare(other.fixed, own.possible);
    let (full, needed) = (full & any(own.possible), needed & any(own.possible));
    let mut news = false;
    if over | full | needed == 0 {
        return Ok(news);
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
            news |= context.keep(x, !full, FULL)?;
        }
        let wanted = mask & !full & needed;
        if wanted != 0 {
            let v = wanted.trailing_zeros();
            news |= context.keep(x, bit(v), v + 1)?;
        }
    }
    Ok(news)
}

#[inline]
fn is_single(mask: u64) -> bool {
    mask & mask.wrapping_sub(1) == 0
}

/// One more for each value of the mask.
#[inline]
fn add(counts: &mut Counts, mask: u64) {
    let mut carry = mask;
    for digit in counts {
        (*digit, carry) = (*digit ^ carry, *digit & carry);
    }
}

/// One less for each value of the mask, none of which is at zero.
fn take(counts: &mut Counts, mask: u64) {
    let mut borrow = mask;
    for digit in counts {
        (*digit, borrow) = (*digit ^ borrow, !*digit & borrow);
    }
}

/// The values whose count is not zero.
#[inline]
fn any(counts: Counts) -> u64 {
    counts.iter().fold(0, |all, digit| all | digit)
}

/// The values whose first count is the larger, and those with equal counts.
#[inline]
fn compare(first: Counts, second: Counts) -> (u64, u64) {
    let (mut larger, mut equal) = (0, !0);
    for (a, b) in first.into_iter().zip(second).rev() {
        larger |= equal & a & !b;
        equal &= !(a ^ b);
    }
    (larger, equal)
}
