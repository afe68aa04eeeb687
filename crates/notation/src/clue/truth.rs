//! The kinds of clue, and the parts of each.

use super::{Amount, Bound, CategoryId, Comparison, Item, Order, Quantity, Visitor, Who};

/// Something true or false of a solution.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Truth {
    /// The same entity (`Equal`) or another one (`NotEqual`); never another comparison.
    Same(Who, Comparison, Who),
    /// Two values of one category; other comparisons than equality only if the category is ordered.
    Items(Item, Comparison, Item),
    /// Two numbers.
    Numbers(Quantity, Comparison, Quantity),
    /// Two places in an ordered category.
    Places(Who, Order, Who, CategoryId),
    /// The first is strictly between the other two, in either direction.
    Between(Who, Who, Who, CategoryId),
    /// Entities that are all different; false if one does not exist.
    AllDifferentWho(Vec<Who>),
    /// Values of one category that are all different; false if one does not exist.
    AllDifferentItems(Vec<Item>),
    /// Numbers that are all different; false if one does not exist.
    AllDifferentNumbers(Vec<Quantity>),
    /// Not.
    Not(Box<Self>),
    /// All of them; true if the list is empty.
    And(Vec<Self>),
    /// At least one of them; false if the list is empty.
    Or(Vec<Self>),
    /// Exactly one of them.
    Xor(Box<Self>, Box<Self>),
    /// The second, if the first.
    Implies(Box<Self>, Box<Self>),
    /// Both or neither.
    Iff(Box<Self>, Box<Self>),
    /// This many of them.
    Count(Amount, Vec<Self>),
    /// True for every value of the category.
    Every(Bound, CategoryId, Box<Self>),
    /// True for some value of the category.
    Some(Bound, CategoryId, Box<Self>),
}

impl Truth {
    /// Shows the visitor the direct parts.
    pub fn visit_parts<V: Visitor + ?Sized>(&self, visitor: &mut V) {
        match self {
            Self::Same(a, _, b) => [a, b].into_iter().for_each(|who| visitor.who(who)),
            Self::Items(a, _, b) => [a, b].into_iter().for_each(|item| visitor.item(item)),
            Self::Numbers(a, _, b) => [a, b].into_iter().for_each(|quantity| visitor.quantity(quantity)),
            Self::Places(a, _, b, category) => {
                visitor.category(*category);
                visitor.who(a);
                visitor.who(b);
            }
            Self::Between(a, b, c, category) => {
                visitor.category(*category);
                visitor.who(a);
                visitor.who(b);
                visitor.who(c);
            }
            Self::AllDifferentWho(list) => list.iter().for_each(|who| visitor.who(who)),
            Self::AllDifferentItems(list) => list.iter().for_each(|item| visitor.item(item)),
            Self::AllDifferentNumbers(list) => list.iter().for_each(|quantity| visitor.quantity(quantity)),
            Self::Not(a) | Self::Every(_, _, a) | Self::Some(_, _, a) => visitor.truth(a),
            Self::And(list) | Self::Or(list) | Self::Count(_, list) => list.iter().for_each(|a| visitor.truth(a)),
            Self::Xor(a, b) | Self::Implies(a, b) | Self::Iff(a, b) => {
                visitor.truth(a);
                visitor.truth(b);
            }
        }
    }

    /// Returns the same combination of truths with each of them replaced; a comparison has none and is copied.
    #[must_use]
    pub fn map_truths(&self, mut replace: impl FnMut(&Self) -> Self) -> Self {
        match self {
            Self::Not(a) => Self::Not(Box::new(replace(a))),
            Self::And(list) => Self::And(list.iter().map(replace).collect()),
            Self::Or(list) => Self::Or(list.iter().map(replace).collect()),
            Self::Count(amount, list) => Self::Count(*amount, list.iter().map(replace).collect()),
            Self::Xor(a, b) => Self::Xor(Box::new(replace(a)), Box::new(replace(b))),
            Self::Implies(a, b) => Self::Implies(Box::new(replace(a)), Box::new(replace(b))),
            Self::Iff(a, b) => Self::Iff(Box::new(replace(a)), Box::new(replace(b))),
            Self::Every(bound, category, body) => Self::Every(*bound, *category, Box::new(replace(body))),
            Self::Some(bound, category, body) => Self::Some(*bound, *category, Box::new(replace(body))),
            comparison => comparison.clone(),
        }
    }
}
