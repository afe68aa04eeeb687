//! From the syntax of an expression to its meaning for the things that are present.

mod count;
mod own;
mod quantity;

use super::dictionary::Dictionary;
use super::puzzle::{CrossingPuzzle, GroupId, Subject};
use super::rule::{At, Quantity, Truth};
use super::syntax::{CrossingNode, Expression, Named};
use crate::clue::Comparison;
use crate::parser::MAX_OPERANDS;
use crate::syntax::Element;
use crate::syntax::Node::{self, Own};
use crate::{Code, Diagnostic, Hint, Number, Span};

/// Maximum number of characters of the source in a message.
const MAX_SHOWN: usize = 80;
/// Maximum number of pairs in the correction of `a != b != c`.
const MAX_PAIRS: usize = 6;

/// What an expression is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A rule, which applies here.
    Rule(At),
    /// `rower:`, a condition on the load.
    Rower,
    /// `cost:`, a number for the load.
    Cost,
}

/// Reads the meaning of one expression.
pub(super) struct Resolver<'a, 'b> {
    dictionary: &'b Dictionary<'a>,
    purpose: Purpose,
    text: &'b str,
    /// How many nodes may still be made.
    budget: &'b mut u32,
    quantified: Quantified,
    in_previous: bool,
    /// The mates that expressions mention although nothing states them.
    wanted_mates: &'b mut Vec<WantedMates>,
    pub problems: Vec<Diagnostic>,
}

/// Two groups of the same size, of which a rule says `each woman: her man` although nothing states that they are mates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WantedMates {
    pub own: GroupId,
    pub other: GroupId,
    /// The place of `her man`.
    pub span: Span,
}

/// The members that the surrounding `each` or `some` runs over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Quantified {
    /// There is no quantifier.
    Outside,
    /// Its name is unknown.
    Unknown,
    Of(Subject),
}

impl<'a, 'b> Resolver<'a, 'b> {
    pub(super) fn new(
        dictionary: &'b Dictionary<'a>,
        purpose: Purpose,
        text: &'b str,
        budget: &'b mut u32,
        wanted_mates: &'b mut Vec<WantedMates>,
    ) -> Self {
        let quantified = Quantified::Outside;
        Self { dictionary, purpose, text, budget, quantified, in_previous: false, wanted_mates, problems: Vec::new() }
    }

