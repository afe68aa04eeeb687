//! The residual of a constraint: what it still says when some of its variables are fixed.

use super::graph::Constraint;
use crate::engine::Engine;
use crate::literal::{Lit, Slot, Var};
use crate::propagators::{Definition as _, Pools};
use crate::relation::{Direction, Rule};
use crate::store::Store;

/// The open variables of a constraint and the effect of its fixed variables.
#[derive(Debug, Default)]
pub(crate) struct Residual {
    /// The open variables, possibly with repetitions.
    pub(crate) open: Vec<Slot>,
    /// Numbers that, together with the words of the open variables, determine the allowed combinations of values.
    pub(crate) context: Vec<u64>,
}

impl Residual {
    /// Adds a variable to the open ones, or its value to the context.
    pub(crate) fn variable(&mut self, store: &Store, slot: Slot) {
        let slot = slot.variable();
        if store.fixed(slot) {
            self.context.push(store.word(slot));
        } else {
            self.open.push(slot);
        }
    }

    /// Computes the residual of a constraint. Returns false if it is entailed: all combinations of the remaining values
    /// satisfy it. Propagation must have reached its fixed point.
    pub(super) fn of(&mut self, engine: &Engine<'_>, constraint: Constraint) -> bool {
        self.open.clear();
        self.context.clear();
        match constraint {
            Constraint::Clause(id) => self.clause(&engine.store, engine.clauses.lits(id)),
            Constraint::Propagator(id) => engine.propagator(id).0.residual(&engine.store, engine.pools, self),
        }
    }

    fn clause(&mut self, store: &Store, lits: &[Lit]) -> bool {
        if lits.iter().any(|&lit| store.holds(lit)) {
            return false;
        }
        let open = lits.iter().filter(|&&lit| !store.fails(lit));
        self.open.extend(open.map(|lit| lit.slot.variable()));
        !self.open.is_empty()
    }

    /// Computes the residual of a relation between two variables.
    pub(crate) fn related(&mut self, store: &Store, pools: &Pools, x: Var, relation: Rule, y: Var) -> bool {
        // If one variable is fixed, propagation has left only related values of the other.
        if store.fixed(x.slot()) || store.fixed(y.slot()) {
            return false;
        }
        self.open.extend([x.slot(), y.slot()]);
        store.mask(y) & !relation.common(Direction::Forward, store.mask(x), &pools.words) != 0
    }
}
