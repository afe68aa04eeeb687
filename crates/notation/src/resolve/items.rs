//! Comparisons of values that are not calculated with.

use super::Resolver;
use super::compare::Side;
use super::mismatch::in_order;
use crate::clue::{Bound, CategoryId, Comparison, Item, Quantity, Truth, ValueId};
use crate::syntax::Node::{self, Own};
use crate::syntax::grid::{Expression, Function, GridNode};
use crate::{Code, Diagnostic};

impl Resolver<'_> {
    /// Returns the meaning of a comparison of two values of one category, at least one of which an entity has in it.
    pub(super) fn items(
        &mut self,
        left: &Expression,
        comparison: Comparison,
        right: &Expression,
        category: CategoryId,
    ) -> Option<Truth> {
        for (entity, value, entity_left) in [(left, right, true), (right, left, false)] {
            if let Side::Shared(other) = self.side(entity)
                && other.category != category
            {
                self.different_categories(left.span.to(right.span), category, other.category);
                return None;
            }
            if entity.literal().is_none() && self.is_entity_elsewhere(entity, category) {
                let (who, text) = (self.source(entity.span), self.source(value.span));
                let problem = Diagnostic::new(Code::ValueAgainstEntity, entity.span).text("value", text);
                let suggestion = in_order(&self.of(category, who), comparison, text, entity_left);
                let whole = left.span.to(right.span);
                self.suggest_category(problem.text("entity", who), whole, suggestion);
                return None;
            }
        }
        let a = self.item(left, category);
        let b = self.item(right, category);
        let truth = Truth::Items(a?, comparison, b?);
        if !comparison.is_equality() && !self.category(category).ordered {
            let name = &self.category(category).name;
            self.report(Diagnostic::new(Code::NotOrdered, left.span.to(right.span)).text("category", name));
            return None;
        }
        Some(truth)
    }

    /// Returns whether an expression names an entity by something other than a value of this category.
    pub(super) fn is_entity_elsewhere(&self, expression: &Expression, category: CategoryId) -> bool {
        match &expression.node {
            Own(GridNode::Name(name)) => self.value_in(name, category).is_none() && !self.values(name).is_empty(),
            Own(GridNode::Variable(depth)) => self.variable(*depth) != Some(category),
            Own(GridNode::Qualified(own, _)) => *own != category,
            Own(GridNode::Call(Function::Act, _)) => true,
            _ => false,
        }
    }

    /// Returns the value of a category that an expression denotes.
    pub(super) fn item(&mut self, expression: &Expression, category: CategoryId) -> Option<Item> {
        match &expression.node {
            Node::Missing => None,
            Own(GridNode::Name(name)) => {
                let value = self.value_in(name, category);
                if value.is_none() {
                    self.unknown_value(&name.text, category, expression.span);
                }
                value.map(Item::Value)
            }
            Own(GridNode::Qualified(own, name)) if *own == category => {
                self.qualified_value(category, name, expression.span).map(Item::Value)
            }
            Own(GridNode::Variable(depth)) if self.variable(*depth) == Some(category) => {
                Some(Item::Bound(Bound(*depth)))
            }
            Own(GridNode::Call(Function::Category(_) | Function::Val, _)) => {
                let (own, who) = self.value_of(expression)?;
                let who = who?;
                if own != category {
                    self.different_categories(expression.span, category, own);
                    return None;
                }
                Some(Item::Of(category, Box::new(who)))
            }
            _ => {
                self.unknown_value(self.source(expression.span), category, expression.span);
                None
            }
        }
    }

    /// Returns the meaning of `who = shared value`: what the entity has in the value's category.
    pub(super) fn shared(
        &mut self,
        value: ValueId,
        entity: &Expression,
        comparison: Comparison,
        shared: &Expression,
        value_left: bool,
    ) -> Option<Truth> {
        let category = value.category;
        let who = self.who(entity)?;
        if !comparison.is_equality() {
            let (first, second) = (self.source(entity.span), self.source(shared.span));
            let suggestion = in_order(&self.of(category, first), comparison, second, !value_left);
            let whole = entity.span.to(shared.span);
            let problem = Diagnostic::new(Code::OrderOfEntities, whole).text("first", first).text("second", second);
            self.suggest_category(problem, whole, suggestion);
            return None;
        }
        if let Some(number) = self.puzzle.value(value).number {
            let (of, constant) = (Quantity::Of(category, Box::new(who)), Quantity::Constant(number));
            let (a, b) = if value_left { (constant, of) } else { (of, constant) };
            return Some(Truth::Numbers(a, comparison, b));
        }
        let (of, item) = (Item::Of(category, Box::new(who)), Item::Value(value));
        let (a, b) = if value_left { (item, of) } else { (of, item) };
        Some(Truth::Items(a, comparison, b))
    }

    /// Returns the meaning of `who = p` where `p` runs over a shared category: what the entity has in it.
    pub(super) fn shared_variable_of(
        &mut self,
        variable: &Expression,
        entity: &Expression,
        comparison: Comparison,
        category: CategoryId,
        entity_left: bool,
    ) -> Option<Truth> {
        let Own(GridNode::Variable(depth)) = variable.node else { return None };
        let of = Item::Of(category, Box::new(self.who(entity)?));
        if !comparison.is_equality() {
            return self.ordered_entities(entity, comparison, variable);
        }
        let bound = Item::Bound(Bound(depth));
        let (a, b) = if entity_left { (of, bound) } else { (bound, of) };
        Some(Truth::Items(a, comparison, b))
    }
}
