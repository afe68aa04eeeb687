//! A relation between two mask variables.

use super::{Context, Event, Explanation, Inference, Pools};
use crate::literal::{Slot, Var};
use crate::relation::{Rule, Side};
use crate::store::Wiped;

/// `relation(x, y)`. Domain consistent: one look each way, a few word operations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Binary {
    pub(crate) x: Var,
    pub(crate) y: Var,
    pub(crate) relation: Rule,
}

impl Binary {
    pub(crate) fn subscribe(&self, _: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        let event = if matches!(self.relation, Rule::Differ(_)) { Event::Fix } else { Event::Change };
        wake(self.x.slot(), event);
        wake(self.y.slot(), event);
    }

    #[inline]
    pub(crate) fn propagate(&self, context: &mut Context<'_>) -> Result<(), Wiped> {
        let words = &context.pools.words;
        let y = self.relation.image(Side::Forward, context.mask(self.x), words);
        context.keep(self.y, y, 0)?;
        let x = self.relation.image(Side::Backward, context.mask(self.y), words);
        // For "differs" a value of y that became the only one restricts x after x restricted y.
        if context.keep(self.x, x, 0)? && matches!(self.relation, Rule::Differ(_)) {
            let y = self.relation.image(Side::Forward, context.mask(self.x), words);
            context.keep(self.y, y, 0)?;
        }
        Ok(())
    }

    /// A value went because all values that go with it on the other side had gone.
    pub(crate) fn explain(&self, inference: &Inference<'_>, out: &mut Explanation) {
        let (other, side) =
            if inference.lit.slot == self.y.slot() { (self.x, Side::Backward) } else { (self.y, Side::Forward) };
        let own = if side == Side::Backward { self.y } else { self.x };
        // Only values that the variable had: bits beyond its size have no partners.
        let removed = inference.removed() & inference.mask(own);
        out.because_without(other, self.relation.supports(side, removed, &inference.pools.words));
        out.tags.push(inference.tag);
    }
}
