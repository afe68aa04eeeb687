//! Rules: conditions on the things that are present at a place or in the boat.

use super::boat::BoatId;
use super::puzzle::{AttributeId, PlaceId, Subject};
use crate::clue::Comparison;
use crate::{Number, Span};

/// A rule: a condition on the things that are present.
///
/// It does not apply to an empty group. A rule about the previous load (`prev`) does not apply to the first trip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Where it applies.
    pub at: At,
    /// The condition.
    pub truth: Truth,
    /// The expression as written.
    pub text: String,
    /// What to tell the user when it does not hold.
    pub say: Option<String>,
    /// Its place in the source.
    pub span: Span,
}

/// Where a rule applies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum At {
    /// `rule:` at every place and in the boat.
    #[default]
    Everywhere,
    /// `rule at banks:` at every place.
    Banks,
    /// `rule in boat:` in every boat.
    Boat,
    /// `rule in ferry:` in one boat.
    InBoat(BoatId),
    /// `rule at island:` at one place.
    Place(PlaceId),
    /// `rule unattended:` at every place where no boat is.
    Unattended,
}

/// A condition on the things that are present.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Truth {
    /// `not a`
    Not(Box<Self>),
    /// All of them.
    And(Vec<Self>),
    /// At least one of them.
    Or(Vec<Self>),
    /// `a implies b`, `a => b`
    Implies(Box<Self>, Box<Self>),
    /// `a iff b`
    Iff(Box<Self>, Box<Self>),
    /// `a xor b`
    Xor(Box<Self>, Box<Self>),
    /// `a < b`; false if a side has no value. A name alone is `name >= 1`, `no name` is `name = 0`.
    Compare(Quantity, Comparison, Quantity),
    /// `each woman: ...`, `some woman: ...`: over those present; never inside another.
    Quantified(Quantifier, Subject, Box<Self>),
}

/// How many of those present satisfy a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantifier {
    /// All; true if there is none.
    Each,
    /// At least one.
    Some,
}

/// An exact number that depends on the things that are present.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// A constant.
    Constant(Number),
    /// How many of these are present; `total` is [`Subject::All`]. Of a boat, whether it is there.
    Count(Subject),
    /// `her man`: 1 if the mate of the quantified member is present, else 0.
    Mate,
    /// `her weight`: the attribute of the quantified member; no value if it has none.
    Own(AttributeId),
    /// `sum A`: of all present; a thing without the attribute counts 0.
    Sum(AttributeId),
    /// `max A`: no value if nothing present has the attribute, but 0 in `cost:`.
    Max(AttributeId),
    /// `min A`: like `max A`.
    Min(AttributeId),
    /// `boat`: the number of boats at the place, 1 in a boat.
    Boat,
    /// `trip`: the number of trips before this one; at a place, before the last trip that changed it.
    Trip,
    /// `prev Q`: the quantity for the previous load. Only in `rule in boat:` and `rower:`.
    Previous(Box<Self>),
    /// `-a`
    Negate(Box<Self>),
    /// `a + b`
    Add(Box<Self>, Box<Self>),
    /// `a - b`
    Subtract(Box<Self>, Box<Self>),
    /// `a * b`; at least one of them is constant.
    Multiply(Box<Self>, Box<Self>),
    /// `a mod n`, never negative; `n` is positive.
    Modulo(Box<Self>, u32),
}

impl At {
    /// Whether it is about the loads of this boat.
    pub fn is_in(self, boat: BoatId) -> bool {
        match self {
            Self::Everywhere | Self::Boat => true,
            Self::InBoat(one) => one == boat,
            Self::Banks | Self::Place(_) | Self::Unattended => false,
        }
    }

    /// Whether it is about loads alone.
    pub fn is_of_loads(self) -> bool {
        matches!(self, Self::Boat | Self::InBoat(_))
    }
}

impl Truth {
    /// Returns the truths that it is composed of.
    pub fn parts(&self) -> impl Iterator<Item = &Self> {
        let (list, pair): (&[Self], [Option<&Self>; 2]) = match self {
            Self::Not(a) | Self::Quantified(_, _, a) => (&[], [Some(a), None]),
            Self::And(all) | Self::Or(all) => (all, [None; 2]),
            Self::Implies(a, b) | Self::Iff(a, b) | Self::Xor(a, b) => (&[], [Some(a), Some(b)]),
            Self::Compare(..) => (&[], [None; 2]),
        };
        list.iter().chain(pair.into_iter().flatten())
    }

    /// Returns whether a side of a comparison in it satisfies the predicate.
    pub fn any_side(&self, predicate: &mut impl FnMut(&Quantity) -> bool) -> bool {
        match self {
            Self::Compare(a, _, b) => predicate(a) || predicate(b),
            _ => self.parts().any(|part| part.any_side(predicate)),
        }
    }

    /// Returns whether a quantity in it, or a part of one, satisfies the predicate.
    pub fn any_quantity(&self, mut predicate: impl FnMut(&Quantity) -> bool) -> bool {
        self.any_side(&mut |quantity| quantity.any_part(&mut predicate))
    }

    /// Returns whether it depends on which boats are there.
    pub fn uses_boats(&self) -> bool {
        self.any_quantity(|quantity| matches!(quantity, Quantity::Boat | Quantity::Count(Subject::Boat(_))))
    }

    /// Returns whether it is about the previous load, so that it does not apply to the first trip.
    pub fn uses_previous(&self) -> bool {
        self.any_quantity(|quantity| matches!(quantity, Quantity::Previous(_)))
    }
}

impl Quantity {
    /// Returns the quantities that it is composed of.
    pub fn operands(&self) -> impl Iterator<Item = &Self> {
        let pair: [Option<&Self>; 2] = match self {
            Self::Previous(a) | Self::Negate(a) | Self::Modulo(a, _) => [Some(a), None],
            Self::Add(a, b) | Self::Subtract(a, b) | Self::Multiply(a, b) => [Some(a), Some(b)],
            _ => [None; 2],
        };
        pair.into_iter().flatten()
    }

    /// Returns whether it or a part of it satisfies the predicate.
    pub fn any_part(&self, predicate: &mut impl FnMut(&Self) -> bool) -> bool {
        predicate(self) || self.operands().any(|operand| operand.any_part(predicate))
    }
}
