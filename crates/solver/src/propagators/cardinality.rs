//! How many of some literals hold.

use super::{Context, Event, Explanation, Inference, Part, Pools};
use crate::literal::Slot;
use crate::store::Wiped;

/// At least `lower` and at most `upper` of the literals hold. Domain consistent where the literals are about different variables;
/// O(literals) a call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cardinality {
    pub(crate) lits: Part,
    pub(crate) lower: u32,
    pub(crate) upper: u32,
}

/// The lowest bit of the note of a literal that must hold because too many others fail; above it stands which literal.
const NEEDED: u32 = 0;
/// The lowest bit of the note of a literal that must fail because enough others hold.
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

    pub(crate) fn propagate(&self, context: &mut Context<'_>) -> Result<(), Wiped> {
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
            // Two literals about one variable: what holds of one may decide the other.
            if !changed {
                return Ok(());
            }
        }
    }

    pub(crate) fn explain(&self, inference: &Inference<'_>, out: &mut Explanation) {
        out.tags.push(inference.tag);
        let lits = inference.pools.lits(self.lits);
        let enough = inference.note & 1 == ENOUGH;
        // The bound that was reached: so many literals as they stood settle it.
        let mut needed = if enough { self.upper } else { (lits.len() as u32).saturating_sub(self.lower) };
        for (i, &lit) in (0..).zip(lits) {
            // The literal that was inferred stood the other way already where too many did: it is no reason for itself.
            if inference.note >> 1 == i {
                continue;
            }
            let stood = if enough { inference.held(lit) } else { inference.failed(lit) };
            if needed > 0 && stood {
                needed -= 1;
                out.because(if enough { lit } else { !lit });
            }
        }
    }
}
