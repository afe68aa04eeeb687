//! Arithmetic between three intervals.

use super::{Context, Event, Explanation, Inference, PASSES, Pools};
use crate::literal::{Interval, Lit, Slot};
use crate::model::MAX_MAGNITUDE;
use crate::store::{Store, Wiped};

/// What is calculated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// `x * y`
    Product,
    /// `|x - y|`
    AbsoluteDifference,
    /// The smaller of the two.
    Minimum,
    /// The larger of the two.
    Maximum,
    /// `x mod y`, never negative; no value where `y` is zero.
    Modulo,
}

/// `x op y = z`. Bounds consistent, but for `mod`, which checks once `x` and `y` are fixed; O(1) a pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arithmetic {
    pub(crate) operation: Operation,
    pub(crate) x: Interval,
    pub(crate) y: Interval,
    pub(crate) z: Interval,
}

/// Bounds wide enough that no product of two of them overflows.
type Bounds = (i128, i128);

fn bounds(store: &Store, x: Interval) -> Bounds {
    (i128::from(store.lower(x)), i128::from(store.upper(x)))
}

impl Arithmetic {
    pub(crate) fn subscribe(&self, _: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        for x in [self.x, self.y, self.z] {
            wake(x.lower(), Event::Change);
            wake(x.upper(), Event::Change);
        }
    }

    pub(crate) fn propagate(&self, context: &mut Context<'_>) -> Result<(), Wiped> {
        for pass in 0.. {
            let mut changed = false;
            for which in 0..3 {
                let x = bounds(context.store, self.x);
                let y = bounds(context.store, self.y);
                let z = bounds(context.store, self.z);
                let (target, (low, high)) = match which {
                    0 => (self.z, self.result(x, y)),
                    1 => (self.x, self.operand(x, y, z)),
                    _ => (self.y, self.operand_of_swapped(x, y, z)),
                };
                changed |= narrow(context, target, low, high)?;
            }
            let fixed = || [self.x, self.y, self.z].iter().all(|x| context.store.fixed(x.lower()));
            if !changed || (pass > PASSES && !fixed()) {
                break;
            }
        }
        Ok(())
    }

    /// Bounds of `z`.
    fn result(&self, x: Bounds, y: Bounds) -> Bounds {
        match self.operation {
            Operation::Product => hull([x.0 * y.0, x.0 * y.1, x.1 * y.0, x.1 * y.1]),
            Operation::AbsoluteDifference => {
                let (low, high) = (x.0 - y.1, x.1 - y.0);
                let least = if low > 0 { low } else { (-high).max(0) };
                (least, low.abs().max(high.abs()))
            }
            Operation::Minimum => (x.0.min(y.0), x.1.min(y.1)),
            Operation::Maximum => (x.0.max(y.0), x.1.max(y.1)),
            Operation::Modulo if x.0 == x.1 && y.0 == y.1 && y.0 != 0 => {
                let rest = x.0.rem_euclid(y.0.abs());
                (rest, rest)
            }
            Operation::Modulo => (0, y.0.abs().max(y.1.abs()) - 1),
        }
    }

    /// Bounds of `x`, given those of the others.
    fn operand(&self, x: Bounds, y: Bounds, z: Bounds) -> Bounds {
        match self.operation {
            Operation::Product if y.0 > 0 || y.1 < 0 => {
                let floors = hull([z.0.div_euclid(y.0), z.0.div_euclid(y.1), z.1.div_euclid(y.0), z.1.div_euclid(y.1)]);
                // Euclidean quotients of the corners are at most one off the real ones.
                (floors.0 - 1, floors.1 + 1)
            }
            Operation::AbsoluteDifference => {
                let mut own = (y.0 - z.1, y.1 + z.1);
                // Where x cannot be so far below y, it is that far above, and the other way round.
                if x.0 - y.1 > -z.0 {
                    own.0 = own.0.max(y.0 + z.0);
                }
                if x.1 - y.0 < z.0 {
                    own.1 = own.1.min(y.1 - z.0);
                }
                own
            }
            Operation::Minimum => (z.0, if y.0 > z.1 { z.1 } else { x.1 }),
            Operation::Maximum => (if y.1 < z.0 { z.0 } else { x.0 }, z.1),
            Operation::Product | Operation::Modulo => x,
        }
    }

    /// Bounds of `y`: all operations but `mod` are symmetric.
    fn operand_of_swapped(&self, x: Bounds, y: Bounds, z: Bounds) -> Bounds {
        if self.operation == Operation::Modulo { y } else { self.operand(y, x, z) }
    }

    /// All bounds as they were, but the inferred one, for which its earlier value stands.
    pub(crate) fn explain(&self, inference: &Inference<'_>, out: &mut Explanation) {
        out.tags.push(inference.tag);
        for x in [self.x, self.y, self.z] {
            for slot in [x.lower(), x.upper()] {
                out.because(Lit { slot, word: inference.word(slot) });
            }
        }
    }
}

fn hull(values: [i128; 4]) -> Bounds {
    let low = values.iter().copied().fold(values[0], i128::min);
    (low, values.iter().copied().fold(values[0], i128::max))
}

fn narrow(context: &mut Context<'_>, x: Interval, low: i128, high: i128) -> Result<bool, Wiped> {
    let clip = |bound: i128| bound.clamp(-i128::from(MAX_MAGNITUDE) - 1, i128::from(MAX_MAGNITUDE) + 1) as i64;
    let changed = context.enforce(x.at_least(clip(low)), 0)?;
    Ok(context.enforce(x.at_most(clip(high)), 0)? || changed)
}
