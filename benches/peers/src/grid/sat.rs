//! The direct encoding for a SAT solver, and batsat behind it: `x[value, house]`, exactly one both ways.
//!
//! A clue about two values is written in one of two ways. The pairs of houses that it rules out, a clause each, is
//! what one writes first; for each house of the one the houses that it leaves to the other, a clause a house and a
//! side, lets unit propagation see more and is two to six times faster at 10x10 (Kasif 1990, Gent 2002: the support
//! encoding).

use std::cell::Cell;

use batsat::intmap::AsIndex as _;
use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface as _, SolverOpts, Var, lbool};

use crate::grid::instance::{Clue, Instance, Value};

/// How a clue about two values becomes clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// The pairs of houses that are ruled out.
    Conflicts,
    /// The houses that each house of the one leaves to the other.
    Supports,
}

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
    houses: usize,
    categories: usize,
    encoding: Encoding,
    clause: Vec<Lit>,
}

impl Sat {
    /// Each value has exactly one house, each house exactly one value of each category.
    pub fn new(houses: usize, categories: usize, encoding: Encoding) -> Self {
        let mut solver = Solver::new(SolverOpts::default(), Limit::default());
        for _ in 0..houses * houses * categories {
            solver.new_var_default();
        }
        let mut sat = Self { solver, houses, categories, encoding, clause: Vec::new() };
        for c in 0..categories {
            for one in 0..houses {
                sat.exactly_one((0..houses).map(|h| sat.lit((c, one), h)).collect());
                sat.exactly_one((0..houses).map(|v| sat.lit((c, v), one)).collect());
            }
        }
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
    pub fn lit(&self, (c, v): Value, h: usize) -> Lit {
        Lit::new(Var::from_index((c * self.houses + v) * self.houses + h), true)
    }

    /// A new switch: a literal for [`Sat::clue`].
    pub fn switch(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    /// Adds the clue; where a switch is given it holds only while that is assumed.
    pub fn clue(&mut self, clue: Clue, switch: Option<Lit>) {
        match clue {
            Clue::Same(a, b) => self.apart(a, b, switch, |d| d == 0),
            Clue::DirectlyLeft(a, b) => self.apart(a, b, switch, |d| d == 1),
            Clue::Next(a, b) => self.apart(a, b, switch, |d| d.abs() == 1),
            Clue::Distance(a, b, apart) => self.apart(a, b, switch, |d| d.unsigned_abs() == apart),
            Clue::Left(a, b) => self.apart(a, b, switch, |d| d > 0),
            Clue::At(a, h) => {
                let lit = self.lit(a, h);
                self.add([lit], switch);
            }
            Clue::NotAt(a, h) => {
                let lit = !self.lit(a, h);
                self.add([lit], switch);
            }
        }
    }

    /// Forbids this solution, `houses_of[category][value]`.
    pub fn block(&mut self, houses_of: &[Vec<usize>]) {
        let lits: Vec<Lit> = houses_of
            .iter()
            .enumerate()
            .flat_map(|(c, houses)| houses.iter().enumerate().map(move |(v, &h)| ((c, v), h)))
            .map(|(value, h)| !self.lit(value, h))
            .collect();
        self.add(lits, None);
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
        let house = |value| {
            (0..self.houses).find(|&h| self.solver.value_lit(self.lit(value, h)) == lbool::TRUE).unwrap_or(self.houses)
        };
        (0..self.categories).map(|c| (0..self.houses).map(|v| house((c, v))).collect()).collect()
    }

    /// `fits(house(b) - house(a))`.
    fn apart(&mut self, a: Value, b: Value, switch: Option<Lit>, fits: impl Fn(isize) -> bool) {
        for h in 0..self.houses {
            let (at_a, at_b) = (self.lit(a, h), self.lit(b, h));
            if self.encoding == Encoding::Conflicts {
                for k in (0..self.houses).filter(|&k| !fits(k as isize - h as isize)) {
                    let other = self.lit(b, k);
                    self.add([!at_a, !other], switch);
                }
            } else {
                let houses = || 0..self.houses;
                let of_b = houses().filter(|&k| fits(k as isize - h as isize)).map(|k| self.lit(b, k));
                let of_a = houses().filter(|&k| fits(h as isize - k as isize)).map(|k| self.lit(a, k));
                let (of_b, of_a): (Vec<Lit>, Vec<Lit>) = (of_b.chain([!at_a]).collect(), of_a.chain([!at_b]).collect());
                self.add(of_b, switch);
                self.add(of_a, switch);
            }
        }
    }

    fn exactly_one(&mut self, lits: Vec<Lit>) {
        for (place, &a) in lits.iter().enumerate() {
            for &b in &lits[place + 1..] {
                self.add([!a, !b], None);
            }
        }
        self.add(lits, None);
    }

    fn add(&mut self, lits: impl IntoIterator<Item = Lit>, switch: Option<Lit>) {
        self.clause.clear();
        self.clause.extend(lits);
        self.clause.extend(switch.map(|switch| !switch));
        self.solver.add_clause_reuse(&mut self.clause);
    }
}
