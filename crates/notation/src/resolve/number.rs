//! Numbers: arithmetic, units, and whether the result can be calculated with.

use super::{Resolver, values_of};
use crate::clue::{Bound, CategoryId, Operator, Quantity};
use crate::range::Range;
use crate::syntax::{Expression, Function, Literal, Measure, Name, Node};
use crate::units::{self, Dimension};
use crate::{Code, Diagnostic, Hint, Number, NumericKind, Span};

impl Resolver<'_> {
    /// The numeric categories that stand in these expressions as numbers.
    pub(super) fn measures(&self, expressions: &[&Expression]) -> Vec<CategoryId> {
        let mut found = Vec::new();
        let mut open: Vec<&Expression> = expressions.to_vec();
        while let Some(expression) = open.pop() {
            let category = match &expression.node {
                Node::Call(Function::Category(category), _) | Node::Qualified(category, _) => Some(*category),
                Node::Call(Function::Val, arguments) => match arguments.first().map(|a| &a.node) {
                    Some(Node::Name(name)) => name.meanings.iter().find_map(|m| match m {
                        crate::names::Meaning::Category(id) => Some(*id),
                        crate::names::Meaning::Value(_) => None,
                    }),
                    _ => None,
                },
                Node::Variable(depth) => self.variable(*depth),
                Node::Negative(inner) => {
                    open.push(inner);
                    None
                }
                Node::Arithmetic(a, _, b) => {
                    open.extend([&**b, &**a]);
                    None
                }
                Node::Call(Function::Absolute | Function::Minimum | Function::Maximum, arguments) => {
                    open.extend(arguments.iter().rev());
                    None
                }
                _ => None,
            };
            found.extend(category.filter(|&c| self.is_numeric(c) && !found.contains(&c)));
        }
        found
    }

    /// A number; `measures` are the categories whose units may stand behind one.
    pub(super) fn quantity(&mut self, expression: &Expression, measures: &[CategoryId]) -> Option<Quantity> {
        let quantity = self.checked_quantity(expression, measures)?;
        Some(quantity.0)
    }

    fn checked_quantity(&mut self, expression: &Expression, measures: &[CategoryId]) -> Option<(Quantity, Range)> {
        let (quantity, range) = match &expression.node {
            Node::Missing => return None,
            Node::Name(name) => self.constant(name, measures, expression.span)?,
            Node::Qualified(category, name) => {
                let value = self.qualified_value(*category, name, expression.span)?;
                match self.puzzle.value(value).number {
                    Some(number) => (Quantity::Constant(number), Range::of(number)),
                    None => return self.no_number(expression, Some(*category)),
                }
            }
            Node::Variable(depth) => {
                let category = self.variable(*depth)?;
                if !self.is_numeric(category) {
                    return self.no_number(expression, Some(category));
                }
                (Quantity::Bound(Bound(*depth)), Range::of_category(self.category(category)))
            }
            Node::Negative(inner) => {
                let literal = !inner.bracketed && matches!(&inner.node, Node::Name(name) if name.literal.is_some());
                let (inner, range) = self.checked_quantity(inner, measures)?;
                if let (true, Quantity::Constant(number)) = (literal, &inner) {
                    return Some((Quantity::Constant(-number), range));
                }
                (Quantity::Negate(Box::new(inner)), Some(range))
            }
            Node::Arithmetic(a, operator, b) => self.arithmetic(a, *operator, b, measures)?,
            Node::Call(Function::Category(_) | Function::Val, _) => {
                let (category, who) = self.value_of(expression)?;
                let who = who?;
                if !self.is_numeric(category) {
                    return self.no_number(expression, Some(category));
                }
                (Quantity::Of(category, Box::new(who)), Range::of_category(self.category(category)))
            }
            Node::Call(Function::Absolute, arguments) => {
                let [inner] = self.arguments(arguments, "abs", expression.span)?;
                let (inner, range) = self.checked_quantity(inner, measures)?;
                (Quantity::Absolute(Box::new(inner)), Some(range))
            }
            Node::Call(function @ (Function::Minimum | Function::Maximum), arguments) => {
                let mut list = Vec::with_capacity(arguments.len());
                let mut whole: Option<Range> = Some(Range::default());
                for argument in arguments {
                    if let Some((quantity, range)) = self.checked_quantity(argument, measures) {
                        whole = whole.and_then(|w| w.union(range));
                        list.push(quantity);
                    }
                }
                if list.len() < arguments.len() {
                    return None;
                }
                let make = if matches!(function, Function::Minimum) { Quantity::Minimum } else { Quantity::Maximum };
                (make(list), whole)
            }
            Node::Call(Function::Other(name, span), arguments) => {
                self.not_a_category(name, *span, arguments);
                return None;
            }
            _ => return self.no_number(expression, None),
        };
        if let Some(range) = range {
            Some((quantity, range))
        } else {
            let text = self.source(expression.span);
            self.report(Diagnostic::new(Code::NumberTooLarge, expression.span).text("text", text));
            None
        }
    }

    fn arithmetic(
        &mut self,
        a: &Expression,
        operator: Operator,
        b: &Expression,
        measures: &[CategoryId],
    ) -> Option<(Quantity, Option<Range>)> {
        let left = self.checked_quantity(a, measures);
        let right = self.checked_quantity(b, measures);
        let ((left, left_range), (right, right_range)) = left.zip(right)?;
        if matches!(operator, Operator::Divide | Operator::Modulo)
            && crate::range::constant(&right) == Some(Number::from_integer(0))
        {
            let text = self.source(a.span.to(b.span));
            self.report(Diagnostic::new(Code::DivisionByZero, b.span).text("text", text));
            return None;
        }
        let range = left_range.combine(operator, right_range);
        Some((Quantity::Arithmetic(Box::new(left), operator, Box::new(right)), range))
    }

    /// What a name or literal is in the place of a number.
    fn constant(&mut self, name: &Name, measures: &[CategoryId], span: Span) -> Option<(Quantity, Option<Range>)> {
        if let Some(literal) = &name.literal {
            let number = match &literal.measure {
                Measure::Plain => Some(literal.number),
                _ => measures.iter().find_map(|&c| self.converted(literal, c)),
            };
            let Some(number) = number else {
                self.wrong_unit(literal, name, measures, span);
                return None;
            };
            return Some((Quantity::Constant(number), Range::of(number)));
        }
        let values: Vec<_> = values_of(name).collect();
        let preferred: Vec<_> = values.iter().copied().filter(|v| measures.contains(&v.category)).collect();
        let candidates = if preferred.is_empty() { &values } else { &preferred };
        let mut numbers: Vec<Number> = candidates.iter().filter_map(|&v| self.puzzle.value(v).number).collect();
        numbers.dedup();
        match numbers[..] {
            [number] => Some((Quantity::Constant(number), Range::of(number))),
            [] => {
                let words = Expression { node: Node::Name(name.clone()), span, bracketed: false, height: 1 };
                self.no_number(&words, None)
            }
            _ => {
                self.ambiguous(name, &values, span);
                None
            }
        }
    }

    /// How many of the category's unit a literal is; `None` if the unit does not fit.
    pub(super) fn converted(&self, literal: &Literal, category: CategoryId) -> Option<Number> {
        let kind = self.category(category).numeric.as_ref()?;
        let (prefix, suffix) = match (&literal.measure, kind) {
            (Measure::Plain, _) | (Measure::Time, NumericKind::Time) | (Measure::Date, NumericKind::Date) => {
                return Some(literal.number);
            }
            (Measure::Time | Measure::Date, _) => return None,
            (Measure::Unit { prefix, suffix }, _) => (prefix.as_str(), suffix.as_str()),
        };
        let factor = match kind {
            NumericKind::Number { prefix: own_prefix, suffix: own_suffix } => {
                let magnitude = |s: &str| units::unit(s).is_some_and(|(d, _)| d == Dimension::Magnitude);
                let before = prefix.is_empty() || units::same(prefix, own_prefix);
                let behind = suffix.is_empty() && !magnitude(own_suffix) || units::same(suffix, own_suffix);
                if before && behind {
                    Number::from_integer(1)
                } else {
                    let stated = if suffix.is_empty() { prefix } else { suffix };
                    let own = [own_suffix, own_prefix].into_iter().find_map(|u| units::unit(u));
                    let unit = units::unit(stated).filter(|_| prefix.is_empty() || suffix.is_empty())?;
                    units::ratio(unit, own?)?
                }
            }
            _ if !prefix.is_empty() => return None,
            NumericKind::Time => units::ratio(units::unit(suffix)?, (Dimension::Duration, Number::from_integer(1)))?,
            NumericKind::Date | NumericKind::Weekday => {
                units::ratio(units::unit(suffix)?, (Dimension::Duration, Number::from_integer(1440)))?
            }
            NumericKind::Month => units::ratio(units::unit(suffix)?, (Dimension::Calendar, Number::from_integer(1)))?,
        };
        num_traits::CheckedMul::checked_mul(&literal.number, &factor)
    }

    fn wrong_unit(&mut self, literal: &Literal, name: &Name, measures: &[CategoryId], span: Span) {
        let unit = match &literal.measure {
            Measure::Unit { prefix, suffix } if suffix.is_empty() => prefix.trim().to_owned(),
            Measure::Unit { suffix, .. } => suffix.clone(),
            _ => name.text.clone(),
        };
        let problem = Diagnostic::new(Code::WrongUnit, span).text("unit", unit);
        let expected = measures.iter().find_map(|&c| match &self.category(c).numeric {
            Some(NumericKind::Number { prefix, suffix }) if !prefix.is_empty() || !suffix.is_empty() => {
                Some(if suffix.is_empty() { prefix.clone() } else { suffix.clone() })
            }
            _ => None,
        });
        self.report(match expected {
            Some(expected) => problem.text("expected", expected).hint(Hint::Expected),
            None => problem,
        });
    }

    /// Reports words in the place of a number.
    fn no_number<T>(&mut self, expression: &Expression, category: Option<CategoryId>) -> Option<T> {
        if expression.is_truth() {
            let text = self.source(expression.span);
            self.report(Diagnostic::new(Code::TruthAsValue, expression.span).text("text", text));
            return None;
        }
        let before = self.problems.len();
        self.check_names(expression);
        if self.problems.len() > before {
            return None;
        }
        let text = self.source(expression.span);
        if let Node::Name(name) = &expression.node
            && values_of(name).next().is_none()
            && let Some(crate::names::Meaning::Category(category)) = name.meanings.first()
        {
            let category = &self.category(*category).name;
            self.report(Diagnostic::new(Code::CategoryAlone, expression.span).text("category", category));
            return None;
        }
        let problem = Diagnostic::new(Code::NotANumber, expression.span).text("text", text);
        let numeric: Vec<CategoryId> = self.categories().filter(|&c| self.is_numeric(c)).collect();
        self.report(match (category, &expression.node) {
            (Some(category), Node::Call(..) | Node::Qualified(..) | Node::Variable(_)) => {
                problem.text("category", &self.category(category).name).hint(Hint::Words)
            }
            _ => match numeric.first() {
                Some(&category) => {
                    let suggestion = format!("{}({text})", self.category(category).name);
                    problem.text("suggestion", suggestion).hint(Hint::OfCategory)
                }
                None => problem,
            },
        });
        None
    }
}
