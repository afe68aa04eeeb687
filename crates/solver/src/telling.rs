//! What an observer has been told of the trail, so that it hears the rest of it.

use std::ops::ControlFlow;

use crate::clauses::Origin;
use crate::engine::Engine;
use crate::literal::{Lit, Slot, Var};
use crate::model::{Model, Tag};
use crate::needs::{Needs, literal, met_by};
use crate::observer::Observer;
use crate::propagators::Explanation;
use crate::solver::Solution;
use crate::store::{NEVER, Reason, Wiped};

/// An observer, and how much it knows.
pub(crate) struct Telling<'o, O> {
    observer: &'o mut O,
    /// How much of the trail it has heard of.
    heard: usize,
    /// How many variables had one value before anything happened.
    given: usize,
    /// Where on the trail the others became fixed.
    fixed: Vec<usize>,
}

impl<'o, O: Observer> Telling<'o, O> {
    /// Tells of the variables that have one value as declared.
    pub(crate) fn new(observer: &'o mut O, model: &Model) -> Self {
        let mut telling = Self { observer, heard: 0, given: 0, fixed: Vec::new() };
        if O::OBSERVES_SEARCH {
            for &x in model.variables() {
                let domain = model.domain(x);
                if domain.is_power_of_two() {
                    telling.given += 1;
                    telling.observer.fixed(x, domain.trailing_zeros(), None);
                }
            }
        }
        telling
    }

    /// Tells what propagation found.
    #[inline]
    pub(crate) fn result(&mut self, engine: &Engine<'_>, result: Result<(), Wiped>) {
        if O::OBSERVES_SEARCH {
            self.hear(engine);
            if let Err(wiped) = result {
                self.observer.conflict(blamed(engine, wiped.0));
            }
        }
    }

    /// Tells of a conflict that ended the trail.
    pub(crate) fn clash(&mut self, engine: &Engine<'_>) {
        if O::OBSERVES_SEARCH {
            self.hear(engine);
            let last = engine.store.trail.last();
            self.observer.conflict(last.and_then(|entry| blamed(engine, entry.slot)));
        }
    }

    /// Tells which variables have become fixed.
    fn hear(&mut self, engine: &Engine<'_>) {
        let store = &engine.store;
        for (at, entry) in store.trail.iter().enumerate().skip(self.heard) {
            let word = store.word(entry.slot);
            let is_latest = store.latest(entry.slot) as usize == at;
            if is_latest && entry.slot.is_mask() && word.is_power_of_two() {
                self.fixed.push(at);
                self.observer.fixed(Var(entry.slot.0), word.trailing_zeros(), blamed(engine, entry.slot));
            }
        }
        self.heard = store.trail.len();
    }

    /// Tells that the trail has been cut, and so many choices stand.
    #[inline]
    pub(crate) fn cut(&mut self, engine: &Engine<'_>, choices: usize) {
        if O::OBSERVES_SEARCH {
            let end = engine.store.trail.len();
            self.heard = self.heard.min(end);
            self.fixed.truncate(self.fixed.partition_point(|&at| at < end));
            self.observer.backtracked(choices, self.given + self.fixed.len());
        }
    }

    #[inline]
    pub(crate) fn decided(&mut self, engine: &Engine<'_>, choice: Lit) -> ControlFlow<()> {
        if !O::OBSERVES_SEARCH {
            return ControlFlow::Continue(());
        }
        let ways = if choice.slot.is_mask() { engine.store.word(choice.slot).count_ones() } else { 2 };
        self.observer.decided(choice, ways)
    }

    #[inline]
    pub(crate) fn restarted(&mut self) {
        self.observer.restarted();
    }

    #[inline]
    pub(crate) fn learned(&mut self, nogood: &[Lit]) {
        self.observer.learned(nogood);
    }

    #[inline]
    pub(crate) fn found(&mut self, solution: &Solution) -> ControlFlow<()> {
        self.observer.found(solution)
    }
}

/// The tag of the constraint that took values away last, if one did.
fn blamed(engine: &Engine<'_>, slot: Slot) -> Option<Tag> {
    let at = engine.store.latest(slot);
    let entry = engine.store.trail.get(at as usize).filter(|_| at != NEVER)?;
    if let Reason::Clause(id) = entry.reason
        && engine.clauses.list[id as usize].origin != Origin::Stated
    {
        return None;
    }
    let word = engine.store.word(slot);
    let all = if slot.is_mask() { !0 } else { word };
    let met = met_by(entry, all, word);
    if met == Needs::none(slot) {
        return None;
    }
    let mut why = Explanation::default();
    engine.explain(literal(slot, met), entry.reason, at, &mut why);
    why.tags.first().copied()
}
