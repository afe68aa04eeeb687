//! What a clue means: resolved ids, no spans, no language.
//!
//! `grid` compiles and verifies these; `prose` reads them from sentences and words them.
//! A term without a value (no such entity, a division by zero) makes the smallest comparison around it false.

mod order;
mod truth;
mod values;
mod visit;

use std::cmp::Ordering;

use crate::Number;
pub use order::Order;
pub use truth::Truth;
pub use visit::Visitor;

/// A category, by its index in the puzzle; 0 is the list of entities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CategoryId(pub u32);

/// A value of a category, by its index in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueId {
    /// The category.
    pub category: CategoryId,
    /// The index in its list, from 0.
    pub index: u32,
}

/// The variable of a quantifier: 0 is the outermost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bound(pub u32);

/// One entity, identified by something it has.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// The entity with this value; never a value of a shared category.
    Has(ValueId),
    /// The entity with a computed value: `act(c, v)`. The value's category is one each or spare.
    Act(Box<Item>),
    /// The entity with a computed number in a numeric category: `act(age, age(Cor) + 2)`.
    ActNumber(CategoryId, Box<Quantity>),
    /// The current value of a quantifier.
    Bound(Bound),
}

/// One value of a category, not calculated with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A value as written, of any kind of category.
    Value(ValueId),
    /// `category(who)`: what the entity has in the category.
    Of(CategoryId, Box<Who>),
    /// The current value of a quantifier.
    Bound(Bound),
}

/// An exact number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Quantity {
    /// A number, in the unit of the category that it is compared with.
    Constant(Number),
    /// `category(who)` for a numeric category.
    Of(CategoryId, Box<Who>),
    /// The number of the current value of a quantifier over a numeric category.
    Bound(Bound),
    /// `-a`
    Negate(Box<Self>),
    /// `|a|`
    Absolute(Box<Self>),
    /// `a op b`
    Arithmetic(Box<Self>, Operator, Box<Self>),
    /// The smallest of at least one.
    Minimum(Vec<Self>),
    /// The largest of at least one.
    Maximum(Vec<Self>),
}

/// Arithmetic between two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`; no value when the divisor is zero.
    Divide,
    /// `mod`, never negative; no value when the divisor is zero.
    Modulo,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// `=`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
}

impl Comparison {
    /// Returns whether two things in this order satisfy the comparison.
    pub fn holds(self, order: Ordering) -> bool {
        match self {
            Self::Equal => order.is_eq(),
            Self::NotEqual => order.is_ne(),
            Self::Less => order.is_lt(),
            Self::LessEqual => order.is_le(),
            Self::Greater => order.is_gt(),
            Self::GreaterEqual => order.is_ge(),
        }
    }

    /// Returns the sign as the notation writes it.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Equal => "=",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessEqual => "<=",
            Self::Greater => ">",
            Self::GreaterEqual => ">=",
        }
    }

    /// Returns whether the comparison needs no order: `=` or `!=`.
    pub fn is_equality(self) -> bool {
        matches!(self, Self::Equal | Self::NotEqual)
    }
}

/// How many of a list must be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Amount {
    /// Exactly this many.
    Exactly(u32),
    /// This many or more.
    AtLeast(u32),
    /// This many or fewer.
    AtMost(u32),
}

/// What a question asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Which entity: answered with its value in the first category.
    Who(Who),
    /// A value.
    Item(Item),
    /// A number.
    Number(Quantity),
    /// Yes or no.
    Truth(Truth),
}
