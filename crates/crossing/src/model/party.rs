//! Evaluates rules on a party given by numbers: how many units of each class it contains, with which of their members.
//!
//! It evaluates the expressions directly. Each load is evaluated in this way once, when a puzzle is compiled; parties
//! at places are evaluated by [`super::circuit`], many times.

use num_traits::{CheckedAdd as _, CheckedMul as _, CheckedSub as _, Zero as _};

use bachet_notation::Number;
use bachet_notation::crossing::{
    AttributeId, BoatId, Comparison, CrossingPuzzle, Quantifier, Quantity, Subject, Truth,
};

use super::asked::Asked;
use super::class::Class;

/// The load of a boat, as numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Load<'a> {
    pub(crate) puzzle: &'a CrossingPuzzle,
    pub(crate) asked: &'a Asked<'a>,
    pub(crate) classes: &'a [Class],
    pub(crate) boat: BoatId,
    /// The number of units of each class that are present with which of their members: see [`Class::variable`].
    pub(crate) present: &'a [u32],
    /// The number of trips before.
    pub(crate) trip: u64,
    /// The answers about the previous load, in the order of [`Asked::previous`]; `None` on the first trip.
    pub(crate) previous: Option<&'a [Option<Number>]>,
}

/// The thing that a quantified truth is about: a member of a unit, some of whose members are present.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member {
    class: usize,
    subset: u32,
    slot: usize,
}

impl Load<'_> {
    pub(crate) fn holds(&self, truth: &Truth) -> bool {
        self.truth(truth, None)
    }

    /// Evaluates a quantity; `None` if it has no value, or one beyond 64 bits.
    pub(crate) fn quantity(&self, quantity: &Quantity) -> Option<Number> {
        self.value(quantity, None)
    }

    /// Evaluates a cost, in which the maximum and the minimum of an empty load are 0.
    pub(crate) fn cost(&self, cost: &Quantity) -> Option<Number> {
        match cost {
            Quantity::Max(_) | Quantity::Min(_) => Some(self.quantity(cost).unwrap_or_default()),
            Quantity::Negate(a) => Number::zero().checked_sub(&self.cost(a)?),
            Quantity::Add(a, b) => self.cost(a)?.checked_add(&self.cost(b)?),
            Quantity::Subtract(a, b) => self.cost(a)?.checked_sub(&self.cost(b)?),
            Quantity::Multiply(a, b) => self.cost(a)?.checked_mul(&self.cost(b)?),
            Quantity::Modulo(a, n) => modulo(self.cost(a)?, *n),
            _ => self.quantity(cost),
        }
    }

    /// Returns the units that are present: class, set of members, number of units.
    fn groups(&self) -> impl Iterator<Item = (usize, u32, u32)> {
        self.classes.iter().enumerate().flat_map(move |(c, class)| {
            class.subsets().map(move |s| (c, s, self.present[class.variable(s)])).filter(|(_, _, n)| *n > 0)
        })
    }

    /// Returns each member that is present and belongs to the subject, with the number of units that have it.
    fn of(&self, subject: Subject) -> impl Iterator<Item = (Member, u32)> {
        self.groups().flat_map(move |(c, subset, n)| {
            let slots = &self.classes[c].slots;
            (0..slots.len())
                .filter(move |slot| subset >> slot & 1 == 1 && self.puzzle.names(subject, slots[*slot].example))
                .map(move |slot| (Member { class: c, subset, slot }, n))
        })
    }

    fn values(&self, attribute: AttributeId) -> impl Iterator<Item = (Number, u32)> {
        let value = move |one: Member| self.puzzle.value_of(self.classes[one.class].slots[one.slot].example, attribute);
        self.of(Subject::All).filter_map(move |(one, n)| value(one).map(|v| (v, n)))
    }

    fn truth(&self, truth: &Truth, one: Option<Member>) -> bool {
        match truth {
            Truth::Not(a) => !self.truth(a, one),
            Truth::And(all) => all.iter().all(|a| self.truth(a, one)),
            Truth::Or(any) => any.iter().any(|a| self.truth(a, one)),
            Truth::Implies(a, b) => !self.truth(a, one) || self.truth(b, one),
            Truth::Iff(a, b) => self.truth(a, one) == self.truth(b, one),
            Truth::Xor(a, b) => self.truth(a, one) != self.truth(b, one),
            Truth::Compare(a, comparison, b) => {
                let (Some(a), Some(b)) = (self.value(a, one), self.value(b, one)) else { return false };
                compare(a, *comparison, b)
            }
            Truth::Quantified(Quantifier::Each, subject, a) => self.of(*subject).all(|(m, _)| self.truth(a, Some(m))),
            Truth::Quantified(Quantifier::Some, subject, a) => self.of(*subject).any(|(m, _)| self.truth(a, Some(m))),
        }
    }

    fn value(&self, quantity: &Quantity, one: Option<Member>) -> Option<Number> {
        let whole = |n: u64| i64::try_from(n).ok().map(Number::from_integer);
        match quantity {
            Quantity::Constant(number) => Some(*number),
            Quantity::Count(Subject::Boat(boat)) => whole(u64::from(*boat == self.boat)),
            Quantity::Count(subject) => whole(self.of(*subject).map(|(_, n)| u64::from(n)).sum()),
            Quantity::Mate => {
                let Member { class, subset, slot } = one?;
                whole(self.classes[class].slots[slot].mate.map_or(0, |mate| u64::from(subset >> mate & 1)))
            }
            Quantity::Own(attribute) => {
                let Member { class, slot, .. } = one?;
                self.puzzle.value_of(self.classes[class].slots[slot].example, *attribute)
            }
            Quantity::Sum(attribute) => self.values(*attribute).try_fold(Number::zero(), |sum, (value, n)| {
                sum.checked_add(&value.checked_mul(&Number::from_integer(i64::from(n)))?)
            }),
            Quantity::Max(attribute) => self.values(*attribute).map(|(v, _)| v).max(),
            Quantity::Min(attribute) => self.values(*attribute).map(|(v, _)| v).min(),
            Quantity::Boat => whole(1),
            Quantity::Trip => whole(self.trip),
            Quantity::Previous(a) => {
                let place = self.asked.previous.iter().position(|p| **p == **a)?;
                self.previous?[place]
            }
            Quantity::Negate(a) => Number::zero().checked_sub(&self.value(a, one)?),
            Quantity::Add(a, b) => self.value(a, one)?.checked_add(&self.value(b, one)?),
            Quantity::Subtract(a, b) => self.value(a, one)?.checked_sub(&self.value(b, one)?),
            Quantity::Multiply(a, b) => self.value(a, one)?.checked_mul(&self.value(b, one)?),
            Quantity::Modulo(a, n) => modulo(self.value(a, one)?, *n),
        }
    }
}

/// Returns the remainder of a division by `n`, which is never negative.
pub(crate) fn modulo(a: Number, n: u32) -> Option<Number> {
    let rest = i128::from(*a.numer()).checked_rem_euclid(i128::from(*a.denom()) * i128::from(n))?;
    Some(Number::new(i64::try_from(rest).ok()?, *a.denom()))
}

/// Whether two numbers satisfy a comparison.
pub(crate) fn compare(a: Number, comparison: Comparison, b: Number) -> bool {
    match comparison {
        Comparison::Equal => a == b,
        Comparison::NotEqual => a != b,
        Comparison::Less => a < b,
        Comparison::LessEqual => a <= b,
        Comparison::Greater => a > b,
        Comparison::GreaterEqual => a >= b,
    }
}
