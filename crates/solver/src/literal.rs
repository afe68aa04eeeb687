//! Variables and literals, used alike in constraints, reasons, nogoods and assumptions.

use std::ops::Not;

/// A variable with at most 64 values, `0..size`, as a bit mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Var(pub(crate) u32);

/// A variable with a lower and an upper bound and no holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Interval(pub(crate) u32);

/// The index of one word of solver state: the mask of a [`Var`], or one bound of an [`Interval`].
///
/// Bounds carry the top bit; a lower bound has an even index and its upper bound the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Slot(pub(crate) u32);

const BOUND: u32 = 1 << 31;

/// What the word of a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SlotKind {
    Mask,
    Lower,
    Upper,
}

impl Slot {
    /// Returns the index in the arrays of state.
    #[inline]
    pub(crate) fn index(self) -> usize {
        (self.0 & !BOUND) as usize
    }

    #[inline]
    pub(crate) fn kind(self) -> SlotKind {
        if self.0 & BOUND == 0 {
            SlotKind::Mask
        } else if self.0 & 1 == 0 {
            SlotKind::Lower
        } else {
            SlotKind::Upper
        }
    }

    #[inline]
    pub(crate) fn is_mask(self) -> bool {
        self.0 & BOUND == 0
    }

    /// Returns the slot that represents the whole variable: a mask's own, or an interval's lower bound.
    #[inline]
    pub(crate) fn variable(self) -> Self {
        if self.kind() == SlotKind::Upper { self.opposite() } else { self }
    }

    /// Returns the interval whose lower bound this is.
    pub(crate) fn interval(self) -> Interval {
        Interval(self.0 & !BOUND)
    }

    /// Returns the other bound of the same interval.
    #[inline]
    pub(crate) fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl Var {
    #[inline]
    pub(crate) fn slot(self) -> Slot {
        Slot(self.0)
    }

    /// Returns the literal `[x = v]`.
    #[inline]
    pub fn is(self, v: u32) -> Lit {
        self.within(bit(v))
    }

    /// Returns the literal `[x != v]`.
    #[inline]
    pub fn is_not(self, v: u32) -> Lit {
        self.within(!bit(v))
    }

    /// Returns the literal `[x <= v]`.
    #[inline]
    pub fn at_most(self, v: u32) -> Lit {
        self.within(up_to(v))
    }

    /// Returns the literal `[x >= v]`.
    #[inline]
    pub fn at_least(self, v: u32) -> Lit {
        self.within(!(bit(v).wrapping_sub(1)))
    }

    /// Returns the literal that `x` has one of the values in `mask`: a disjunction of `[x = v]` in one word.
    #[inline]
    pub fn within(self, mask: u64) -> Lit {
        Lit { slot: self.slot(), word: mask }
    }
}

impl Interval {
    #[inline]
    pub(crate) fn lower(self) -> Slot {
        Slot(self.0 | BOUND)
    }

    #[inline]
    pub(crate) fn upper(self) -> Slot {
        Slot((self.0 + 1) | BOUND)
    }

    /// Returns the literal `[x <= v]`.
    #[inline]
    pub fn at_most(self, v: i64) -> Lit {
        Lit { slot: self.upper(), word: v as u64 }
    }

    /// Returns the literal `[x >= v]`.
    #[inline]
    pub fn at_least(self, v: i64) -> Lit {
        Lit { slot: self.lower(), word: v as u64 }
    }
}

/// A literal: a mask variable lies within a set, or an interval on one side of a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit {
    pub(crate) slot: Slot,
    pub(crate) word: u64,
}

impl Lit {
    /// Returns the mask variable and its allowed values, or `None` if the literal is about an interval.
    pub fn as_within(self) -> Option<(Var, u64)> {
        self.slot.is_mask().then_some((Var(self.slot.0), self.word))
    }

    /// Returns the disjunction of two literals about the same slot.
    pub(crate) fn or(self, other: Self) -> Self {
        let word = match self.slot.kind() {
            SlotKind::Mask => self.word | other.word,
            SlotKind::Lower => (self.word as i64).min(other.word as i64) as u64,
            SlotKind::Upper => (self.word as i64).max(other.word as i64) as u64,
        };
        Self { slot: self.slot, word }
    }
}

impl Not for Lit {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        match self.slot.kind() {
            SlotKind::Mask => Self { slot: self.slot, word: !self.word },
            SlotKind::Lower => Self { slot: self.slot.opposite(), word: (self.word as i64).saturating_sub(1) as u64 },
            SlotKind::Upper => Self { slot: self.slot.opposite(), word: (self.word as i64).saturating_add(1) as u64 },
        }
    }
}

/// Returns the mask of one value; empty for 64 and above.
#[inline]
pub(crate) fn bit(v: u32) -> u64 {
    1u64.checked_shl(v).unwrap_or(0)
}

/// Returns the mask of the values `0..=v`.
#[inline]
pub(crate) fn up_to(v: u32) -> u64 {
    if v >= 63 { u64::MAX } else { (2 << v) - 1 }
}

/// Returns the mask of the values `0..size`.
#[inline]
pub(crate) fn first(size: u32) -> u64 {
    if size == 0 { 0 } else { up_to(size - 1) }
}
