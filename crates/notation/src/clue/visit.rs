//! Walks over a meaning: one place knows which parts each kind of clue has.

use super::{Bound, CategoryId, Item, Quantity, Truth, ValueId, Who};

/// Looks at the parts of a meaning, from the outside in.
///
/// A method that is not overridden goes on to the parts. One that is can do so with `visit_parts`.
pub trait Visitor {
    /// Looks at something true or false.
    fn truth(&mut self, truth: &Truth) {
        truth.visit_parts(self);
    }

    /// Looks at an entity.
    fn who(&mut self, who: &Who) {
        who.visit_parts(self);
    }

    /// Looks at a value that is not calculated with.
    fn item(&mut self, item: &Item) {
        item.visit_parts(self);
    }

    /// Looks at a number.
    fn quantity(&mut self, quantity: &Quantity) {
        quantity.visit_parts(self);
    }

    /// Looks at a value that is named.
    fn value(&mut self, _value: ValueId) {}

    /// Looks at a category in which a value is looked up or along which places are counted, not that of a quantifier.
    fn category(&mut self, _category: CategoryId) {}

    /// Looks at a use of a quantifier's variable.
    fn bound(&mut self, _bound: Bound) {}
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

impl Who {
    /// Shows the visitor the direct parts.
    pub fn visit_parts<V: Visitor + ?Sized>(&self, visitor: &mut V) {
        match self {
            Self::Has(value) => visitor.value(*value),
            Self::Act(item) => visitor.item(item),
            Self::ActNumber(category, quantity) => {
                visitor.category(*category);
                visitor.quantity(quantity);
            }
            Self::Bound(bound) => visitor.bound(*bound),
        }
    }
}

impl Item {
    /// Shows the visitor the direct parts.
    pub fn visit_parts<V: Visitor + ?Sized>(&self, visitor: &mut V) {
        match self {
            Self::Value(value) => visitor.value(*value),
            Self::Of(category, who) => {
                visitor.category(*category);
                visitor.who(who);
            }
            Self::Bound(bound) => visitor.bound(*bound),
        }
    }
}

impl Quantity {
    /// Shows the visitor the direct parts.
    pub fn visit_parts<V: Visitor + ?Sized>(&self, visitor: &mut V) {
        match self {
            Self::Constant(_) => {}
            Self::Of(category, who) => {
                visitor.category(*category);
                visitor.who(who);
            }
            Self::Bound(bound) => visitor.bound(*bound),
            Self::Negate(a) | Self::Absolute(a) => visitor.quantity(a),
            Self::Arithmetic(a, _, b) => {
                visitor.quantity(a);
                visitor.quantity(b);
            }
            Self::Minimum(list) | Self::Maximum(list) => list.iter().for_each(|a| visitor.quantity(a)),
        }
    }
}
