//! A solver of formulas: conflict-driven clause learning over Booleans (MiniSat: Eén and Sörensson 2003).
//!
//! [`Solver`](crate::Solver) infers more from a constraint than its clauses do, but needs several times as long for each
//! conflict. Where searches take thousands of conflicts and the clauses propagate as much, as for all-different
//! constraints, this one is faster.

mod analyze;
mod assignment;
mod clauses;
mod core;
mod literal;
mod order;
mod propagate;

use bachet_budget::Budget;

use self::analyze::Analyzer;
use self::assignment::{Assignment, Conflict, Reason};
use self::clauses::Clauses;
use self::literal::Literal;
use self::order::Order;
use crate::cnf::Cnf;
use crate::learn::luby;
use crate::solver::Satisfiable;

/// Number of conflicts in one unit of the restart sequence.
const RESTART_UNIT_CONFLICTS: u64 = if cfg!(test) { 3 } else { 100 };
/// Number of learned clauses that trigger the first reduction. It is small in the tests, so that small formulas reach it.
const INITIAL_MAX_LEARNED: usize = if cfg!(test) { 20 } else { 1500 };
/// Number of learned clauses by which the limit grows with each reduction.
const MAX_LEARNED_INCREMENT: usize = if cfg!(test) { 5 } else { 300 };

/// A solver of a formula. What it learns in a call serves all later calls.
#[derive(Clone, Debug)]
pub struct SatSolver {
    clauses: Clauses,
    assignment: Assignment,
    order: Order,
    analyzer: Analyzer,
    /// For each Boolean the value that a decision gives it.
    phases: Vec<bool>,
    /// The values of the last solution.
    model: Vec<bool>,
    /// The assumptions that the last refutation used.
    core: Vec<Literal>,
    max_learned: usize,
    /// Whether the formula is known to have no solution.
    is_refuted: bool,
}

impl SatSolver {
    /// Returns a solver of a formula.
    pub fn new(cnf: &Cnf) -> Self {
        Self::of_clauses(cnf.booleans.len(), cnf.clauses())
    }

    /// Returns a solver of clauses over a number of Booleans. They are numbered from 1; a negative literal is a negation.
    pub fn of_clauses<'a>(booleans: usize, clauses: impl IntoIterator<Item = &'a [i32]>) -> Self {
        let mut solver = Self {
            clauses: Clauses::new(booleans),
            assignment: Assignment::new(booleans),
            order: Order::new(booleans),
            analyzer: Analyzer::new(booleans),
            phases: vec![false; booleans],
            model: vec![false; booleans],
            core: Vec::new(),
            max_learned: INITIAL_MAX_LEARNED,
            is_refuted: false,
        };
        clauses.into_iter().for_each(|clause| solver.add_clause(clause));
        solver
    }

    /// Adds a clause. Its literals are numbered as in the formula.
    pub fn add_clause(&mut self, clause: &[i32]) {
        let mut literals: Vec<Literal> = clause.iter().map(|&number| Literal::of(number)).collect();
        literals.sort_unstable();
        literals.dedup();
        let is_true = |&l: &Literal| self.assignment.holds(l) || literals.binary_search(&!l).is_ok();
        if literals.iter().any(is_true) {
            return;
        }
        literals.retain(|&l| !self.assignment.fails(l));
        match literals[..] {
            [] => self.is_refuted = true,
            [fact] => {
                self.assignment.assign(fact, Reason::None);
                self.is_refuted |= self.propagate().is_err();
            }
            [a, b] => self.clauses.add_pair(a, b),
            _ => {
                self.clauses.add(&literals, None);
            }
        }
    }

    /// Returns whether a literal holds in the last solution.
    pub fn holds(&self, literal: i32) -> bool {
        let literal = Literal::of(literal);
        self.model[literal.boolean()] == literal.is_positive()
    }

    /// Searches for a solution in which all the assumptions hold.
    pub fn solve_assuming(&mut self, assumptions: &[i32], budget: &mut Budget<'_>) -> Satisfiable {
        self.core.clear();
        if self.is_refuted {
            return Satisfiable::No;
        }
        let answer = self.search(assumptions, budget);
        if answer == Satisfiable::Yes {
            for (boolean, value) in self.model.iter_mut().enumerate() {
                *value = self.assignment.holds(Literal::new(boolean, true));
            }
        }
        self.backtrack(0);
        answer
    }

    fn search(&mut self, assumptions: &[i32], budget: &mut Budget<'_>) -> Satisfiable {
        let mut until_restart = RESTART_UNIT_CONFLICTS;
        let mut restarts = 0;
        loop {
            if let Err(conflict) = self.propagate() {
                let level = self.assignment.level();
                if level <= 1 {
                    self.is_refuted = level == 0;
                    self.trace(conflict);
                    return Satisfiable::No;
                }
                if !budget.step() {
                    return Satisfiable::Unknown;
                }
                until_restart = until_restart.saturating_sub(1);
                self.learn(conflict);
                continue;
            }
            if self.assignment.level() == 0 {
                if self.clauses.learned() > self.max_learned {
                    self.clauses.reduce();
                    self.max_learned += MAX_LEARNED_INCREMENT;
                }
                if !self.assume(assumptions) {
                    return Satisfiable::No;
                }
                continue;
            }
            if until_restart == 0 {
                restarts += 1;
                until_restart = RESTART_UNIT_CONFLICTS * luby(restarts);
                self.backtrack(0);
                continue;
            }
            let Some(boolean) = self.next() else { return Satisfiable::Yes };
            if !budget.step() {
                self.order.insert(boolean);
                return Satisfiable::Unknown;
            }
            self.assignment.open_level();
            self.assignment.assign(Literal::new(boolean, self.phases[boolean]), Reason::None);
        }
    }

    /// Opens level 1 with the assumptions. Returns false if one fails.
    fn assume(&mut self, assumptions: &[i32]) -> bool {
        self.assignment.open_level();
        assumptions.iter().all(|&number| {
            let literal = Literal::of(number);
            if self.assignment.fails(literal) {
                self.core.push(literal);
                if self.assignment.level_of(literal) > 0 {
                    self.core.push(!literal);
                }
                return false;
            }
            if !self.assignment.holds(literal) {
                self.assignment.assign(literal, Reason::None);
            }
            true
        })
    }

    /// Takes the next open Boolean.
    fn next(&mut self) -> Option<usize> {
        loop {
            let boolean = self.order.pop()?;
            if self.assignment.is_open(boolean) {
                return Some(boolean);
            }
        }
    }

    /// Learns a clause from a conflict, backtracks and asserts it.
    fn learn(&mut self, conflict: Conflict) {
        let Self { analyzer, assignment, clauses, order, .. } = self;
        analyzer.learn(assignment, clauses, conflict, |boolean| order.bump(boolean));
        self.order.decay();
        self.backtrack(self.analyzer.level);
        let learned = &self.analyzer.learned;
        let reason = match learned[..] {
            [_] => Reason::None,
            [a, b] => {
                self.clauses.add_pair(a, b);
                Reason::Pair(b)
            }
            _ => Reason::Clause(self.clauses.add(learned, Some(self.analyzer.lbd))),
        };
        self.assignment.assign(self.analyzer.learned[0], reason);
    }

    fn backtrack(&mut self, level: u32) {
        let Self { assignment, order, phases, .. } = self;
        assignment.backtrack_to(level, |literal| {
            phases[literal.boolean()] = literal.is_positive();
            order.insert(literal.boolean());
        });
    }
}
