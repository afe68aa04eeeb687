//! Conflict-driven clause learning: search that derives a clause from each conflict and restarts often.

use crate::activity::Activity;
use crate::analyze::{Analyzer, LearnedClause};
use crate::clauses::ClauseKind;
use crate::house_branching::HouseBranching;
use crate::literal::Lit;
use crate::observer::Observer;
use crate::reporter::Reporter;
use crate::search::merge;
use crate::solver::{Core, Learning, SearchOutcome, Solver};
use crate::store::{Conflict, Reason};
use bachet_budget::Budget;

/// Number of conflicts in one unit of the restart sequence.
const RESTART_UNIT_CONFLICTS: u64 = 100;
/// Number of learned clauses that trigger the first reduction.
const INITIAL_MAX_LEARNED: usize = 3000;
/// Number of learned clauses by which the limit grows with each reduction.
const MAX_LEARNED_INCREMENT: usize = 500;
/// Number of solutions that are excluded by a clause each. With such clauses the search may restart from the root, and
/// proves sooner that there is no other solution. For further solutions it reverses decisions instead, because a clause
/// for each of millions would fill the memory.
///
/// It is small in the tests, so that small models reach the second way.
pub(crate) const MAX_EXCLUDED: usize = if cfg!(test) { 2 } else { 1000 };

