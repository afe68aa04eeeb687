//! Bounds of the quantities of a group: they show that every calculation fits into 64 bits, and find rules that hold,
//! or fail, for every group.

use num_traits::Signed as _;

use super::boat::{Boat, BoatId};
use super::puzzle::{AttributeId, CrossingPuzzle, Subject, Values};
use super::rule::{Quantity, Truth};
use crate::Number;
use crate::clue::{Comparison, Operator};
use crate::range::{Range, apply};

/// Maximum number of trips of a solution.
const MAX_TRIPS: i64 = 1 << 32;

/// Returns the number of nodes of an expression.
pub(super) fn size(truth: &Truth) -> usize {
    1 + truth.parts().map(size).sum::<usize>()
}

/// Returns the number of an expression; `None` if it has names or does not fit into 64 bits.
pub(super) fn constant(quantity: &Quantity) -> Option<Number> {
    match quantity {
        Quantity::Constant(number) => Some(*number),
        Quantity::Negate(inner) => constant(inner).map(|n| -n),
        Quantity::Add(a, b) => apply(constant(a)?, Operator::Add, constant(b)?),
        Quantity::Subtract(a, b) => apply(constant(a)?, Operator::Subtract, constant(b)?),
        Quantity::Multiply(a, b) => apply(constant(a)?, Operator::Multiply, constant(b)?),
        Quantity::Modulo(a, n) => apply(constant(a)?, Operator::Modulo, i64::from(*n).into()),
        _ => None,
    }
}

/// Returns bounds for exact arithmetic; `None` if that may not fit into 64 bits.
pub(super) fn range(puzzle: &CrossingPuzzle, quantity: &Quantity) -> Option<Range> {
    let two = |a: &Quantity, operator, b: &Quantity| range(puzzle, a)?.combine(operator, range(puzzle, b)?);
    match quantity {
        Quantity::Constant(number) => Range::of(*number),
        Quantity::Count(subject) => Range::of(count(puzzle, *subject).into()),
        Quantity::Mate => Range::of(1.into()),
        Quantity::Boat => Range::of(boats(puzzle).into()),
        Quantity::Trip => Range::of(MAX_TRIPS.into()),
        Quantity::Own(id) | Quantity::Max(id) | Quantity::Min(id) => attribute_range(puzzle, *id),
        Quantity::Sum(id) => {
            let count = Range::of(count(puzzle, Subject::All).into())?;
            attribute_range(puzzle, *id)?.combine(Operator::Multiply, count)
        }
        Quantity::Previous(inner) | Quantity::Negate(inner) => range(puzzle, inner),
        Quantity::Add(a, b) => two(a, Operator::Add, b),
        Quantity::Subtract(a, b) => two(a, Operator::Subtract, b),
        Quantity::Multiply(a, b) => two(a, Operator::Multiply, b),
        Quantity::Modulo(a, n) => range(puzzle, a)?.combine(Operator::Modulo, Range::of(i64::from(*n).into())?),
    }
}

fn attribute_range(puzzle: &CrossingPuzzle, id: AttributeId) -> Option<Range> {
    values(puzzle, id).map(Range::of).try_fold(Range::default(), |whole, range| whole.union(range?))
}

/// Returns every stated number of an attribute.
fn values(puzzle: &CrossingPuzzle, id: AttributeId) -> impl Iterator<Item = Number> + '_ {
    let stated = puzzle.groups.iter().flat_map(|g| &g.attributes).filter(move |a| a.id == id);
    stated.flat_map(|a| match &a.values {
        Values::Same(value) => std::slice::from_ref(value).iter().copied(),
        Values::Each(values) => values.iter().copied(),
    })
}

/// Returns the number of things that a name denotes; those that it includes twice count twice.
fn count(puzzle: &CrossingPuzzle, subject: Subject) -> i64 {
    match subject {
        Subject::All => puzzle.count() as i64,
        Subject::Group(group) => i64::from(puzzle.group(group).count),
        Subject::Thing(_) | Subject::Boat(_) => 1,
        Subject::Tag(tag) => puzzle.tags[tag.0 as usize].members.iter().map(|m| count(puzzle, *m)).sum(),
    }
}

/// Returns the number of boats; a puzzle whose boat is missing has one.
fn boats(puzzle: &CrossingPuzzle) -> i64 {
    puzzle.boats.len().max(1) as i64
}

/// The groups that an expression is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Groups {
    /// Those at places, perhaps loads too.
    Any,
    /// The loads of every boat.
    Loads,
    /// The loads of one boat.
    LoadsOf(BoatId),
}

impl Groups {
    /// Returns the maximum number of things in such a group.
    fn max_size(self, puzzle: &CrossingPuzzle) -> i64 {
        let seats = |boat: &Boat| boat.seats.map_or(i64::MAX, i64::from);
        match self {
            Self::Any => i64::MAX,
            Self::Loads => puzzle.boats.iter().map(seats).max().unwrap_or(i64::MAX),
            Self::LoadsOf(boat) => seats(puzzle.boat(boat)),
        }
    }
}

/// Returns whether something is true, or false, of every group that it applies to; `None` if it depends on the group.
pub(super) fn decided(puzzle: &CrossingPuzzle, groups: Groups, truth: &Truth) -> Option<bool> {
    Bounds { puzzle, seats: groups.max_size(puzzle) }.truth(truth)
}

