//! Bounds on the number of literals that hold.

use super::{Context, Event, Explanation, Inference, PoolRange, Pools};
use crate::literal::Slot;
use crate::store::Conflict;

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

impl Cardinality {
    pub(crate) fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        for lit in pools.lits(self.lits) {
            wake(lit.slot, Event::Change);
            if !lit.slot.is_mask() {
                wake(lit.slot.opposite(), Event::Change);
            }
        }
    }

    pub(crate) fn propagate(&self, context: &mut Context<'_>) -> Result<(), Conflict> {
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

    pub(crate) fn explain(&self, inference: &Inference<'_>, out: &mut Explanation) {
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
}
