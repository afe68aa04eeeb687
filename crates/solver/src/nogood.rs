//! The reason literals of a conflict or an inference, one word for each slot.
//!
//! A *required* word says what a reason literal requires of its slot: the values that are removed from a mask, or the
//! bound that an interval has reached.

use crate::literal::{Lit, Slot, SlotKind};
use crate::store::TrailEntry;

/// The required word of each slot.
#[derive(Clone, Debug)]
pub(crate) struct Nogood {
    words: Vec<u64>,
}

impl Nogood {
    pub(crate) fn new(slots: usize) -> Self {
        Self { words: vec![0; slots] }
    }

    /// Returns the word that requires nothing of the slot.
    pub(crate) fn none(slot: Slot) -> u64 {
        match slot.kind() {
            SlotKind::Mask => 0,
            SlotKind::Lower => i64::MIN as u64,
            SlotKind::Upper => i64::MAX as u64,
        }
    }

    #[inline]
    pub(crate) fn get(&self, slot: Slot) -> u64 {
        self.words[slot.index()]
    }

    #[inline]
    pub(crate) fn set(&mut self, slot: Slot, required: u64) {
        self.words[slot.index()] = required;
    }
}

/// Returns the part of `required` that a slot with this `word` does not satisfy yet.
#[inline]
pub(crate) fn unsatisfied(slot: Slot, required: u64, word: u64) -> u64 {
    match slot.kind() {
        SlotKind::Mask => required & word,
        SlotKind::Lower if required as i64 > word as i64 => required,
        SlotKind::Upper if (required as i64) < word as i64 => required,
        SlotKind::Lower | SlotKind::Upper => Nogood::none(slot),
    }
}

/// Returns the number of removed values or bounds in `required`.
#[inline]
pub(crate) fn weight(slot: Slot, required: u64) -> u32 {
    if slot.is_mask() { required.count_ones() } else { u32::from(required != Nogood::none(slot)) }
}

/// Returns the part of `required` that the entry satisfied by changing `entry.old` to `new`.
#[inline]
pub(crate) fn satisfied_by(entry: &TrailEntry, required: u64, new: u64) -> u64 {
    match entry.slot.kind() {
        SlotKind::Mask => required & entry.old & !new,
        _ if unsatisfied(entry.slot, required, entry.old) != Nogood::none(entry.slot)
            && unsatisfied(entry.slot, required, new) == Nogood::none(entry.slot) =>
        {
            required
        }
        _ => Nogood::none(entry.slot),
    }
}

/// Returns the literal that holds exactly if `required` is satisfied.
#[inline]
pub(crate) fn literal(slot: Slot, required: u64) -> Lit {
    Lit { slot, word: if slot.is_mask() { !required } else { required } }
}

/// Returns whether the literal holds if the slots have these words.
#[inline]
pub(crate) fn holds_in(words: &[u64], lit: Lit) -> bool {
    unsatisfied(lit.slot, required_by(lit), words[lit.slot.index()]) == Nogood::none(lit.slot)
}

/// Returns the required word of a literal that holds: the inverse of [`literal`].
#[inline]
pub(crate) fn required_by(lit: Lit) -> u64 {
    if lit.slot.is_mask() { !lit.word } else { lit.word }
}

/// Returns the word that requires both.
#[inline]
pub(crate) fn union(slot: Slot, a: u64, b: u64) -> u64 {
    match slot.kind() {
        SlotKind::Mask => a | b,
        SlotKind::Lower => (a as i64).max(b as i64) as u64,
        SlotKind::Upper => (a as i64).min(b as i64) as u64,
    }
}

/// Returns `required` without `satisfied`, a part of it.
#[inline]
pub(crate) fn without(slot: Slot, required: u64, satisfied: u64) -> u64 {
    if slot.is_mask() { required & !satisfied } else { Nogood::none(slot) }
}