impl Solver<'_> {
    /// Reports all solutions in which the assumptions hold, by clause learning.
    pub(crate) fn learning_search(
        &mut self,
        assumptions: &[Lit],
        budget: &mut Budget<'_>,
        reporter: &mut Reporter<'_, impl Observer>,
    ) -> SearchOutcome {
        self.engine.prepare_clauses();
        self.decisions.clear();
        if self.learning.is_none() {
            self.learning = Some(Box::new(Learning::new(self)));
        }
        for lits in std::mem::take(&mut self.blocking) {
            self.blocked = true;
            let mut lits = lits;
            lits.sort_by_key(|&lit| self.engine.store.fails(lit));
            let added = self.engine.clauses.add_any(&mut self.engine.store, &lits, ClauseKind::Blocking, &[]);
            let result = added.and_then(|_| self.engine.propagate());
            if result.is_err() {
                reporter.propagated(&self.engine, result);
                return SearchOutcome::Exhausted;
            }
        }
        let mut until_restart = RESTART_UNIT_CONFLICTS;
        let mut restarts = 0;
        let mut excluded = 0;
        self.floor = 0;
        let mut max_learned = INITIAL_MAX_LEARNED;
        let mut result = Ok(());
        loop {
            reporter.propagated(&self.engine, result);
            if let Err(conflict) = result {
                let level = Analyzer::level(&self.engine, conflict);
                if level <= 1 {
                    // The proof is complete, even if the budget is spent. A conflict at level 0 holds for every later
                    // call, and would not be found again.
                    self.set_core(conflict, assumptions);
                    self.root_conflict |= level == 0;
                    return SearchOutcome::Exhausted;
                }
                if !budget.step() {
                    return SearchOutcome::Limit;
                }
                until_restart = until_restart.saturating_sub(1);
                result = if level <= self.floor {
                    self.reverse(level, reporter)
                } else {
                    self.resolve_conflict(conflict, reporter)
                };
                continue;
            }
            if self.engine.store.level() == 0 {
                let learning = self.learning.as_mut().expect("made at the start of the call");
                self.engine.store.copy_words(&mut learning.root);
                result = self.assume(assumptions);
                continue;
            }
            if until_restart == 0 {
                restarts += 1;
                until_restart = RESTART_UNIT_CONFLICTS * luby(restarts);
                reporter.restarted();
                self.backtrack(self.floor, reporter);
                if self.engine.clauses.learned > max_learned {
                    self.reduce_learned();
                    max_learned += MAX_LEARNED_INCREMENT;
                }
                continue;
            }
            let Some(lit) = self.choose_active() else {
                if self.report(reporter).is_break() {
                    return SearchOutcome::Stopped;
                }
                let Some(last) = self.decisions.last().copied() else { return SearchOutcome::Exhausted };
                if excluded == MAX_EXCLUDED {
                    result = self.reverse(self.engine.store.level(), reporter);
                    continue;
                }
                excluded += 1;
                let mut lits = vec![!last];
                for &lit in self.decisions.iter().rev().skip(1) {
                    merge(&mut lits, !lit);
                }
                self.blocked = true;
                self.backtrack(self.decisions.len() as u32, reporter);
                result = self.block(&lits, reporter);
                continue;
            };
            if !budget.step() {
                return SearchOutcome::Limit;
            }
            if reporter.decided(&self.engine, lit).is_break() {
                return SearchOutcome::Stopped;
            }
            self.decisions.push(lit);
            self.engine.store.open_level();
            result = self.engine.store.enforce(lit, Reason::Decision).map(|_| ());
            if result.is_ok() {
                result = self.engine.propagate();
            }
        }
    }

    /// Excludes the solution just found. `lits` are the negated decisions, the deepest first; its level has been
    /// undone.
    fn block(&mut self, lits: &[Lit], reporter: &mut Reporter<'_, impl Observer>) -> Result<(), Conflict> {
        if lits.len() == 1 {
            self.backtrack(0, reporter);
        }
        self.engine.clauses.add_any(&mut self.engine.store, lits, ClauseKind::Blocking, &[])?;
        self.engine.propagate()
    }

    /// Searches on with the negation of the decision that opened `level`, after every solution with the decision itself.
    ///
    /// From then on the earlier decisions stay until each of them is reversed in turn, the latest first. So each solution
    /// is found once, and none has to be recorded (Gebser, Kaufmann, Neumann and Schaub 2007,
    /// "Conflict-driven answer set enumeration").
    fn reverse(&mut self, level: u32, reporter: &mut Reporter<'_, impl Observer>) -> Result<(), Conflict> {
        // Level 1 has the assumptions; level 2 the first decision.
        let decision = self.decisions[level as usize - 2];
        self.backtrack(level - 1, reporter);
        self.floor = level - 1;
        self.engine.store.enforce(!decision, Reason::Refuted)?;
        self.engine.clauses.enforce_units(&mut self.engine.store)?;
        self.engine.propagate()
    }

    /// Learns a clause from a conflict above the assumptions, backtracks and propagates it.
    fn resolve_conflict(
        &mut self,
        conflict: Conflict,
        reporter: &mut Reporter<'_, impl Observer>,
    ) -> Result<(), Conflict> {
        let learning = self.learning.as_mut().expect("made at the start of the call");
        learning.analyzer.learn(&mut self.engine, conflict, &learning.root, &mut learning.learned);
        if let Some(house_branching) = &mut learning.house_branching {
            learning.analyzer.involved.iter().for_each(|&(slot, values)| house_branching.bump(slot, values));
            house_branching.decay();
        } else {
            for &(slot, _) in &learning.analyzer.involved {
                learning.activity.bump(slot.index());
            }
            learning.activity.decay();
        }
        let learned = std::mem::take(&mut learning.learned);
        self.backtrack(learned.level.max(self.floor), reporter);
        reporter.learned(&learned.lits);
        debug_assert!(learned.lits[1..].iter().all(|&lit| self.engine.store.fails(lit)), "{learned:?}");
        debug_assert!(!self.engine.store.holds(learned.lits[0]), "{learned:?}");
        let clauses = &mut self.engine.clauses;
        let first = learned.lits[0];
        let result = if learned.lits.len() == 1 {
            clauses.add_any(&mut self.engine.store, &learned.lits, ClauseKind::Learned, &learned.tags)
        } else {
            let id = clauses.add(&learned.lits, ClauseKind::Learned, &learned.tags, learned.lbd);
            self.engine.store.enforce(first, Reason::Clause(id))
        };
        if let Some(learning) = self.learning.as_mut() {
            learning.learned = learned;
        }
        result?;
        self.engine.propagate()
    }

    /// Backtracks without reporting it.
    pub(crate) fn undo_to(&mut self, level: u32) {
        self.engine.backtrack_to(level);
        // Level 1 has the assumptions; each higher level has one decision.
        self.decisions.truncate((level as usize).saturating_sub(1));
    }

    /// Backtracks and reports it.
    fn backtrack(&mut self, level: u32, reporter: &mut Reporter<'_, impl Observer>) {
        self.undo_to(level);
        reporter.backtracked(&self.engine, self.decisions.len());
    }

    /// Returns the next decision: the smallest value of the open variable with the highest score, which is activity
    /// times degree weight divided by the number of values. Sudoku-like models use [`HouseBranching`] instead.
    fn choose_active(&mut self) -> Option<Lit> {
        let learning = self.learning.as_mut().expect("made at the start of the call");
        if let Some(house_branching) = &mut learning.house_branching {
            return house_branching.choose(&self.engine, self.model.variables()).or_else(|| self.choose_interval());
        }
        let mut best = None;
        let mut best_score = -1.0;
        for &x in self.model.variables() {
            let mask = self.engine.store.mask(x);
            if mask & mask.wrapping_sub(1) != 0 {
                // The constant makes the first decisions follow the degrees, while all activities are 0.
                let activity = 1.0 + learning.activity.score(x.slot().index());
                let score = activity * f64::from(self.engine.degree_weight(x)) / f64::from(mask.count_ones());
                if score > best_score {
                    best_score = score;
                    best = Some(x.is(mask.trailing_zeros()));
                }
            }
        }
        best.or_else(|| self.choose_interval())
    }

    /// Drops about half of the learned clauses: old ones whose literals come from many levels.
    pub(crate) fn reduce_learned(&mut self) {
        let clauses = &mut self.engine.clauses;
        let mut lbds: Vec<u32> = clauses.list.iter().filter(|c| c.kind == ClauseKind::Learned).map(|c| c.lbd).collect();
        let middle = lbds.len() / 2;
        let limit = *lbds.select_nth_unstable(middle).1;
        let newest = lbds.len() - lbds.len() / 4;
        clauses.retain(&mut self.engine.store, |at, clause| clause.lbd <= 2 || clause.lbd < limit || at >= newest);
    }

    /// Sets the core of the final conflict, if cores are tracked.
    fn set_core(&mut self, conflict: Conflict, assumptions: &[Lit]) {
        if !self.track {
            return;
        }
        let learning = self.learning.as_mut().expect("made at the start of the call");
        let (decisions, tags) = learning.analyzer.trace_conflict(&self.engine, conflict);
        let start = self.engine.store.level_start(1) as usize;
        let is_in_core = |lit: &&Lit| {
            decisions.iter().any(|&at| at as usize >= start && self.engine.store.trail[at as usize].slot == lit.slot)
        };
        self.core = Core { tags, assumptions: assumptions.iter().filter(is_in_core).copied().collect() };
    }
}

impl Learning {
    fn new(solver: &Solver<'_>) -> Self {
        let slots = solver.model.words.len();
        let mut analyzer = Analyzer::new(slots);
        analyzer.track = solver.track;
        let house_branching = HouseBranching::new(&solver.engine, solver.model.variables(), slots);
        Self {
            analyzer,
            activity: Activity::new(slots),
            house_branching,
            learned: LearnedClause::default(),
            root: vec![0; slots],
        }
    }
}

/// Returns element `i` (from 1) of the sequence 1, 1, 2, 1, 1, 2, 4, ... (Luby, Sinclair and Zuckerman 1993).
pub(crate) fn luby(mut i: u64) -> u64 {
    loop {
        let k = 64 - i.leading_zeros();
        if i == (1 << k) - 1 {
            return 1 << (k - 1);
        }
        i -= (1 << (k - 1)) - 1;
    }
}
