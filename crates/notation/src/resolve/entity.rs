//! Who is meant: a value stands for the one that has it.

use super::{Resolver, values_of};
use crate::clue::{Bound, CategoryId, Item, ValueId, Who};
use crate::syntax::{Expression, Function, Name, Node};
use crate::{Argument, Code, Diagnostic, Hint, Span};

impl Resolver<'_> {
    /// Somebody.
    pub(super) fn who(&mut self, expression: &Expression) -> Option<Who> {
        match &expression.node {
            Node::Missing => None,
            Node::Name(name) => self.holder(name, expression.span).map(Who::Has),
            Node::Qualified(category, name) => {
                let value = self.qualified_value(*category, name, expression.span)?;
                self.unshared(value, expression.span).map(Who::Has)
            }
            Node::Variable(depth) => {
                let category = self.variable(*depth)?;
                if self.is_shared(category) {
                    self.names_nobody(self.source(expression.span), category, expression.span);
                    return None;
                }
                Some(Who::Bound(Bound(*depth)))
            }
            Node::Call(Function::Act, arguments) => self.act(arguments, expression.span),
            Node::Call(Function::Category(category), _)
                if !self.is_shared(*category) && !self.is_numeric(*category) =>
            {
                let (category, who) = self.value_of(expression)?;
                Some(Who::Act(Box::new(Item::Of(category, Box::new(who?)))))
            }
            Node::Call(Function::Other(name, span), arguments) => {
                self.not_a_category(name, *span, arguments);
                None
            }
            _ => {
                self.not_an_entity(expression);
                None
            }
        }
    }

    /// The one value that a name stands for, of those that name somebody.
    fn holder(&mut self, name: &Name, span: Span) -> Option<ValueId> {
        let values = self.values(name);
        match values[..] {
            [] => {
                if let Some(crate::names::Meaning::Category(category)) = name.meanings.first() {
                    let category = &self.category(*category).name;
                    self.report(Diagnostic::new(Code::CategoryAlone, span).text("category", category));
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

    /// The one short category whose numbers lie on both sides of a literal that none of them is.
    fn near_numbers(&self, name: &Name) -> Option<CategoryId> {
        const SHORT: usize = 12;
        let literal = name.literal.as_ref()?;
        let around = |&category: &CategoryId| {
            let values = &self.category(category).values;
            values.len() <= SHORT
                && self.converted(literal, category).is_some_and(|number| {
                    values.iter().any(|v| v.number < Some(number)) && values.iter().any(|v| v.number > Some(number))
                })
        };
        let mut found = self.categories().filter(|&c| self.is_numeric(c)).filter(around);
        found.next().filter(|_| found.next().is_none())
    }

    pub(super) fn ambiguous(&mut self, name: &Name, values: &[ValueId], span: Span) {
        let spellings = values.iter().map(|&v| self.qualified(v)).collect();
        let problem = Diagnostic::new(Code::AmbiguousName, span).text("name", &name.text);
        self.report(problem.with("spellings", Argument::List(spellings)));
    }

    /// A value that names one entity; a shared one names nobody.
    fn unshared(&mut self, value: ValueId, span: Span) -> Option<ValueId> {
        if self.is_shared(value.category) {
            self.names_nobody(&self.puzzle.value(value).text, value.category, span);
            return None;
        }
        Some(value)
    }

    /// Reports a value of a shared category where somebody is needed.
    pub(super) fn names_nobody(&mut self, value: &str, category: CategoryId, span: Span) {
        let category = &self.category(category).name;
        let problem = Diagnostic::new(Code::SharedValueAsEntity, span).text("value", value);
        self.report(problem.text("category", category));
    }

    /// The value of `category.value`.
    pub(super) fn qualified_value(&mut self, category: CategoryId, name: &Name, span: Span) -> Option<ValueId> {
        let found = self.value_in(name, category);
        if found.is_none() && !name.text.is_empty() {
            self.unknown_value(&name.text, category, span);
        } else if found.is_none() {
            self.report(Diagnostic::new(Code::ExpectedOperand, span).text("found", "").hint(Hint::AtEnd));
        }
        found
    }

    /// `act(c, v)`: the one whose value in the category is the given one.
    fn act(&mut self, arguments: &[Expression], span: Span) -> Option<Who> {
        let [category, value] = self.arguments(arguments, "act", span)?;
        let category = self.category_argument(category)?;
        if self.is_shared(category) {
            self.names_nobody(self.source(value.span), category, span);
            return None;
        }
        match &value.node {
            Node::Name(name) => {
                if let Some(value) = self.value_in(name, category) {
                    Some(Who::Has(value))
                } else {
                    self.unknown_value(&name.text, category, value.span);
                    None
                }
            }
            Node::Variable(depth) if self.variable(*depth) == Some(category) => Some(Who::Bound(Bound(*depth))),
            _ if self.is_numeric(category) => {
                let measures = [category];
                Some(Who::ActNumber(category, Box::new(self.quantity(value, &measures)?)))
            }
            _ => Some(Who::Act(Box::new(self.item(value, category)?))),
        }
    }

    /// `category(who)` or `val(category, who)`: the category, and who if that could be read.
    pub(super) fn value_of(&mut self, expression: &Expression) -> Option<(CategoryId, Option<Who>)> {
        let Node::Call(function, arguments) = &expression.node else { return None };
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

    /// The arguments of a call, if there are as many as there should be.
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
                    .with("expected", Argument::Number(N as i64))
                    .with("found", Argument::Number(arguments.len() as i64)),
            );
        }
        found
    }

    pub(super) fn not_a_category(&mut self, name: &Name, span: Span, arguments: &[Expression]) {
        if values_of(name).next().is_some() {
            self.report(Diagnostic::new(Code::NotACategory, span).text("name", &name.text));
        } else {
            self.unknown_category(&name.text, span);
        }
        self.check_all(arguments);
    }

    pub(super) fn not_an_entity(&mut self, expression: &Expression) {
        if expression.is_truth() {
            let text = self.source(expression.span);
            self.report(Diagnostic::new(Code::TruthAsValue, expression.span).text("text", text));
            return;
        }
        let before = self.problems.len();
        self.check_names(expression);
        if self.problems.len() > before {
            return;
        }
        let text = self.source(expression.span);
        let problem = Diagnostic::new(Code::NotAnEntity, expression.span).text("text", text);
        let category = self.measures(&[expression]).first().copied().filter(|&c| !self.is_shared(c));
        self.report(match category {
            Some(category) => {
                let suggestion = format!("act({}, {text})", self.category(category).name);
                problem.text("suggestion", suggestion).hint(Hint::Act)
            }
            None => problem,
        });
    }
}

impl Expression {
    /// Whether its form is that of something true or false.
    pub(super) fn is_truth(&self) -> bool {
        matches!(
            self.node,
            Node::Chain(..)
                | Node::Member { .. }
                | Node::Placed { .. }
                | Node::Between { .. }
                | Node::Not(_)
                | Node::And(_)
                | Node::Or(_)
                | Node::Xor(..)
                | Node::Implies(..)
                | Node::Iff(..)
                | Node::Count(..)
                | Node::AllDifferent(_)
                | Node::Quantified { .. }
        )
    }
}
