//! An observer hears enough to know which variables have one value, and nothing that is not so.

use std::ops::ControlFlow;

use super::spec::{Assignment, Built};
use crate::literal::{Lit, Var};
use crate::model::{Model, Tag};
use crate::observer::Observer;
use crate::solver::{SearchOutcome, Solution, Solver};
use crate::{Budget, Relation};

/// Panics when it hears what does not fit what it heard before.
pub(super) struct Watcher<'a> {
    built: &'a Built,
    /// All solutions.
    solutions: &'a [Assignment],
    pub(super) found: Vec<Assignment>,
    /// After so many solutions it stops.
    most: usize,
    /// After so many choices it stops.
    patience: usize,
    choices: usize,
    fixed: Vec<(Var, u32)>,
    restarting: bool,
    pub(super) tags: Vec<Tag>,
    over: bool,
}

impl<'a> Watcher<'a> {
    pub(super) fn new(built: &'a Built, solutions: &'a [Assignment], most: usize, patience: usize) -> Self {
        Self {
            built,
            solutions,
            found: Vec::new(),
            most,
            patience,
            choices: 0,
            fixed: Vec::new(),
            restarting: false,
            tags: Vec::new(),
            over: false,
        }
    }

    fn value(&self, x: Var) -> Option<u32> {
        self.fixed.iter().find(|(y, _)| *y == x).map(|(_, value)| *value)
    }

    fn is_going_on(&self) {
        assert!(!self.over, "it told more after a break");
        assert!(!self.restarting, "a restart takes everything back first");
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
        // What the solution does not tell of may be so.
        true
    }
}

impl Observer for Watcher<'_> {
    fn decided(&mut self, choice: Lit, ways: u32) -> ControlFlow<()> {
        self.is_going_on();
        assert!(ways >= 2, "{choice:?} is no choice");
        if let Some((x, values)) = choice.as_within() {
            assert_eq!(self.value(x), None, "{choice:?} is about what is fixed");
            assert!(values.count_ones() < 64);
        }
        self.choices += 1;
        self.over = self.choices > self.patience;
        if self.over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn fixed(&mut self, x: Var, value: u32, by: Option<Tag>) {
        self.is_going_on();
        self.tags.extend(by);
        assert_eq!(self.value(x), None, "{x:?} is fixed twice");
        self.fixed.push((x, value));
    }

    fn conflict(&mut self, tag: Option<Tag>) {
        self.is_going_on();
        self.tags.extend(tag);
    }

    fn backtracked(&mut self, choices: usize, fixed: usize) {
        assert!(choices <= self.choices && fixed <= self.fixed.len(), "more than there was");
        assert!(!self.restarting || choices == 0);
        self.restarting = false;
        self.choices = choices;
        self.fixed.truncate(fixed);
    }

    fn restarted(&mut self) {
        self.is_going_on();
        self.restarting = true;
    }

    fn learned(&mut self, nogood: &[Lit]) {
        self.is_going_on();
        for at in self.solutions.iter().filter(|at| !self.found.contains(at)) {
            assert!(nogood.iter().any(|&lit| self.holds(lit, at)), "{nogood:?} forbids {at:?}");
        }
    }

    fn found(&mut self, solution: &Solution) -> ControlFlow<()> {
        self.is_going_on();
        for &x in self.built.model.variables() {
            assert_eq!(self.value(x), Some(solution.value(x)), "{x:?}");
        }
        self.found.push(self.built.read(solution));
        self.over = self.found.len() >= self.most;
        if self.over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Three pigeons and two holes, side by side.
#[test]
fn it_hears_which_constraint_is_in_the_way() {
    let mut model = Model::new();
    let vars: Vec<Var> = (0..3).map(|_| model.variable(2)).collect();
    for (tag, pair) in [[0, 1], [1, 2], [0, 2]].into_iter().enumerate() {
        model.relate(Tag(tag as u32 + 7), vars[pair[0]], Relation::Differ(0), vars[pair[1]]);
    }
    let built = Built { model, vars, intervals: Vec::new() };
    let mut watcher = Watcher::new(&built, &[], 1, 9);
    let end = Solver::new(&built.model).for_each_observed(&mut Budget::unlimited(), &mut watcher);
    assert_eq!(end, SearchOutcome::Exhausted);
    assert!(watcher.tags.len() >= 2 && watcher.tags.iter().all(|tag| (7..10).contains(&tag.0)), "{:?}", watcher.tags);
}

#[test]
fn it_hears_of_a_clash_before_any_choice() {
    let mut model = Model::new();
    let x = model.variable(2);
    model.restrict(Tag(3), x.is(0));
    model.restrict(Tag(4), x.is(1));
    let built = Built { model, vars: vec![x], intervals: Vec::new() };
    let mut watcher = Watcher::new(&built, &[], 1, 9);
    let end = Solver::new(&built.model).for_each_observed(&mut Budget::unlimited(), &mut watcher);
    assert_eq!((end, watcher.tags), (SearchOutcome::Exhausted, vec![Tag(4)]));
}
