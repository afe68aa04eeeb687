//! Walks over the parts of a meaning.

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
