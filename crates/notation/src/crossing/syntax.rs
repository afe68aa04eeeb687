//! The syntax of an expression about a group: names with their meanings, and the place of everything.

use super::puzzle::{AttributeId, Subject};
use super::rule::Quantifier;
use crate::clue::Comparison;
use crate::{Number, Span};

/// What a name means in an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    Subject(Subject),
    Attribute(AttributeId),
}

/// A part of an expression; spans are bytes of the expression's text.
#[derive(Clone, Debug)]
pub(super) struct Expression {
    pub node: Node,
    pub span: Span,
    /// Whether it is in brackets of its own.
    pub bracketed: bool,
    /// The height of the tree.
    pub height: u16,
}

/// The kinds of expression.
#[derive(Clone, Debug)]
pub(super) enum Node {
    /// Something that could not be read; reported.
    Missing,
    /// A number.
    Number(Number),
    /// The number of things of a name.
    Subject(Subject),
    /// The name of an attribute alone.
    Attribute(AttributeId),
    /// `no a`
    No(Box<Expression>),
    /// `sum a`, `max a`, `min a`
    Aggregate(Aggregate, AttributeId),
    /// `her a`: an attribute, or a mate; the span is that of the name.
    Own(Option<Named>, Span),
    /// `boat`
    Boat,
    /// `trip`
    Trip,
    /// `prev a`
    Previous(Option<Box<Expression>>),
    /// `-a`
    Negative(Box<Expression>),
    /// `a + b`
    Arithmetic(Box<Expression>, crate::clue::Operator, Box<Expression>),
    /// `a = b < c`
    Chain(Box<Expression>, Vec<(Comparison, Expression)>),
    /// `a in [b, c..d]`
    Member { subject: Box<Expression>, negated: bool, elements: Vec<(Expression, Option<Expression>)> },
    /// `not a`
    Not(Box<Expression>),
    /// `a and b and c`
    And(Vec<Expression>),
    /// `a or b or c`
    Or(Vec<Expression>),
    /// `a xor b`
    Xor(Box<Expression>, Box<Expression>),
    /// `a implies b`
    Implies(Box<Expression>, Box<Expression>),
    /// `a iff b`
    Iff(Box<Expression>, Box<Expression>),
    /// `exactly n of (..)`
    Amount(crate::clue::Amount, Vec<Expression>),
    /// `each t: a`; no subject if the name is not known.
    Quantified(Quantifier, Option<Subject>, Box<Expression>),
}

/// How an attribute of all members of a group is combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aggregate {
    Sum,
    Max,
    Min,
}
