//! What a whole clue, and each part of it that is true or false, says.

use super::Resolver;
use crate::clue::{Bound, CategoryId, Comparison, Truth};
use crate::syntax::grid::{Axis, Expression, GridNode};
use crate::syntax::{Element, Node};
use crate::{Argument, Code, Diagnostic, Hint, Span};

/// A part of a conjunction and its place; `None` if it could not be read.
type Conjunct = (Option<Truth>, Span);

impl Resolver<'_> {
    /// Returns the meaning of a whole clue, and the places of its conjuncts.
    pub(super) fn conjunction(&mut self, expression: &Expression) -> (Option<Truth>, Vec<Span>) {
        let conjuncts = self.conjuncts(expression);
        let places = conjuncts.iter().map(|(_, span)| *span).collect();
        (all(conjuncts), places)
    }

    /// Returns the meaning of something true or false.
    pub(super) fn truth(&mut self, expression: &Expression) -> Option<Truth> {
        match &expression.node {
            Node::Missing => None,
            Node::And(_) | Node::Chain(..) | Node::Member { .. } => all(self.conjuncts(expression)),
            Node::Or(list) => self.truths(list, true).map(Truth::Or),
            Node::Not(inner) => self.truth(inner).map(|t| Truth::Not(Box::new(t))),
            Node::Xor(a, b) => self.two(a, b, Truth::Xor),
            Node::Implies(a, b) => self.two(a, b, Truth::Implies),
            Node::Iff(a, b) => self.two(a, b, Truth::Iff),
            Node::Count(amount, list) => self.truths(list, false).map(|list| Truth::Count(*amount, list)),
            Node::Own(node) => self.own_truth(node, expression),
            Node::Negative(_) | Node::Arithmetic(..) => {
                self.not_a_truth(expression);
                None
            }
        }
    }

    fn own_truth(&mut self, node: &GridNode, expression: &Expression) -> Option<Truth> {
        match node {
            GridNode::AllDifferent(list) => self.all_different(list),
            GridNode::Placed { first, order, second, axis } => {
                let a = self.who(first);
                let b = self.who(second);
                let axis = self.axis(axis.as_ref(), expression.span);
                if order.number() == Some(0) {
                    self.report(Diagnostic::new(Code::ExpectedWholeNumber, expression.span).text("found", "0"));
                    return None;
                }
                Some(Truth::Places(a?, *order, b?, axis?))
            }
            GridNode::Between { first, ends, axis } => {
                let who = self.who(first);
                let from = self.who(&ends.0);
                let to = self.who(&ends.1);
                let axis = self.axis(axis.as_ref(), expression.span);
                Some(Truth::Between(who?, from?, to?, axis?))
            }
            GridNode::Quantified { every, depth, category, body } => {
                let Some(id) = category.category else {
                    self.unknown_category(&category.name, category.span);
                    self.check_names(body);
                    return None;
                };
                self.variables.push(id);
                let body = self.truth(body);
                self.variables.pop();
                let (bound, body) = (Bound(*depth), Box::new(body?));
                Some(if *every { Truth::Every(bound, id, body) } else { Truth::Some(bound, id, body) })
            }
            GridNode::Name(_)
            | GridNode::Qualified(..)
            | GridNode::Variable(_)
            | GridNode::Call(..)
            | GridNode::Set(_) => {
                self.not_a_truth(expression);
                None
            }
        }
    }

    fn two(&mut self, a: &Expression, b: &Expression, make: fn(Box<Truth>, Box<Truth>) -> Truth) -> Option<Truth> {
        let a = self.truth(a);
        let b = self.truth(b);
        Some(make(Box::new(a?), Box::new(b?)))
    }

    /// Returns the parts of a conjunction; a chain of comparisons and a `not in` have several.
    fn conjuncts(&mut self, expression: &Expression) -> Vec<Conjunct> {
        match &expression.node {
            Node::And(list) => {
                let mut conjuncts = Vec::with_capacity(list.len());
                for (i, part) in list.iter().enumerate() {
                    if is_bare(part) {
                        self.bare(list, i, Comparison::NotEqual);
                        conjuncts.push((None, part.span));
                    } else if part.bracketed || !matches!(part.node, Node::Chain(..) | Node::Member { .. }) {
                        conjuncts.push((self.truth(part), part.span));
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

    fn chain(&mut self, first: &Expression, links: &[(Comparison, Expression)], span: Span) -> Vec<Conjunct> {
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
            let problem = Diagnostic::new(Code::ChainedNotEqual, span).fix(&suggestion);
            self.report(problem.text("suggestion", suggestion));
            return vec![(None, span)];
        }
        let mut left = first;
        let mut pairs = Vec::with_capacity(links.len());
        for (comparison, right) in links {
            let span = left.span.to(right.span);
            match self.compare(left, *comparison, right) {
                Some(Truth::And(list)) => pairs.extend(list.into_iter().map(|truth| (Some(truth), span))),
                truth => pairs.push((truth, span)),
            }
            left = right;
        }
        pairs
    }

    /// Returns the meaning of `a in [..]`: one of the elements; or of `a not in [..]`: different from each.
    fn member(
        &mut self,
        subject: &Expression,
        negated: bool,
        elements: &[Element<GridNode>],
        span: Span,
    ) -> Vec<Conjunct> {
        if elements.iter().any(|e| matches!(e, Element::Range(..))) && self.is_entity(subject) {
            self.entity_in_range(subject, elements, span);
            return vec![(None, span)];
        }
        let mut read: Vec<Conjunct> = Vec::with_capacity(elements.len());
        for element in elements {
            let before = self.problems.len();
            read.push(match element {
                Element::One(one) => {
                    let comparison = if negated { Comparison::NotEqual } else { Comparison::Equal };
                    (self.compare(subject, comparison, one), one.span)
                }
                Element::Range(from, to) => (self.in_range(subject, negated, from, to), from.span.to(to.span)),
            });
            if self.problems[before..].iter().any(|p| p.span == subject.span) {
                // The subject is wrong whatever the elements are: one report is enough.
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

    fn in_range(&mut self, subject: &Expression, negated: bool, from: &Expression, to: &Expression) -> Option<Truth> {
        if let (Some(a), Some(b)) = (from.literal(), to.literal())
            && a.number > b.number
        {
            let span = from.span.to(to.span);
            self.report(Diagnostic::new(Code::InvalidRange, span).text("range", self.source(span)));
        }
        let (above, below, join): (_, _, fn(Vec<Truth>) -> Truth) = if negated {
            (Comparison::Less, Comparison::Greater, Truth::Or)
        } else {
            (Comparison::GreaterEqual, Comparison::LessEqual, Truth::And)
        };
        let low = self.compare(subject, above, from);
        let high = self.compare(subject, below, to);
        Some(join(vec![low?, high?]))
    }

    /// Returns the meanings of a list; all are read even if one is wrong.
    fn truths(&mut self, list: &[Expression], disjunction: bool) -> Option<Vec<Truth>> {
        let mut read = Vec::with_capacity(list.len());
        for (i, part) in list.iter().enumerate() {
            if disjunction && is_bare(part) {
                self.bare(list, i, Comparison::Equal);
                read.push(None);
            } else {
                read.push(self.truth(part));
            }
        }
        read.into_iter().collect()
    }

    /// Reports something that is neither true nor false.
    fn not_a_truth(&mut self, expression: &Expression) {
        if let Some(problem) = self.bare_problem(expression) {
            self.report(problem);
        }
    }

    /// Reports the unknown names of something that is neither true nor false, or else returns that it is.
    fn bare_problem(&mut self, expression: &Expression) -> Option<Diagnostic> {
        let before = self.problems.len();
        self.check_names(expression);
        let text = self.source(expression.span);
        let known = self.problems.len() == before;
        known.then(|| Diagnostic::new(Code::NotATruth, expression.span).text("text", text))
    }

    /// Reports a name in a list of truths. After `a = b`, `or c` was meant as `a in [b, c]`: `wanted` is the comparison
    /// that such a list is written with.
    fn bare(&mut self, list: &[Expression], at: usize, wanted: Comparison) {
        let Some(problem) = self.bare_problem(&list[at]) else { return };
        let compared = list[..at].iter().rev().find(|e| !is_bare(e)).and_then(|e| match &e.node {
            Node::Chain(subject, links) => match &links[..] {
                [(comparison, first)] if *comparison == wanted => Some((subject, first)),
                _ => None,
            },
            _ => None,
        });
        let Some((subject, first)) = compared else {
            self.report(problem);
            return;
        };
        if is_bare(&list[at - 1]) {
            // The first of them showed the whole list.
            return;
        }
        let word = if wanted == Comparison::Equal { "in" } else { "not in" };
        let bare = || list[at..].iter().take_while(|e| is_bare(e));
        let mut elements = vec![self.source(first.span)];
        elements.extend(bare().map(|e| self.source(e.span)));
        let suggestion = format!("{} {word} [{}]", self.source(subject.span), elements.join(", "));
        let whole = bare().map(|e| e.span).fold(list[at - 1].span, Span::to);
        self.report(problem.fix_at(whole, &suggestion).text("suggestion", suggestion).hint(Hint::InList));
    }

    /// Returns the category of a relation of places.
    fn axis(&mut self, axis: Option<&Axis>, span: Span) -> Option<CategoryId> {
        let Some(axis) = axis else {
            let ordered: Vec<CategoryId> = self.puzzle.category_ids().filter(|&c| self.category(c).ordered).collect();
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

/// Returns one truth if all could be read: the only one, or all of them together.
fn all(conjuncts: Vec<Conjunct>) -> Option<Truth> {
    let mut list: Vec<Truth> = conjuncts.into_iter().map(|(truth, _)| truth).collect::<Option<_>>()?;
    if list.len() == 1 { list.pop() } else { Some(Truth::And(list)) }
}

/// Returns whether an expression is a name, a number, a call or arithmetic.
fn is_bare(expression: &Expression) -> bool {
    !expression.is_truth() && !matches!(expression.node, Node::Missing)
}
