//! Comparisons: which reading of the two sides makes them fit together.

use super::Resolver;
use crate::clue::{CategoryId, Comparison, Truth, ValueId};
use crate::syntax::Node::{self, Own};
use crate::syntax::grid::{Expression, Function, GridNode};
use crate::{Code, Diagnostic};

/// What one side of a comparison can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// It could not be read.
    Broken,
    /// Something true or false.
    Truth,
    /// Only a number.
    Number,
    /// What an entity has in a category of words, or a variable over a shared one.
    Item(CategoryId),
    /// A value of a shared category, which names no entity.
    Shared(ValueId),
    Entity,
    /// A variable: an entity, and a number if its category is numeric.
    Variable(CategoryId),
    /// A name or number: an entity or a number.
    Name,
    /// `{a, b}`
    Set,
}

impl Resolver<'_> {
    /// Returns the meaning of a comparison.
    pub(super) fn compare(&mut self, left: &Expression, comparison: Comparison, right: &Expression) -> Option<Truth> {
        let sides = (self.side(left), self.side(right));
        match sides {
            (Side::Set, _) | (_, Side::Set) => self.sets(left, comparison, right),
            (Side::Broken, _) | (_, Side::Broken) => {
                self.broken(left);
                self.broken(right);
                None
            }
            (Side::Truth, _) | (_, Side::Truth) => {
                let truth = if sides.0 == Side::Truth { left } else { right };
                let text = self.source(truth.span);
                self.report(Diagnostic::new(Code::TruthAsValue, truth.span).text("text", text));
                None
            }
            (Side::Item(category), Side::Number) => self.words_against_number(left, category),
            (Side::Number, Side::Item(category)) => self.words_against_number(right, category),
            (Side::Number, _) | (_, Side::Number) => self.numbers(left, comparison, right),
            (Side::Item(category), other) | (other, Side::Item(category)) => {
                if matches!(other, Side::Entity | Side::Name | Side::Variable(_)) {
                    let (item, entity) = if sides.0 == other { (right, left) } else { (left, right) };
                    if self.variable_of(item).is_some() && self.is_entity_elsewhere(entity, category) {
                        return self.shared_variable_of(item, entity, comparison, category, sides.0 == other);
                    }
                }
                if let Side::Item(second) = other
                    && second != category
                {
                    self.different_categories(left.span.to(right.span), category, second);
                    return None;
                }
                self.items(left, comparison, right, category)
            }
            (Side::Variable(category), _) | (_, Side::Variable(category))
                if self.is_numeric(category) && self.as_numbers(left, right, comparison) =>
            {
                self.numbers(left, comparison, right)
            }
            (Side::Shared(value), Side::Shared(_)) => {
                self.names_nobody(&self.puzzle.value(value).text, value.category, left.span);
                None
            }
            (Side::Shared(value), _) => self.shared(value, right, comparison, left, true),
            (_, Side::Shared(value)) => self.shared(value, left, comparison, right, false),
            _ => self.entities(left, comparison, right),
        }
    }

    pub(super) fn side(&self, expression: &Expression) -> Side {
        match &expression.node {
            Node::Missing => Side::Broken,
            Node::Negative(_) | Node::Arithmetic(..) => Side::Number,
            Own(GridNode::Name(name)) => match self.values(name)[..] {
                [value] if self.is_shared(value.category) => Side::Shared(value),
                _ => Side::Name,
            },
            Own(GridNode::Qualified(category, name)) => match self.value_in(name, *category) {
                None => Side::Broken,
                Some(value) if self.is_shared(*category) => Side::Shared(value),
                Some(_) => Side::Entity,
            },
            Own(GridNode::Variable(depth)) => match self.variable(*depth) {
                None => Side::Broken,
                Some(category) if self.is_shared(category) && !self.is_numeric(category) => Side::Item(category),
                Some(category) => Side::Variable(category),
            },
            Own(GridNode::Call(function, _)) => match function {
                Function::Category(_) | Function::Val => match expression.looked_up() {
                    None => Side::Broken,
                    Some(category) if self.is_numeric(category) => Side::Number,
                    Some(category) => Side::Item(category),
                },
                Function::Act => Side::Entity,
                Function::Absolute | Function::Minimum | Function::Maximum => Side::Number,
                Function::Other(..) => Side::Broken,
            },
            Own(GridNode::Set(_)) => Side::Set,
            _ => Side::Truth,
        }
    }

    /// Reports what is wrong with a side, if anything.
    fn broken(&mut self, expression: &Expression) {
        match &expression.node {
            Own(GridNode::Call(Function::Val, arguments)) => {
                if let Some([category, who]) = self.arguments(arguments, "val", expression.span) {
                    self.category_argument(category);
                    self.check_names(who);
                }
            }
            Own(GridNode::Call(Function::Other(name, span), arguments)) => self.not_a_category(name, *span, arguments),
            _ => self.check_names(expression),
        }
    }

    /// Returns whether a comparison with a numeric variable is one of numbers: an order, or with a plain number.
    fn as_numbers(&self, left: &Expression, right: &Expression, comparison: Comparison) -> bool {
        let shared = |e: &Expression| self.variable_of(e).is_some_and(|c| self.is_shared(c));
        if comparison.is_equality() && !shared(left) && !shared(right) {
            left.literal().is_some() || right.literal().is_some()
        } else {
            self.has_number(left) && self.has_number(right)
        }
    }

    /// Returns whether an expression can denote a number.
    pub(super) fn has_number(&self, expression: &Expression) -> bool {
        match &expression.node {
            Own(GridNode::Name(name)) => {
                name.literal.is_some() || name.values().any(|v| self.puzzle.value(v).number.is_some())
            }
            Own(GridNode::Qualified(category, _)) => self.is_numeric(*category),
            _ => self.variable_of(expression).is_some_and(|c| self.is_numeric(c)),
        }
    }

    /// Returns whether an expression names an entity and is not a number.
    pub(super) fn is_entity(&self, expression: &Expression) -> bool {
        matches!(self.side(expression), Side::Entity | Side::Name) && !self.has_number(expression)
    }

    fn numbers(&mut self, left: &Expression, comparison: Comparison, right: &Expression) -> Option<Truth> {
        for (entity, number, entity_left) in [(left, right, true), (right, left, false)] {
            let is_number = self.side(entity) == Side::Number || self.has_number(entity);
            let is_unknown = entity.name().is_some_and(|name| name.literal.is_none() && self.values(name).is_empty());
            if !is_number && !is_unknown {
                self.entity_against_number(entity, comparison, number, entity_left);
                return None;
            }
        }
        let measures = self.measures(&[left, right]);
        let a = self.quantity(left, &measures);
        let b = self.quantity(right, &measures);
        Some(Truth::Numbers(a?, comparison, b?))
    }

    fn entities(&mut self, left: &Expression, comparison: Comparison, right: &Expression) -> Option<Truth> {
        if !comparison.is_equality() {
            return self.ordered_entities(left, comparison, right);
        }
        if let (Some(a), Some(b)) = (left.name(), right.name())
            && a.literal.is_some()
            && b.literal.is_some()
            && (self.values(a).len() != 1 || self.values(b).len() != 1)
        {
            return self.numbers(left, comparison, right);
        }
        let a = self.who(left);
        let b = self.who(right);
        Some(Truth::Same(a?, comparison, b?))
    }

    /// Returns the meaning of `a < b` for entities: an order of numbers or of the values of a variable's category.
    pub(super) fn ordered_entities(
        &mut self,
        left: &Expression,
        comparison: Comparison,
        right: &Expression,
    ) -> Option<Truth> {
        if left.literal().is_some() && right.literal().is_some() {
            return self.numbers(left, comparison, right);
        }
        if let Some(category) = self.variable_of(left).or_else(|| self.variable_of(right))
            && [left, right].iter().all(|e| !self.is_entity_elsewhere(e, category))
            && self.category(category).ordered
        {
            let a = self.item(left, category);
            let b = self.item(right, category);
            return Some(Truth::Items(a?, comparison, b?));
        }
        self.order_of_entities(left, comparison, right);
        None
    }

    /// Returns the meaning of `all different (..)`.
    pub(super) fn all_different(&mut self, list: &[Expression]) -> Option<Truth> {
        let sides: Vec<Side> = list.iter().map(|e| self.side(e)).collect();
        let is_number = |e: &Expression| e.name().is_some_and(|n| n.literal.is_some() && self.values(n).is_empty());
        if sides.contains(&Side::Number) || list.iter().all(is_number) {
            let measures = self.measures(&list.iter().collect::<Vec<_>>());
            let read: Vec<_> = list.iter().map(|e| self.quantity(e, &measures)).collect();
            return read.into_iter().collect::<Option<_>>().map(Truth::AllDifferentNumbers);
        }
        let item = sides.iter().find_map(|side| match side {
            Side::Item(category) => Some(*category),
            _ => None,
        });
        if let Some(category) = item {
            if let Some(entity) = list.iter().find(|e| self.is_entity_elsewhere(e, category)) {
                self.report(Diagnostic::new(Code::MixedKinds, entity.span));
                return None;
            }
            let read: Vec<_> = list.iter().map(|e| self.item(e, category)).collect();
            return read.into_iter().collect::<Option<_>>().map(Truth::AllDifferentItems);
        }
        let read: Vec<_> = list.iter().map(|e| self.who(e)).collect();
        read.into_iter().collect::<Option<_>>().map(Truth::AllDifferentWho)
    }
}
