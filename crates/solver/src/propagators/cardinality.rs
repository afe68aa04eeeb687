//! Bounds on the number of literals that hold.

use super::{Context, Definition, Event, Explanation, InferenceContext, PoolRange, Pools};
use crate::cnf::{Encoder, TooLarge};
use crate::constraint::Constraint;
use crate::count::Residual;
use crate::literal::Slot;
use crate::model::Model;
use crate::store::{Conflict, Store};

/// At least `lower` and at most `upper` of the literals hold. Domain consistent if the literals are about different
/// variables; O(literals) per pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cardinality {
    pub(crate) lits: PoolRange,
    pub(crate) lower: u32,
    pub(crate) upper: u32,
}

/// The lowest bit of the note of a literal that must hold because too many others fail. The other bits are its index.
const NEEDED: u32 = 0;
/// The lowest bit of the note of a literal that must fail because enough others hold. The other bits are its index.
const ENOUGH: u32 = 1;

impl Definition for Cardinality {
    fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        for lit in pools.lits(self.lits) {
            wake(lit.slot, Event::Change);
            if !lit.slot.is_mask() {
                wake(lit.slot.opposite(), Event::Change);
            }
        }
    }

    fn propagate(&self, context: &mut Context<'_>) -> Result<(), Conflict> {
        let pools = context.pools;
        let lits = pools.lits(self.lits);
        loop {
            let held = lits.iter().filter(|&&lit| context.store.holds(lit)).count() as u32;
            let open =
                lits.iter().filter(|&&lit| !context.store.holds(lit) && !context.store.fails(lit)).count() as u32;
            let mut changed = false;
            if held > self.upper || (held == self.upper && open > 0) {
                for (i, &lit) in (0..).zip(lits) {
                    if held > self.upper || !context.store.holds(lit) {
                        changed |= context.enforce(!lit, i << 1 | ENOUGH)?;
                    }
                }
            } else if held + open < self.lower || (held + open == self.lower && open > 0) {
                for (i, &lit) in (0..).zip(lits) {
                    if held + open < self.lower || !context.store.fails(lit) {
                        changed |= context.enforce(lit, i << 1 | NEEDED)?;
                    }
                }
            }
            // An inferred literal may decide another one about the same variable.
            if !changed {
                return Ok(());
            }
        }
    }

    fn explain(&self, inference: &InferenceContext<'_>, out: &mut Explanation) {
        out.tags.push(inference.tag);
        let lits = inference.pools.lits(self.lits);
        let enough = inference.note & 1 == ENOUGH;
        // The number of literals that explain the inference.
        let mut needed = if enough { self.upper } else { (lits.len() as u32).saturating_sub(self.lower) };
        for (i, &lit) in (0..).zip(lits) {
            // In a conflict the inferred literal may itself be among those that hold or fail.
            if inference.note >> 1 == i {
                continue;
            }
            let is_reason = if enough { inference.held(lit) } else { inference.failed(lit) };
            if needed > 0 && is_reason {
                needed -= 1;
                out.because(if enough { lit } else { !lit });
            }
        }
    }

    fn constraint<'m>(&self, model: &'m Model) -> Constraint<'m> {
        Constraint::Cardinality(self.lower, self.upper, model.pools.lits(self.lits))
    }

    fn residual(&self, store: &Store, pools: &Pools, residual: &mut Residual) -> bool {
        let lits = pools.lits(self.lits);
        let held = lits.iter().filter(|&&lit| store.holds(lit)).count() as u32;
        let undecided = lits.iter().filter(|&&lit| !store.holds(lit) && !store.fails(lit));
        residual.open.extend(undecided.map(|lit| lit.slot.variable()));
        residual.context.push(u64::from(held));
        held < self.lower || held + residual.open.len() as u32 > self.upper
    }

    fn encode(&self, encoder: &mut Encoder<'_>) -> Result<(), TooLarge> {
        let (mut lower, mut upper) = (i64::from(self.lower), i64::from(self.upper));
        let mut literals = Vec::new();
        for &lit in encoder.model.pools.lits(self.lits) {
            match encoder.disjunction(lit) {
                None => (lower, upper) = (lower - 1, upper - 1),
                Some(some) if some.is_empty() => {}
                Some(some) => literals.push(encoder.any(&some)?),
            }
        }
        let n = literals.len() as i64;
        match (lower, upper) {
            (lower, upper) if upper < 0 || lower > n => encoder.push([]),
            (..=0, upper) if upper >= n => Ok(()),
            (1, upper) if upper >= n => encoder.push(literals),
            (1, 1) => encoder.exactly_one(&literals),
            _ => encoder.count(&literals, lower, upper),
        }
    }
}
