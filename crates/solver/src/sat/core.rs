//! The assumptions that a refutation used.

use super::SatSolver;
use super::assignment::{Conflict, Reason};
use super::literal::Literal;

impl SatSolver {
    /// Returns some of the assumptions of the last call, if it found no solution: with these alone there is none, either.
    pub fn core(&self) -> impl Iterator<Item = i32> {
        self.core.iter().map(|literal| literal.number())
    }

    /// Collects the assumptions from which a conflict at level 1 follows.
    pub(super) fn trace(&mut self, conflict: Conflict) {
        let Self { assignment, clauses, core, .. } = self;
        let mut is_needed = vec![false; assignment.booleans()];
        let mut need = |literals: &[Literal]| literals.iter().for_each(|l| is_needed[l.boolean()] = true);
        match conflict {
            Conflict::Pair(pair) => need(&pair),
            Conflict::Clause(clause) => need(clauses.get(clause)),
        }
        for &literal in assignment.trail.iter().rev() {
            if assignment.level_of(literal) == 0 || !is_needed[literal.boolean()] {
                continue;
            }
            match assignment.reason(literal) {
                Reason::None => core.push(literal),
                Reason::Pair(other) => is_needed[other.boolean()] = true,
                Reason::Clause(clause) => {
                    clauses.get(clause).iter().for_each(|l| is_needed[l.boolean()] = true);
                }
            }
        }
    }
}
