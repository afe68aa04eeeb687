//! The residual of a constraint: what it still says when some of its variables are fixed.

use super::graph::Constraint;
use crate::engine::Engine;
use crate::literal::{Lit, Slot, Var, bit};
use crate::model::SumCondition;
use crate::propagators::linear::{Linear, negation};
use crate::propagators::reified::Reified;
use crate::propagators::{Pools, Propagator};
use crate::relation::{Direction, Rule};
use crate::store::Store;

/// The open variables of a constraint and the effect of its fixed variables.
#[derive(Debug, Default)]
pub(super) struct Residual {
    /// The open variables, possibly with repetitions.
    pub(super) open: Vec<Slot>,
    /// Numbers that, together with the words of the open variables, determine the allowed combinations of values.
    pub(super) context: Vec<u64>,
}

impl Residual {
    /// Adds a variable to the open ones, or its value to the context.
    fn variable(&mut self, store: &Store, slot: Slot) {
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
        let (store, pools) = (&engine.store, engine.pools);
        let id = match constraint {
            Constraint::Clause(id) => return self.clause(store, engine.clauses.lits(id)),
            Constraint::Propagator(id) => id,
        };
        match &engine.propagator(id).0 {
            // The graph keeps it apart, because it connects only variables with a common value.
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
        // If one variable is fixed, propagation has left only related values of the other.
        if store.fixed(x.slot()) || store.fixed(y.slot()) {
            return false;
        }
        self.open.extend([x.slot(), y.slot()]);
        store.mask(y) & !relation.common(Direction::Forward, store.mask(x), &pools.words) != 0
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
            return store.mask(p.y) & p.relation.supports(Direction::Forward, store.mask(p.x), &pools.words) != 0;
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
        let (mut low, mut high, mut fixed_sum) = (0, 0, 0);
        for term in p.terms(pools) {
            let (low_term, high_term) = term.now(pools, store);
            low += low_term;
            high += high_term;
            if low_term == high_term {
                fixed_sum += low_term;
            } else {
                self.open.push(term.slot().variable());
            }
        }
        self.context.push(fixed_sum as u64);
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
