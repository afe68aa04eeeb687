//! A literal that is equivalent to a relation.

use super::{Context, Definition, Event, Explanation, InferenceContext, Pools};
use crate::cnf::{Encoder, TooLarge};
use crate::constraint::Constraint;
use crate::count::Residual;
use crate::literal::{Lit, Slot, Var};
use crate::model::Model;
use crate::relation::{Direction, Rule};
use crate::store::{Conflict, Store};

/// The note of an inference that follows from the literal, or proves it.
const HOLDS: u32 = 1;
/// The note of an inference that follows from the literal's negation, or proves it.
const FAILS: u32 = 0;

/// `b <=> relation(x, y)`. Domain consistent: O(values) to decide `b`, a few word operations once it is decided.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reified {
    pub(crate) b: Lit,
    pub(crate) x: Var,
    pub(crate) y: Var,
    pub(crate) relation: Rule,
}

impl Definition for Reified {
    const IS_COSTLY: bool = false;

    fn subscribe(&self, _: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        wake(self.b.slot, Event::Change);
        if !self.b.slot.is_mask() {
            wake(self.b.slot.opposite(), Event::Change);
        }
        wake(self.x.slot(), Event::Change);
        wake(self.y.slot(), Event::Change);
    }

    #[inline]
    fn propagate(&self, context: &mut Context<'_>) -> Result<(), Conflict> {
        let words = &context.pools.words;
        if context.store.holds(self.b) {
            let y = self.relation.image(Direction::Forward, context.mask(self.x), words);
            context.keep(self.y, y, HOLDS)?;
            let x = self.relation.image(Direction::Backward, context.mask(self.y), words);
            if context.keep(self.x, x, HOLDS)? {
                let y = self.relation.image(Direction::Forward, context.mask(self.x), words);
                context.keep(self.y, y, HOLDS)?;
            }
        } else if context.store.fails(self.b) {
            let y = !self.relation.common(Direction::Forward, context.mask(self.x), words);
            context.keep(self.y, y, FAILS)?;
            let x = !self.relation.common(Direction::Backward, context.mask(self.y), words);
            if context.keep(self.x, x, FAILS)? {
                let y = !self.relation.common(Direction::Forward, context.mask(self.x), words);
                context.keep(self.y, y, FAILS)?;
            }
        } else {
            let x = context.mask(self.x);
            let y = context.mask(self.y);
            if y & !self.relation.common(Direction::Forward, x, words) == 0 {
                context.enforce(self.b, HOLDS)?;
            } else if y & self.partners(Direction::Forward, x, words) == 0 {
                context.enforce(!self.b, FAILS)?;
            }
        }
        Ok(())
    }

    fn explain(&self, inference: &InferenceContext<'_>, out: &mut Explanation) {
        out.tags.push(inference.tag);
        let words = &inference.pools.words;
        let held = inference.note == HOLDS;
        if inference.lit.slot != self.x.slot() && inference.lit.slot != self.y.slot() {
            // The literal was decided by the remaining values of x and the removed values of y.
            let x = inference.mask(self.x);
            out.because_without(self.x, !x);
            let goes = if held {
                !self.relation.common(Direction::Forward, x, words)
            } else {
                self.partners(Direction::Forward, x, words)
            };
            out.because_without(self.y, goes);
            return;
        }
        let (own, other, direction) = if inference.lit.slot == self.x.slot() {
            (self.x, self.y, Direction::Forward)
        } else {
            (self.y, self.x, Direction::Backward)
        };
        let removed = inference.removed() & inference.mask(own);
        if held {
            out.because(self.b);
            out.because_without(other, self.partners(direction, removed, words));
        } else {
            out.because(!self.b);
            // A value that is not related to every removed value would have supported one of them.
            out.because_without(other, !self.relation.common(direction, removed, words));
        }
    }

    fn constraint<'m>(&self, model: &'m Model) -> Constraint<'m> {
        Constraint::Relation(Some(self.b), self.x, model.relation(self.relation, self.x), self.y)
    }

    fn residual(&self, store: &Store, pools: &Pools, residual: &mut Residual) -> bool {
        if store.holds(self.b) {
            residual.context.push(1);
            return residual.related(store, pools, self.x, self.relation, self.y);
        }
        if store.fails(self.b) {
            residual.context.push(0);
            if store.fixed(self.x.slot()) || store.fixed(self.y.slot()) {
                return false;
            }
            residual.open.extend([self.x.slot(), self.y.slot()]);
            let related = self.relation.supports(Direction::Forward, store.mask(self.x), &pools.words);
            return store.mask(self.y) & related != 0;
        }
        residual.context.push(2);
        residual.open.push(self.b.slot.variable());
        residual.variable(store, self.x.slot());
        residual.variable(store, self.y.slot());
        true
    }

    fn encode(&self, encoder: &mut Encoder<'_>) -> Result<(), TooLarge> {
        encoder.relation(Some(self.b), self.x, self.y, self.relation)
    }
}

impl Reified {
    /// Returns the values of the other variable that are related to some value of `mask`.
    fn partners(&self, direction: Direction, mask: u64, words: &[u64]) -> u64 {
        self.relation.supports(direction, mask, words)
    }
}
