//! What a conflict or an inference rests on: for each slot what had to be gone.

use crate::literal::{Lit, Slot, Word};
use crate::store::Entry;

/// For each slot what has to be gone: a mask of values, or a bound.
#[derive(Clone, Debug)]
pub(crate) struct Needs {
    words: Vec<u64>,
}

impl Needs {
    pub(crate) fn new(slots: usize) -> Self {
        Self { words: vec![0; slots] }
    }

    pub(crate) fn none(slot: Slot) -> u64 {
        match slot.word() {
            Word::Mask => 0,
            Word::Lower => i64::MIN as u64,
            Word::Upper => i64::MAX as u64,
        }
    }

    #[inline]
    pub(crate) fn get(&self, slot: Slot) -> u64 {
        self.words[slot.index()]
    }

    #[inline]
    pub(crate) fn set(&mut self, slot: Slot, need: u64) {
        self.words[slot.index()] = need;
    }
}

/// The part of `need` that is not yet met by a slot with this `word`.
#[inline]
pub(crate) fn unmet(slot: Slot, need: u64, word: u64) -> u64 {
    match slot.word() {
        Word::Mask => need & word,
        Word::Lower if need as i64 > word as i64 => need,
        Word::Upper if (need as i64) < word as i64 => need,
        Word::Lower | Word::Upper => Needs::none(slot),
    }
}

/// The number of things that `need` asks for.
#[inline]
pub(crate) fn weight(slot: Slot, need: u64) -> u32 {
    if slot.is_mask() { need.count_ones() } else { u32::from(need != Needs::none(slot)) }
}

/// What of `need` the entry met, when it turned `entry.old` into `new`.
#[inline]
pub(crate) fn met_by(entry: &Entry, need: u64, new: u64) -> u64 {
    match entry.slot.word() {
        Word::Mask => need & entry.old & !new,
        _ if unmet(entry.slot, need, entry.old) != Needs::none(entry.slot)
            && unmet(entry.slot, need, new) == Needs::none(entry.slot) =>
        {
            need
        }
        _ => Needs::none(entry.slot),
    }
}

/// The literal that says that `need` is met.
#[inline]
pub(crate) fn literal(slot: Slot, need: u64) -> Lit {
    Lit { slot, word: if slot.is_mask() { !need } else { need } }
}

/// Whether the literal holds where the slots have these words.
#[inline]
pub(crate) fn holds_in(words: &[u64], lit: Lit) -> bool {
    unmet(lit.slot, need_of(lit), words[lit.slot.index()]) == Needs::none(lit.slot)
}

/// The need that a literal that holds stands for.
#[inline]
pub(crate) fn need_of(lit: Lit) -> u64 {
    if lit.slot.is_mask() { !lit.word } else { lit.word }
}

/// Both needs.
#[inline]
pub(crate) fn union(slot: Slot, a: u64, b: u64) -> u64 {
    match slot.word() {
        Word::Mask => a | b,
        Word::Lower => (a as i64).max(b as i64) as u64,
        Word::Upper => (a as i64).min(b as i64) as u64,
    }
}

/// What is left of `need` once `met` is.
#[inline]
pub(crate) fn without(slot: Slot, need: u64, met: u64) -> u64 {
    if slot.is_mask() { need & !met } else { Needs::none(slot) }
}
