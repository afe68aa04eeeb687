//! Syntax to meaning: what each name stands for, and whether the parts of an expression fit together.

mod compare;
mod entity;
mod number;
mod truth;

use crate::clue::{Asked, CategoryId, Truth, ValueId};
use crate::names::Meaning;
use crate::suggest::nearest;
use crate::syntax::{Element, Expression, Function, Name, Node};
use crate::{Argument, Category, Code, Diagnostic, GridPuzzle, Kind, NumericKind, Span};

/// Reads the meaning of expressions over the categories of a puzzle.
pub(crate) struct Resolver<'a> {
    puzzle: &'a GridPuzzle,
    text: &'a str,
    /// The categories of the quantifiers around, the outermost first.
    variables: Vec<CategoryId>,
    problems: Vec<Diagnostic>,
}

/// What a clue's expression means.
pub(crate) struct Resolved {
    pub truth: Option<Truth>,
    /// Where each top-level conjunct stands, as many as a top-level `And` has.
    pub parts: Vec<Span>,
    pub problems: Vec<Diagnostic>,
}

/// The meaning of a clue.
pub(crate) fn clue(puzzle: &GridPuzzle, text: &str, expression: &Expression) -> Resolved {
    let mut resolver = Resolver::new(puzzle, text);
    let (truth, parts) = resolver.conjunction(expression);
    Resolved { truth, parts, problems: resolver.problems }
}

/// The meaning of a question.
pub(crate) fn question(puzzle: &GridPuzzle, text: &str, expression: &Expression) -> (Option<Asked>, Vec<Diagnostic>) {
    let mut resolver = Resolver::new(puzzle, text);
    let asked = resolver.asked(expression);
    (asked, resolver.problems)
}

/// The names of an expression that has mistakes: only whether they are known.
pub(crate) fn unknown_names(puzzle: &GridPuzzle, text: &str, expressions: &[&Expression]) -> Vec<Diagnostic> {
    let mut resolver = Resolver::new(puzzle, text);
    for expression in expressions {
        resolver.check_names(expression);
    }
    resolver.problems
}

impl<'a> Resolver<'a> {
    fn new(puzzle: &'a GridPuzzle, text: &'a str) -> Self {
        Self { puzzle, text, variables: Vec::new(), problems: Vec::new() }
    }

    fn report(&mut self, problem: Diagnostic) {
        self.problems.push(problem);
    }

