//! What a name or number denotes, and names that denote nothing.

use smallvec::SmallVec;

use super::Resolver;
use crate::clue::{CategoryId, ValueId};
use crate::names::Meaning;
use crate::suggest::{nearest, suggest};
use crate::syntax::Node::{self, Own};
use crate::syntax::grid::{Expression, Function, GridNode, Name};
use crate::syntax::{Literal, Measure};
use crate::{Code, Diagnostic, NumericKind, Span};

impl Name {
    /// Returns the values that the name may mean.
    pub(super) fn values(&self) -> impl Iterator<Item = ValueId> + '_ {
        self.meanings.iter().filter_map(|m| match m {
            Meaning::Value(id) => Some(*id),
            Meaning::Category(_) => None,
        })
    }
}

impl Expression {
    /// Returns the number that the expression is written as.
    pub(super) fn literal(&self) -> Option<&Literal> {
        self.name().and_then(|name| name.literal.as_ref())
    }

    /// Returns the category that `category(..)` or `val(category, ..)` looks up.
    pub(super) fn looked_up(&self) -> Option<CategoryId> {
        match &self.node {
            Own(GridNode::Call(Function::Category(category), _)) => Some(*category),
            Own(GridNode::Call(Function::Val, arguments)) => arguments.first()?.name()?.category(),
            _ => None,
        }
    }
}

impl Resolver<'_> {
    /// Returns `category.value`, as it would be written.
    pub(super) fn qualified(&self, value: ValueId) -> String {
        format!("{}.{}", self.category(value.category).name, self.puzzle.value(value).text)
    }

    /// Returns the value of a category that a name or number denotes.
    pub(super) fn value_in(&self, name: &Name, category: CategoryId) -> Option<ValueId> {
        name.values().find(|v| v.category == category).or_else(|| {
            let literal = name.literal.as_ref()?;
            let number = self.converted(literal, category)?;
            let index = self.category(category).values.iter().position(|v| v.number == Some(number))?;
            let counted = matches!(self.category(category).numeric, Some(NumericKind::Number { .. }));
            (counted || literal.measure != Measure::Plain).then_some(ValueId { category, index: index as u32 })
        })
    }

    /// Returns all values that a name or number denotes: as a name, else as a number.
    pub(super) fn values(&self, name: &Name) -> SmallVec<[ValueId; 4]> {
        let named: SmallVec<[ValueId; 4]> = name.values().collect();
        if !named.is_empty() {
            return named;
        }
        self.puzzle.category_ids().filter_map(|c| self.value_in(name, c)).collect()
    }

    /// Returns the category that the first argument of `val` or `act` names.
    pub(super) fn category_argument(&mut self, expression: &Expression) -> Option<CategoryId> {
        let Some(name) = expression.name() else {
            if !matches!(expression.node, Node::Missing) {
                self.unknown_category(self.source(expression.span), expression.span);
            }
            return None;
        };
        let found = name.category();
        if found.is_none() {
            self.unknown_category(&name.text, expression.span);
        }
        found
    }

    /// Reports a name that means nothing here.
    pub(super) fn unknown(&mut self, name: &str, span: Span) {
        let values = self.puzzle.categories.iter().flat_map(|c| c.values.iter().map(|v| v.text.as_str()));
        let near = nearest(name, values.chain(self.category_names()));
        self.report(Diagnostic::new(Code::UnknownName, span).text("name", name).did_you_mean(near));
    }

    pub(super) fn unknown_category(&mut self, name: &str, span: Span) {
        let problem = Diagnostic::new(Code::UnknownCategory, span).text("name", name);
        self.report(suggest(problem, name, self.category_names(), "categories"));
    }

    pub(super) fn unknown_value(&mut self, name: &str, category: CategoryId, span: Span) {
        let category = self.category(category);
        let values = category.values.iter().map(|v| v.text.as_str());
        let problem = Diagnostic::new(Code::UnknownValue, span).text("name", name).text("category", &category.name);
        self.report(suggest(problem, name, values, "values"));
    }

    /// Reports the unknown names of an expression, whose form may be wrong.
    pub(super) fn check_names(&mut self, expression: &Expression) {
        let span = expression.span;
        match &expression.node {
            Own(GridNode::Name(name)) if name.meanings.is_empty() && name.literal.is_none() => {
                self.unknown(&name.text, span);
            }
            Own(GridNode::Qualified(category, name)) if self.value_in(name, *category).is_none() => {
                self.unknown_value(&name.text, *category, span);
            }
            Own(GridNode::Call(Function::Other(name, span), _)) if name.meanings.is_empty() => {
                self.unknown_category(&name.text, *span);
            }
            Own(GridNode::Quantified { category, .. }) if category.category.is_none() && !category.name.is_empty() => {
                self.unknown_category(&category.name, category.span);
            }
            _ => {}
        }
        for part in expression.parts() {
            self.check_names(part);
        }
    }
}

impl<'a> Resolver<'a> {
    fn category_names(&self) -> impl Iterator<Item = &'a str> + Clone + use<'a> {
        self.puzzle.categories.iter().map(|c| c.name.as_str())
    }
}
