//! Entities: a value denotes the entity that has it.

use super::Resolver;
use crate::clue::{Bound, CategoryId, Item, ValueId, Who};
use crate::syntax::Node::{self, Own};
use crate::syntax::grid::{Expression, Function, GridNode, Name};
use crate::{Argument, Code, Diagnostic, Hint, Span};

/// Maximum number of values that a message lists.
const MAX_LISTED: usize = 12;

impl Resolver<'_> {
    /// Returns the entity that an expression names.
    pub(super) fn who(&mut self, expression: &Expression) -> Option<Who> {
        match &expression.node {
            Node::Missing => None,
            Own(GridNode::Name(name)) => self.holder(name, expression.span).map(Who::Has),
            Own(GridNode::Qualified(category, name)) => {
                let value = self.qualified_value(*category, name, expression.span)?;
                self.unshared(value, expression.span).map(Who::Has)
            }
            Own(GridNode::Variable(depth)) => {
                let category = self.variable(*depth)?;
                if self.is_shared(category) {
                    self.names_nobody(self.source(expression.span), category, expression.span);
                    return None;
                }
                Some(Who::Bound(Bound(*depth)))
            }
            Own(GridNode::Call(Function::Act, arguments)) => self.act(arguments, expression.span),
            Own(GridNode::Call(Function::Category(category), _))
                if !self.is_shared(*category) && !self.is_numeric(*category) =>
            {
                let (category, who) = self.value_of(expression)?;
                Some(Who::Act(Box::new(Item::Of(category, Box::new(who?)))))
            }
            Own(GridNode::Call(Function::Other(name, span), arguments)) => {
                self.not_a_category(name, *span, arguments);
                None
            }
            _ => {
                self.not_an_entity(expression);
                None
            }
        }
    }

    /// Returns the value that names the entity.
    fn holder(&mut self, name: &Name, span: Span) -> Option<ValueId> {
        let values = self.values(name);
        match values[..] {
            [] => {
                if let Some(category) = name.category() {
                    self.category_alone(category, span);
                } else if let Some(category) = self.near_numbers(name) {
                    let category = self.category(category);
                    let values = category.values.iter().map(|v| v.text.clone()).collect();
                    let problem = Diagnostic::new(Code::UnknownValue, span).text("name", &name.text);
                    self.report(problem.text("category", &category.name).with("values", Argument::List(values)));
                } else {
                    self.unknown(&name.text, span);
                }
                None
            }
            [value] => self.unshared(value, span),
            _ => {
                self.ambiguous(name, &values, span);
                None
            }
        }
    }

    /// Returns the only short category with smaller and larger numbers than a literal that none of them is.
    fn near_numbers(&self, name: &Name) -> Option<CategoryId> {
        let literal = name.literal.as_ref()?;
        let around = |&category: &CategoryId| {
            let values = &self.category(category).values;
            values.len() <= MAX_LISTED
                && self.converted(literal, category).is_some_and(|number| {
                    values.iter().any(|v| v.number < Some(number)) && values.iter().any(|v| v.number > Some(number))
                })
        };
        let mut found = self.puzzle.category_ids().filter(|&c| self.is_numeric(c)).filter(around);
        found.next().filter(|_| found.next().is_none())
    }

    /// Reports a category in place of a value.
    pub(super) fn category_alone(&mut self, category: CategoryId, span: Span) {
        let category = &self.category(category).name;
        self.report(Diagnostic::new(Code::CategoryAlone, span).text("category", category));
    }

    /// Reports a name of several values.
    pub(super) fn ambiguous(&mut self, name: &Name, values: &[ValueId], span: Span) {
        let spellings: Vec<String> = values.iter().map(|&v| self.qualified(v)).collect();
        let problem = Diagnostic::new(Code::AmbiguousName, span).text("name", &name.text);
        let problem = spellings.iter().fold(problem, Diagnostic::fix);
        self.report(problem.with("spellings", Argument::List(spellings)));
    }

    /// Returns a value that names an entity, or reports that it is shared.
    fn unshared(&mut self, value: ValueId, span: Span) -> Option<ValueId> {
        if self.is_shared(value.category) {
            self.names_nobody(&self.puzzle.value(value).text, value.category, span);
            return None;
        }
        Some(value)
    }

    /// Reports a value of a shared category in place of an entity.
    pub(super) fn names_nobody(&mut self, value: &str, category: CategoryId, span: Span) {
        let category = &self.category(category).name;
        let problem = Diagnostic::new(Code::SharedValueAsEntity, span).text("value", value);
        self.report(problem.text("category", category));
    }

    pub(super) fn qualified_value(&mut self, category: CategoryId, name: &Name, span: Span) -> Option<ValueId> {
        let found = self.value_in(name, category);
        if found.is_none() && !name.text.is_empty() {
            self.unknown_value(&name.text, category, span);
        } else if found.is_none() {
            self.report(Diagnostic::new(Code::ExpectedOperand, span).text("found", "").hint(Hint::AtEnd));
        }
        found
    }

    /// Returns the entity of `act(c, v)`: the one that has this value in the category.
    fn act(&mut self, arguments: &[Expression], span: Span) -> Option<Who> {
        let [category, value] = self.arguments(arguments, "act", span)?;
        let category = self.category_argument(category)?;
        if self.is_shared(category) {
            self.names_nobody(self.source(value.span), category, span);
            return None;
        }
        match &value.node {
            Own(GridNode::Variable(depth)) if self.variable(*depth) == Some(category) => {
                Some(Who::Bound(Bound(*depth)))
            }
            Own(GridNode::Name(_)) => match self.item(value, category)? {
                Item::Value(value) => Some(Who::Has(value)),
                item => Some(Who::Act(Box::new(item))),
            },
            _ if self.is_numeric(category) => {
                Some(Who::ActNumber(category, Box::new(self.quantity(value, &[category])?)))
            }
            _ => Some(Who::Act(Box::new(self.item(value, category)?))),
        }
    }

    /// Returns the category of `category(who)` or `val(category, who)`, and the entity if it could be read.
    pub(super) fn value_of(&mut self, expression: &Expression) -> Option<(CategoryId, Option<Who>)> {
        let Own(GridNode::Call(function, arguments)) = &expression.node else { return None };
        match function {
            Function::Category(category) => {
                let name = &self.category(*category).name;
                let Some([who]) = self.arguments(arguments, name, expression.span) else {
                    return Some((*category, None));
                };
                Some((*category, self.who(who)))
            }
            Function::Val => {
                let [category, who] = self.arguments(arguments, "val", expression.span)?;
                let category = self.category_argument(category)?;
                Some((category, self.who(who)))
            }
            _ => None,
        }
    }

    /// Returns the arguments of a call, or reports that their number is wrong.
    pub(super) fn arguments<'e, const N: usize>(
        &mut self,
        arguments: &'e [Expression],
        function: &str,
        span: Span,
    ) -> Option<&'e [Expression; N]> {
        let found = <&[Expression; N]>::try_from(arguments).ok();
        if found.is_none() {
            self.report(
                Diagnostic::new(Code::WrongArguments, span)
                    .text("function", function)
                    .number("expected", N)
                    .number("found", arguments.len()),
            );
        }
        found
    }

    /// Reports a call of something that is not a category.
    pub(super) fn not_a_category(&mut self, name: &Name, span: Span, arguments: &[Expression]) {
        if name.values().next().is_some() {
            self.report(Diagnostic::new(Code::NotACategory, span).text("name", &name.text));
        } else {
            self.unknown_category(&name.text, span);
        }
        for argument in arguments {
            self.check_names(argument);
        }
    }

    fn not_an_entity(&mut self, expression: &Expression) {
        let Some(text) = self.known_value(expression) else { return };
        let problem = Diagnostic::new(Code::NotAnEntity, expression.span).text("text", text);
        let category = self.measures(&[expression]).first().copied().filter(|&c| !self.is_shared(c));
        self.report(match category {
            Some(category) => {
                let suggestion = format!("act({}, {text})", self.category(category).name);
                problem.fix(&suggestion).text("suggestion", suggestion).hint(Hint::Act)
            }
            None => problem,
        });
    }
}
