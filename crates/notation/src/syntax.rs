//! The form of an expression: names with what they may mean, operators, and the place of everything.

use crate::clue::{Amount, CategoryId, Comparison, Operator, Order};
use crate::names::Meaning;
use crate::{Number, Span};

/// A part of an expression; spans are bytes of the expression's text.
#[derive(Clone, Debug)]
pub(crate) struct Expression {
    pub node: Node,
    pub span: Span,
    /// Whether it stands in brackets of its own.
    pub bracketed: bool,
    /// The height of the tree.
    pub height: u16,
}

/// The kinds of expression.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// Something that could not be read; reported.
    Missing,
    /// A name, a number, or both.
    Name(Name),
    /// `category.value`; the meanings are those of the value alone.
    Qualified(CategoryId, Name),
    /// The variable of a quantifier, by its depth.
    Variable(u32),
    /// `function(arguments)`
    Call(Function, Vec<Expression>),
    /// `-a`
    Negative(Box<Expression>),
    /// `a + b`
    Arithmetic(Box<Expression>, Operator, Box<Expression>),
    /// `a = b < c`
    Chain(Box<Expression>, Vec<(Comparison, Expression)>),
    /// `a in [b, c..d]`
    Member { subject: Box<Expression>, negated: bool, elements: Vec<Element> },
    /// `a left of b by c`
    Placed { first: Box<Expression>, order: Order, second: Box<Expression>, axis: Option<Axis> },
    /// `a between b and c by d`
    Between { first: Box<Expression>, ends: Box<(Expression, Expression)>, axis: Option<Axis> },
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
    Count(Amount, Vec<Expression>),
    /// `all different (..)`
    AllDifferent(Vec<Expression>),
    /// `every p in c: a`
    Quantified { every: bool, depth: u32, category: Axis, body: Box<Expression> },
}

/// A name or number as it stands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Name {
    /// The name itself, without quotes.
    pub text: String,
    /// What it may mean as a declared name.
    pub meanings: Vec<Meaning>,
    /// What it means as a number.
    pub literal: Option<Literal>,
}

/// A number as it stands in an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Literal {
    pub number: Number,
    pub measure: Measure,
}

/// What a number is counted in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    /// Nothing said.
    Plain,
    /// With text before or behind.
    Unit {
        /// Before the number; may be empty.
        prefix: String,
        /// Behind the number; may be empty.
        suffix: String,
    },
    /// A time of day, in minutes.
    Time,
    /// A date with its year, in days.
    Date,
}

/// What is called.
#[derive(Clone, Debug)]
pub(crate) enum Function {
    /// `category(..)`
    Category(CategoryId),
    /// A name that is no category; its meanings are none or values.
    Other(Name, Span),
    /// `val(c, who)`
    Val,
    /// `act(c, v)`
    Act,
    /// `abs(a)`
    Absolute,
    /// `min(..)`
    Minimum,
    /// `max(..)`
    Maximum,
}

/// One element of a list behind `in`.
#[derive(Clone, Debug)]
pub(crate) enum Element {
    /// A single one.
    One(Expression),
    /// From one to another, both included.
    Range(Expression, Expression),
}

/// The category behind `by`, or behind the `in` of a quantifier.
#[derive(Clone, Debug)]
pub(crate) struct Axis {
    /// The category; `None` if there is none of this name.
    pub category: Option<CategoryId>,
    /// The name as written.
    pub name: String,
    /// Its place.
    pub span: Span,
}
