//! Truths: what a whole clue, and each part of it that is true or false, says.

use super::Resolver;
use crate::clue::{CategoryId, Comparison, Order, Truth};
use crate::syntax::{Axis, Element, Expression, Node};
use crate::{Argument, Code, Diagnostic, Hint, Number, Span};

impl Resolver<'_> {
    /// A whole clue, and where each of its conjuncts stands.
    pub(super) fn conjunction(&mut self, expression: &Expression) -> (Option<Truth>, Vec<Span>) {
        let conjuncts = self.conjuncts(expression);
        let parts = conjuncts.iter().map(|(_, span)| *span).collect();
        (all(conjuncts), parts)
    }

    /// Something true or false.
    pub(super) fn truth(&mut self, expression: &Expression) -> Option<Truth> {
        match &expression.node {
            Node::Missing => None,
            Node::And(_) | Node::Chain(..) | Node::Member { .. } => {
                let conjuncts = self.conjuncts(expression);
                all(conjuncts)
            }
            Node::Or(list) => {
                let read = self.truths(list, true);
                read.map(Truth::Or)
            }
            Node::Not(inner) => self.truth(inner).map(|t| Truth::Not(Box::new(t))),
            Node::Xor(a, b) => self.two(a, b, Truth::Xor),
            Node::Implies(a, b) => self.two(a, b, Truth::Implies),
            Node::Iff(a, b) => self.two(a, b, Truth::Iff),
            Node::Count(amount, list) => {
                let amount = *amount;
                self.truths(list, false).map(|list| Truth::Count(amount, list))
            }
            Node::AllDifferent(list) => self.all_different(list),
            Node::Placed { first, order, second, axis } => {
                let a = self.who(first);
                let b = self.who(second);
                let axis = self.axis(axis.as_ref(), expression.span);
                if let Order::PlacesBefore(0) | Order::PlacesAfter(0) | Order::PlacesFrom(0) = order {
                    self.report(Diagnostic::new(Code::ExpectedWholeNumber, expression.span).text("found", "0"));
                    return None;
                }
                Some(Truth::Places(a?, *order, b?, axis?))
            }
            Node::Between { first, ends, axis } => {
                let who = self.who(first);
                let from = self.who(&ends.0);
                let to = self.who(&ends.1);
                let axis = self.axis(axis.as_ref(), expression.span);
                Some(Truth::Between(who?, from?, to?, axis?))
            }
            Node::Quantified { every, depth, category, body } => {
                let Some(id) = category.category else {
                    self.unknown_category(&category.name, category.span);
                    self.check_names(body);
                    return None;
                };
                self.variables.push(id);
                let body = self.truth(body);
                self.variables.pop();
                let bound = crate::clue::Bound(*depth);
                let body = Box::new(body?);
                Some(if *every { Truth::Every(bound, id, body) } else { Truth::Some(bound, id, body) })
            }
            _ => {
                self.not_a_truth(expression, None);
                None
            }
        }
    }

    fn two(&mut self, a: &Expression, b: &Expression, make: fn(Box<Truth>, Box<Truth>) -> Truth) -> Option<Truth> {
        let a = self.truth(a);
        let b = self.truth(b);
        Some(make(Box::new(a?), Box::new(b?)))
    }

    /// The parts of a conjunction: a chain and a `not in` are several. A part that could not be read has no truth.
    fn conjuncts(&mut self, expression: &Expression) -> Vec<(Option<Truth>, Span)> {
        match &expression.node {
            Node::And(list) => {
                let mut conjuncts = Vec::with_capacity(list.len());
                for (i, part) in list.iter().enumerate() {
                    if is_bare(part) {
                        self.not_a_truth(part, Some((&list[..i], &list[i..], Comparison::NotEqual)));
                        conjuncts.push((None, part.span));
                    } else if part.bracketed || !matches!(part.node, Node::Chain(..) | Node::Member { .. }) {
                        let truth = self.truth(part);
                        conjuncts.push((truth, part.span));
                    } else {
                        conjuncts.extend(self.conjuncts(part));
                    }
                }
                conjuncts
            }
            Node::Chain(first, links) => self.chain(first, links, expression.span),
            Node::Member { subject, negated, elements } => self.member(subject, *negated, elements, expression.span),
            _ => vec![(self.truth(expression), expression.span)],
        }
    }

    fn chain(
        &mut self,
        first: &Expression,
        links: &[(Comparison, Expression)],
        span: Span,
    ) -> Vec<(Option<Truth>, Span)> {
        if links.len() > 1 && links.iter().any(|(c, _)| *c == Comparison::NotEqual) {
            let mut list = vec![self.source(first.span)];
            list.extend(links.iter().map(|(_, e)| self.source(e.span)));
            let suggestion = if links.iter().all(|(c, _)| *c == Comparison::NotEqual) {
                format!("all different ({})", list.join(", "))
            } else {
                let pairs = links.iter().zip(list.windows(2));
                let pairs: Vec<String> = pairs.map(|((c, _), p)| format!("{} {} {}", p[0], c.sign(), p[1])).collect();
                pairs.join(" and ")
            };
            self.report(Diagnostic::new(Code::ChainedNotEqual, span).text("suggestion", suggestion));
            return vec![(None, span)];
        }
        let mut left = first;
        let mut pairs = Vec::with_capacity(links.len());
        for (comparison, right) in links {
            let truth = self.compare(left, *comparison, right);
            pairs.push((truth, left.span.to(right.span)));
            left = right;
        }
        pairs
    }

    /// `a in [..]`: one of the elements; `a not in [..]`: different from each.
    fn member(
        &mut self,
        subject: &Expression,
        negated: bool,
        elements: &[Element],
        span: Span,
    ) -> Vec<(Option<Truth>, Span)> {
        let mut read: Vec<(Option<Truth>, Span)> = Vec::with_capacity(elements.len());
        if elements.iter().any(|e| matches!(e, Element::Range(..))) && self.is_entity(subject) {
            self.entity_in_range(subject, elements, span);
            return vec![(None, span)];
        }
        for element in elements {
            let before = self.problems.len();
            match element {
                Element::One(one) => {
                    let comparison = if negated { Comparison::NotEqual } else { Comparison::Equal };
                    read.push((self.compare(subject, comparison, one), one.span));
                }
                Element::Range(from, to) => {
                    let span = from.span.to(to.span);
                    if let (Some(a), Some(b)) = (literal(from), literal(to))
                        && a > b
                    {
                        let range = self.source(span);
                        self.report(Diagnostic::new(Code::InvalidRange, span).text("range", range));
                    }
                    let (above, below) = if negated {
                        (Comparison::Less, Comparison::Greater)
                    } else {
                        (Comparison::GreaterEqual, Comparison::LessEqual)
                    };
                    let low = self.compare(subject, above, from);
                    let high = self.compare(subject, below, to);
                    let both = low.zip(high).map(|(low, high)| vec![low, high]);
                    read.push((both.map(if negated { Truth::Or } else { Truth::And }), span));
                }
            }
            if self.problems[before..].iter().any(|p| p.span == subject.span) {
                // The subject is wrong whatever the elements: once is enough.
                break;
            }
        }
        if negated {
            return read;
        }
        match <[_; 1]>::try_from(read) {
            Ok([(Some(Truth::And(list)), _)]) => list.into_iter().map(|t| (Some(t), span)).collect(),
            Ok([(truth, _)]) => vec![(truth, span)],
            Err(read) => {
                let list: Option<Vec<Truth>> = read.into_iter().map(|(truth, _)| truth).collect();
                vec![(list.map(Truth::Or), span)]
            }
        }
    }

    /// Every one of them; all are read even if one is wrong.
    fn truths(&mut self, list: &[Expression], disjunction: bool) -> Option<Vec<Truth>> {
        let mut read = Vec::with_capacity(list.len());
        for (i, part) in list.iter().enumerate() {
            if disjunction && is_bare(part) {
                self.not_a_truth(part, Some((&list[..i], &list[i..], Comparison::Equal)));
                read.push(None);
            } else {
                read.push(self.truth(part));
            }
        }
        read.into_iter().collect()
    }

    /// Reports something that is neither true nor false. In a list of them (what stands before it, it and what
    /// follows, and the comparison that such a list can be written with) the right spelling may be known.
    fn not_a_truth(&mut self, expression: &Expression, around: Option<(&[Expression], &[Expression], Comparison)>) {
        let text = self.source(expression.span);
        let before = self.problems.len();
        self.check_names(expression);
        if self.problems.len() > before {
            return;
        }
        let problem = Diagnostic::new(Code::NotATruth, expression.span).text("text", text);
        let Some((before, from_here, wanted)) = around else {
            self.report(problem);
            return;
        };
        let subject = before.iter().rev().find(|e| !is_bare(e)).and_then(|e| match &e.node {
            Node::Chain(subject, links) => match &links[..] {
                [(comparison, first)] if *comparison == wanted => Some((subject, first)),
                _ => None,
            },
            _ => None,
        });
        let Some((subject, first)) = subject else {
            self.report(problem);
            return;
        };
        if before.last().is_some_and(is_bare) {
            // The first of them showed the whole list.
            return;
        }
        let word = if wanted == Comparison::Equal { "in" } else { "not in" };
        let mut list = vec![self.source(first.span)];
        list.extend(from_here.iter().take_while(|e| is_bare(e)).map(|e| self.source(e.span)));
        let suggestion = format!("{} {word} [{}]", self.source(subject.span), list.join(", "));
        self.report(problem.text("suggestion", suggestion).hint(Hint::InList));
    }

    /// The category of a place relation.
    fn axis(&mut self, axis: Option<&Axis>, span: Span) -> Option<CategoryId> {
        let Some(axis) = axis else {
            let ordered: Vec<CategoryId> = self.categories().filter(|&c| self.category(c).ordered).collect();
            if let [only] = ordered[..] {
                return Some(only);
            }
            let names = ordered.iter().map(|&c| self.category(c).name.clone()).collect();
            let problem = Diagnostic::new(Code::AxisNeeded, span).with("axes", Argument::List(names));
            self.report(if ordered.is_empty() { problem.hint(Hint::NoChoices) } else { problem });
            return None;
        };
        let Some(category) = axis.category else {
            self.unknown_category(&axis.name, axis.span);
            return None;
        };
        if !self.category(category).ordered {
            let name = &self.category(category).name;
            self.report(Diagnostic::new(Code::NotOrdered, axis.span).text("category", name));
            return None;
        }
        Some(category)
    }
}

/// One truth if all could be read: the only one, or all of them together.
fn all(conjuncts: Vec<(Option<Truth>, Span)>) -> Option<Truth> {
    let mut list: Vec<Truth> = conjuncts.into_iter().map(|(truth, _)| truth).collect::<Option<_>>()?;
    if list.len() == 1 { list.pop() } else { Some(Truth::And(list)) }
}

/// Whether an expression is a name or number alone, or arithmetic.
/// The number that an expression is, if it is written as one.
fn literal(expression: &Expression) -> Option<Number> {
    match &expression.node {
        Node::Name(name) => name.literal.as_ref().map(|l| l.number),
        _ => None,
    }
}

fn is_bare(expression: &Expression) -> bool {
    !expression.is_truth() && !matches!(expression.node, Node::Missing)
}
