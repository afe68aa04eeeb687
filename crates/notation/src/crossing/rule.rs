//! What a rule says of a company: those who are together at one place, or in the boat.

use super::puzzle::{AttributeId, PlaceId, Subject};
use crate::clue::Comparison;
use crate::{Number, Span};

/// A rule: what must hold of every company that it is asked of.
///
/// It is never asked of an empty company. One that speaks of the load before (`prev`) is not asked on the first trip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Of which companies it is asked.
    pub at: At,
    /// What must hold.
    pub truth: Truth,
    /// The expression as written.
    pub text: String,
    /// What to tell a person when it does not hold.
    pub say: Option<String>,
    /// Where it stands in the source.
    pub span: Span,
}

/// Of which companies a rule is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum At {
    /// `rule:` at every place and in the boat.
    #[default]
    Everywhere,
    /// `rule at banks:` at every place.
    Banks,
    /// `rule in boat:` in the boat.
    Boat,
    /// `rule at island:` at one place.
    Place(PlaceId),
    /// `rule unattended:` at every place where the boat is not.
    Unattended,
}

/// What is true or not of a company.
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
    /// `a < b`; false where a side has no value. A name standing alone as a truth is `name >= 1`, `no name` is
    /// `name = 0`.
    Compare(Quantity, Comparison, Quantity),
    /// `each woman: ...`, `some woman: ...`: of those in the company; never inside another.
    Quantified(Quantifier, Subject, Box<Self>),
}

/// Of how many of those in the company something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantifier {
    /// Of each; true if there is nobody.
    Each,
    /// Of at least one.
    Some,
}

/// An exact number that a company has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// A number as written.
    Constant(Number),
    /// How many of these are in the company; `total` is [`Subject::All`].
    Count(Subject),
    /// `her man`: 1 if the quantified one's mate is in the company, else 0.
    Mate,
    /// `her weight`: the quantified one's attribute; no value if it has none.
    Own(AttributeId),
    /// `sum A`: of all in the company; a thing that does not have it counts 0.
    Sum(AttributeId),
    /// `max A`: no value if nobody in the company has it. In `cost:` it is 0 then.
    Max(AttributeId),
    /// `min A`: like `max A`.
    Min(AttributeId),
    /// `boat`: 1 where the boat is moored, 0 at the other places; in the boat itself 1.
    Boat,
    /// `trip`: how many trips were made before this one; at a place, before the trip that changed it last.
    Trip,
    /// `prev Q`: what the quantity was of the load of the trip before this one. Only in `rule in boat:`, `rower:`.
    Previous(Box<Self>),
    /// `-a`
    Negate(Box<Self>),
    /// `a + b`
    Add(Box<Self>, Box<Self>),
    /// `a - b`
    Subtract(Box<Self>, Box<Self>),
    /// `a * b`, at least one of them constant.
    Multiply(Box<Self>, Box<Self>),
    /// `a mod n`, never negative; `n` is whole and over zero.
    Modulo(Box<Self>, u32),
}

impl Truth {
    /// Whether it speaks of the load of the trip before: then it is not asked on the first trip.
    pub fn speaks_of_previous(&self) -> bool {
        match self {
            Self::Not(a) | Self::Quantified(_, _, a) => a.speaks_of_previous(),
            Self::And(all) | Self::Or(all) => all.iter().any(Self::speaks_of_previous),
            Self::Implies(a, b) | Self::Iff(a, b) | Self::Xor(a, b) => a.speaks_of_previous() || b.speaks_of_previous(),
            Self::Compare(a, _, b) => a.speaks_of_previous() || b.speaks_of_previous(),
        }
    }
}

impl Quantity {
    /// Whether it speaks of the load of the trip before.
    pub fn speaks_of_previous(&self) -> bool {
        match self {
            Self::Previous(_) => true,
            Self::Negate(a) | Self::Modulo(a, _) => a.speaks_of_previous(),
            Self::Add(a, b) | Self::Subtract(a, b) | Self::Multiply(a, b) => {
                a.speaks_of_previous() || b.speaks_of_previous()
            }
            _ => false,
        }
    }
}
