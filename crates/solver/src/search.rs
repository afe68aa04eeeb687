//! Enumeration of solutions: plain depth-first search first, then clause learning if conflicts are frequent.

use std::ops::ControlFlow;

use crate::literal::{Lit, Var};
use crate::observer::{Observer, SolutionObserver};
use crate::reporter::Reporter;
use crate::solver::{SearchOutcome, Solution, Solver};
use crate::store::{Conflict, Reason};
use bachet_budget::Budget;

/// Maximum number of conflicts between two solutions before clause learning takes over from plain search.
///
/// It is small in the tests, so that small models reach clause learning.
const MAX_PLAIN_CONFLICTS: u64 = if cfg!(test) { 2 } else { 48 };

impl Solver<'_> {
    /// Calls `found` with every solution in which the assumptions hold, each once, until `found` breaks.
    pub fn for_each_assuming(
        &mut self,
        assumptions: &[Lit],
        budget: &mut Budget<'_>,
        found: impl FnMut(&Solution) -> ControlFlow<()>,
    ) -> SearchOutcome {
        self.search(assumptions, budget, &mut SolutionObserver(found))
    }

    /// Searches for every solution, each once, and reports all events to `observer` until it breaks.
    pub fn for_each_observed(&mut self, budget: &mut Budget<'_>, observer: &mut impl Observer) -> SearchOutcome {
        self.search(&[], budget, observer)
    }

    fn search(&mut self, assumptions: &[Lit], budget: &mut Budget<'_>, observer: &mut impl Observer) -> SearchOutcome {
        let mut reporter = Reporter::new(observer, self.model);
        if self.root_conflict {
            reporter.root_conflict(&self.engine);
            self.core.assumptions.clear();
            return SearchOutcome::Exhausted;
        }
        self.decisions.clear();
        self.refuted.clear();
        let end = if self.track || self.learning.is_some() {
            None
        } else {
            self.plain_search(assumptions, budget, &mut reporter)
        };
        let end = end.unwrap_or_else(|| self.learning_search(assumptions, budget, &mut reporter));
        self.undo_to(0);
        if std::mem::take(&mut self.blocked) {
            // Blocking clauses, and clauses learned from them, are valid for this enumeration only.
            self.reset();
        }
        end
    }

    /// Opens level 1 with the assumptions.
    pub(crate) fn assume(&mut self, assumptions: &[Lit]) -> Result<(), Conflict> {
        self.engine.store.open_level();
        for &lit in assumptions {
            self.engine.store.enforce(lit, Reason::Decision)?;
        }
        self.engine.propagate()
    }

    /// Reports solutions by depth-first search. Returns `None` after too many conflicts: the explored part of the
    /// search tree is then excluded by blocking clauses.
    fn plain_search(
        &mut self,
        assumptions: &[Lit],
        budget: &mut Budget<'_>,
        reporter: &mut Reporter<'_, impl Observer>,
    ) -> Option<SearchOutcome> {
        let mut result = self.assume(assumptions);
        let mut conflicts = 0;
        let mut solutions = false;
        loop {
            reporter.propagated(&self.engine, result);
            if result.is_err() {
                conflicts += 1;
                if conflicts > MAX_PLAIN_CONFLICTS {
                    self.block_refuted(solutions);
                    reporter.restarted();
                    reporter.backtracked(&self.engine, 0);
                    return None;
                }
            } else if let Some(lit) = self.choose() {
                if !budget.step() {
                    return Some(SearchOutcome::Limit);
                }
                if reporter.decided(&self.engine, lit).is_break() {
                    return Some(SearchOutcome::Stopped);
                }
                self.decisions.push(lit);
                self.engine.store.open_level();
                result = self.engine.store.enforce(lit, Reason::Decision).and_then(|_| self.engine.propagate());
                continue;
            } else {
                if self.report(reporter).is_break() {
                    return Some(SearchOutcome::Stopped);
                }
                conflicts = 0;
                solutions = true;
            }
            // Continue with the other branch of the deepest decision.
            let Some(lit) = self.decisions.pop() else { return Some(SearchOutcome::Exhausted) };
            self.engine.backtrack_to(self.decisions.len() as u32 + 1);
            reporter.backtracked(&self.engine, self.decisions.len());
            while self.refuted.last().is_some_and(|&(depth, _)| depth > self.decisions.len()) {
                self.refuted.pop();
            }
            self.refuted.push((self.decisions.len(), lit));
            result = self.engine.store.enforce(!lit, Reason::Refuted).and_then(|_| self.engine.propagate());
        }
    }

    /// Excludes the part of the search tree that plain search has explored, so that clause learning finds no solution
    /// twice. Not needed if there was no solution.
    fn block_refuted(&mut self, solutions: bool) {
        self.engine.backtrack_to(0);
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

    /// Returns the next decision of plain search: the smallest value of the open variable with the least quotient of
    /// domain size and degree weight.
    fn choose(&self) -> Option<Lit> {
        let mut best: Option<(u32, Var)> = None;
        for &x in self.model.variables() {
            let count = self.engine.store.mask(x).count_ones();
            if count > 1 {
                let cost = (count << 16) / self.engine.degree_weight(x);
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

    /// Returns a literal that halves the first open interval. Masks are decided first, and usually fix the intervals.
    pub(crate) fn choose_interval(&self) -> Option<Lit> {
        let store = &self.engine.store;
        let open = self.model.intervals().iter().find(|&&x| store.lower(x) < store.upper(x));
        open.map(|&x| x.at_most(store.lower(x) + (store.upper(x) - store.lower(x)) / 2))
    }

    /// Reports the current assignment as a solution.
    pub(crate) fn report(&mut self, reporter: &mut Reporter<'_, impl Observer>) -> ControlFlow<()> {
        self.engine.store.copy_words(&mut self.solution.words);
        reporter.found(&self.solution)
    }
}

/// Adds a literal to a clause, as a disjunction with the clause's literal of the same slot if there is one.
pub(crate) fn merge(lits: &mut Vec<Lit>, lit: Lit) {
    match lits.iter_mut().find(|other| other.slot == lit.slot) {
        Some(other) => *other = other.or(lit),
        None => lits.push(lit),
    }
}
