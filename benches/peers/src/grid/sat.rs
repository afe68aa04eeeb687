//! batsat, with the clauses of an instance.

use std::cell::Cell;

use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface as _, SolverOpts, lbool};

use crate::grid::encoding::{Clauses, Encoding};
use crate::grid::instance::{Clue, Instance, Value};

/// Counts conflicts and stops the solver at a limit.
#[derive(Debug, Default)]
pub struct Limit {
    conflicts: Cell<u64>,
    limit: Cell<Option<u64>>,
}

impl Callbacks for Limit {
    fn on_new_clause(&mut self, _: &[Lit], kind: ClauseKind) {
        if matches!(kind, ClauseKind::Learnt) {
            self.conflicts.set(self.conflicts.get() + 1);
        }
    }

    fn stop(&self) -> bool {
        self.limit.get().is_some_and(|limit| self.conflicts.get() >= limit)
    }
}

/// batsat with the values and houses of an instance; clues are added behind switches or for good.
pub struct Sat {
    solver: Solver<Limit>,
    clauses: Clauses,
    clause: Vec<Lit>,
}

impl Sat {
    /// Each value has exactly one house, each house exactly one value of each category.
    pub fn new(houses: usize, categories: usize, encoding: Encoding) -> Self {
        let clauses = Clauses { houses, categories, encoding };
        let mut solver = Solver::new(SolverOpts::default(), Limit::default());
        for _ in 0..clauses.variables() {
            solver.new_var_default();
        }
        let mut sat = Self { solver, clauses, clause: Vec::new() };
        clauses.exactly_one_each(|lits| sat.add(lits, None));
        sat
    }

    /// The whole instance, with no switches.
    pub fn of(instance: &Instance, encoding: Encoding) -> Self {
        let mut sat = Self::new(instance.houses, instance.categories, encoding);
        for &clue in &instance.clues {
            sat.clue(clue, None);
        }
        sat
    }

    /// The literal "this value is in this house".
    pub fn lit(&self, value: Value, h: usize) -> Lit {
        self.clauses.lit(value, h)
    }

    /// A new switch: a literal for [`Sat::clue`].
    pub fn switch(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    /// Adds the clue; where a switch is given it holds only while that is assumed.
    pub fn clue(&mut self, clue: Clue, switch: Option<Lit>) {
        self.clauses.clue(clue, |lits| self.add(lits, switch));
    }

    /// Forbids this solution, `houses_of[category][value]`.
    pub fn block(&mut self, houses_of: &[Vec<usize>]) {
        let lits: Vec<Lit> = houses_of
            .iter()
            .enumerate()
            .flat_map(|(c, houses)| houses.iter().enumerate().map(move |(v, &h)| ((c, v), h)))
            .map(|(value, h)| !self.lit(value, h))
            .collect();
        self.add(&lits, None);
    }

    /// A solution under the assumptions, `Some(None)` if there is none, `None` past the limit of conflicts.
    pub fn solve(&mut self, assumptions: &[Lit], conflicts: Option<u64>) -> Option<Option<Vec<Vec<usize>>>> {
        let callbacks = self.solver.cb_mut();
        callbacks.limit.set(conflicts.map(|limit| callbacks.conflicts.get() + limit));
        let result = self.solver.solve_limited(assumptions);
        if result == lbool::FALSE {
            return Some(None);
        }
        (result == lbool::TRUE).then(|| Some(self.houses_of()))
    }

    /// Whether there is a solution under the assumptions.
    pub fn has_solution(&mut self, assumptions: &[Lit]) -> bool {
        self.solver.solve_limited(assumptions) == lbool::TRUE
    }

    /// The conflicts so far.
    pub fn conflicts(&self) -> u64 {
        self.solver.cb().conflicts.get()
    }

    /// The number of solutions, counted up to `limit`, each blocked as it is found.
    pub fn count(&mut self, limit: usize) -> usize {
        let mut found = 0;
        while found < limit {
            let Some(Some(solution)) = self.solve(&[], None) else { break };
            found += 1;
            self.block(&solution);
        }
        found
    }

    fn houses_of(&self) -> Vec<Vec<usize>> {
        let Clauses { houses, categories, .. } = self.clauses;
        let house =
            |value| (0..houses).find(|&h| self.solver.value_lit(self.lit(value, h)) == lbool::TRUE).unwrap_or(houses);
        (0..categories).map(|c| (0..houses).map(|v| house((c, v))).collect()).collect()
    }

    fn add(&mut self, lits: &[Lit], switch: Option<Lit>) {
        self.clause.clear();
        self.clause.extend_from_slice(lits);
        self.clause.extend(switch.map(|switch| !switch));
        self.solver.add_clause_reuse(&mut self.clause);
    }
}
