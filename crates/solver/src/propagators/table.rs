//! A list of the allowed combinations of values.

use super::{Context, Event, Explanation, Inference, Part, Pools};
use crate::literal::{Slot, bit};
use crate::store::Wiped;

/// The values of the variables are a row. Domain consistent; O(rows times variables) a call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    pub(crate) vars: Part,
    /// The rows' values in the pool of words, one a variable, row after row.
    pub(crate) rows: Part,
}

impl Table {
    pub(crate) fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        for x in pools.vars(self.vars) {
            wake(x.slot(), Event::Change);
        }
    }

    fn rows<'a>(&self, pools: &'a Pools) -> std::slice::ChunksExact<'a, u64> {
        let width = (self.vars.1 - self.vars.0).max(1) as usize;
        pools.words[self.rows.0 as usize..self.rows.1 as usize].chunks_exact(width)
    }

    pub(crate) fn propagate(&self, context: &mut Context<'_>) -> Result<(), Wiped> {
        let pools = context.pools;
        let vars = pools.vars(self.vars);
        for (i, &x) in vars.iter().enumerate() {
            let mut supported = 0;
            for row in self.rows(pools) {
                if row.iter().zip(vars).all(|(&v, &y)| context.mask(y) & bit(v as u32) != 0) {
                    supported |= bit(row[i] as u32);
                }
            }
            context.keep(x, supported, i as u32)?;
        }
        Ok(())
    }

    /// Each row with a removed value had lost another of its values: the first one is named.
    pub(crate) fn explain(&self, inference: &Inference<'_>, out: &mut Explanation) {
        out.tags.push(inference.tag);
        let vars = inference.pools.vars(self.vars);
        let own = inference.note as usize;
        let removed = inference.removed() & inference.word(inference.lit.slot);
        let masks: Vec<u64> = vars.iter().map(|&x| inference.mask(x)).collect();
        let mut gone = vec![0; vars.len()];
        for row in self.rows(inference.pools) {
            if removed & bit(row[own] as u32) == 0 {
                continue;
            }
            let lost = |i: usize| i != own && masks[i] & bit(row[i] as u32) == 0;
            let already = (0..vars.len()).any(|i| i != own && gone[i] & bit(row[i] as u32) != 0);
            if !already && let Some(i) = (0..vars.len()).find(|&i| lost(i)) {
                gone[i] |= bit(row[i] as u32);
            }
        }
        for (&x, &values) in vars.iter().zip(&gone) {
            if values != 0 {
                out.because_without(x, values);
            }
        }
    }
}
