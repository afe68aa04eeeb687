//! Shorter lessons: needs that follow from the others, directly or through what they rest on, are dropped
//! (recursive clause minimisation, Sörensson and Biere 2009, here value by value).

use crate::analyze::Analyzer;
use crate::engine::Engine;
use crate::literal::{Lit, Slot, Word};
use crate::needs::{Needs, literal, met_by, need_of, unmet, without};
use crate::store::{NEVER, Reason};

/// How many reasons deep to look.
const DEPTH: u32 = 24;

/// What one analysis found out about levels and entries; a new stamp forgets it all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    stamp: u32,
    levels: Vec<u32>,
    /// For each entry of the trail: the stamp when it was last judged, and the need that follows; none if it does not.
    entries: Vec<(u32, u64)>,
}

impl Marks {
    /// Forgets everything.
    pub(crate) fn next(&mut self, engine: &Engine<'_>) {
        self.stamp += 1;
        self.levels.resize(engine.store.level() as usize + 1, 0);
        if self.entries.len() < engine.store.trail.len() {
            self.entries.resize(engine.store.trail.len(), (0, 0));
        }
    }

    /// Marks a level. True if it was not marked.
    pub(crate) fn level(&mut self, level: u32) -> bool {
        std::mem::replace(&mut self.levels[level as usize], self.stamp) != self.stamp
    }
}

impl Analyzer {
    /// Drops the needs that follow from the others. The asserting one stays as it is.
    pub(crate) fn minimize(&mut self, engine: &Engine<'_>, asserting: Slot, root: &[u64]) {
        self.marks.next(engine);
        for i in 0..self.order.len() {
            self.mark_levels(engine, self.order[i]);
        }
        let needed = self.order.len();
        for i in 0..needed {
            let slot = self.order[i];
            let mut rest = self.needs.get(slot);
            let mut kept = rest;
            let mut new = engine.store.word(slot);
            let mut at = engine.store.latest(slot);
            while slot != asserting && at != NEVER && rest != Needs::none(slot) {
                let entry = engine.store.trail[at as usize];
                let met = met_by(&entry, rest, new);
                if met != Needs::none(slot) {
                    rest = without(slot, rest, met);
                    if self.follows(engine, slot, met, at, root, 0) {
                        kept = without(slot, kept, met);
                    }
                }
                new = entry.old;
                at = entry.previous;
            }
            // The needs themselves stay as they were for the checks of other slots: reasons only point back in time.
            self.start[slot.index()] = kept;
        }
        for i in 0..needed {
            let slot = self.order[i];
            if slot != asserting {
                self.needs.set(slot, self.start[slot.index()]);
            }
        }
    }

    fn mark_levels(&mut self, engine: &Engine<'_>, slot: Slot) {
        let mut rest = self.needs.get(slot);
        let mut new = engine.store.word(slot);
        let mut at = engine.store.latest(slot);
        while at != NEVER && rest != Needs::none(slot) {
            let entry = &engine.store.trail[at as usize];
            let met = met_by(entry, rest, new);
            if met != Needs::none(slot) {
                rest = without(slot, rest, met);
                self.marks.level(entry.level);
            }
            new = entry.old;
            at = entry.previous;
        }
    }

    /// Whether what the entry at `at` met follows from the needs, by its reasons.
    fn follows(&mut self, engine: &Engine<'_>, slot: Slot, met: u64, at: u32, root: &[u64], depth: u32) -> bool {
        let entry = engine.store.trail[at as usize];
        if matches!(entry.reason, Reason::Decision | Reason::Refuted)
            // A level that no need comes from cannot be reached from the needs alone.
            || self.marks.levels[entry.level as usize] != self.marks.stamp
        {
            return false;
        }
        let (stamp, known) = self.marks.entries[at as usize];
        if stamp == self.marks.stamp {
            if known == Needs::none(slot) {
                return false;
            }
            if if slot.is_mask() { met & !known == 0 } else { met == known } {
                return true;
            }
        }
        if depth == DEPTH {
            return false;
        }
        let first = self.explanation.lits.len();
        engine.explain(literal(slot, met), entry.reason, at, &mut self.explanation);
        let last = self.explanation.lits.len();
        let all = (first..last).all(|i| self.implied(engine, self.explanation.lits[i], at, root, depth + 1));
        self.explanation.lits.truncate(first);
        self.marks.entries[at as usize] = (self.marks.stamp, if all { met } else { Needs::none(slot) });
        all
    }

    /// Whether a literal that held before `before` follows from the needs.
    fn implied(&mut self, engine: &Engine<'_>, lit: Lit, before: u32, root: &[u64], depth: u32) -> bool {
        let slot = lit.slot;
        if self.track {
            self.add_root(engine, lit, root);
        }
        let mut rest = unmet(slot, unmet(slot, need_of(lit), engine.initial(slot)), root[slot.index()]);
        if self.touched[slot.index()] {
            let have = self.needs.get(slot);
            match slot.word() {
                Word::Mask => rest &= !have,
                // A stronger bound was reached later, perhaps because of what it would cover here.
                Word::Lower | Word::Upper if have == rest => return true,
                Word::Lower | Word::Upper => {}
            }
        }
        let mut new = engine.store.word(slot);
        let mut at = engine.store.latest(slot);
        while at != NEVER && rest != Needs::none(slot) {
            let entry = engine.store.trail[at as usize];
            if at < before {
                let met = met_by(&entry, rest, new);
                if met != Needs::none(slot) {
                    rest = without(slot, rest, met);
                    if !self.follows(engine, slot, met, at, root, depth) {
                        return false;
                    }
                }
            }
            new = entry.old;
            at = entry.previous;
        }
        rest == Needs::none(slot)
    }
}
