//! The form of an expression: operators over the operands of a language, and the place of everything.

pub(crate) mod grid;

use crate::clue::{Amount, Comparison, Operator};
use crate::{Number, Span};

/// A part of an expression; spans are bytes of the expression's text.
#[derive(Clone, Debug)]
pub(crate) struct Expression<N> {
    pub node: Node<N>,
    pub span: Span,
    /// Whether it has brackets of its own.
    pub bracketed: bool,
    /// The height of the tree.
    pub height: u16,
}

/// The kinds of expression; `N` has those that only one language knows.
#[derive(Clone, Debug)]
pub(crate) enum Node<N> {
    /// Something that could not be read; reported.
    Missing,
    /// A name, a number or another form of the language.
    Own(N),
    /// `-a`
    Negative(Box<Expression<N>>),
    /// `a + b`
    Arithmetic(Box<Expression<N>>, Operator, Box<Expression<N>>),
    /// `a = b < c`
    Chain(Box<Expression<N>>, Vec<(Comparison, Expression<N>)>),
    /// `a in [b, c..d]`
    Member { subject: Box<Expression<N>>, negated: bool, elements: Vec<Element<N>> },
    /// `not a`
    Not(Box<Expression<N>>),
    /// `a and b and c`
    And(Vec<Expression<N>>),
    /// `a or b or c`
    Or(Vec<Expression<N>>),
    /// `a xor b`
    Xor(Box<Expression<N>>, Box<Expression<N>>),
    /// `a implies b`
    Implies(Box<Expression<N>>, Box<Expression<N>>),
    /// `a iff b`
    Iff(Box<Expression<N>>, Box<Expression<N>>),
    /// `exactly n of (..)`
    Count(Amount, Vec<Expression<N>>),
}

/// One element of a list after `in`.
#[derive(Clone, Debug)]
pub(crate) enum Element<N> {
    /// A single one.
    One(Expression<N>),
    /// From one to another, both included.
    Range(Expression<N>, Expression<N>),
}

/// A number as written in an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Literal {
    pub number: Number,
    pub measure: Measure,
}

/// What a number is counted in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    /// Nothing is written.
    Plain,
    /// Text before or after the number.
    Unit {
        /// Before the number; may be empty.
        prefix: String,
        /// After the number; may be empty.
        suffix: String,
    },
    /// A time of day, in minutes.
    Time,
    /// A date with its year, in days.
    Date,
}
