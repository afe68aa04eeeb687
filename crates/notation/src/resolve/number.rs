//! Numbers: arithmetic, units, and whether the result can be calculated with.

use super::Resolver;
use crate::clue::{Bound, CategoryId, Operator, Quantity};
use crate::range::{self, Range};
use crate::syntax::Node::{self, Own};
use crate::syntax::grid::{Expression, Function, GridNode, Name};
use crate::syntax::{Literal, Measure};
use crate::units::{self, Dimension};
use crate::{Code, Diagnostic, Hint, Number, NumericKind, Span};

impl Resolver<'_> {
    /// Returns the numeric categories that occur in these expressions as numbers.
    pub(super) fn measures(&self, expressions: &[&Expression]) -> Vec<CategoryId> {
        let mut found = Vec::new();
        let mut open: Vec<&Expression> = expressions.to_vec();
        while let Some(expression) = open.pop() {
            let category = match &expression.node {
                Own(GridNode::Qualified(category, _)) => Some(*category),
                Own(GridNode::Variable(depth)) => self.variable(*depth),
                Node::Negative(_)
                | Node::Arithmetic(..)
                | Own(GridNode::Call(Function::Absolute | Function::Minimum | Function::Maximum, _)) => {
                    open.extend(expression.parts().into_iter().rev());
                    None
                }
                _ => expression.looked_up(),
            };
            found.extend(category.filter(|&c| self.is_numeric(c) && !found.contains(&c)));
        }
        found
    }

    /// Returns the number that an expression denotes. `measures` are the categories whose units it may have.
    pub(super) fn quantity(&mut self, expression: &Expression, measures: &[CategoryId]) -> Option<Quantity> {
        self.checked_quantity(expression, measures).map(|(quantity, _)| quantity)
    }

    fn checked_quantity(&mut self, expression: &Expression, measures: &[CategoryId]) -> Option<(Quantity, Range)> {
        let (quantity, range) = match &expression.node {
            Node::Missing => return None,
            Own(node) => self.own_quantity(node, expression, measures)?,
            Node::Negative(inner) => {
                let literal = !inner.bracketed && inner.literal().is_some();
                let (inner, range) = self.checked_quantity(inner, measures)?;
                if let (true, Quantity::Constant(number)) = (literal, &inner) {
                    return Some((Quantity::Constant(-number), range));
                }
                (Quantity::Negate(Box::new(inner)), Some(range))
            }
            Node::Arithmetic(a, operator, b) => self.arithmetic(a, *operator, b, measures)?,
            _ => return self.no_number(expression, None),
        };
        if range.is_none() {
            let text = self.source(expression.span);
            self.report(Diagnostic::new(Code::NumberTooLarge, expression.span).text("text", text));
        }
        Some((quantity, range?))
    }

    fn own_quantity(
        &mut self,
        node: &GridNode,
        expression: &Expression,
        measures: &[CategoryId],
    ) -> Option<(Quantity, Option<Range>)> {
        match node {
            GridNode::Name(name) => self.constant(name, measures, expression),
            GridNode::Qualified(category, name) => {
                let value = self.qualified_value(*category, name, expression.span)?;
                match self.puzzle.value(value).number {
                    Some(number) => Some((Quantity::Constant(number), Range::of(number))),
                    None => self.no_number(expression, Some(*category)),
                }
            }
            GridNode::Variable(depth) => {
                let category = self.variable(*depth)?;
                if !self.is_numeric(category) {
                    return self.no_number(expression, Some(category));
                }
                Some((Quantity::Bound(Bound(*depth)), Range::of_category(self.category(category))))
            }
            GridNode::Call(Function::Category(_) | Function::Val, _) => {
                let (category, who) = self.value_of(expression)?;
                let who = who?;
                if !self.is_numeric(category) {
                    return self.no_number(expression, Some(category));
                }
                Some((Quantity::Of(category, Box::new(who)), Range::of_category(self.category(category))))
            }
            GridNode::Call(Function::Absolute, arguments) => {
                let [inner] = self.arguments(arguments, "abs", expression.span)?;
                let (inner, range) = self.checked_quantity(inner, measures)?;
                Some((Quantity::Absolute(Box::new(inner)), Some(range)))
            }
            GridNode::Call(Function::Minimum, list) => self.extreme(Quantity::Minimum, list, measures),
            GridNode::Call(Function::Maximum, list) => self.extreme(Quantity::Maximum, list, measures),
            GridNode::Call(Function::Other(name, span), arguments) => {
                self.not_a_category(name, *span, arguments);
                None
            }
            _ => self.no_number(expression, None),
        }
    }

    /// Returns the minimum or maximum of a list; all of it is read even if one part is wrong.
    fn extreme(
        &mut self,
        make: fn(Vec<Quantity>) -> Quantity,
        list: &[Expression],
        measures: &[CategoryId],
    ) -> Option<(Quantity, Option<Range>)> {
        let read: Vec<_> = list.iter().map(|e| self.checked_quantity(e, measures)).collect();
        let (list, ranges): (Vec<_>, Vec<_>) = read.into_iter().collect::<Option<Vec<_>>>()?.into_iter().unzip();
        Some((make(list), ranges.into_iter().try_fold(Range::default(), Range::union)))
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
        let divides = matches!(operator, Operator::Divide | Operator::Modulo);
        if divides && range::constant(&right) == Some(Number::from_integer(0)) {
            let text = self.source(a.span.to(b.span));
            self.report(Diagnostic::new(Code::DivisionByZero, b.span).text("text", text));
            return None;
        }
        let range = left_range.combine(operator, right_range);
        Some((Quantity::Arithmetic(Box::new(left), operator, Box::new(right)), range))
    }

    /// Returns the number that a name or literal denotes.
    fn constant(
        &mut self,
        name: &Name,
        measures: &[CategoryId],
        expression: &Expression,
    ) -> Option<(Quantity, Option<Range>)> {
        let span = expression.span;
        let number = if let Some(literal) = &name.literal {
            let number = match &literal.measure {
                Measure::Plain => Some(literal.number),
                _ => measures.iter().find_map(|&c| self.converted(literal, c)),
            };
            if number.is_none() {
                self.wrong_unit(literal, name, measures, span);
            }
            number?
        } else {
            let values: Vec<_> = name.values().collect();
            let preferred: Vec<_> = values.iter().copied().filter(|v| measures.contains(&v.category)).collect();
            let candidates = if preferred.is_empty() { &values } else { &preferred };
            let mut numbers: Vec<Number> = candidates.iter().filter_map(|&v| self.puzzle.value(v).number).collect();
            numbers.dedup();
            match numbers[..] {
                [number] => number,
                [] => return self.no_number(expression, None),
                _ => {
                    self.ambiguous(name, &values, span);
                    return None;
                }
            }
        };
        Some((Quantity::Constant(number), Range::of(number)))
    }

    /// Returns a literal in the unit of a category; `None` if its unit does not fit.
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
                let after = suffix.is_empty() && !magnitude(own_suffix) || units::same(suffix, own_suffix);
                if before && after {
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

    /// Reports words in place of a number.
    fn no_number<T>(&mut self, expression: &Expression, category: Option<CategoryId>) -> Option<T> {
        let text = self.known_value(expression)?;
        if let Some(name) = expression.name()
            && name.values().next().is_none()
            && let Some(category) = name.category()
        {
            self.category_alone(category, expression.span);
            return None;
        }
        let problem = Diagnostic::new(Code::NotANumber, expression.span).text("text", text);
        let looked_up =
            matches!(expression.node, Own(GridNode::Call(..) | GridNode::Qualified(..) | GridNode::Variable(_)));
        if let Some(category) = category.filter(|_| looked_up) {
            self.report(problem.text("category", &self.category(category).name).hint(Hint::Words));
        } else if let Some(numeric) = self.puzzle.category_ids().find(|&c| self.is_numeric(c)) {
            self.suggest_category(problem, expression.span, self.of(numeric, text));
        } else {
            self.report(problem);
        }
        None
    }
}