    /// The text of a part, for a message.
    fn source(&self, span: Span) -> &'a str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or_default().trim()
    }

    fn category(&self, id: CategoryId) -> &'a Category {
        self.puzzle.category(id)
    }

    fn is_shared(&self, id: CategoryId) -> bool {
        matches!(self.category(id).kind, Kind::Shared(_))
    }

    fn is_numeric(&self, id: CategoryId) -> bool {
        self.category(id).numeric.is_some()
    }

    fn categories(&self) -> impl Iterator<Item = CategoryId> + use<> {
        (0..self.puzzle.categories.len() as u32).map(CategoryId)
    }

    /// The category of a variable; `None` in an expression whose quantifier names no category.
    fn variable(&self, depth: u32) -> Option<CategoryId> {
        self.variables.get(depth as usize).copied()
    }

    /// `category.value`, as it would be written.
    fn qualified(&self, value: ValueId) -> String {
        format!("{}.{}", self.category(value.category).name, self.puzzle.value(value).text)
    }

    fn asked(&mut self, expression: &Expression) -> Option<Asked> {
        match &expression.node {
            Node::Missing => None,
            Node::Call(Function::Category(_) | Function::Val, _) => {
                let (category, who) = self.value_of(expression)?;
                Some(Asked::Item(crate::clue::Item::Of(category, Box::new(who?))))
            }
            Node::Arithmetic(..)
            | Node::Negative(_)
            | Node::Call(Function::Absolute | Function::Minimum | Function::Maximum, _) => {
                let measures = self.measures(&[expression]);
                self.quantity(expression, &measures).map(Asked::Number)
            }
            Node::Name(_) | Node::Qualified(..) | Node::Call(..) | Node::Variable(_) => {
                self.who(expression).map(Asked::Who)
            }
            _ => self.truth(expression).map(Asked::Truth),
        }
    }

    /// Reports a name that means nothing here.
    fn unknown(&mut self, name: &str, span: Span) {
        let names = self.puzzle.categories.iter().flat_map(|c| c.values.iter().map(|v| v.text.as_str()));
        let categories = self.puzzle.categories.iter().map(|c| c.name.as_str());
        let near = nearest(name, names.chain(categories));
        let problem = Diagnostic::new(Code::UnknownName, span).text("name", name);
        self.report(problem.did_you_mean(near));
    }

    fn unknown_category(&mut self, name: &str, span: Span) {
        let categories = self.puzzle.categories.iter().map(|c| c.name.as_str());
        let near = nearest(name, categories.clone());
        let problem = Diagnostic::new(Code::UnknownCategory, span).text("name", name);
        self.report(match near {
            Some(near) => problem.did_you_mean(Some(near)),
            None => problem.with("categories", Argument::List(categories.map(str::to_owned).collect())),
        });
    }

    fn unknown_value(&mut self, name: &str, category: CategoryId, span: Span) {
        let category = self.category(category);
        let values = category.values.iter().map(|v| v.text.as_str());
        let near = nearest(name, values.clone());
        let problem = Diagnostic::new(Code::UnknownValue, span).text("name", name).text("category", &category.name);
        self.report(match near {
            Some(near) => problem.did_you_mean(Some(near)),
            None => problem.with("values", Argument::List(values.map(str::to_owned).collect())),
        });
    }

    /// The value of a category that a name or number stands for.
    fn value_in(&self, name: &Name, category: CategoryId) -> Option<ValueId> {
        let named = values_of(name).find(|v| v.category == category);
        named.or_else(|| {
            let literal = name.literal.as_ref()?;
            let number = self.converted(literal, category)?;
            let index = self.category(category).values.iter().position(|v| v.number == Some(number))?;
            let counted = matches!(self.category(category).numeric, Some(NumericKind::Number { .. }));
            (counted || literal.measure != crate::syntax::Measure::Plain)
                .then_some(ValueId { category, index: index as u32 })
        })
    }

    /// Every value that a name or number stands for: as a name, else as a number.
    fn values(&self, name: &Name) -> Vec<ValueId> {
        let named: Vec<ValueId> = values_of(name).collect();
        if !named.is_empty() {
            return named;
        }
        self.categories().filter_map(|c| self.value_in(name, c)).collect()
    }

    /// The category that a `val`, `act` or a quantifier names.
    fn category_argument(&mut self, expression: &Expression) -> Option<CategoryId> {
        let Node::Name(name) = &expression.node else {
            if !matches!(expression.node, Node::Missing) {
                self.unknown_category(self.source(expression.span), expression.span);
            }
            return None;
        };
        let found = name.meanings.iter().find_map(|m| match m {
            Meaning::Category(id) => Some(*id),
            Meaning::Value(_) => None,
        });
        if found.is_none() {
            self.unknown_category(&name.text, expression.span);
        }
        found
    }

    fn check_all(&mut self, expressions: &[Expression]) {
        for expression in expressions {
            self.check_names(expression);
        }
    }

    /// Only whether names are known; for expressions whose form is wrong.
    fn check_names(&mut self, expression: &Expression) {
        match &expression.node {
            Node::Missing | Node::Variable(_) => {}
            Node::Name(name) => {
                if name.meanings.is_empty() && name.literal.is_none() {
                    self.unknown(&name.text, expression.span);
                }
            }
            Node::Qualified(category, name) => {
                if self.value_in(name, *category).is_none() {
                    self.unknown_value(&name.text, *category, expression.span);
                }
            }
            Node::Call(function, arguments) => {
                if let Function::Other(name, span) = function
                    && name.meanings.is_empty()
                {
                    self.unknown_category(&name.text, *span);
                }
                self.check_all(arguments);
            }
            Node::Negative(inner) | Node::Not(inner) => self.check_names(inner),
            Node::Quantified { category, body, .. } => {
                if category.category.is_none() && !category.name.is_empty() {
                    self.unknown_category(&category.name, category.span);
                }
                self.check_names(body);
            }
            Node::Arithmetic(a, _, b) | Node::Xor(a, b) | Node::Implies(a, b) | Node::Iff(a, b) => {
                self.check_names(a);
                self.check_names(b);
            }
            Node::Chain(first, links) => {
                self.check_names(first);
                for (_, link) in links {
                    self.check_names(link);
                }
            }
            Node::Member { subject, elements, .. } => {
                self.check_names(subject);
                for element in elements {
                    match element {
                        Element::One(one) => self.check_names(one),
                        Element::Range(from, to) => {
                            self.check_names(from);
                            self.check_names(to);
                        }
                    }
                }
            }
            Node::Placed { first, second, .. } => {
                self.check_names(first);
                self.check_names(second);
            }
            Node::Between { first, ends, .. } => {
                self.check_names(first);
                self.check_names(&ends.0);
                self.check_names(&ends.1);
            }
            Node::And(list) | Node::Or(list) | Node::Count(_, list) | Node::AllDifferent(list) => {
                self.check_all(list);
            }
        }
    }
}

/// The values that a name may mean.
fn values_of(name: &Name) -> impl Iterator<Item = ValueId> + '_ {
    name.meanings.iter().filter_map(|m| match m {
        Meaning::Value(id) => Some(*id),
        Meaning::Category(_) => None,
    })
}
