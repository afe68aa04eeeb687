//! The forms of expression that only logic grids have.

use smallvec::SmallVec;

use super::{Element, Literal, Node};
use crate::Span;
use crate::clue::{CategoryId, Order};
use crate::names::Meaning;

/// A part of an expression about a logic grid.
pub(crate) type Expression = super::Expression<GridNode>;

/// A name, a call, a relation of places or a quantifier.
#[derive(Clone, Debug)]
pub(crate) enum GridNode {
    /// A name, a number, or both.
    Name(Name),
    /// `category.value`; the meanings are those of the value alone.
    Qualified(CategoryId, Name),
    /// The variable of a quantifier, by its depth.
    Variable(u32),
    /// `function(arguments)`
    Call(Function, Vec<Expression>),
    /// `a left of b by c`
    Placed { first: Box<Expression>, order: Order, second: Box<Expression>, axis: Option<Axis> },
    /// `a between b and c by d`
    Between { first: Box<Expression>, ends: Box<(Expression, Expression)>, axis: Option<Axis> },
    /// `{a, b}`
    Set(Vec<Expression>),
    /// `all different (..)`
    AllDifferent(Vec<Expression>),
    /// `every p in c: a`
    Quantified { every: bool, depth: u32, category: Axis, body: Box<Expression> },
}

/// A name or number as written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Name {
    /// The name itself, without quotes.
    pub text: String,
    /// What it may mean as a declared name.
    pub meanings: SmallVec<[Meaning; 2]>,
    /// What it means as a number.
    pub literal: Option<Literal>,
}

/// What is called.
#[derive(Clone, Debug)]
pub(crate) enum Function {
    /// `category(..)`
    Category(CategoryId),
    /// A name that is not a category; its meanings are none or values.
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

/// The category after `by`, or after the `in` of a quantifier.
#[derive(Clone, Debug)]
pub(crate) struct Axis {
    /// The category; `None` if none has this name.
    pub category: Option<CategoryId>,
    /// The name as written.
    pub name: String,
    /// Its place.
    pub span: Span,
}

impl Expression {
    /// Returns the name or number that the expression is.
    pub(crate) fn name(&self) -> Option<&Name> {
        match &self.node {
            Node::Own(GridNode::Name(name)) => Some(name),
            _ => None,
        }
    }

    /// Returns whether the form is one of something true or false.
    pub(crate) fn is_truth(&self) -> bool {
        match &self.node {
            Node::Own(node) => !matches!(
                node,
                GridNode::Name(_)
                    | GridNode::Qualified(..)
                    | GridNode::Variable(_)
                    | GridNode::Call(..)
                    | GridNode::Set(_)
            ),
            node => !matches!(node, Node::Missing | Node::Negative(_) | Node::Arithmetic(..)),
        }
    }

    /// Returns the direct parts, from left to right.
    pub(crate) fn parts(&self) -> Vec<&Self> {
        match &self.node {
            Node::Missing => Vec::new(),
            Node::Own(node) => node.parts(),
            Node::Negative(a) | Node::Not(a) => vec![a],
            Node::Arithmetic(a, _, b) | Node::Xor(a, b) | Node::Implies(a, b) | Node::Iff(a, b) => vec![a, b],
            Node::Chain(first, links) => std::iter::once(&**first).chain(links.iter().map(|(_, e)| e)).collect(),
            Node::Member { subject, elements, .. } => {
                let elements = elements.iter().flat_map(|element| match element {
                    Element::One(one) => vec![one],
                    Element::Range(from, to) => vec![from, to],
                });
                std::iter::once(&**subject).chain(elements).collect()
            }
            Node::And(list) | Node::Or(list) | Node::Count(_, list) => list.iter().collect(),
        }
    }
}

impl GridNode {
    fn parts(&self) -> Vec<&Expression> {
        match self {
            Self::Name(_) | Self::Qualified(..) | Self::Variable(_) => Vec::new(),
            Self::Call(_, list) | Self::Set(list) | Self::AllDifferent(list) => list.iter().collect(),
            Self::Placed { first, second, .. } => vec![first, second],
            Self::Between { first, ends, .. } => vec![first, &ends.0, &ends.1],
            Self::Quantified { body, .. } => vec![body],
        }
    }
}
