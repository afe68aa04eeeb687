//! Recursive minimisation of learned clauses, value by value: drops the literals that the others imply (Sörensson and
//! Biere 2009).

use crate::analyze::Analyzer;
use crate::engine::Engine;
use crate::literal::{Lit, Slot, SlotKind};
use crate::nogood::{Nogood, literal, required_by, satisfied_by, unsatisfied, without};
use crate::store::{NO_ENTRY, Reason};

/// Maximum number of nested reasons that are followed.
const MAX_DEPTH: u32 = 24;

/// The results of one minimisation for levels and trail entries. A new stamp invalidates them all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    stamp: u32,
    levels: Vec<u32>,
    /// For each trail entry the stamp of its latest result, and the required word that is implied, if one is.
    entries: Vec<(u32, u64)>,
}

impl Marks {
    /// Invalidates all results.
    pub(crate) fn next(&mut self, engine: &Engine<'_>) {
        self.stamp += 1;
        self.levels.resize(engine.store.level() as usize + 1, 0);
        if self.entries.len() < engine.store.trail.len() {
            self.entries.resize(engine.store.trail.len(), (0, 0));
        }
    }

    /// Marks a level. Returns whether it was unmarked before.
    pub(crate) fn level(&mut self, level: u32) -> bool {
        std::mem::replace(&mut self.levels[level as usize], self.stamp) != self.stamp
    }
}

impl Analyzer {
    /// Drops the parts of the nogood that the others imply, except those of the asserting slot.
    pub(crate) fn minimize(&mut self, engine: &Engine<'_>, asserting: Slot, root: &[u64]) {
        self.marks.next(engine);
        for i in 0..self.order.len() {
            self.mark_levels(engine, self.order[i]);
        }
        let needed = self.order.len();
        for i in 0..needed {
            let slot = self.order[i];
            let mut rest = self.nogood.get(slot);
            let mut kept = rest;
            let mut new = engine.store.word(slot);
            let mut at = engine.store.latest(slot);
            while slot != asserting && at != NO_ENTRY && rest != Nogood::none(slot) {
                let entry = engine.store.trail[at as usize];
                let satisfied = satisfied_by(&entry, rest, new);
                if satisfied != Nogood::none(slot) {
                    rest = without(slot, rest, satisfied);
                    if self.follows(engine, slot, satisfied, at, root, 0) {
                        kept = without(slot, kept, satisfied);
                    }
                }
                new = entry.old;
                at = entry.previous;
            }
            // The nogood stays complete for the checks of other slots. This is sound: reasons only point back in time.
            self.kept[slot.index()] = kept;
        }
        for i in 0..needed {
            let slot = self.order[i];
            if slot != asserting {
                self.nogood.set(slot, self.kept[slot.index()]);
            }
        }
    }

    fn mark_levels(&mut self, engine: &Engine<'_>, slot: Slot) {
        let mut rest = self.nogood.get(slot);
        let mut new = engine.store.word(slot);
        let mut at = engine.store.latest(slot);
        while at != NO_ENTRY && rest != Nogood::none(slot) {
            let entry = &engine.store.trail[at as usize];
            let satisfied = satisfied_by(entry, rest, new);
            if satisfied != Nogood::none(slot) {
                rest = without(slot, rest, satisfied);
                self.marks.level(entry.level);
            }
            new = entry.old;
            at = entry.previous;
        }
    }

    /// Returns whether the nogood implies the reasons of the entry at `at`, which satisfied `satisfied`.
    fn follows(&mut self, engine: &Engine<'_>, slot: Slot, satisfied: u64, at: u32, root: &[u64], depth: u32) -> bool {
        let entry = engine.store.trail[at as usize];
        if matches!(entry.reason, Reason::Decision | Reason::Refuted)
            // The nogood has no literal of this level, so it cannot imply the entry.
            || self.marks.levels[entry.level as usize] != self.marks.stamp
        {
            return false;
        }
        let (stamp, known) = self.marks.entries[at as usize];
        if stamp == self.marks.stamp {
            if known == Nogood::none(slot) {
                return false;
            }
            if if slot.is_mask() { satisfied & !known == 0 } else { satisfied == known } {
                return true;
            }
        }
        if depth == MAX_DEPTH {
            return false;
        }
        let first = self.explanation.lits.len();
        engine.explain(literal(slot, satisfied), entry.reason, at, &mut self.explanation);
        let last = self.explanation.lits.len();
        let all = (first..last).all(|i| self.implied(engine, self.explanation.lits[i], at, root, depth + 1));
        self.explanation.lits.truncate(first);
        self.marks.entries[at as usize] = (self.marks.stamp, if all { satisfied } else { Nogood::none(slot) });
        all
    }

    /// Returns whether the nogood implies a literal that held before the trail position `before`.
    fn implied(&mut self, engine: &Engine<'_>, lit: Lit, before: u32, root: &[u64], depth: u32) -> bool {
        let slot = lit.slot;
        if self.track {
            self.add_root(engine, lit, root);
        }
        let mut rest = unsatisfied(slot, unsatisfied(slot, required_by(lit), engine.initial(slot)), root[slot.index()]);
        if self.touched[slot.index()] {
            let have = self.nogood.get(slot);
            match slot.kind() {
                SlotKind::Mask => rest &= !have,
                // A stronger bound in the nogood was reached later, perhaps because of this literal.
                SlotKind::Lower | SlotKind::Upper if have == rest => return true,
                SlotKind::Lower | SlotKind::Upper => {}
            }
        }
        let mut new = engine.store.word(slot);
        let mut at = engine.store.latest(slot);
        while at != NO_ENTRY && rest != Nogood::none(slot) {
            let entry = engine.store.trail[at as usize];
            if at < before {
                let satisfied = satisfied_by(&entry, rest, new);
                if satisfied != Nogood::none(slot) {
                    rest = without(slot, rest, satisfied);
                    if !self.follows(engine, slot, satisfied, at, root, depth) {
                        return false;
                    }
                }
            }
            new = entry.old;
            at = entry.previous;
        }
        rest == Nogood::none(slot)
    }
}