    fn puzzle(&self) -> &'a CrossingPuzzle {
        self.dictionary.puzzle
    }

    fn report(&mut self, problem: Diagnostic) {
        self.problems.push(problem);
    }

    /// Reports a problem with the text of its place as the argument `text`.
    fn report_text(&mut self, code: Code, span: Span) {
        self.report(Diagnostic::new(code, span).text("text", self.source(span)));
    }

    /// Returns the start of the text of a part, for a message.
    fn source(&self, span: Span) -> String {
        self.text[span.start as usize..span.end as usize].chars().take(MAX_SHOWN).collect()
    }

    /// Returns the meaning of something true or false.
    pub(super) fn truth(&mut self, e: &Expression) -> Option<Truth> {
        match &e.node {
            Node::Missing => None,
            Own(node) => self.own_truth(node, e),
            Node::Not(inner) => Some(Truth::Not(Box::new(self.truth(inner)?))),
            Node::And(list) => Some(Truth::And(self.truths(list)?)),
            Node::Or(list) => Some(Truth::Or(self.truths(list)?)),
            Node::Xor(a, b) => self.two(a, b, Truth::Xor),
            Node::Implies(a, b) => self.two(a, b, Truth::Implies),
            Node::Iff(a, b) => self.two(a, b, Truth::Iff),
            Node::Chain(first, links) => self.chain(e, first, links),
            Node::Member { subject, negated, elements } => self.member(subject, *negated, elements),
            Node::Count(amount, list) => {
                let list = self.truths(list)?;
                let expanded = self.count(*amount, &list);
                if expanded.is_none() {
                    self.report(
                        Diagnostic::new(Code::PuzzleTooLarge, e.span).number("limit", MAX_OPERANDS).hint(Hint::Rules),
                    );
                }
                expanded
            }
            Node::Negative(_) | Node::Arithmetic(..) => self.not_a_truth(e),
        }
    }

    fn own_truth(&mut self, node: &CrossingNode, e: &Expression) -> Option<Truth> {
        match node {
            CrossingNode::Quantified(quantifier, subject, body) => {
                if self.quantified != Quantified::Outside {
                    self.report(Diagnostic::new(Code::NestedQuantifier, e.span));
                    return None;
                }
                if let Some(Subject::Boat(boat)) = subject {
                    let problem = Diagnostic::new(Code::BoatNotThing, e.span);
                    self.report(problem.text("name", self.puzzle().boat_name(*boat)));
                    return None;
                }
                self.quantified = subject.map_or(Quantified::Unknown, Quantified::Of);
                let body = self.truth(body);
                self.quantified = Quantified::Outside;
                Some(Truth::Quantified(*quantifier, (*subject)?, Box::new(body?)))
            }
            CrossingNode::No(inner) if !is_counted(&inner.node) => {
                self.report_text(Code::NoNeedsName, inner.span);
                None
            }
            CrossingNode::No(inner) => Some(Truth::Compare(self.quantity(inner)?, Comparison::Equal, whole(0))),
            _ if is_counted(&e.node) => Some(Truth::Compare(self.quantity(e)?, Comparison::GreaterEqual, whole(1))),
            _ => self.not_a_truth(e),
        }
    }

    /// Reports a number in place of a truth, unless something else is wrong with it.
    fn not_a_truth(&mut self, e: &Expression) -> Option<Truth> {
        self.quantity(e)?;
        self.report_text(Code::NotATruth, e.span);
        None
    }

    /// Returns the meanings of a list; all are read, so that every problem is found.
    fn truths(&mut self, list: &[Expression]) -> Option<Vec<Truth>> {
        let read: Vec<Option<Truth>> = list.iter().map(|e| self.truth(e)).collect();
        read.into_iter().collect()
    }

    fn two(&mut self, a: &Expression, b: &Expression, make: fn(Box<Truth>, Box<Truth>) -> Truth) -> Option<Truth> {
        let (a, b) = (self.truth(a), self.truth(b));
        Some(make(Box::new(a?), Box::new(b?)))
    }

    fn chain(&mut self, whole: &Expression, first: &Expression, links: &[(Comparison, Expression)]) -> Option<Truth> {
        let sides: Vec<&Expression> = std::iter::once(first).chain(links.iter().map(|(_, e)| e)).collect();
        if links.len() > 1 && links.iter().any(|(comparison, _)| *comparison == Comparison::NotEqual) {
            let texts: Vec<String> = sides.iter().map(|e| self.source(e.span)).collect();
            let pairs = texts.iter().enumerate().flat_map(|(i, a)| texts[i + 1..].iter().map(move |b| (a, b)));
            let pairs: Vec<String> = pairs.take(MAX_PAIRS).map(|(a, b)| format!("{a} != {b}")).collect();
            let problem = Diagnostic::new(Code::ChainedNotEqual, whole.span);
            let suggestion = pairs.join(" and ");
            self.report(problem.fix(&suggestion).text("suggestion", suggestion));
            return None;
        }
        let sides: Vec<Option<Quantity>> = sides.into_iter().map(|e| self.number(e)).collect();
        let sides: Vec<Quantity> = sides.into_iter().collect::<Option<_>>()?;
        let pairs = links.iter().zip(sides.windows(2));
        Some(all(pairs.map(|((c, _), pair)| Truth::Compare(pair[0].clone(), *c, pair[1].clone())).collect()))
    }

    fn member(&mut self, subject: &Expression, negated: bool, elements: &[Element<CrossingNode>]) -> Option<Truth> {
        let subject = self.number(subject);
        let elements: Vec<_> = elements
            .iter()
            .map(|element| match element {
                Element::One(one) => (Comparison::Equal, self.number(one), None),
                Element::Range(from, to) => (Comparison::GreaterEqual, self.number(from), Some(self.number(to))),
            })
            .collect();
        let subject = subject?;
        let compare = |comparison, to| Truth::Compare(subject.clone(), comparison, to);
        let mut any = Vec::new();
        for (comparison, from, to) in elements {
            let low = compare(comparison, from?);
            any.push(match to {
                None => low,
                Some(to) => Truth::And(vec![low, compare(Comparison::LessEqual, to?)]),
            });
        }
        let truth = if any.len() == 1 { any.remove(0) } else { Truth::Or(any) };
        Some(if negated { Truth::Not(Box::new(truth)) } else { truth })
    }
}

/// Returns whether an expression counts members, so that it can be true or false by itself: none, or at least one.
fn is_counted(node: &Node<CrossingNode>) -> bool {
    use CrossingNode::{Boat, Her, Subject};
    matches!(node, Node::Missing | Own(Subject(_) | Boat | Her(None | Some(Named::Subject(_)), _)))
}

fn whole(n: i64) -> Quantity {
    Quantity::Constant(Number::from_integer(n))
}

fn all(mut list: Vec<Truth>) -> Truth {
    if list.len() == 1 { list.remove(0) } else { Truth::And(list) }
}
