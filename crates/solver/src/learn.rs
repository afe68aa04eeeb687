//! Search that learns a nogood from each conflict and restarts often.

use crate::activity::Activity;
use crate::analyze::{Analyzer, Lesson};
use crate::clauses::Origin;
use crate::literal::Lit;
use crate::observer::Observer;
use crate::places::Places;
use crate::search::merge;
use crate::solver::{Core, Learning, SearchOutcome, Solver};
use crate::store::{Reason, Wiped};
use crate::telling::Telling;
use bachet_budget::Budget;

/// The unit of the restart sequence, in conflicts.
const RESTART: u64 = 100;
/// Learned clauses to keep at first, and how many more after each clean-up.
const KEEP: usize = 3000;
const KEEP_MORE: usize = 500;

impl Solver<'_> {
    /// Conflict-driven search over all solutions in which the assumptions hold.
    pub(crate) fn learn(
        &mut self,
        assumptions: &[Lit],
        budget: &mut Budget<'_>,
        telling: &mut Telling<'_, impl Observer>,
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
            let added = self.engine.clauses.add_any(&mut self.engine.store, &lits, Origin::Blocking, &[]);
            let result = added.and_then(|_| self.engine.propagate());
            if result.is_err() {
                telling.result(&self.engine, result);
                return SearchOutcome::Exhausted;
            }
        }
        let mut until_restart = RESTART;
        let mut restarts = 0;
        let mut keep = KEEP;
        let mut result = Ok(());
        loop {
            telling.result(&self.engine, result);
            if let Err(wiped) = result {
                let level = Analyzer::level(&self.engine, wiped);
                if level <= 1 {
                    // The proof is done, whatever is left of the budget: a conflict without assumptions must not be
                    // forgotten, since no later call would come upon it again.
                    self.explain_end(wiped, assumptions);
                    // Nothing was assumed: so it is in every later call.
                    self.clash |= level == 0;
                    return SearchOutcome::Exhausted;
                }
                if !budget.step() {
                    return SearchOutcome::Limit;
                }
                until_restart = until_restart.saturating_sub(1);
                result = self.learn_from(wiped, telling);
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
                until_restart = RESTART * luby(restarts);
                telling.restarted();
                self.undo_telling(0, telling);
                if self.engine.clauses.learned > keep {
                    self.clean_up();
                    keep += KEEP_MORE;
                }
                continue;
            }
            let Some(lit) = self.choose_active() else {
                if self.report(telling).is_break() {
                    return SearchOutcome::Stopped;
                }
                let Some(last) = self.decisions.last().copied() else { return SearchOutcome::Exhausted };
                let mut lits = vec![!last];
                for &lit in self.decisions.iter().rev().skip(1) {
                    merge(&mut lits, !lit);
                }
                self.blocked = true;
                self.undo_telling(self.decisions.len() as u32, telling);
                result = self.block(&lits, telling);
                continue;
            };
            if !budget.step() {
                return SearchOutcome::Limit;
            }
            if telling.decided(&self.engine, lit).is_break() {
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

    /// Forbids the solution just found: `lits` are the negated choices, the deepest first, whose level is undone.
    fn block(&mut self, lits: &[Lit], telling: &mut Telling<'_, impl Observer>) -> Result<(), Wiped> {
        if lits.len() == 1 {
            self.undo_telling(0, telling);
        }
        self.engine.clauses.add_any(&mut self.engine.store, lits, Origin::Blocking, &[])?;
        self.engine.propagate()
    }

    /// Learns from a conflict above the assumptions, and goes where the lesson says.
    fn learn_from(&mut self, wiped: Wiped, telling: &mut Telling<'_, impl Observer>) -> Result<(), Wiped> {
        let learning = self.learning.as_mut().expect("made at the start of the call");
        learning.analyzer.learn(&mut self.engine, wiped, &learning.root, &mut learning.lesson);
        if let Some(places) = &mut learning.places {
            learning.analyzer.involved.iter().for_each(|&(slot, values)| places.bump(slot, values));
            places.decay();
        } else {
            for &(slot, _) in &learning.analyzer.involved {
                learning.activity.bump(slot.index());
            }
            learning.activity.decay();
        }
        let lesson = std::mem::take(&mut learning.lesson);
        self.undo_telling(lesson.level, telling);
        telling.learned(&lesson.lits);
        debug_assert!(lesson.lits[1..].iter().all(|&lit| self.engine.store.fails(lit)), "{lesson:?}");
        debug_assert!(!self.engine.store.holds(lesson.lits[0]), "{lesson:?}");
        let clauses = &mut self.engine.clauses;
        let first = lesson.lits[0];
        let result = if lesson.lits.len() == 1 {
            clauses.add_any(&mut self.engine.store, &lesson.lits, Origin::Learned, &lesson.tags)
        } else {
            let id = clauses.add(&self.engine.store, &lesson.lits, Origin::Learned, &lesson.tags, lesson.lbd);
            self.engine.store.enforce(first, Reason::Clause(id))
        };
        if let Some(learning) = self.learning.as_mut() {
            learning.lesson = lesson;
        }
        result?;
        self.engine.propagate()
    }

    /// Undoes levels and their choices.
    pub(crate) fn undo_to(&mut self, level: u32) {
        self.engine.back_to(level);
        // Level 1 is the assumptions'.
        self.decisions.truncate((level as usize).saturating_sub(1));
    }

    fn undo_telling(&mut self, level: u32, telling: &mut Telling<'_, impl Observer>) {
        self.undo_to(level);
        telling.cut(&self.engine, self.decisions.len());
    }

    /// The open variable with the most activity and reach for each value left, and its smallest value.
    ///
    /// On boards instead the most active place: see [`Places`].
    fn choose_active(&mut self) -> Option<Lit> {
        let learning = self.learning.as_mut().expect("made at the start of the call");
        if let Some(places) = &mut learning.places {
            return places.choose(&self.engine, self.model.variables()).or_else(|| self.choose_interval());
        }
        let mut best = None;
        let mut most = -1.0;
        for &x in self.model.variables() {
            let mask = self.engine.store.mask(x);
            if mask & mask.wrapping_sub(1) != 0 {
                // One more than its activity, so that the first choices go by reach.
                let activity = 1.0 + learning.activity.score(x.slot().index());
                let score = activity * f64::from(self.engine.reach(x)) / f64::from(mask.count_ones());
                if score > most {
                    most = score;
                    best = Some(x.is(mask.trailing_zeros()));
                }
            }
        }
        best.or_else(|| self.choose_interval())
    }

    /// Keeps the half of the learned clauses that came from few levels.
    fn clean_up(&mut self) {
        let clauses = &mut self.engine.clauses;
        let mut lbds: Vec<u32> = clauses.list.iter().filter(|c| c.origin == Origin::Learned).map(|c| c.lbd).collect();
        let middle = lbds.len() / 2;
        let limit = *lbds.select_nth_unstable(middle).1;
        let newest = clauses.list.len() - clauses.list.len() / 4;
        let mut at = 0;
        clauses.retain(&mut self.engine.store, |clause| {
            at += 1;
            clause.lbd <= 2 || clause.lbd < limit || at > newest
        });
    }

    /// Finds out what the final conflict rests on.
    fn explain_end(&mut self, wiped: Wiped, assumptions: &[Lit]) {
        if !self.track {
            return;
        }
        let learning = self.learning.as_mut().expect("made at the start of the call");
        let (choices, tags) = learning.analyzer.trace_conflict(&self.engine, wiped);
        let start = self.engine.store.level_start(1) as usize;
        let chosen = |lit: &&Lit| {
            choices.iter().any(|&at| at as usize >= start && self.engine.store.trail[at as usize].slot == lit.slot)
        };
        self.core = Core { tags, assumptions: assumptions.iter().filter(chosen).copied().collect() };
    }
}

impl Learning {
    fn new(solver: &Solver<'_>) -> Self {
        let slots = solver.model.words.len();
        let mut analyzer = Analyzer::new(slots);
        analyzer.track = solver.track;
        let places = Places::new(&solver.engine, solver.model.variables(), slots);
        Self { analyzer, activity: Activity::new(slots), places, lesson: Lesson::default(), root: vec![0; slots] }
    }
}

/// The sequence 1, 1, 2, 1, 1, 2, 4, ... (Luby, Sinclair and Zuckerman 1993).
fn luby(mut i: u64) -> u64 {
    loop {
        let k = 64 - i.leading_zeros();
        if i == (1 << k) - 1 {
            return 1 << (k - 1);
        }
        i -= (1 << (k - 1)) - 1;
    }
}
