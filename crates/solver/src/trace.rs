//! From literals that hold back to the choices and the tags that they rest on: the cores.

use crate::analyze::Analyzer;
use crate::engine::Engine;
use crate::literal::Lit;
use crate::model::Tag;
use crate::needs::{Needs, literal, met_by, need_of, union, unmet, without};
use crate::store::{Reason, Wiped};

impl Analyzer {
    /// Follows literals that hold back to the choices and the tags that they rest on.
    ///
    /// Returns the positions of the choices on the trail, latest first, and the tags in order.
    pub(crate) fn trace(&mut self, engine: &Engine<'_>, lits: &[Lit]) -> (Vec<u32>, Vec<Tag>) {
        self.clear();
        for &lit in lits {
            self.require(engine, lit);
        }
        let choices = self.follow(engine, engine.store.trail.len() as u32);
        let mut tags = std::mem::take(&mut self.explanation.tags);
        tags.sort_unstable();
        tags.dedup();
        (choices, tags)
    }

    /// The same for the conflict at hand.
    pub(crate) fn trace_conflict(&mut self, engine: &Engine<'_>, wiped: Wiped) -> (Vec<u32>, Vec<Tag>) {
        self.trace(engine, &Self::conflict(engine, wiped))
    }

    /// Follows what is required at the root, adding the tags of its reasons to the explanation.
    pub(crate) fn follow_roots(&mut self, engine: &Engine<'_>) {
        self.follow(engine, engine.store.level_start(1));
    }

    /// Follows what is required from the entry before `end` back. Returns the positions of the choices.
    fn follow(&mut self, engine: &Engine<'_>, end: u32) -> Vec<u32> {
        let mut choices = Vec::new();
        for at in (0..end).rev() {
            let entry = engine.store.trail[at as usize];
            if !self.touched[entry.slot.index()] {
                continue;
            }
            let need = self.roots.get(entry.slot);
            let new = engine.store.word_before(entry.slot, at + 1);
            let met = met_by(&entry, need, new);
            if met == Needs::none(entry.slot) {
                continue;
            }
            self.roots.set(entry.slot, without(entry.slot, need, met));
            if entry.reason == Reason::Decision {
                choices.push(at);
                continue;
            }
            engine.explain(literal(entry.slot, met), entry.reason, at, &mut self.explanation);
            let lits = std::mem::take(&mut self.explanation.lits);
            for &lit in &lits {
                self.require(engine, lit);
            }
            self.explanation.lits = lits;
            self.explanation.lits.clear();
        }
        choices
    }

    /// Requires the reason of a literal that holds.
    fn require(&mut self, engine: &Engine<'_>, lit: Lit) {
        let slot = lit.slot;
        self.touch(engine, slot, 0);
        let need = unmet(slot, need_of(lit), engine.initial(slot));
        self.roots.set(slot, union(slot, self.roots.get(slot), need));
    }
}
