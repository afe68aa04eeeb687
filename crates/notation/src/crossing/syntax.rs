//! The forms of expression that only river crossings have.

use super::puzzle::{AttributeId, Subject};
use super::rule::Quantifier;
use crate::syntax;
use crate::{Number, Span};

/// What a name means in an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    Subject(Subject),
    Attribute(AttributeId),
}

/// A part of an expression of a crossing.
pub(super) type Expression = syntax::Expression<CrossingNode>;

/// A number, a count, a quantity of those present, or a quantifier.
#[derive(Clone, Debug)]
pub(super) enum CrossingNode {
    Number(Number),
    /// How many of these are present.
    Subject(Subject),
    /// The name of an attribute alone.
    Attribute(AttributeId),
    /// `no a`
    No(Box<Expression>),
    /// `sum a`, `max a`, `min a`
    Aggregate(Aggregate, AttributeId),
    /// `her a`: an attribute or a mate, `None` for `her mate`; the span is that of the name.
    Her(Option<Named>, Span),
    /// `boat`
    Boat,
    /// `trip`
    Trip,
    /// `prev a`
    Previous(Option<Box<Expression>>),
    /// `each t: a`; `None` if the name is not known.
    Quantified(Quantifier, Option<Subject>, Box<Expression>),
}

/// How the attributes of all who are present are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aggregate {
    Sum,
    Max,
    Min,
}
