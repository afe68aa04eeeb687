//! The events of an observed search are consistent, and say which variables have one value at any time.

use std::ops::ControlFlow;

use super::spec::{Assignment, Built};
use crate::learn::MAX_EXCLUDED;
use crate::literal::{Lit, Var};
use crate::model::Model;
use crate::observer::Observer;
use crate::solver::{SearchOutcome, Solution, Solver};
use crate::tag::Tag;
use crate::{Budget, Relation};

/// An observer that panics if an event contradicts earlier ones or the known solutions.
pub(super) struct CheckingObserver<'a> {
    built: &'a Built,
    solutions: &'a [Assignment],
    pub(super) found: Vec<Assignment>,
    /// The number of solutions at which it stops.
    max_solutions: usize,
    /// It stops when there are more decisions than this.
    max_decisions: usize,
    decisions: usize,
    fixed: Vec<(Var, u32)>,
    restarting: bool,
    pub(super) tags: Vec<Tag>,
    over: bool,
}

impl<'a> CheckingObserver<'a> {
    pub(super) fn new(
        built: &'a Built,
        solutions: &'a [Assignment],
        max_solutions: usize,
        max_decisions: usize,
    ) -> Self {
        Self {
            built,
            solutions,
            found: Vec::new(),
            max_solutions,
            max_decisions,
            decisions: 0,
            fixed: Vec::new(),
            restarting: false,
            tags: Vec::new(),
            over: false,
        }
    }

    fn value(&self, x: Var) -> Option<u32> {
        self.fixed.iter().find(|(y, _)| *y == x).map(|(_, value)| *value)
    }

    fn check_running(&self) {
        assert!(!self.over, "an event was reported after a break");
        assert!(!self.restarting, "a restart backtracks before any other event");
    }

    fn holds(&self, lit: Lit, at: &Assignment) -> bool {
        let as_stated = |x: usize| self.built.vars.get(x).is_some_and(|x| x.slot() == lit.slot);
        if let Some(x) = (0..at.values.len()).find(|&x| as_stated(x)) {
            return lit.word >> at.values[x] & 1 == 1;
        }
        let intervals = self.built.intervals.iter().zip(&at.numbers);
        for (x, &number) in intervals {
            if x.lower() == lit.slot {
                return number >= lit.word as i64;
            }
            if x.upper() == lit.slot {
                return number <= lit.word as i64;
            }
        }
        // The literal is about a variable that is not part of the assignment.
        true
    }
}

impl Observer for CheckingObserver<'_> {
    fn decided(&mut self, decision: Lit, branches: u32) -> ControlFlow<()> {
        self.check_running();
        assert!(branches >= 2, "{decision:?} has no alternative");
        if let Some((x, values)) = decision.as_within() {
            assert_eq!(self.value(x), None, "{decision:?} is about a fixed variable");
            assert!(values.count_ones() < 64);
        }
        self.decisions += 1;
        self.over = self.decisions > self.max_decisions;
        if self.over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn fixed(&mut self, x: Var, value: u32, by: Option<Tag>) {
        self.check_running();
        self.tags.extend(by);
        assert_eq!(self.value(x), None, "{x:?} is fixed twice");
        self.fixed.push((x, value));
    }

    fn conflict(&mut self, tag: Option<Tag>) {
        self.check_running();
        self.tags.extend(tag);
    }

    fn backtracked(&mut self, decisions: usize, fixed: usize) {
        assert!(decisions <= self.decisions && fixed <= self.fixed.len(), "more than there was");
        assert!(!self.restarting || decisions == 0 || self.found.len() > MAX_EXCLUDED);
        self.restarting = false;
        self.decisions = decisions;
        self.fixed.truncate(fixed);
    }

    fn restarted(&mut self) {
        self.check_running();
        self.restarting = true;
    }

    fn learned(&mut self, clause: &[Lit]) {
        self.check_running();
        for at in self.solutions.iter().filter(|at| !self.found.contains(at)) {
            assert!(clause.iter().any(|&lit| self.holds(lit, at)), "{clause:?} excludes {at:?}");
        }
    }

    fn found(&mut self, solution: &Solution) -> ControlFlow<()> {
        self.check_running();
        for &x in self.built.model.variables() {
            assert_eq!(self.value(x), Some(solution.value(x)), "{x:?}");
        }
        self.found.push(self.built.read(solution));
        self.over = self.found.len() >= self.max_solutions;
        if self.over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Three pigeons, two holes.
#[test]
fn conflicts_name_their_constraint() {
    let mut model = Model::new();
    let vars: Vec<Var> = (0..3).map(|_| model.variable(2)).collect();
    for (tag, pair) in [[0, 1], [1, 2], [0, 2]].into_iter().enumerate() {
        model.relate(Tag(tag as u32 + 7), vars[pair[0]], Relation::Differ(0), vars[pair[1]]);
    }
    let built = Built { model, vars, intervals: Vec::new() };
    let mut observer = CheckingObserver::new(&built, &[], 1, 9);
    let end = Solver::new(&built.model).for_each_observed(&mut Budget::unlimited(), &mut observer);
    assert_eq!(end, SearchOutcome::Exhausted);
    assert!(
        observer.tags.len() >= 2 && observer.tags.iter().all(|tag| (7..10).contains(&tag.0)),
        "{:?}",
        observer.tags
    );
}

#[test]
fn a_conflict_without_decisions_is_reported() {
    let mut model = Model::new();
    let x = model.variable(2);
    model.restrict(Tag(3), x.is(0));
    model.restrict(Tag(4), x.is(1));
    let built = Built { model, vars: vec![x], intervals: Vec::new() };
    let mut observer = CheckingObserver::new(&built, &[], 1, 9);
    let end = Solver::new(&built.model).for_each_observed(&mut Budget::unlimited(), &mut observer);
    assert_eq!((end, observer.tags), (SearchOutcome::Exhausted, vec![Tag(4)]));
}
