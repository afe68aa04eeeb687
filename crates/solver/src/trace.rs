//! Traces literals that hold back to the decisions and tags that imply them, for cores.

use crate::analyze::Analyzer;
use crate::engine::Engine;
use crate::literal::Lit;
use crate::nogood::{Nogood, literal, required_by, satisfied_by, union, unsatisfied, without};
use crate::store::{Conflict, Reason};
use crate::tag::Tag;

impl Analyzer {
    /// Traces literals that hold back to the decisions and the tags that imply them.
    ///
    /// Returns the trail positions of the decisions, latest first, and the tags in order.
    pub(crate) fn trace(&mut self, engine: &Engine<'_>, lits: &[Lit]) -> (Vec<u32>, Vec<Tag>) {
        self.clear();
        let end = engine.store.trail.len() as u32;
        for &lit in lits {
            self.require(engine, lit, end);
        }
        let decisions = self.follow(engine, end);
        let mut tags = std::mem::take(&mut self.explanation.tags);
        tags.sort_unstable();
        tags.dedup();
        (decisions, tags)
    }

    /// Traces a conflict, as [`trace`](Self::trace) does.
    pub(crate) fn trace_conflict(&mut self, engine: &Engine<'_>, conflict: Conflict) -> (Vec<u32>, Vec<Tag>) {
        self.trace(engine, &Self::conflict_literals(engine, conflict))
    }

    /// Traces the required words of the root level and adds the tags of their reasons to the explanation.
    pub(crate) fn follow_roots(&mut self, engine: &Engine<'_>) {
        self.follow(engine, engine.store.level_start(1));
    }

    /// Traces the required words backwards from the entry before `end`. Returns the trail positions of the decisions.
    /// Takes time linear in the trail, besides the explanations.
    fn follow(&mut self, engine: &Engine<'_>, end: u32) -> Vec<u32> {
        for &slot in &self.order {
            self.reached[slot.index()] = engine.store.word_before(slot, end);
        }
        let mut decisions = Vec::new();
        for at in (0..end).rev() {
            let entry = engine.store.trail[at as usize];
            let index = entry.slot.index();
            if !self.touched[index] {
                continue;
            }
            let new = std::mem::replace(&mut self.reached[index], entry.old);
            let required = self.roots.get(entry.slot);
            let satisfied = satisfied_by(&entry, required, new);
            if satisfied == Nogood::none(entry.slot) {
                continue;
            }
            self.roots.set(entry.slot, without(entry.slot, required, satisfied));
            if entry.reason == Reason::Decision {
                decisions.push(at);
                continue;
            }
            engine.explain(literal(entry.slot, satisfied), entry.reason, at, &mut self.explanation);
            let lits = std::mem::take(&mut self.explanation.lits);
            for &lit in &lits {
                self.require(engine, lit, at);
            }
            self.explanation.lits = lits;
            self.explanation.lits.clear();
        }
        decisions
    }

    /// Adds a literal that held before the entry at `end` to those that are traced.
    fn require(&mut self, engine: &Engine<'_>, lit: Lit, end: u32) {
        let slot = lit.slot;
        if self.touch(engine, slot, 0) {
            self.reached[slot.index()] = engine.store.word_before(slot, end);
        }
        let required = unsatisfied(slot, required_by(lit), engine.initial(slot));
        self.roots.set(slot, union(slot, self.roots.get(slot), required));
    }
}
