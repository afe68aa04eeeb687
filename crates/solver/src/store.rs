//! The state of a search: one word per slot, and the trail of changes for backtracking.
//!
//! Every change carries its reason, so that it can be explained later as a clause over literals.

use crate::literal::{Interval, Lit, Slot, SlotKind, Var};

/// Why a word changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// A decision of the search or an assumption.
    Decision,
    /// The negation of a refuted decision. Only plain search makes these, and it never explains them.
    Refuted,
    /// A unit of the model.
    Unit(u32),
    /// A propagator, with a note that it needs for the explanation.
    Propagator(u32, u32),
    /// A clause, stated or learned.
    Clause(u32),
}

/// A change of one word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrailEntry {
    pub(crate) old: u64,
    pub(crate) slot: Slot,
    pub(crate) reason: Reason,
    /// The previous entry of the same slot, or [`NO_ENTRY`].
    pub(crate) previous: u32,
    pub(crate) level: u32,
}

/// The trail position that stands for no entry.
pub(crate) const NO_ENTRY: u32 = u32::MAX;

/// A conflict: a variable without a value. The slot is a mask, or the bound of an interval that passed the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Conflict(pub(crate) Slot);

/// The words of all slots and the trail of their changes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Store {
    words: Vec<u64>,
    pub(crate) trail: Vec<TrailEntry>,
    /// The trail position of the latest entry of each slot.
    last: Vec<u32>,
    /// The trail position at which each level begins.
    levels: Vec<u32>,
}

impl Store {
    pub(crate) fn new(words: &[u64]) -> Self {
        Self {
            words: words.to_vec(),
            trail: Vec::with_capacity(words.len() * 4),
            last: vec![NO_ENTRY; words.len()],
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

    /// Returns whether the literal holds.
    #[inline]
    pub(crate) fn holds(&self, lit: Lit) -> bool {
        let word = self.words[lit.slot.index()];
        match lit.slot.kind() {
            SlotKind::Mask => word & !lit.word == 0,
            SlotKind::Lower => word as i64 >= lit.word as i64,
            SlotKind::Upper => word as i64 <= lit.word as i64,
        }
    }

    /// Returns whether the literal can no longer hold.
    #[inline]
    pub(crate) fn fails(&self, lit: Lit) -> bool {
        match lit.slot.kind() {
            SlotKind::Mask => self.words[lit.slot.index()] & lit.word == 0,
            SlotKind::Lower => (self.words[lit.slot.opposite().index()] as i64) < lit.word as i64,
            SlotKind::Upper => self.words[lit.slot.opposite().index()] as i64 > lit.word as i64,
        }
    }

    /// Returns whether an interval's lower bound has passed its upper one.
    #[inline]
    pub(crate) fn crossed(&self, slot: Slot) -> bool {
        let (word, other) = (self.words[slot.index()] as i64, self.words[slot.opposite().index()] as i64);
        if slot.kind() == SlotKind::Lower { word > other } else { word < other }
    }

    /// Returns whether the variable of this slot has one value.
    #[inline]
    pub(crate) fn fixed(&self, slot: Slot) -> bool {
        let word = self.words[slot.index()];
        if slot.is_mask() { word & word.wrapping_sub(1) == 0 } else { word == self.words[slot.opposite().index()] }
    }

    /// Removes from a mask all values outside of `keep`. Returns whether the mask changed.
    ///
    /// An empty mask is written too, so that the conflict has an entry on the trail.
    #[inline]
    pub(crate) fn keep(&mut self, x: Var, keep: u64, reason: Reason) -> Result<bool, Conflict> {
        let slot = x.slot();
        let old = self.words[slot.index()];
        let new = old & keep;
        if new == old {
            return Ok(false);
        }
        self.write(slot, old, new, reason);
        if new == 0 { Err(Conflict(slot)) } else { Ok(true) }
    }

    /// Makes the literal hold. Returns whether its word changed.
    #[inline]
    pub(crate) fn enforce(&mut self, lit: Lit, reason: Reason) -> Result<bool, Conflict> {
        let old = self.words[lit.slot.index()];
        match lit.slot.kind() {
            SlotKind::Mask => return self.keep(Var(lit.slot.0), lit.word, reason),
            SlotKind::Lower if old as i64 >= lit.word as i64 => return Ok(false),
            SlotKind::Upper if old as i64 <= lit.word as i64 => return Ok(false),
            SlotKind::Lower | SlotKind::Upper => {}
        }
        self.write(lit.slot, old, lit.word, reason);
        let crossed = match lit.slot.kind() {
            SlotKind::Lower => lit.word as i64 > self.words[lit.slot.opposite().index()] as i64,
            _ => (lit.word as i64) < self.words[lit.slot.opposite().index()] as i64,
        };
        if crossed { Err(Conflict(lit.slot)) } else { Ok(true) }
    }

    #[inline]
    fn write(&mut self, slot: Slot, old: u64, new: u64, reason: Reason) {
        let index = slot.index();
        let at = self.trail.len() as u32;
        self.trail.push(TrailEntry { old, slot, reason, previous: self.last[index], level: self.levels.len() as u32 });
        self.last[index] = at;
        self.words[index] = new;
    }

    /// Returns the number of open levels.
    #[inline]
    pub(crate) fn level(&self) -> u32 {
        self.levels.len() as u32
    }

    #[inline]
    pub(crate) fn open_level(&mut self) {
        self.levels.push(self.trail.len() as u32);
    }

    /// Returns the trail position at which the level begins.
    pub(crate) fn level_start(&self, level: u32) -> u32 {
        if level == 0 { 0 } else { self.levels.get(level as usize - 1).map_or(self.trail.len() as u32, |&start| start) }
    }

    /// Undoes all changes above `level`.
    pub(crate) fn backtrack_to(&mut self, level: u32) {
        if let Some(&start) = self.levels.get(level as usize) {
            while self.trail.len() > start as usize {
                self.undo();
            }
            self.levels.truncate(level as usize);
        }
    }

    /// Copies all words to `into`.
    pub(crate) fn copy_words(&self, into: &mut [u64]) {
        into.copy_from_slice(&self.words);
    }

    /// Undoes all changes.
    pub(crate) fn clear(&mut self) {
        while self.undo().is_some() {}
        self.levels.clear();
    }

    /// Undoes the latest change.
    #[inline]
    pub(crate) fn undo(&mut self) -> Option<TrailEntry> {
        let entry = self.trail.pop()?;
        self.words[entry.slot.index()] = entry.old;
        self.last[entry.slot.index()] = entry.previous;
        Some(entry)
    }

    /// Returns the trail position of the slot's latest entry, or [`NO_ENTRY`].
    #[inline]
    pub(crate) fn latest(&self, slot: Slot) -> u32 {
        self.last[slot.index()]
    }

    /// Returns the trail position of the slot's latest entry before `position`.
    pub(crate) fn latest_before(&self, slot: Slot, position: u32) -> Option<u32> {
        let mut at = self.latest(slot);
        while at != NO_ENTRY && at >= position {
            at = self.trail[at as usize].previous;
        }
        (at != NO_ENTRY).then_some(at)
    }

    /// Returns the word that the slot had before the entry at `position` was written.
    pub(crate) fn word_before(&self, slot: Slot, position: u32) -> u64 {
        let mut word = self.words[slot.index()];
        let mut at = self.last[slot.index()];
        while at != NO_ENTRY && at >= position {
            #[cfg(test)]
            crate::tests::creep::count_hop();
            let entry = &self.trail[at as usize];
            word = entry.old;
            at = entry.previous;
        }
        word
    }
}
