//! The element of an array at a variable index.

use super::{Context, Definition, Event, Explanation, InferenceContext, PoolRange, Pools};
use crate::cnf::{Direct, Encoder, TooLarge};
use crate::constraint::Constraint;
use crate::count::Residual;
use crate::literal::{Slot, Var, bit};
use crate::model::Model;
use crate::store::{Conflict, Store};

/// `array[index] = result`. Domain consistent if the variables are different; O(array) words per pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Element {
    pub(crate) index: Var,
    pub(crate) array: PoolRange,
    pub(crate) result: Var,
}

/// The note of an inference about the index.
const INDEX: u32 = 0;
/// The note of an inference about the result.
const RESULT: u32 = 1;
/// The note of an inference about the element at a fixed index.
const ELEMENT: u32 = 2;

impl Definition for Element {
    fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        for x in pools.vars(self.array).iter().chain([&self.index, &self.result]) {
            wake(x.slot(), Event::Change);
        }
    }

    fn propagate(&self, context: &mut Context<'_>) -> Result<(), Conflict> {
        let pools = context.pools;
        let array = pools.vars(self.array);
        loop {
            let result = context.mask(self.result);
            let mut indices = 0;
            let mut union = 0;
            for (i, &x) in array.iter().enumerate() {
                let mask = context.mask(x);
                if context.mask(self.index) & bit(i as u32) != 0 && mask & result != 0 {
                    indices |= bit(i as u32);
                    union |= mask;
                }
            }
            let mut changed = context.keep(self.index, indices, INDEX)?;
            changed |= context.keep(self.result, union, RESULT)?;
            let index = context.mask(self.index);
            if index.is_power_of_two() {
                let x = array[index.trailing_zeros() as usize];
                changed |= context.keep(x, context.mask(self.result), ELEMENT)?;
            }
            // The index, the result and the array may share variables.
            if !changed {
                return Ok(());
            }
        }
    }

    fn explain(&self, inference: &InferenceContext<'_>, out: &mut Explanation) {
        out.tags.push(inference.tag);
        let array = inference.pools.vars(self.array);
        let slot = inference.lit.slot;
        let removed = inference.removed() & inference.word(slot);
        if inference.note == INDEX {
            // Each removed index had an element without a value in common with the result.
            let result = inference.mask(self.result);
            out.because_without(self.result, !result);
            for (i, &x) in array.iter().enumerate() {
                if removed & bit(i as u32) != 0 {
                    out.because_without(x, result);
                }
            }
            return;
        }
        if inference.note == RESULT {
            let index = inference.mask(self.index);
            let mut excluded = 0;
            for (i, &x) in array.iter().enumerate() {
                if index & bit(i as u32) == 0 {
                    excluded |= bit(i as u32);
                } else {
                    out.because_without(x, removed);
                }
            }
            out.because_without(self.index, excluded);
            return;
        }
        // The element at the fixed index equals the result.
        let index = inference.mask(self.index);
        out.because_without(self.index, !index);
        out.because_without(self.result, removed);
    }

    fn constraint<'m>(&self, model: &'m Model) -> Constraint<'m> {
        Constraint::Element(self.index, model.pools.vars(self.array), self.result)
    }

    fn residual(&self, store: &Store, pools: &Pools, residual: &mut Residual) -> bool {
        residual.variable(store, self.index.slot());
        residual.variable(store, self.result.slot());
        let index = store.mask(self.index);
        for (i, x) in (0..).zip(pools.vars(self.array)) {
            if index & bit(i) != 0 {
                residual.variable(store, x.slot());
            }
        }
        !residual.open.is_empty()
    }

    fn encode(&self, encoder: &mut Encoder<'_>) -> Result<(), TooLarge> {
        let (index, result) = (encoder.var(self.index), encoder.var(self.result));
        let array: Vec<Direct> = encoder.model.pools.vars(self.array).iter().map(|&x| encoder.var(x)).collect();
        for (i, at_i) in index.iter() {
            let Some(cell) = array.get(i as usize) else {
                encoder.push([-at_i])?;
                continue;
            };
            for (v, literal) in cell.iter() {
                encoder.push([-at_i, -literal].into_iter().chain(result.literal(v)))?;
            }
        }
        Ok(())
    }
}