/// Returns the smallest and the largest cost of a load; `None` if a bound is not known.
pub(super) fn cost(puzzle: &CrossingPuzzle, cost: &Quantity) -> Option<(Number, Number)> {
    let found = Bounds { puzzle, seats: Groups::Loads.max_size(puzzle) }.quantity(cost)?;
    Some((found.low, found.high))
}

struct Bounds<'a> {
    puzzle: &'a CrossingPuzzle,
    /// Maximum size of a group.
    seats: i64,
}

/// The bounds of a number, and whether it may be absent.
#[derive(Clone, Copy)]
struct Interval {
    low: Number,
    high: Number,
    absent: bool,
}

impl Bounds<'_> {
    fn truth(&self, truth: &Truth) -> Option<bool> {
        match truth {
            Truth::Not(inner) => self.truth(inner).map(|t| !t),
            Truth::And(list) => self.all(list, true),
            Truth::Or(list) => self.all(list, false),
            Truth::Implies(a, b) => match (self.truth(a), self.truth(b)) {
                (Some(false), _) | (_, Some(true)) => Some(true),
                (Some(true), b) => b,
                (None, _) => None,
            },
            Truth::Iff(a, b) => Some(self.truth(a)? == self.truth(b)?),
            Truth::Xor(a, b) => Some(self.truth(a)? != self.truth(b)?),
            Truth::Compare(a, comparison, b) => self.compare(a, *comparison, b),
            // The group may have no such member: then `each` is true and `some` is false.
            Truth::Quantified(quantifier, _, body) => {
                let each = *quantifier == super::Quantifier::Each;
                self.truth(body).filter(|t| *t == each)
            }
        }
    }

    /// `and` of a list where `neutral` is true, `or` where it is false.
    fn all(&self, list: &[Truth], neutral: bool) -> Option<bool> {
        let mut known = Some(neutral);
        for truth in list {
            match self.truth(truth) {
                Some(t) if t != neutral => return Some(t),
                Some(_) => {}
                None => known = None,
            }
        }
        known
    }

    fn compare(&self, a: &Quantity, comparison: Comparison, b: &Quantity) -> Option<bool> {
        let (a, b) = (self.quantity(a)?, self.quantity(b)?);
        let below = |strict: bool| if strict { a.high < b.low } else { a.high <= b.low };
        let above = |strict: bool| if strict { a.low > b.high } else { a.low >= b.high };
        let same = a.low == a.high && b.low == b.high && a.low == b.low;
        let apart = below(true) || above(true);
        let (always, never) = match comparison {
            Comparison::Equal => (same, apart),
            Comparison::NotEqual => (apart, same),
            Comparison::Less => (below(true), above(false)),
            Comparison::LessEqual => (below(false), above(true)),
            Comparison::Greater => (above(true), below(false)),
            Comparison::GreaterEqual => (above(false), below(true)),
        };
        match (always, never) {
            (_, true) => Some(false),
            (true, _) if !a.absent && !b.absent => Some(true),
            _ => None,
        }
    }

    fn quantity(&self, quantity: &Quantity) -> Option<Interval> {
        let between = |low: Number, high: Number| Interval { low, high, absent: false };
        Some(match quantity {
            Quantity::Constant(number) => between(*number, *number),
            Quantity::Count(subject) => {
                let max = count(self.puzzle, *subject).min(self.seats);
                between(i64::from(*subject == Subject::All).into(), max.into())
            }
            Quantity::Mate => between(0.into(), 1.into()),
            Quantity::Boat => between(0.into(), boats(self.puzzle).into()),
            Quantity::Trip => between(0.into(), MAX_TRIPS.into()),
            Quantity::Own(id) | Quantity::Max(id) | Quantity::Min(id) => {
                let low = values(self.puzzle, *id).min()?;
                let high = values(self.puzzle, *id).max()?;
                Interval { low, high, absent: true }
            }
            Quantity::Sum(id) => {
                let max = count(self.puzzle, Subject::All).min(self.seats);
                let high = values(self.puzzle, *id).max()?.max(0.into());
                let low = values(self.puzzle, *id).min()?.min(0.into());
                let times = |n: Number| apply(n, Operator::Multiply, max.into());
                between(times(low)?, times(high)?)
            }
            Quantity::Previous(inner) => self.quantity(inner)?,
            Quantity::Negate(inner) => {
                let inner = self.quantity(inner)?;
                Interval { low: -inner.high, high: -inner.low, ..inner }
            }
            Quantity::Add(a, b) => self.combined(a, Operator::Add, b)?,
            Quantity::Subtract(a, b) => self.combined(a, Operator::Subtract, b)?,
            Quantity::Multiply(a, b) => self.combined(a, Operator::Multiply, b)?,
            Quantity::Modulo(a, n) => {
                let a = self.quantity(a)?;
                let n = Number::from_integer(i64::from(*n));
                let within = !a.low.is_negative() && a.high < n;
                if within { a } else { Interval { low: 0.into(), high: n, absent: a.absent } }
            }
        })
    }

    /// The extremes of an operation are at extremes of its operands.
    fn combined(&self, a: &Quantity, operator: Operator, b: &Quantity) -> Option<Interval> {
        let (a, b) = (self.quantity(a)?, self.quantity(b)?);
        let corners = [(a.low, b.low), (a.low, b.high), (a.high, b.low), (a.high, b.high)];
        let values = corners.map(|(x, y)| apply(x, operator, y));
        let low = values.into_iter().min().flatten()?;
        Some(Interval { low, high: values.into_iter().max().flatten()?, absent: a.absent || b.absent })
    }
}
