//! The state of a search: one word a slot, and the trail that takes it back.
//!
//! Every change carries its reason, so that it can be explained later as a clause over literals.

use crate::literal::{Interval, Lit, Slot, Var, Word};

/// Why a word changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// A choice of the search or an assumption.
    Decision,
    /// The other branch of a choice was refuted; only plain search makes these, and never explains them.
    Refuted,
    /// A unit of the model.
    Unit(u32),
    /// A propagator, with a word of its own for the explanation.
    Propagator(u32, u32),
    /// A clause, stated or learned.
    Clause(u32),
}

/// One change of one word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) old: u64,
    pub(crate) slot: Slot,
    pub(crate) reason: Reason,
    /// The entry that changed the same slot before, or [`NEVER`].
    pub(crate) previous: u32,
    pub(crate) level: u32,
}

/// No entry.
pub(crate) const NEVER: u32 = u32::MAX;

/// A variable without a value: the conflict. Its slot is an interval's changed bound, or a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wiped(pub(crate) Slot);

/// The words of all slots and how they came about.
#[derive(Clone, Debug, Default)]
pub(crate) struct Store {
    words: Vec<u64>,
    pub(crate) trail: Vec<Entry>,
    /// The latest entry of each slot.
    last: Vec<u32>,
    /// Where each level begins on the trail.
    levels: Vec<u32>,
}

impl Store {
    pub(crate) fn new(words: &[u64]) -> Self {
        Self {
            words: words.to_vec(),
            trail: Vec::with_capacity(words.len() * 4),
            last: vec![NEVER; words.len()],
            levels: Vec::with_capacity(32),
        }
    }

    #[inline]
    pub(crate) fn mask(&self, x: Var) -> u64 {
        self.words[x.slot().index()]
    }

    #[inline]
    pub(crate) fn word(&self, slot: Slot) -> u64 {
        self.words[slot.index()]
    }

    #[inline]
    pub(crate) fn lower(&self, x: Interval) -> i64 {
        self.words[x.lower().index()] as i64
    }

    #[inline]
    pub(crate) fn upper(&self, x: Interval) -> i64 {
        self.words[x.upper().index()] as i64
    }

    /// Whether the literal holds already.
    #[inline]
    pub(crate) fn holds(&self, lit: Lit) -> bool {
        let word = self.words[lit.slot.index()];
        match lit.slot.word() {
            Word::Mask => word & !lit.word == 0,
            Word::Lower => word as i64 >= lit.word as i64,
            Word::Upper => word as i64 <= lit.word as i64,
        }
    }

    /// Whether the literal cannot hold any more.
    #[inline]
    pub(crate) fn fails(&self, lit: Lit) -> bool {
        match lit.slot.word() {
            Word::Mask => self.words[lit.slot.index()] & lit.word == 0,
            Word::Lower => (self.words[lit.slot.opposite().index()] as i64) < lit.word as i64,
            Word::Upper => self.words[lit.slot.opposite().index()] as i64 > lit.word as i64,
        }
    }

    /// Whether an interval's lower bound has passed the upper one.
    #[inline]
    pub(crate) fn crossed(&self, slot: Slot) -> bool {
        let (word, other) = (self.words[slot.index()] as i64, self.words[slot.opposite().index()] as i64);
        if slot.word() == Word::Lower { word > other } else { word < other }
    }

    /// Whether the variable of this slot has one value.
    #[inline]
    pub(crate) fn fixed(&self, slot: Slot) -> bool {
        let word = self.words[slot.index()];
        if slot.is_mask() { word & word.wrapping_sub(1) == 0 } else { word == self.words[slot.opposite().index()] }
    }

    /// Removes from a mask all values outside of `keep`. True if something changed.
    ///
    /// An empty mask is written too, so that the conflict has its entry on the trail.
    #[inline]
    pub(crate) fn keep(&mut self, x: Var, keep: u64, reason: Reason) -> Result<bool, Wiped> {
        let slot = x.slot();
        let old = self.words[slot.index()];
        let new = old & keep;
        if new == old {
            return Ok(false);
        }
        self.write(slot, old, new, reason);
        if new == 0 { Err(Wiped(slot)) } else { Ok(true) }
    }

    /// Makes the literal hold. True if something changed.
    #[inline]
    pub(crate) fn enforce(&mut self, lit: Lit, reason: Reason) -> Result<bool, Wiped> {
        let old = self.words[lit.slot.index()];
        match lit.slot.word() {
            Word::Mask => return self.keep(Var(lit.slot.0), lit.word, reason),
            Word::Lower if old as i64 >= lit.word as i64 => return Ok(false),
            Word::Upper if old as i64 <= lit.word as i64 => return Ok(false),
            Word::Lower | Word::Upper => {}
        }
        self.write(lit.slot, old, lit.word, reason);
        let crossed = match lit.slot.word() {
            Word::Lower => lit.word as i64 > self.words[lit.slot.opposite().index()] as i64,
            _ => (lit.word as i64) < self.words[lit.slot.opposite().index()] as i64,
        };
        if crossed { Err(Wiped(lit.slot)) } else { Ok(true) }
    }

    #[inline]
    fn write(&mut self, slot: Slot, old: u64, new: u64, reason: Reason) {
        let index = slot.index();
        let at = self.trail.len() as u32;
        self.trail.push(Entry { old, slot, reason, previous: self.last[index], level: self.levels.len() as u32 });
        self.last[index] = at;
        self.words[index] = new;
    }

    /// The number of open levels.
    #[inline]
    pub(crate) fn level(&self) -> u32 {
        self.levels.len() as u32
    }

    #[inline]
    pub(crate) fn open_level(&mut self) {
        self.levels.push(self.trail.len() as u32);
    }

    /// Where on the trail the level begins.
    pub(crate) fn level_start(&self, level: u32) -> u32 {
        if level == 0 { 0 } else { self.levels.get(level as usize - 1).map_or(self.trail.len() as u32, |&start| start) }
    }

    /// Takes back all changes above `level`.
    pub(crate) fn back_to(&mut self, level: u32) {
        if let Some(&start) = self.levels.get(level as usize) {
            while self.trail.len() > start as usize {
                self.undo();
            }
            self.levels.truncate(level as usize);
        }
    }

    /// Copies all words.
    pub(crate) fn copy_words(&self, into: &mut [u64]) {
        into.copy_from_slice(&self.words);
    }

    /// Takes back everything.
    pub(crate) fn clear(&mut self) {
        while self.undo().is_some() {}
        self.levels.clear();
    }

    /// Takes back the latest change.
    #[inline]
    pub(crate) fn undo(&mut self) -> Option<Entry> {
        let entry = self.trail.pop()?;
        self.words[entry.slot.index()] = entry.old;
        self.last[entry.slot.index()] = entry.previous;
        Some(entry)
    }

    /// The latest entry of the slot, or [`NEVER`].
    #[inline]
    pub(crate) fn latest(&self, slot: Slot) -> u32 {
        self.last[slot.index()]
    }

    /// The word that the slot had before the entry at `position` was written.
    pub(crate) fn word_before(&self, slot: Slot, position: u32) -> u64 {
        let mut word = self.words[slot.index()];
        let mut at = self.last[slot.index()];
        while at != NEVER && at >= position {
            let entry = &self.trail[at as usize];
            word = entry.old;
            at = entry.previous;
        }
        word
    }
}
