//! Unit propagation.

use super::SatSolver;
use super::assignment::{Conflict, Reason};
use super::clauses::Watch;
use super::literal::Literal;

impl SatSolver {
    /// Propagates to a fixed point or a conflict.
    pub(super) fn propagate(&mut self) -> Result<(), Conflict> {
        while let Some(&literal) = self.assignment.trail.get(self.assignment.propagated) {
            self.assignment.propagated += 1;
            let failed = !literal;
            for &other in &self.clauses.pairs[failed.index()] {
                if self.assignment.fails(other) {
                    return Err(Conflict::Pair([failed, other]));
                }
                if !self.assignment.holds(other) {
                    self.assignment.assign(other, Reason::Pair(failed));
                }
            }
            let mut watches = std::mem::take(&mut self.clauses.watches[failed.index()]);
            let result = self.visit(failed, &mut watches);
            self.clauses.watches[failed.index()] = watches;
            result?;
        }
        Ok(())
    }

    /// Visits the clauses of a watched literal that has failed, and drops the watches that moved.
    #[inline]
    fn visit(&mut self, failed: Literal, watches: &mut Vec<Watch>) -> Result<(), Conflict> {
        let (mut at, mut kept) = (0, 0);
        let mut result = Ok(());
        while at < watches.len() {
            let watch = watches[at];
            at += 1;
            watches[kept] = watch;
            kept += 1;
            if self.assignment.holds(watch.blocker) {
                continue;
            }
            let literals = self.clauses.get_mut(watch.clause);
            if literals[0] == failed {
                literals.swap(0, 1);
            }
            let first = literals[0];
            if self.assignment.holds(first) {
                watches[kept - 1].blocker = first;
                continue;
            }
            if let Some(other) = (2..literals.len()).find(|&k| !self.assignment.fails(literals[k])) {
                literals.swap(1, other);
                let moved = literals[1];
                self.clauses.watches[moved.index()].push(Watch { blocker: first, ..watch });
                kept -= 1;
                continue;
            }
            if self.assignment.fails(first) {
                result = Err(Conflict::Clause(watch.clause));
                break;
            }
            self.assignment.assign(first, Reason::Clause(watch.clause));
        }
        watches.copy_within(at.., kept);
        watches.truncate(kept + watches.len() - at);
        result
    }
}
