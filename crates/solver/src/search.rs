//! Enumeration: plain depth-first search at first; learning takes over where that fails too often.

use std::ops::ControlFlow;

use crate::literal::{Lit, Var};
use crate::observer::{Found, Observer};
use crate::solver::{SearchOutcome, Solution, Solver};
use crate::store::{Reason, Wiped};
use crate::telling::Telling;
use bachet_budget::Budget;

/// Conflicts without a solution after which plain search gives way to learning.
///
/// Few in the tests, so that small models get there too.
const PATIENCE: u64 = if cfg!(test) { 2 } else { 48 };

impl Solver<'_> {
    /// Calls `found` with every solution in which the assumptions hold, each once, until it breaks.
    pub fn for_each_assuming(
        &mut self,
        assumptions: &[Lit],
        budget: &mut Budget<'_>,
        found: impl FnMut(&Solution) -> ControlFlow<()>,
    ) -> SearchOutcome {
        self.search(assumptions, budget, &mut Found(found))
    }

    /// Lets an observer watch the search for every solution, each once, until it breaks.
    pub fn for_each_observed(&mut self, budget: &mut Budget<'_>, observer: &mut impl Observer) -> SearchOutcome {
        self.search(&[], budget, observer)
    }

    fn search(&mut self, assumptions: &[Lit], budget: &mut Budget<'_>, observer: &mut impl Observer) -> SearchOutcome {
        let mut telling = Telling::new(observer, self.model);
        if self.clash {
            telling.clash(&self.engine);
            self.core.assumptions.clear();
            return SearchOutcome::Exhausted;
        }
        self.decisions.clear();
        self.refuted.clear();
        let end =
            if self.track || self.learning.is_some() { None } else { self.plain(assumptions, budget, &mut telling) };
        let end = end.unwrap_or_else(|| self.learn(assumptions, budget, &mut telling));
        // The next call starts from the root.
        self.undo_to(0);
        if std::mem::take(&mut self.blocked) {
            // Clauses that forbid found solutions, and all that was learned from them, hold for this enumeration alone.
            self.restart();
        }
        end
    }

    pub(crate) fn assume(&mut self, assumptions: &[Lit]) -> Result<(), Wiped> {
        self.engine.store.open_level();
        for &lit in assumptions {
            self.engine.store.enforce(lit, Reason::Decision)?;
        }
        self.engine.propagate()
    }

    /// Plain search. `None` if it ran out of patience: what it refuted is then stated as clauses.
    fn plain(
        &mut self,
        assumptions: &[Lit],
        budget: &mut Budget<'_>,
        telling: &mut Telling<'_, impl Observer>,
    ) -> Option<SearchOutcome> {
        let mut result = self.assume(assumptions);
        let mut failures = 0;
        let mut solutions = false;
        loop {
            telling.result(&self.engine, result);
            if result.is_err() {
                failures += 1;
                if failures > PATIENCE {
                    self.hand_over(solutions);
                    telling.restarted();
                    telling.cut(&self.engine, 0);
                    return None;
                }
            } else if let Some(lit) = self.choose() {
                if !budget.step() {
                    return Some(SearchOutcome::Limit);
                }
                if telling.decided(&self.engine, lit).is_break() {
                    return Some(SearchOutcome::Stopped);
                }
                self.decisions.push(lit);
                self.engine.store.open_level();
                result = self.engine.store.enforce(lit, Reason::Decision).and_then(|_| self.engine.propagate());
                continue;
            } else {
                if self.report(telling).is_break() {
                    return Some(SearchOutcome::Stopped);
                }
                failures = 0;
                solutions = true;
            }
            // The other branch of the deepest choice is left; it may fail at once.
            let Some(lit) = self.decisions.pop() else { return Some(SearchOutcome::Exhausted) };
            self.engine.back_to(self.decisions.len() as u32 + 1);
            telling.cut(&self.engine, self.decisions.len());
            while self.refuted.last().is_some_and(|&(depth, _)| depth > self.decisions.len()) {
                self.refuted.pop();
            }
            self.refuted.push((self.decisions.len(), lit));
            result = self.engine.store.enforce(!lit, Reason::Refuted).and_then(|_| self.engine.propagate());
        }
    }

    /// States what plain search refuted, so that learning need not look there again, and above all finds no solution twice.
    fn hand_over(&mut self, solutions: bool) {
        self.engine.back_to(0);
        if !solutions {
            return;
        }
        self.engine.prepare_clauses();
        for &(depth, refuted) in &self.refuted {
            let mut lits = vec![!refuted];
            for &decision in &self.decisions[..depth] {
                merge(&mut lits, !decision);
            }
            self.blocking.push(lits);
        }
    }

    /// The choice of plain search: the variable with few values left that many constraints hear of, and its smallest value.
    fn choose(&self) -> Option<Lit> {
        let mut best: Option<(u32, Var)> = None;
        for &x in self.model.variables() {
            let count = self.engine.store.mask(x).count_ones();
            if count > 1 {
                let cost = (count << 16) / self.engine.reach(x);
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, x));
                }
            }
        }
        match best {
            Some((_, x)) => Some(x.is(self.engine.store.mask(x).trailing_zeros())),
            None => self.choose_interval(),
        }
    }

    /// Halves an interval; masks come first, and usually determine the intervals.
    pub(crate) fn choose_interval(&self) -> Option<Lit> {
        let store = &self.engine.store;
        let open = self.model.intervals().iter().find(|&&x| store.lower(x) < store.upper(x));
        open.map(|&x| x.at_most(store.lower(x) + (store.upper(x) - store.lower(x)) / 2))
    }

    /// Hands a solution to the caller.
    pub(crate) fn report(&mut self, telling: &mut Telling<'_, impl Observer>) -> ControlFlow<()> {
        self.engine.store.copy_words(&mut self.solution.words);
        telling.found(&self.solution)
    }
}

/// Adds a literal to a clause that has at most one for each slot.
pub(crate) fn merge(lits: &mut Vec<Lit>, lit: Lit) {
    match lits.iter_mut().find(|other| other.slot == lit.slot) {
        Some(other) => *other = other.or(lit),
        None => lits.push(lit),
    }
}
