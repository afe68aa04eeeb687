//! No two variables are equal.

use super::{Context, Event, Explanation, Inference, Part, Pools};
use crate::literal::{Slot, bit};
use crate::model::Tag;
use crate::store::Wiped;

/// All different. A value that one variable has leaves the others; where there are as many values as variables (`cover`),
/// a value that only one variable can have is that one's. O(n) words a pass, and a pass for each round of news.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AllDifferent {
    pub(crate) vars: Part,
    pub(crate) cover: bool,
}

/// The note of a value that had to leave because another variable has it.
const TAKEN: u32 = 0;

impl AllDifferent {
    pub(crate) fn subscribe(&self, pools: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        let event = if self.cover { Event::Change } else { Event::Fix };
        for x in pools.vars(self.vars) {
            wake(x.slot(), event);
        }
    }

    #[inline]
    pub(crate) fn propagate(&self, context: &mut Context<'_>) -> Result<(), Wiped> {
        let pools = context.pools;
        let vars = pools.vars(self.vars);
        loop {
            let [mut taken, mut clash, mut once, mut twice] = [0; 4];
            for &x in vars {
                let mask = context.mask(x);
                twice |= once & mask;
                once |= mask;
                // Without a branch, which would be hard to foresee.
                let fixed = if mask & mask.wrapping_sub(1) == 0 { mask } else { 0 };
                clash |= taken & fixed;
                taken |= fixed;
            }
            if clash != 0 {
                self.report(context, clash)?;
            }
            let single = once & !twice;
            let mut again = false;
            if twice & taken != 0 {
                for &x in vars {
                    let mask = context.mask(x);
                    if mask & mask.wrapping_sub(1) != 0 && mask & taken != 0 {
                        context.keep(x, !taken, TAKEN)?;
                        again = true;
                    }
                }
            }
            if again {
                continue;
            }
            if self.cover && single & !taken != 0 {
                for &x in vars {
                    let only = context.mask(x) & single & !taken;
                    if only != 0 {
                        let v = only.trailing_zeros();
                        context.keep(x, bit(v), v + 1)?;
                        // Two such values in one variable: the second has no place.
                        if only != bit(v) {
                            context.keep(x, only & !bit(v), (only & !bit(v)).trailing_zeros() + 1)?;
                        }
                        again = true;
                    }
                }
            }
            if self.cover && (once.count_ones() as usize) < vars.len() {
                // The lost value is some variable's by the rule, and none can have it.
                let lost = self.lost(context, once);
                context.keep(vars[0], bit(lost), lost + 1)?;
            }
            if !again {
                return Ok(());
            }
        }
    }

    /// Two variables have one of these values: the second cannot.
    #[cold]
    fn report(&self, context: &mut Context<'_>, clash: u64) -> Result<(), Wiped> {
        let pools = context.pools;
        let mut seen = false;
        for &x in pools.vars(self.vars) {
            let mask = context.mask(x);
            if mask & clash & clash.wrapping_neg() != 0 && mask & mask.wrapping_sub(1) == 0 {
                if seen {
                    context.keep(x, !mask, TAKEN)?;
                }
                seen = true;
            }
        }
        Ok(())
    }

    /// A value that no variable can have any more; the values are those of the initial domains.
    fn lost(&self, context: &Context<'_>, once: u64) -> u32 {
        let all = context.pools.vars(self.vars).iter().fold(0, |all, &x| all | context.store.word_before(x.slot(), 0));
        (all & !once).trailing_zeros()
    }

    pub(crate) fn explain(&self, inference: &Inference<'_>, out: &mut Explanation) {
        let vars = inference.pools.vars(self.vars);
        let own = inference.lit.slot;
        if let Some(v) = inference.note.checked_sub(1) {
            for &y in vars {
                if y.slot() != own {
                    out.because_without(y, bit(v));
                }
            }
            out.tags.push(Tag(inference.tag.0 + v));
            return;
        }
        let mut removed = inference.removed() & inference.word(own);
        for &y in vars {
            // A variable that had a value then has it still, unless it is the one without values.
            let now = inference.store.mask(y);
            if now & !removed != 0 || y.slot() == own {
                continue;
            }
            let mask = inference.mask(y);
            if mask & mask.wrapping_sub(1) == 0 && mask & removed != 0 {
                out.because_without(y, !mask);
                out.tags.push(Tag(inference.tag.0 + mask.trailing_zeros()));
                removed &= !mask;
            }
        }
    }
}
