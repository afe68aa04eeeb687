//! Reports the changes of the trail to an observer.

use std::ops::ControlFlow;

use crate::clauses::ClauseKind;
use crate::engine::Engine;
use crate::literal::{Lit, Slot, Var};
use crate::model::Model;
use crate::nogood::{Nogood, literal, satisfied_by};
use crate::observer::Observer;
use crate::propagators::Explanation;
use crate::solver::Solution;
use crate::store::{Conflict, NO_ENTRY, Reason};
use crate::tag::Tag;

/// An observer and the part of the trail that has been reported to it.
pub(crate) struct Reporter<'o, O> {
    observer: &'o mut O,
    /// The number of trail entries that have been reported.
    reported: usize,
    /// The number of variables that were declared with one value.
    initially_fixed: usize,
    /// The trail positions at which the other variables became fixed.
    fixed: Vec<usize>,
}

impl<'o, O: Observer> Reporter<'o, O> {
    /// Reports the variables that were declared with one value.
    pub(crate) fn new(observer: &'o mut O, model: &Model) -> Self {
        let mut reporter = Self { observer, reported: 0, initially_fixed: 0, fixed: Vec::new() };
        if O::OBSERVES_SEARCH {
            for &x in model.variables() {
                let domain = model.domain(x);
                if domain.is_power_of_two() {
                    reporter.initially_fixed += 1;
                    reporter.observer.fixed(x, domain.trailing_zeros(), None);
                }
            }
        }
        reporter
    }

    /// Reports the result of propagation.
    #[inline]
    pub(crate) fn propagated(&mut self, engine: &Engine<'_>, result: Result<(), Conflict>) {
        if O::OBSERVES_SEARCH {
            self.report_fixed(engine);
            if let Err(conflict) = result {
                self.observer.conflict(responsible_tag(engine, conflict.0));
            }
        }
    }

    /// Reports a conflict that holds without any decision.
    pub(crate) fn root_conflict(&mut self, engine: &Engine<'_>) {
        if O::OBSERVES_SEARCH {
            self.report_fixed(engine);
            let last = engine.store.trail.last();
            self.observer.conflict(last.and_then(|entry| responsible_tag(engine, entry.slot)));
        }
    }

    /// Reports the variables that have become fixed.
    fn report_fixed(&mut self, engine: &Engine<'_>) {
        let store = &engine.store;
        for (at, entry) in store.trail.iter().enumerate().skip(self.reported) {
            let word = store.word(entry.slot);
            let is_latest = store.latest(entry.slot) as usize == at;
            if is_latest && entry.slot.is_mask() && word.is_power_of_two() {
                self.fixed.push(at);
                self.observer.fixed(Var(entry.slot.0), word.trailing_zeros(), responsible_tag(engine, entry.slot));
            }
        }
        self.reported = store.trail.len();
    }

    /// Reports that the search has backtracked to `decisions` decisions.
    #[inline]
    pub(crate) fn backtracked(&mut self, engine: &Engine<'_>, decisions: usize) {
        if O::OBSERVES_SEARCH {
            let end = engine.store.trail.len();
            self.reported = self.reported.min(end);
            self.fixed.truncate(self.fixed.partition_point(|&at| at < end));
            self.observer.backtracked(decisions, self.initially_fixed + self.fixed.len());
        }
    }

    #[inline]
    pub(crate) fn decided(&mut self, engine: &Engine<'_>, decision: Lit) -> ControlFlow<()> {
        if !O::OBSERVES_SEARCH {
            return ControlFlow::Continue(());
        }
        let branches = if decision.slot.is_mask() { engine.store.word(decision.slot).count_ones() } else { 2 };
        self.observer.decided(decision, branches)
    }

    #[inline]
    pub(crate) fn restarted(&mut self) {
        self.observer.restarted();
    }

    #[inline]
    pub(crate) fn learned(&mut self, clause: &[Lit]) {
        self.observer.learned(clause);
    }

    #[inline]
    pub(crate) fn found(&mut self, solution: &Solution) -> ControlFlow<()> {
        self.observer.found(solution)
    }
}

/// Returns the tag of the constraint that made the latest change of the slot, if a constraint of the model made it.
fn responsible_tag(engine: &Engine<'_>, slot: Slot) -> Option<Tag> {
    let at = engine.store.latest(slot);
    let entry = engine.store.trail.get(at as usize).filter(|_| at != NO_ENTRY)?;
    if let Reason::Clause(id) = entry.reason
        && engine.clauses.list[id as usize].kind != ClauseKind::Stated
    {
        return None;
    }
    let word = engine.store.word(slot);
    let all = if slot.is_mask() { !0 } else { word };
    let satisfied = satisfied_by(entry, all, word);
    if satisfied == Nogood::none(slot) {
        return None;
    }
    let mut why = Explanation::default();
    engine.explain(literal(slot, satisfied), entry.reason, at, &mut why);
    why.tags.first().copied()
}
