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
use super::linear::{difference, product, sum};

/// The load of a boat, as numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Load<'a> {
    pub(crate) puzzle: &'a CrossingPuzzle,
    pub(crate) asked: &'a Asked<'a>,
    pub(crate) classes: &'a [Class],
    pub(crate) boat: BoatId,
    /// The class and the members of each variable: see [`Class::variable`].
    pub(crate) variables: &'a [(u32, u32)],
    /// The variables of the units that are present, in order, each with the number of units.
    pub(crate) units: &'a [(u32, u32)],
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

    /// Visits each member that is present and belongs to the subject, with the number of units that have it, until
    /// `visit` returns false. Returns whether it never did.
    #[inline]
    fn all_of(&self, subject: Subject, mut visit: impl FnMut(Member, u32) -> bool) -> bool {
        for (variable, n) in self.units {
            let (class, subset) = self.variables[*variable as usize];
            let class = class as usize;
            let mut members = subset;
            while members != 0 {
                let slot = members.trailing_zeros() as usize;
                let is_meant = self.puzzle.names(subject, self.classes[class].slots[slot].example);
                if is_meant && !visit(Member { class, subset, slot }, *n) {
                    return false;
                }
                members &= members - 1;
            }
        }
        true
    }

    /// Returns the number of members that are present and belong to the subject.
    fn count(&self, subject: Subject) -> u64 {
        let mut count = 0;
        self.all_of(subject, |_, n| {
            count += u64::from(n);
            true
        });
        count
    }

    /// Returns a member's value of an attribute.
    fn own(&self, one: Member, attribute: AttributeId) -> Option<Number> {
        self.puzzle.value_of(self.classes[one.class].slots[one.slot].example, attribute)
    }

    /// Returns the sum of an attribute over all who are present; `None` if it exceeds 64 bits.
    fn sum(&self, attribute: AttributeId) -> Option<Number> {
        let mut total = Some(Number::zero());
        self.all_of(Subject::All, |one, n| {
            if let (Some(value), Some(before)) = (self.own(one, attribute), total) {
                total = product(value, Number::from_integer(i64::from(n))).and_then(|values| sum(before, values));
            }
            total.is_some()
        });
        total
    }

    /// Returns the best value of an attribute among all who are present.
    fn best(&self, attribute: AttributeId, better: impl Fn(Number, Number) -> Number) -> Option<Number> {
        let mut best = None;
        self.all_of(Subject::All, |one, _| {
            if let Some(value) = self.own(one, attribute) {
                best = Some(best.map_or(value, |best| better(best, value)));
            }
            true
        });
        best
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
            Truth::Quantified(Quantifier::Each, subject, a) => self.all_of(*subject, |one, _| self.truth(a, Some(one))),
            Truth::Quantified(Quantifier::Some, subject, a) => {
                !self.all_of(*subject, |one, _| !self.truth(a, Some(one)))
            }
        }
    }

    fn value(&self, quantity: &Quantity, one: Option<Member>) -> Option<Number> {
        let whole = |n: u64| i64::try_from(n).ok().map(Number::from_integer);
        match quantity {
            Quantity::Constant(number) => Some(*number),
            Quantity::Count(Subject::Boat(boat)) => whole(u64::from(*boat == self.boat)),
            Quantity::Count(subject) => whole(self.count(*subject)),
            Quantity::Mate => {
                let Member { class, subset, slot } = one?;
                whole(self.classes[class].slots[slot].mate.map_or(0, |mate| u64::from(subset >> mate & 1)))
            }
            Quantity::Own(attribute) => self.own(one?, *attribute),
            Quantity::Sum(attribute) => self.sum(*attribute),
            Quantity::Max(attribute) => self.best(*attribute, Number::max),
            Quantity::Min(attribute) => self.best(*attribute, Number::min),
            Quantity::Boat => whole(1),
            Quantity::Trip => whole(self.trip),
            Quantity::Previous(a) => {
                let place = self.asked.previous.iter().position(|p| **p == **a)?;
                self.previous?[place]
            }
            Quantity::Negate(a) => Number::zero().checked_sub(&self.value(a, one)?),
            Quantity::Add(a, b) => sum(self.value(a, one)?, self.value(b, one)?),
            Quantity::Subtract(a, b) => difference(self.value(a, one)?, self.value(b, one)?),
            Quantity::Multiply(a, b) => product(self.value(a, one)?, self.value(b, one)?),
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
