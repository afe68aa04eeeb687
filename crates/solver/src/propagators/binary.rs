//! A relation between two mask variables.

use super::{Context, Definition, Event, Explanation, InferenceContext, Pools};
use crate::cnf::{Encoder, TooLarge};
use crate::constraint::Constraint;
use crate::count::Residual;
use crate::literal::{Slot, Var};
use crate::model::Model;
use crate::relation::{Direction, Rule};
use crate::store::{Conflict, Store};

/// `relation(x, y)`. Domain consistent; a few word operations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Binary {
    pub(crate) x: Var,
    pub(crate) y: Var,
    pub(crate) relation: Rule,
}

impl Definition for Binary {
    const IS_COSTLY: bool = false;

    fn subscribe(&self, _: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        let event = if matches!(self.relation, Rule::Differ(_)) { Event::Fix } else { Event::Change };
        wake(self.x.slot(), event);
        wake(self.y.slot(), event);
    }

    #[inline]
    fn propagate(&self, context: &mut Context<'_>) -> Result<(), Conflict> {
        let words = &context.pools.words;
        let y = self.relation.image(Direction::Forward, context.mask(self.x), words);
        context.keep(self.y, y, 0)?;
        let x = self.relation.image(Direction::Backward, context.mask(self.y), words);
        // For `Differ`, x may become fixed by y and then restrict y again.
        if context.keep(self.x, x, 0)? && matches!(self.relation, Rule::Differ(_)) {
            let y = self.relation.image(Direction::Forward, context.mask(self.x), words);
            context.keep(self.y, y, 0)?;
        }
        Ok(())
    }

    /// Explains the removal of values: all related values of the other variable had been removed.
    fn explain(&self, inference: &InferenceContext<'_>, out: &mut Explanation) {
        let (other, direction) = if inference.lit.slot == self.y.slot() {
            (self.x, Direction::Backward)
        } else {
            (self.y, Direction::Forward)
        };
        let own = if direction == Direction::Backward { self.y } else { self.x };
        // Values beyond the variable's size are not related to any value.
        let removed = inference.removed() & inference.mask(own);
        out.because_without(other, self.relation.supports(direction, removed, &inference.pools.words));
        out.tags.push(inference.tag);
    }

    fn constraint<'m>(&self, model: &'m Model) -> Constraint<'m> {
        Constraint::Relation(None, self.x, model.relation(self.relation, self.x), self.y)
    }

    fn residual(&self, store: &Store, pools: &Pools, residual: &mut Residual) -> bool {
        residual.related(store, pools, self.x, self.relation, self.y)
    }

    fn encode(&self, encoder: &mut Encoder<'_>) -> Result<(), TooLarge> {
        encoder.relation(None, self.x, self.y, self.relation)
    }
}
