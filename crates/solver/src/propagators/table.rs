//! A table of the allowed combinations of values.

use std::collections::BTreeSet;

use super::{Context, Definition, Event, Explanation, InferenceContext, PoolRange, Pools};
use crate::cnf::{Boolean, Direct, Encoder, TooLarge};
use crate::constraint::Constraint;
use crate::count::Residual;
use crate::literal::{Slot, bit};
use crate::model::Model;
use crate::store::{Conflict, Store};

/// The values of the variables are a row of the table. Domain consistent; O(rows times variables squared) per call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    pub(crate) vars: PoolRange,
    /// The values of all rows in the pool of words, row after row.
    pub(crate) rows: PoolRange,
}

impl Definition for Table {
    fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        for x in pools.vars(self.vars) {
            wake(x.slot(), Event::Change);
        }
    }

    fn propagate(&self, context: &mut Context<'_>) -> Result<(), Conflict> {
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

    /// Explains the removal of values: each row with a removed value had another value that was impossible. The first
    /// of these is the reason.
    fn explain(&self, inference: &InferenceContext<'_>, out: &mut Explanation) {
        out.tags.push(inference.tag);
        let vars = inference.pools.vars(self.vars);
        let own = inference.note as usize;
        let removed = inference.removed() & inference.word(inference.lit.slot);
        let masks: Vec<u64> = vars.iter().map(|&x| inference.mask(x)).collect();
        let mut excluded = vec![0; vars.len()];
        for row in self.rows(inference.pools) {
            if removed & bit(row[own] as u32) == 0 {
                continue;
            }
            let is_impossible = |i: usize| i != own && masks[i] & bit(row[i] as u32) == 0;
            let is_excluded = (0..vars.len()).any(|i| i != own && excluded[i] & bit(row[i] as u32) != 0);
            if !is_excluded && let Some(i) = (0..vars.len()).find(|&i| is_impossible(i)) {
                excluded[i] |= bit(row[i] as u32);
            }
        }
        for (&x, &values) in vars.iter().zip(&excluded) {
            if values != 0 {
                out.because_without(x, values);
            }
        }
    }

    fn constraint<'m>(&self, model: &'m Model) -> Constraint<'m> {
        let rows = self.rows(&model.pools).map(|row| row.iter().map(|&v| v as u32).collect());
        Constraint::Table(model.pools.vars(self.vars), rows.collect())
    }

    /// With one open variable every remaining value is in a row, because propagation is domain consistent.
    fn residual(&self, store: &Store, pools: &Pools, residual: &mut Residual) -> bool {
        pools.vars(self.vars).iter().for_each(|x| residual.variable(store, x.slot()));
        residual.open.len() > 1
    }

    fn encode(&self, encoder: &mut Encoder<'_>) -> Result<(), TooLarge> {
        let pools = &encoder.model.pools;
        let vars: Vec<Direct> = pools.vars(self.vars).iter().map(|&x| encoder.var(x)).collect();
        let row = |row: &[u64]| vars.iter().zip(row).map(|(x, &v)| x.literal(v as i64)).collect::<Option<Vec<i32>>>();
        let rows: BTreeSet<Vec<i32>> = self.rows(pools).filter_map(row).collect();
        let mut some = Vec::with_capacity(rows.len());
        for literals in rows {
            let here = encoder.fresh(Boolean::Auxiliary);
            for &literal in &literals {
                encoder.push([-here, literal])?;
            }
            encoder.push(literals.iter().map(|l| -l).chain([here]))?;
            some.push(here);
        }
        encoder.push(some)
    }
}

impl Table {
    fn rows<'a>(&self, pools: &'a Pools) -> std::slice::ChunksExact<'a, u64> {
        let width = (self.vars.1 - self.vars.0).max(1) as usize;
        pools.words[self.rows.0 as usize..self.rows.1 as usize].chunks_exact(width)
    }
}
