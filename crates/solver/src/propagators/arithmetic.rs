//! Arithmetic on three intervals.

use std::cmp::Reverse;

use super::{Context, Definition, Event, Explanation, InferenceContext, MAX_PASSES, Pools};
use crate::cnf::{Encoder, TooLarge};
use crate::constraint::Constraint;
use crate::literal::{Interval, Lit, Slot};
use crate::model::{MAX_MAGNITUDE, Model};
use crate::store::{Conflict, Store};

/// An arithmetic operation.
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
    /// `x mod y`, never negative; undefined if `y` is zero.
    Modulo,
}

impl Operation {
    /// Returns `x op y`, or `None` if it is undefined or overflows.
    pub(crate) fn apply(self, x: i64, y: i64) -> Option<i64> {
        match self {
            Self::Product => x.checked_mul(y),
            Self::AbsoluteDifference => x.checked_sub(y).map(i64::abs),
            Self::Minimum => Some(x.min(y)),
            Self::Maximum => Some(x.max(y)),
            Self::Modulo => x.checked_rem_euclid(y),
        }
    }
}

/// `x op y = z`. Propagates bounds, which need not be tight, and is exact once `x` and `y` are fixed; O(1) per pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arithmetic {
    pub(crate) operation: Operation,
    pub(crate) x: Interval,
    pub(crate) y: Interval,
    pub(crate) z: Interval,
}

/// Lower and upper bound, in a type in which no product of two bounds overflows.
type Bounds = (i128, i128);

fn bounds(store: &Store, x: Interval) -> Bounds {
    (i128::from(store.lower(x)), i128::from(store.upper(x)))
}

impl Definition for Arithmetic {
    fn subscribe(&self, _: &Pools, wake: &mut dyn FnMut(Slot, Event)) {
        for x in [self.x, self.y, self.z] {
            wake(x.lower(), Event::Change);
            wake(x.upper(), Event::Change);
        }
    }

    fn propagate(&self, context: &mut Context<'_>) -> Result<(), Conflict> {
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
            if !changed || (pass > MAX_PASSES && !fixed()) {
                break;
            }
        }
        Ok(())
    }

    /// Explains an inference by bounds at that time, without those that the inference does not need. The latest are left
    /// out first.
    fn explain(&self, inference: &InferenceContext<'_>, out: &mut Explanation) {
        out.tags.push(inference.tag);
        let store = inference.store;
        let mut slots: Vec<Slot> = [self.x, self.y, self.z].iter().flat_map(|x| [x.lower(), x.upper()]).collect();
        slots.sort_unstable();
        slots.dedup();
        slots.sort_by_key(|&slot| Reverse(store.latest_before(slot, inference.position)));
        let initial = |slot| inference.initial(slot);
        let mut needed: Vec<(Slot, u64)> = slots.iter().map(|&slot| (slot, inference.word(slot))).collect();
        for at in 0..needed.len() {
            let (slot, word) = needed[at];
            needed[at].1 = initial(slot);
            if !self.implies(&needed, inference.lit) {
                needed[at].1 = word;
            }
        }
        let tightened = needed.into_iter().filter(|&(slot, word)| word != initial(slot));
        tightened.for_each(|(slot, word)| out.because(Lit { slot, word }));
    }

    fn constraint<'m>(&self, _: &'m Model) -> Constraint<'m> {
        Constraint::Arithmetic(self.operation, self.x, self.y, self.z)
    }

    fn encode(&self, encoder: &mut Encoder<'_>) -> Result<(), TooLarge> {
        let [x, y, z] = [self.x, self.y, self.z].map(|x| encoder.interval(x));
        for (a, at_a) in x.iter() {
            for (b, at_b) in y.iter() {
                let result = self.operation.apply(a, b).and_then(|c| z.literal(c));
                encoder.push([-at_a, -at_b].into_iter().chain(result))?;
            }
        }
        Ok(())
    }
}

impl Arithmetic {
    /// Returns the bounds of `z`.
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

    /// Returns whether one pass over these bounds infers the literal.
    fn implies(&self, words: &[(Slot, u64)], lit: Lit) -> bool {
        let word =
            |slot| words.iter().find(|(other, _)| *other == slot).map_or(0, |(_, word)| i128::from(*word as i64));
        let [x, y, z] = [self.x, self.y, self.z].map(|x| (word(x.lower()), word(x.upper())));
        let targets =
            [(self.z, self.result(x, y)), (self.x, self.operand(x, y, z)), (self.y, self.operand_of_swapped(x, y, z))];
        targets.iter().any(|&(target, (low, high))| {
            (target.lower() == lit.slot && clipped(low) >= lit.word as i64)
                || (target.upper() == lit.slot && clipped(high) <= lit.word as i64)
        })
    }

    fn operand(&self, x: Bounds, y: Bounds, z: Bounds) -> Bounds {
        match self.operation {
            Operation::Product if y.0 > 0 || y.1 < 0 => {
                let floors = hull([z.0.div_euclid(y.0), z.0.div_euclid(y.1), z.1.div_euclid(y.0), z.1.div_euclid(y.1)]);
                // Euclidean quotients differ from the exact ones by less than one.
                (floors.0 - 1, floors.1 + 1)
            }
            Operation::AbsoluteDifference => {
                let mut own = (y.0 - z.1, y.1 + z.1);
                // If x cannot be z below y, it is z above y, and vice versa.
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

    /// Returns the bounds of `y`. All operations but `mod` are symmetric.
    fn operand_of_swapped(&self, x: Bounds, y: Bounds, z: Bounds) -> Bounds {
        if self.operation == Operation::Modulo { y } else { self.operand(y, x, z) }
    }
}

fn hull(values: [i128; 4]) -> Bounds {
    let low = values.iter().copied().fold(values[0], i128::min);
    (low, values.iter().copied().fold(values[0], i128::max))
}

/// Returns a bound as a number of the model, or one beyond the largest magnitude.
fn clipped(bound: i128) -> i64 {
    bound.clamp(-i128::from(MAX_MAGNITUDE) - 1, i128::from(MAX_MAGNITUDE) + 1) as i64
}

fn narrow(context: &mut Context<'_>, x: Interval, low: i128, high: i128) -> Result<bool, Conflict> {
    let changed = context.enforce(x.at_least(clipped(low)), 0)?;
    Ok(context.enforce(x.at_most(clipped(high)), 0)? || changed)
}
