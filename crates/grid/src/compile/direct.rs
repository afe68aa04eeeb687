//! Clues of common forms, which become one constraint each: identities, places along the axis, numbers of the axis.

use bachet_notation::Number;
use bachet_notation::clue::{Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who};
use bachet_solver::{Relation, Tag, Var};
use num_traits::{CheckedSub as _, Signed as _, Zero as _};

use super::Compiler;
use super::resolve::Position;
use crate::layout::Role;

impl Compiler<'_> {
    /// Posts a clue of a common form about values that always have an entity. Returns false for any other clue.
    pub(super) fn direct(&mut self, tag: Tag, truth: &Truth) -> bool {
        match truth {
            Truth::Same(Who::Has(a), comparison, Who::Has(b)) => {
                let (Some(a), Some(b)) = (self.certain_position(*a), self.certain_position(*b)) else { return false };
                match comparison {
                    Comparison::Equal => self.relate(tag, a, Gap::Exactly(0), b),
                    Comparison::NotEqual => self.relate(tag, a, Gap::Not(0), b),
                    _ => false,
                }
            }
            Truth::Places(Who::Has(a), order, Who::Has(b), category) if category.0 == self.layout.axis => {
                let (Some(a), Some(b)) = (self.certain_position(*a), self.certain_position(*b)) else { return false };
                match *order {
                    Order::Before => self.relate(tag, a, Gap::AtLeast(1), b),
                    Order::After => self.relate(tag, b, Gap::AtLeast(1), a),
                    Order::PlacesBefore(n) if n <= 64 => self.relate(tag, a, Gap::Exactly(n as i32), b),
                    Order::PlacesAfter(n) if n <= 64 => self.relate(tag, b, Gap::Exactly(n as i32), a),
                    Order::PlacesFrom(n) if n <= 64 => self.relate(tag, a, Gap::Distance(n), b),
                    _ => false,
                }
            }
            Truth::Items(Item::Of(category, who), comparison, Item::Value(value))
            | Truth::Items(Item::Value(value), comparison, Item::Of(category, who))
                if category.0 == self.layout.axis && value.category == *category =>
            {
                let Who::Has(who) = &**who else { return false };
                let (Some(who), Some(Position::At(place))) =
                    (self.certain_position(*who), self.certain_position(*value))
                else {
                    return false;
                };
                match comparison {
                    Comparison::Equal => self.relate(tag, who, Gap::Exactly(0), Position::At(place)),
                    Comparison::NotEqual => self.relate(tag, who, Gap::Not(0), Position::At(place)),
                    _ => false,
                }
            }
            Truth::Numbers(a, comparison, b) => self.direct_numbers(tag, a, *comparison, b).unwrap_or(false),
            _ => false,
        }
    }

    /// Returns the place of a value that always has an entity.
    fn certain_position(&self, value: ValueId) -> Option<Position> {
        match self.layout.columns.get(value.category.0 as usize)?.0 {
            Role::Axis | Role::Places => Some(self.has(value)).filter(|&place| place != Position::Absent),
            Role::OptionalPlaces | Role::Cells => None,
        }
    }

    /// Splits a quantity into the axis number of a place, if any, and a constant; `None` for any other quantity.
    fn offset(&self, quantity: &Quantity) -> Option<(Option<Position>, Number)> {
        match quantity {
            Quantity::Constant(number) => Some((None, *number)),
            Quantity::Of(category, who) if category.0 == self.layout.axis => {
                let Who::Has(who) = **who else { return None };
                Some((Some(self.certain_position(who)?), Number::zero()))
            }
            Quantity::Arithmetic(a, operator @ (Operator::Add | Operator::Subtract), b) => {
                let (place, number) = self.offset(a)?;
                let (None, other) = self.offset(b)? else { return None };
                let number = match operator {
                    Operator::Add => num_traits::CheckedAdd::checked_add(&number, &other)?,
                    _ => number.checked_sub(&other)?,
                };
                Some((place, number))
            }
            _ => None,
        }
    }

    /// Posts a comparison of `axis(a) + k` with `axis(b) + l`, if the numbers of the axis are evenly spaced or one side
    /// is constant.
    fn direct_numbers(&mut self, tag: Tag, a: &Quantity, comparison: Comparison, b: &Quantity) -> Option<bool> {
        let ((a, k), (b, l)) = (self.offset(a)?, self.offset(b)?);
        let axis = &self.puzzle.categories[self.layout.axis as usize];
        let number = |place: u32| axis.values[*self.layout.order.get(place as usize)? as usize].number;
        // With a place on the left: compares a + (k - l) with b, or with 0.
        let (a, b, comparison, k) = match (a, b) {
            (Some(a), b) => (a, b, comparison, k.checked_sub(&l)?),
            (None, Some(b)) => (b, None, reverse(comparison), l.checked_sub(&k)?),
            (None, None) => return None,
        };
        let Some(b) = b else {
            let wanted = Number::zero().checked_sub(&k)?;
            let mut mask = 0_u64;
            for place in 0..self.layout.entities {
                if super::expression::compare(&number(place)?, comparison, &wanted) {
                    mask |= 1 << place;
                }
            }
            self.within(tag, a, mask);
            return Some(true);
        };
        let first = number(0)?;
        let step = if self.layout.entities > 1 { number(1)?.checked_sub(&first)? } else { return None };
        for place in 1..self.layout.entities {
            if number(place)?.checked_sub(&number(place - 1)?)? != step {
                return None;
            }
        }
        // Comparing place(a) * step + k with place(b) * step is comparing place(b) - place(a) with k / step.
        let places = num_traits::CheckedDiv::checked_div(&k, &step)?;
        if places.abs() > Number::from_integer(64) {
            return None;
        }
        let floor = *places.floor().numer() as i32;
        let ceil = *places.ceil().numer() as i32;
        let even = places.is_integer();
        Some(match comparison {
            Comparison::Equal if even => self.relate(tag, a, Gap::Exactly(floor), b),
            Comparison::NotEqual if even => self.relate(tag, a, Gap::Not(floor), b),
            Comparison::Equal | Comparison::NotEqual => false,
            // The gap from a to b is more than `floor`, or at least `ceil`.
            Comparison::Less => self.relate(tag, a, Gap::AtLeast(floor + 1), b),
            Comparison::LessEqual => self.relate(tag, a, Gap::AtLeast(ceil), b),
            // The gap from b to a is more than `-ceil`, or at least `-floor`.
            Comparison::Greater => self.relate(tag, b, Gap::AtLeast(1 - ceil), a),
            Comparison::GreaterEqual => self.relate(tag, b, Gap::AtLeast(-floor), a),
        })
    }

    /// Posts a condition on the gap from `a` to `b`. Returns false, without posting, if the solver has no such
    /// relation.
    fn relate(&mut self, tag: Tag, a: Position, gap: Gap, b: Position) -> bool {
        match (a, b) {
            (Position::Of(x), Position::Of(y)) if x == y => {
                if !gap.holds(0, 0) {
                    self.contradict(tag);
                }
                true
            }
            (Position::Of(x), Position::Of(y)) => {
                let relation = match gap {
                    Gap::Exactly(k) => Relation::Shift(k),
                    Gap::Not(k) => Relation::Differ(k),
                    Gap::AtLeast(k) if k >= 0 => Relation::Before(k as u32),
                    Gap::AtLeast(_) => return false,
                    Gap::Distance(k) => Relation::Apart(k),
                };
                self.model.relate(tag, x, relation, y);
                true
            }
            (Position::Of(_), Position::At(at)) => {
                let mask = self.places(|place| gap.holds(place, at));
                self.within(tag, a, mask);
                true
            }
            (Position::At(at), Position::Of(_)) => {
                let mask = self.places(|place| gap.holds(at, place));
                self.within(tag, b, mask);
                true
            }
            _ => false,
        }
    }

    fn places(&self, holds: impl Fn(u32) -> bool) -> u64 {
        (0..self.layout.entities).filter(|&place| holds(place)).fold(0, |mask, place| mask | 1 << place)
    }

    fn within(&mut self, tag: Tag, place: Position, mask: u64) {
        match place {
            Position::Of(x) => self.restrict(tag, x, mask),
            Position::At(at) if mask >> at & 1 == 1 => {}
            Position::At(_) | Position::Absent => self.contradict(tag),
        }
    }

    fn restrict(&mut self, tag: Tag, x: Var, mask: u64) {
        if mask != self.model.domain(x) {
            self.model.restrict(tag, x.within(mask));
        }
    }
}

/// A condition on `place(b) - place(a)`.
#[derive(Clone, Copy)]
enum Gap {
    Exactly(i32),
    Not(i32),
    AtLeast(i32),
    Distance(u32),
}

impl Gap {
    fn holds(self, a: u32, b: u32) -> bool {
        let gap = b as i32 - a as i32;
        match self {
            Self::Exactly(k) => gap == k,
            Self::Not(k) => gap != k,
            Self::AtLeast(k) => gap >= k,
            Self::Distance(k) => gap.unsigned_abs() == k,
        }
    }
}

fn reverse(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::Less => Comparison::Greater,
        Comparison::LessEqual => Comparison::GreaterEqual,
        Comparison::Greater => Comparison::Less,
        Comparison::GreaterEqual => Comparison::LessEqual,
        Comparison::Equal | Comparison::NotEqual => comparison,
    }
}
