//! What a clue means: resolved ids, no spans, no language.
//!
//! `grid` compiles and verifies these, `prose` will produce them from sentences and word them again.
//! A term without a value (nobody such, a division by zero) makes the smallest comparison around it false.

mod visit;

use std::cmp::Ordering;

use crate::Number;
pub use visit::Visitor;

/// A category, by its place in the puzzle; 0 is the list of entities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CategoryId(pub u32);

/// A value of a category, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueId {
    /// The category.
    pub category: CategoryId,
    /// The place in its list, from 0.
    pub index: u32,
}

/// The variable of a quantifier: 0 is the outermost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bound(pub u32);

/// One entity, named by something it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// The one that has this value; never a value of a shared category.
    Has(ValueId),
    /// The one that has a computed value: `act(c, v)`. The value's category is one each or spare.
    Act(Box<Item>),
    /// The one that has a computed number in a numeric category: `act(leeftijd, leeftijd(Cor) + 2)`.
    ActNumber(CategoryId, Box<Quantity>),
    /// The value that a quantifier stands at.
    Bound(Bound),
}

/// One value of a category, not a number to calculate with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A value as it stands, of any kind of category.
    Value(ValueId),
    /// `category(who)`: what that one has in the category.
    Of(CategoryId, Box<Who>),
    /// The value that a quantifier stands at.
    Bound(Bound),
}

/// An exact number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// A number as written, in the unit of the category it is compared with.
    Constant(Number),
    /// `category(who)` for a numeric category.
    Of(CategoryId, Box<Who>),
    /// The number of the value that a quantifier over a numeric category stands at.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// How two places in an ordered category stand to each other; gaps between numbers are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Somewhere left of: a smaller place.
    Before,
    /// Somewhere right of: a larger place.
    After,
    /// Exactly this many places left of; 1 is directly left of.
    PlacesBefore(u32),
    /// Exactly this many places right of.
    PlacesAfter(u32),
    /// Exactly this many places from, on either side; 1 is next to.
    PlacesFrom(u32),
}

/// How many of a list are true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Exactly so many.
    Exactly(u32),
    /// So many or more.
    AtLeast(u32),
    /// So many or fewer.
    AtMost(u32),
}

/// Something true or false of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Truth {
    /// The same entity (`Equal`) or another one (`NotEqual`); no other comparison stands here.
    Same(Who, Comparison, Who),
    /// Two values of one category; orders other than equal only if the category is ordered.
    Items(Item, Comparison, Item),
    /// Two numbers.
    Numbers(Quantity, Comparison, Quantity),
    /// Two places in an ordered category.
    Places(Who, Order, Who, CategoryId),
    /// The first stands strictly between the other two, in either direction.
    Between(Who, Who, Who, CategoryId),
    /// Entities that are all different; false if one does not exist.
    AllDifferentWho(Vec<Who>),
    /// Values of one category that are all different; false if one does not exist.
    AllDifferentItems(Vec<Item>),
    /// Numbers that are all different; false if one does not exist.
    AllDifferentNumbers(Vec<Quantity>),
    /// Not.
    Not(Box<Self>),
    /// All of them; true if there is none.
    And(Vec<Self>),
    /// At least one of them; false if there is none.
    Or(Vec<Self>),
    /// An odd number of the two.
    Xor(Box<Self>, Box<Self>),
    /// If the first then the second.
    Implies(Box<Self>, Box<Self>),
    /// Both or neither.
    Iff(Box<Self>, Box<Self>),
    /// So many of them.
    Count(Amount, Vec<Self>),
    /// True for every value of the category.
    Every(Bound, CategoryId, Box<Self>),
    /// True for some value of the category.
    Some(Bound, CategoryId, Box<Self>),
}

/// What a question asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Who it is: answered with the value of the first category.
    Who(Who),
    /// A value.
    Item(Item),
    /// A number.
    Number(Quantity),
    /// Yes or no.
    Truth(Truth),
}
