//! What is left of a constraint while some of its variables are fixed.

use super::graph::Constraint;
use crate::engine::Engine;
use crate::literal::{Lit, Slot, Var, bit};
use crate::model::SumCondition;
use crate::propagators::linear::{Linear, negation};
use crate::propagators::reified::Reified;
use crate::propagators::{Pools, Propagator};
use crate::relation::{Rule, Side};
use crate::store::Store;

/// The open variables that a constraint still connects, and what its fixed ones say to them.
#[derive(Debug, Default)]
pub(super) struct Residual {
    /// Open variables, some perhaps twice.
    pub(super) open: Vec<Slot>,
    /// Together with the words of the open variables this determines which of their values go together.
    pub(super) context: Vec<u64>,
}

impl Residual {
    fn variable(&mut self, store: &Store, slot: Slot) {
        let slot = slot.variable();
        if store.fixed(slot) {
            self.context.push(store.word(slot));
        } else {
            self.open.push(slot);
        }
    }

    /// Finds what is left. False if the constraint is entailed: every choice of the values that are left satisfies it.
    ///
    /// Propagation must have come to its end.
    pub(super) fn of(&mut self, engine: &Engine<'_>, constraint: Constraint) -> bool {
        self.open.clear();
        self.context.clear();
        let (store, pools) = (&engine.store, engine.pools);
        let id = match constraint {
            Constraint::Clause(id) => return self.clause(store, engine.clauses.lits(id)),
            Constraint::Propagator(id) => id,
        };
        match &engine.propagator(id).0 {
            // Kept apart in the graph: it connects pairs of variables with a common value.
            Propagator::AllDifferent(_) => false,
            Propagator::Binary(p) => self.related(store, pools, p.x, p.relation, p.y),
            Propagator::Reified(p) => self.reified(store, pools, p),
            Propagator::Cardinality(p) => {
                let lits = pools.lits(p.lits);
                let held = lits.iter().filter(|&&lit| store.holds(lit)).count() as u32;
                let undecided = lits.iter().filter(|&&lit| !store.holds(lit) && !store.fails(lit));
                self.open.extend(undecided.map(|lit| lit.slot.variable()));
                self.context.push(u64::from(held));
                held < p.lower || held + self.open.len() as u32 > p.upper
            }
            Propagator::Element(p) => {
                self.variable(store, p.index.slot());
                self.variable(store, p.result.slot());
                let index = store.mask(p.index);
                for (i, x) in (0..).zip(pools.vars(p.array)) {
                    if index & bit(i) != 0 {
                        self.variable(store, x.slot());
                    }
                }
                !self.open.is_empty()
            }
            Propagator::Linear(p) => self.linear(store, pools, p),
            Propagator::Table(p) => {
                for x in pools.vars(p.vars) {
                    self.variable(store, x.slot());
                }
                self.open.len() > 1
            }
            Propagator::MultisetEquality(p) => {
                for x in pools.vars(p.left).iter().chain(pools.vars(p.right)) {
                    self.variable(store, x.slot());
                }
                !self.open.is_empty()
            }
            Propagator::Arithmetic(p) => {
                for x in [p.x, p.y, p.z] {
                    self.variable(store, x.lower());
                }
                !self.open.is_empty()
            }
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

    fn related(&mut self, store: &Store, pools: &Pools, x: Var, relation: Rule, y: Var) -> bool {
        // With one of them fixed propagation has left the other only what goes with it.
        if store.fixed(x.slot()) || store.fixed(y.slot()) {
            return false;
        }
        self.open.extend([x.slot(), y.slot()]);
        store.mask(y) & !relation.common(Side::Forward, store.mask(x), &pools.words) != 0
    }

    fn reified(&mut self, store: &Store, pools: &Pools, p: &Reified) -> bool {
        if store.holds(p.b) {
            self.context.push(1);
            return self.related(store, pools, p.x, p.relation, p.y);
        }
        if store.fails(p.b) {
            self.context.push(0);
            if store.fixed(p.x.slot()) || store.fixed(p.y.slot()) {
                return false;
            }
            self.open.extend([p.x.slot(), p.y.slot()]);
            return store.mask(p.y) & p.relation.supports(Side::Forward, store.mask(p.x), &pools.words) != 0;
        }
        self.context.push(2);
        self.open.push(p.b.slot.variable());
        self.variable(store, p.x.slot());
        self.variable(store, p.y.slot());
        true
    }

    fn linear(&mut self, store: &Store, pools: &Pools, p: &Linear) -> bool {
        let sum = match p.b {
            None => Some(p.sum),
            Some(b) if store.holds(b) => Some(p.sum),
            Some(b) if store.fails(b) => Some(negation(p.sum)),
            Some(b) => {
                self.open.push(b.slot.variable());
                None
            }
        };
        let (mut low, mut high, mut settled) = (0, 0, 0);
        for term in p.terms(pools) {
            let (least, most) = term.now(pools, store);
            low += least;
            high += most;
            if least == most {
                settled += least;
            } else {
                self.open.push(term.slot().variable());
            }
        }
        self.context.push(settled as u64);
        self.context.push(match (p.b, sum) {
            (_, None) => 2,
            (Some(b), _) if store.fails(b) => 0,
            _ => 1,
        });
        match sum {
            None => true,
            Some(SumCondition::AtMost(c)) => high > c,
            Some(SumCondition::AtLeast(c)) => low < c,
            Some(SumCondition::Equal(_)) => low < high,
            Some(SumCondition::NotEqual(c)) => low <= c && c <= high,
        }
    }
}
