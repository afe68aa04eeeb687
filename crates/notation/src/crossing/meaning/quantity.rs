//! Quantities of the things that are present.

use super::super::bounds;
use super::super::puzzle::{AttributeId, Subject};
use super::super::rule::{At, Quantity};
use super::super::syntax::{Aggregate, CrossingNode, Expression};
use super::{Purpose, Resolver};
use crate::clue::Operator;
use crate::range::apply;
use crate::syntax::Node::{self, Own};
use crate::{Code, Diagnostic, Hint, Number, Span};

impl Resolver<'_, '_> {
    /// Returns a quantity that stays within the numbers that can be calculated with.
    pub(in super::super) fn number(&mut self, e: &Expression) -> Option<Quantity> {
        let quantity = self.quantity(e)?;
        if bounds::range(self.puzzle(), &quantity).is_none() {
            self.report_text(Code::NumberTooLarge, e.span);
            return None;
        }
        Some(quantity)
    }

    pub(super) fn quantity(&mut self, e: &Expression) -> Option<Quantity> {
        match &e.node {
            Node::Missing => None,
            Node::Negative(inner) => Some(Quantity::Negate(Box::new(self.number(inner)?))),
            Node::Arithmetic(a, operator, b) => {
                let (left, right) = (self.number(a), self.number(b));
                self.arithmetic(e, left?, *operator, (right?, b.span))
            }
            Own(CrossingNode::No(_) | CrossingNode::Quantified(..)) => self.truth_as_value(e),
            Own(node) => self.own_quantity(node, e),
            _ => self.truth_as_value(e),
        }
    }

    /// Reports a truth in place of a number, unless something else is wrong with it.
    fn truth_as_value(&mut self, e: &Expression) -> Option<Quantity> {
        let before = self.problems.len();
        self.truth(e);
        if self.problems.len() == before {
            self.report_text(Code::TruthAsValue, e.span);
        }
        None
    }

    fn own_quantity(&mut self, node: &CrossingNode, e: &Expression) -> Option<Quantity> {
        match node {
            CrossingNode::Number(number) => Some(Quantity::Constant(*number)),
            CrossingNode::Subject(subject) => {
                if matches!(subject, Subject::Boat(_)) {
                    let has_boat = self.purpose != Purpose::Rule(At::Unattended);
                    self.only_where(has_boat, &self.source(e.span), Hint::Boat, e.span)?;
                }
                Some(Quantity::Count(*subject))
            }
            CrossingNode::Attribute(id) => {
                let name = &self.puzzle().attributes[id.0 as usize];
                self.report(Diagnostic::new(Code::AttributeAlone, e.span).text("name", name));
                None
            }
            CrossingNode::Aggregate(Aggregate::Sum, attribute) => Some(Quantity::Sum(*attribute)),
            CrossingNode::Aggregate(Aggregate::Max, attribute) => Some(Quantity::Max(*attribute)),
            CrossingNode::Aggregate(Aggregate::Min, attribute) => Some(Quantity::Min(*attribute)),
            CrossingNode::Her(named, span) => self.own(*named, e.span, *span),
            CrossingNode::Boat => {
                let has_boat = matches!(self.purpose, Purpose::Rule(At::Everywhere | At::Banks | At::Place(_)));
                self.only_where(has_boat, "boat", Hint::Boat, e.span)?;
                Some(Quantity::Boat)
            }
            CrossingNode::Trip => {
                self.only_where(self.purpose != Purpose::Cost, "trip", Hint::Trip, e.span)?;
                Some(Quantity::Trip)
            }
            CrossingNode::Previous(inner) => self.previous(e, inner.as_deref()),
            CrossingNode::No(_) | CrossingNode::Quantified(..) => None,
        }
    }

    /// Reports a word that has no meaning here, always so within `prev`.
    fn only_where(&mut self, allowed: bool, word: &str, hint: Hint, span: Span) -> Option<()> {
        if allowed && !self.in_previous {
            return Some(());
        }
        let hint = if self.in_previous { Hint::Previous } else { hint };
        self.report(Diagnostic::new(Code::MeaninglessHere, span).text("word", word).hint(hint));
        None
    }

    fn arithmetic(
        &mut self,
        e: &Expression,
        a: Quantity,
        operator: Operator,
        (b, b_span): (Quantity, Span),
    ) -> Option<Quantity> {
        let (left, right) = (bounds::constant(&a), bounds::constant(&b));
        match operator {
            Operator::Add => Some(Quantity::Add(Box::new(a), Box::new(b))),
            Operator::Subtract => Some(Quantity::Subtract(Box::new(a), Box::new(b))),
            Operator::Multiply if left.is_some() || right.is_some() => {
                Some(Quantity::Multiply(Box::new(a), Box::new(b)))
            }
            Operator::Multiply => {
                self.report_text(Code::ConstantNeeded, e.span);
                None
            }
            Operator::Divide => {
                let Some(divisor) = right else {
                    let problem = Diagnostic::new(Code::ConstantNeeded, e.span).text("text", self.source(e.span));
                    self.report(problem.hint(Hint::Divisor));
                    return None;
                };
                if divisor == Number::from_integer(0) {
                    self.report_text(Code::DivisionByZero, e.span);
                    return None;
                }
                let Some(fraction) = apply(left.unwrap_or(1.into()), Operator::Divide, divisor) else {
                    self.report_text(Code::NumberTooLarge, e.span);
                    return None;
                };
                let fraction = Quantity::Constant(fraction);
                Some(if left.is_some() { fraction } else { Quantity::Multiply(Box::new(a), Box::new(fraction)) })
            }
            Operator::Modulo => {
                let whole = right.filter(|n| n.is_integer() && *n > Number::from_integer(0));
                let Some(divisor) = whole.and_then(|n| u32::try_from(n.to_integer()).ok()) else {
                    let found = self.source(b_span);
                    self.report(Diagnostic::new(Code::ExpectedWholeNumber, b_span).text("found", found));
                    return None;
                };
                Some(Quantity::Modulo(Box::new(a), divisor))
            }
        }
    }

    fn previous(&mut self, e: &Expression, inner: Option<&Expression>) -> Option<Quantity> {
        let of_load = match self.purpose {
            Purpose::Rule(at) => at.is_of_loads(),
            Purpose::Rower => true,
            Purpose::Cost => false,
        };
        self.only_where(of_load, "prev", Hint::Load, e.span)?;
        self.in_previous = true;
        let quantity = match inner {
            Some(inner) => self.number(inner),
            None => Some(self.weight_or_count()),
        };
        self.in_previous = false;
        Some(Quantity::Previous(Box::new(quantity?)))
    }

    /// Returns what `prev` alone is of: the weight if there is one, else the number of all.
    fn weight_or_count(&self) -> Quantity {
        let is_weight = |name: &String| crate::names::fold(name) == "weight";
        match self.puzzle().attributes.iter().position(is_weight) {
            Some(weight) => Quantity::Sum(AttributeId(weight as u32)),
            None => Quantity::Count(Subject::All),
        }
    }
}
