//! Reports of sides that do not fit together, with a correction where one is known.

use super::Resolver;
use crate::clue::{CategoryId, Comparison, Truth, Who};
use crate::syntax::Element;
use crate::syntax::Node::{self, Own};
use crate::syntax::grid::{Expression, Function, GridNode};
use crate::{Code, Diagnostic, Hint, Span};

impl<'a> Resolver<'a> {
    pub(super) fn of(&self, category: CategoryId, who: &str) -> String {
        format!("{}({who})", self.category(category).name)
    }

    /// Reports a problem that naming a category mends; `place` is what the suggestion replaces.
    pub(super) fn suggest_category(&mut self, problem: Diagnostic, place: Span, suggestion: impl Into<String>) {
        let suggestion = suggestion.into();
        self.report(problem.fix_at(place, &suggestion).text("suggestion", suggestion).hint(Hint::OfCategory));
    }

    /// Reports a truth or unknown names in place of a value; returns the text of anything else.
    pub(super) fn known_value(&mut self, expression: &Expression) -> Option<&'a str> {
        let text = self.source(expression.span);
        if expression.is_truth() {
            self.report(Diagnostic::new(Code::TruthAsValue, expression.span).text("text", text));
            return None;
        }
        let before = self.problems.len();
        self.check_names(expression);
        (self.problems.len() == before).then_some(text)
    }

    /// Reports `Tycho = 40 + 2` or `Tycho = age(Nina)`.
    pub(super) fn entity_against_number(
        &mut self,
        entity: &Expression,
        comparison: Comparison,
        number: &Expression,
        entity_left: bool,
    ) {
        let (who, value) = (self.source(entity.span), self.source(number.span));
        let direct = matches!(number.node, Own(GridNode::Call(Function::Category(_) | Function::Val, _)));
        let category = self.measures(&[number]).first().copied().or_else(|| self.category_with_number(number));
        let problem = if direct {
            Diagnostic::new(Code::ValueAgainstEntity, entity.span).text("value", value).text("entity", who)
        } else {
            Diagnostic::new(Code::EntityAgainstNumber, entity.span).text("entity", who).text("number", value)
        };
        match category {
            Some(category) => {
                let value = self.in_category(number, category);
                let suggestion = in_order(&self.of(category, who), comparison, &value, entity_left);
                self.suggest_category(problem, entity.span.to(number.span), suggestion);
            }
            None => self.report(problem),
        }
    }

    /// Reports `Tycho in 40..45`.
    pub(super) fn entity_in_range(&mut self, entity: &Expression, elements: &[Element<GridNode>], span: Span) {
        let who = self.source(entity.span);
        let first = elements.iter().find_map(|e| match e {
            Element::Range(from, _) => Some(from),
            Element::One(_) => None,
        });
        let list = self.source(Span { start: entity.span.end, end: span.end });
        let problem = Diagnostic::new(Code::EntityAgainstNumber, entity.span).text("entity", who);
        let problem = problem.text("number", first.map(|e| self.source(e.span)).unwrap_or_default());
        match first.and_then(|from| self.category_with_number(from)) {
            Some(category) => self.suggest_category(problem, span, format!("{} {list}", self.of(category, who))),
            None => self.report(problem),
        }
    }

    /// Returns a number as written, with each name in it that is no number put into a category: `age(Nina) + 2`.
    fn in_category(&self, number: &Expression, category: CategoryId) -> String {
        let mut text = self.source(number.span).to_owned();
        let mut open = vec![number];
        // The last name first, so that the places of the others stay right.
        while let Some(expression) = open.pop() {
            match &expression.node {
                Own(GridNode::Name(name)) => {
                    let values = self.values(name);
                    let is_number = values.iter().any(|v| self.is_numeric(v.category));
                    let [start, end] = [expression.span.start, expression.span.end].map(|at| at - number.span.start);
                    let place = start as usize..end as usize;
                    if !values.is_empty() && !is_number && text.get(place.clone()).is_some() {
                        text.replace_range(place, &self.of(category, self.source(expression.span)));
                    }
                }
                Node::Negative(inner) => open.push(inner),
                Node::Arithmetic(a, _, b) => open.extend([&**a, &**b]),
                _ => {}
            }
        }
        text
    }

    /// Returns the numeric category that has one of the numbers of an expression as a value, or else the first one.
    fn category_with_number(&self, number: &Expression) -> Option<CategoryId> {
        let mut open = vec![number];
        while let Some(expression) = open.pop() {
            match &expression.node {
                Own(GridNode::Name(name)) => {
                    if let Some(value) = self.values(name).iter().find(|v| self.is_numeric(v.category)) {
                        return Some(value.category);
                    }
                }
                Node::Negative(inner) => open.push(inner),
                Node::Arithmetic(a, _, b) => open.extend([&**b, &**a]),
                _ => {}
            }
        }
        self.puzzle.category_ids().find(|&c| self.is_numeric(c))
    }

    /// Reports `colour(Nina) = 3`.
    pub(super) fn words_against_number(&mut self, words: &Expression, category: CategoryId) -> Option<Truth> {
        let text = self.source(words.span);
        let problem = Diagnostic::new(Code::NotANumber, words.span).text("text", text);
        self.report(problem.text("category", &self.category(category).name).hint(Hint::Words));
        None
    }

    /// Reports values of two categories.
    pub(super) fn different_categories(&mut self, span: Span, first: CategoryId, second: CategoryId) {
        let (first, second) = (&self.category(first).name, &self.category(second).name);
        self.report(Diagnostic::new(Code::DifferentCategories, span).text("first", first).text("second", second));
    }

    /// Reports `Cor > Nina`.
    pub(super) fn order_of_entities(&mut self, left: &Expression, comparison: Comparison, right: &Expression) {
        let Some(a) = self.who(left) else { return };
        let Some(b) = self.who(right) else { return };
        let (first, second) = (self.source(left.span), self.source(right.span));
        let problem = Diagnostic::new(Code::OrderOfEntities, left.span.to(right.span));
        let problem = problem.text("first", first).text("second", second);
        let own = |who: &Who, category| matches!(who, Who::Has(value) if value.category == category);
        let fits = |&c: &CategoryId| self.category(c).ordered && !own(&a, c) && !own(&b, c);
        match self.puzzle.category_ids().filter(fits).min_by_key(|&c| !self.is_numeric(c)) {
            Some(category) => {
                let (first, second) = (self.of(category, first), self.of(category, second));
                let whole = left.span.to(right.span);
                self.suggest_category(problem, whole, in_order(&first, comparison, &second, true));
            }
            None => self.report(problem),
        }
    }
}

/// Returns a comparison as text, with the sides exchanged unless they are in order.
pub(super) fn in_order(one: &str, comparison: Comparison, other: &str, in_order: bool) -> String {
    let (left, right) = if in_order { (one, other) } else { (other, one) };
    format!("{left} {} {right}", comparison.sign())
}
