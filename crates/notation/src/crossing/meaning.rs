//! From the syntax of an expression to what it says of a company.

use super::bounds;
use super::dictionary::Dictionary;
use super::puzzle::{AttributeId, CrossingPuzzle, GroupId, Subject};
use super::rule::{At, Quantity, Truth};
use super::syntax::{Aggregate, Expression, Named, Node};
use crate::clue::Comparison;
use crate::clue::{Amount, Operator};
use crate::range::apply;
use crate::{Argument, Code, Diagnostic, Hint, Number, Span};

/// Of what an expression is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// Of the companies of a rule.
    Rule(At),
    /// Of the load, by `rower:`.
    Rower,
    /// Of the load, by `cost:`.
    Cost,
}

/// What reads the meaning of one expression.
pub(super) struct Resolver<'a, 'b> {
    pub dictionary: &'b Dictionary<'a>,
    pub asked: Asked,
    pub text: &'b str,
    /// How many nodes may still be made.
    pub budget: &'b mut u32,
    quantified: Quantified,
    in_previous: bool,
    pub problems: Vec<Diagnostic>,
}

/// Of whom `each` or `some` speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Quantified {
    /// There is none around.
    Outside,
    /// The name behind it is not known.
    Unknown,
    /// Of these.
    Of(Subject),
}

impl<'a, 'b> Resolver<'a, 'b> {
    pub(super) fn new(dictionary: &'b Dictionary<'a>, asked: Asked, text: &'b str, budget: &'b mut u32) -> Self {
        Self {
            dictionary,
            asked,
            text,
            budget,
            quantified: Quantified::Outside,
            in_previous: false,
            problems: Vec::new(),
        }
    }

    fn puzzle(&self) -> &'a CrossingPuzzle {
        self.dictionary.puzzle
    }

    fn report(&mut self, problem: Diagnostic) {
        self.problems.push(problem);
    }

    fn source(&self, span: Span) -> String {
        self.text[span.start as usize..span.end as usize].chars().take(80).collect()
    }

    /// What an expression says that is true or not.
    pub(super) fn truth(&mut self, e: &Expression) -> Option<Truth> {
        match &e.node {
            Node::Missing => None,
            Node::Subject(_) | Node::Boat | Node::Own(None | Some(Named::Subject(_)), _) => {
                Some(at_least_one(self.quantity(e)?))
            }
            Node::No(inner) => self.no(inner),
            Node::Not(inner) => Some(Truth::Not(Box::new(self.truth(inner)?))),
            Node::And(list) => Some(Truth::And(self.truths(list)?)),
            Node::Or(list) => Some(Truth::Or(self.truths(list)?)),
            Node::Xor(a, b) => self.two(a, b, Truth::Xor),
            Node::Implies(a, b) => self.two(a, b, Truth::Implies),
            Node::Iff(a, b) => self.two(a, b, Truth::Iff),
            Node::Chain(first, links) => self.chain(e, first, links),
            Node::Member { subject, negated, elements } => self.member(subject, *negated, elements),
            Node::Amount(amount, list) => {
                let list = self.truths(list)?;
                let expanded = self.amount(*amount, &list);
                if expanded.is_none() {
                    let limit = Argument::Number(i64::from(super::parse::MOST_NODES));
                    self.report(Diagnostic::new(Code::PuzzleTooLarge, e.span).with("limit", limit));
                }
                expanded
            }
            Node::Quantified(quantifier, subject, body) => {
                if self.quantified != Quantified::Outside {
                    self.report(Diagnostic::new(Code::NestedQuantifier, e.span));
                    return None;
                }
                self.quantified = subject.map_or(Quantified::Unknown, Quantified::Of);
                let body = self.truth(body);
                self.quantified = Quantified::Outside;
                Some(Truth::Quantified(*quantifier, (*subject)?, Box::new(body?)))
            }
            Node::Number(_)
            | Node::Aggregate(..)
            | Node::Own(Some(Named::Attribute(_)), _)
            | Node::Trip
            | Node::Previous(_)
            | Node::Negative(_)
            | Node::Arithmetic(..) => {
                self.quantity(e)?;
                let problem = Diagnostic::new(Code::NotATruth, e.span).text("text", self.source(e.span));
                self.report(problem);
                None
            }
            Node::Attribute(_) => {
                self.quantity(e);
                None
            }
        }
    }

    fn truths(&mut self, list: &[Expression]) -> Option<Vec<Truth>> {
        // All of them are read, so that every problem is found.
        let read: Vec<Option<Truth>> = list.iter().map(|e| self.truth(e)).collect();
        read.into_iter().collect()
    }

    fn two(&mut self, a: &Expression, b: &Expression, make: fn(Box<Truth>, Box<Truth>) -> Truth) -> Option<Truth> {
        let (a, b) = (self.truth(a), self.truth(b));
        Some(make(Box::new(a?), Box::new(b?)))
    }

    fn no(&mut self, inner: &Expression) -> Option<Truth> {
        let counted = matches!(
            inner.node,
            Node::Subject(_) | Node::Boat | Node::Own(None | Some(Named::Subject(_)), _) | Node::Missing
        );
        if !counted {
            let problem = Diagnostic::new(Code::NoNeedsName, inner.span).text("text", self.source(inner.span));
            self.report(problem);
            return None;
        }
        let quantity = self.quantity(inner)?;
        Some(Truth::Compare(quantity, Comparison::Equal, Quantity::Constant(Number::from_integer(0))))
    }

    fn chain(&mut self, whole: &Expression, first: &Expression, links: &[(Comparison, Expression)]) -> Option<Truth> {
        let unequal = links.iter().filter(|(comparison, _)| *comparison == Comparison::NotEqual).count();
        if unequal > 0 && links.len() > 1 {
            let texts: Vec<String> =
                std::iter::once(first).chain(links.iter().map(|l| &l.1)).map(|e| self.source(e.span)).collect();
            let pairs: Vec<String> = texts
                .iter()
                .enumerate()
                .flat_map(|(i, a)| texts[i + 1..].iter().map(move |b| format!("{a} != {b}")))
                .take(6)
                .collect();
            let problem = Diagnostic::new(Code::ChainedNotEqual, whole.span);
            self.report(problem.text("suggestion", pairs.join(" and ")));
            return None;
        }
        let mut sides = vec![self.number(first)];
        sides.extend(links.iter().map(|(_, e)| self.number(e)));
        let sides: Vec<Quantity> = sides.into_iter().collect::<Option<_>>()?;
        let compared = links
            .iter()
            .zip(sides.windows(2))
            .map(|((r, _), pair)| Truth::Compare(pair[0].clone(), *r, pair[1].clone()));
        Some(all(compared.collect()))
    }

    fn member(
        &mut self,
        subject: &Expression,
        negated: bool,
        elements: &[(Expression, Option<Expression>)],
    ) -> Option<Truth> {
        let subject = self.number(subject);
        let elements: Vec<_> =
            elements.iter().map(|(a, b)| (self.number(a), b.as_ref().map(|b| self.number(b)))).collect();
        let subject = subject?;
        let mut any = Vec::new();
        for (from, to) in elements {
            let from = from?;
            any.push(match to {
                None => Truth::Compare(subject.clone(), Comparison::Equal, from),
                Some(to) => Truth::And(vec![
                    Truth::Compare(subject.clone(), Comparison::GreaterEqual, from),
                    Truth::Compare(subject.clone(), Comparison::LessEqual, to?),
                ]),
            });
        }
        let truth = if any.len() == 1 { any.remove(0) } else { Truth::Or(any) };
        Some(if negated { Truth::Not(Box::new(truth)) } else { truth })
    }

    fn amount(&mut self, amount: Amount, list: &[Truth]) -> Option<Truth> {
        match amount {
            Amount::AtLeast(n) => self.at_least(n as usize, list),
            Amount::AtMost(n) => Some(Truth::Not(Box::new(self.at_least(n as usize + 1, list)?))),
            Amount::Exactly(0) => Some(Truth::Not(Box::new(self.at_least(1, list)?))),
            Amount::Exactly(n) if n as usize >= list.len() => self.at_least(n as usize, list),
            Amount::Exactly(n) => {
                let more = Truth::Not(Box::new(self.at_least(n as usize + 1, list)?));
                Some(Truth::And(vec![self.at_least(n as usize, list)?, more]))
            }
        }
    }

    /// That so many of them hold: halved again and again, so that it stays much smaller than all choices.
    fn at_least(&mut self, n: usize, list: &[Truth]) -> Option<Truth> {
        let constant = |n: i64| Quantity::Constant(Number::from_integer(n));
        if n == 0 || n > list.len() {
            return Some(Truth::Compare(constant(0), Comparison::Equal, constant(i64::from(n > 0))));
        }
        if n == 1 || n == list.len() {
            let size: usize = list.iter().map(bounds::size).sum();
            *self.budget = self.budget.checked_sub(u32::try_from(size).ok()?)?;
            return Some(match list {
                [one] => one.clone(),
                _ if n == 1 => Truth::Or(list.to_vec()),
                _ => Truth::And(list.to_vec()),
            });
        }
        let (left, right) = list.split_at(list.len() / 2);
        let mut any = Vec::new();
        for first in n.saturating_sub(right.len())..=n.min(left.len()) {
            let parts = [(first, left), (n - first, right)];
            let mut both = Vec::new();
            for (n, part) in parts.into_iter().filter(|(n, _)| *n > 0) {
                both.push(self.at_least(n, part)?);
            }
            any.push(all(both));
        }
        Some(if any.len() == 1 { any.remove(0) } else { Truth::Or(any) })
    }

    /// A quantity that stays within what can be calculated with.
    pub(super) fn number(&mut self, e: &Expression) -> Option<Quantity> {
        let quantity = self.quantity(e)?;
        if bounds::range(self.puzzle(), &quantity).is_none() {
            let problem = Diagnostic::new(Code::NumberTooLarge, e.span).text("text", self.source(e.span));
            self.report(problem);
            return None;
        }
        Some(quantity)
    }

    fn quantity(&mut self, e: &Expression) -> Option<Quantity> {
        match &e.node {
            Node::Missing => None,
            Node::Number(number) => Some(Quantity::Constant(*number)),
            Node::Subject(subject) => Some(Quantity::Count(*subject)),
            Node::Attribute(id) => {
                let name = &self.puzzle().attributes[id.0 as usize];
                let problem = Diagnostic::new(Code::AttributeAlone, e.span).text("name", name);
                self.report(problem);
                None
            }
            Node::Aggregate(aggregate, attribute) => Some(match aggregate {
                Aggregate::Sum => Quantity::Sum(*attribute),
                Aggregate::Max => Quantity::Max(*attribute),
                Aggregate::Min => Quantity::Min(*attribute),
            }),
            Node::Own(named, span) => self.own(*named, e.span, *span),
            Node::Boat => self.only("boat", e.span, Quantity::Boat),
            Node::Trip => self.only("trip", e.span, Quantity::Trip),
            Node::Previous(inner) => self.previous(e, inner.as_deref()),
            Node::Negative(inner) => Some(Quantity::Negate(Box::new(self.number(inner)?))),
            Node::Arithmetic(a, operator, b) => {
                let (left, right) = (self.number(a), self.number(b));
                self.arithmetic(e, left?, *operator, (right?, b.span))
            }
            Node::No(_)
            | Node::Not(_)
            | Node::And(_)
            | Node::Or(_)
            | Node::Xor(..)
            | Node::Implies(..)
            | Node::Iff(..)
            | Node::Chain(..)
            | Node::Member { .. }
            | Node::Amount(..)
            | Node::Quantified(..) => {
                let before = self.problems.len();
                self.truth(e);
                if self.problems.len() == before {
                    let problem = Diagnostic::new(Code::TruthAsValue, e.span).text("text", self.source(e.span));
                    self.report(problem);
                }
                None
            }
        }
    }

    fn arithmetic(
        &mut self,
        whole: &Expression,
        a: Quantity,
        operator: Operator,
        (b, b_span): (Quantity, Span),
    ) -> Option<Quantity> {
        let (left, right) = (bounds::constant(&a), bounds::constant(&b));
        let text = self.source(whole.span);
        match operator {
            Operator::Add => Some(Quantity::Add(Box::new(a), Box::new(b))),
            Operator::Subtract => Some(Quantity::Subtract(Box::new(a), Box::new(b))),
            Operator::Multiply if left.is_some() || right.is_some() => {
                Some(Quantity::Multiply(Box::new(a), Box::new(b)))
            }
            Operator::Multiply => {
                self.report(Diagnostic::new(Code::ConstantNeeded, whole.span).text("text", text));
                None
            }
            Operator::Divide => match right {
                None => {
                    let problem = Diagnostic::new(Code::ConstantNeeded, whole.span).text("text", text);
                    self.report(problem.hint(Hint::Divisor));
                    None
                }
                Some(divisor) if divisor == Number::from_integer(0) => {
                    self.report(Diagnostic::new(Code::DivisionByZero, whole.span).text("text", text));
                    None
                }
                Some(divisor) => {
                    let Some(fraction) = apply(left.unwrap_or(1.into()), Operator::Divide, divisor) else {
                        self.report(Diagnostic::new(Code::NumberTooLarge, whole.span).text("text", text));
                        return None;
                    };
                    let fraction = Quantity::Constant(fraction);
                    Some(if left.is_some() { fraction } else { Quantity::Multiply(Box::new(a), Box::new(fraction)) })
                }
            },
            Operator::Modulo => {
                let whole_number = right.filter(|n| n.is_integer() && *n > Number::from_integer(0));
                let divisor = whole_number.and_then(|n| u32::try_from(n.to_integer()).ok());
                let Some(divisor) = divisor else {
                    let found = self.source(b_span);
                    self.report(Diagnostic::new(Code::ExpectedWholeNumber, b_span).text("found", found));
                    return None;
                };
                Some(Quantity::Modulo(Box::new(a), divisor))
            }
        }
    }

    /// `boat` and `trip`, where they have a meaning.
    fn only(&mut self, word: &'static str, span: Span, quantity: Quantity) -> Option<Quantity> {
        let places = matches!(self.asked, Asked::Rule(At::Everywhere | At::Banks | At::Place(_)));
        let has_meaning = if word == "trip" { self.asked != Asked::Cost } else { places };
        if self.in_previous || !has_meaning {
            let hint = match (word, self.in_previous) {
                (_, true) => Hint::Previous,
                ("trip", _) => Hint::Trip,
                _ => Hint::Boat,
            };
            self.report(Diagnostic::new(Code::MeaninglessHere, span).text("word", word).hint(hint));
            return None;
        }
        Some(quantity)
    }

    fn previous(&mut self, whole: &Expression, inner: Option<&Expression>) -> Option<Quantity> {
        if self.in_previous || !matches!(self.asked, Asked::Rule(At::Boat) | Asked::Rower) {
            let hint = if self.in_previous { Hint::Previous } else { Hint::Load };
            let problem = Diagnostic::new(Code::MeaninglessHere, whole.span).text("word", "prev");
            self.report(problem.hint(hint));
            return None;
        }
        self.in_previous = true;
        let quantity = match inner {
            Some(inner) => self.number(inner),
            None => Some(self.usual()),
        };
        self.in_previous = false;
        Some(Quantity::Previous(Box::new(quantity?)))
    }

    /// What `prev` alone is of: the weight, else the number.
    fn usual(&self) -> Quantity {
        let named = |name: &String| crate::names::fold(name) == "weight";
        match self.puzzle().attributes.iter().position(named) {
            Some(weight) => Quantity::Sum(AttributeId(weight as u32)),
            None => Quantity::Count(Subject::All),
        }
    }

    /// `her man`, `her weight`.
    fn own(&mut self, named: Option<Named>, whole: Span, span: Span) -> Option<Quantity> {
        if self.in_previous {
            let problem = Diagnostic::new(Code::MeaninglessHere, whole).text("word", self.source(whole));
            self.report(problem.hint(Hint::Previous));
            return None;
        }
        let subject = match self.quantified {
            Quantified::Of(subject) => subject,
            Quantified::Unknown => return None,
            Quantified::Outside => {
                let problem = Diagnostic::new(Code::OwnOutside, whole).text("text", self.source(whole));
                self.report(problem.text("name", self.source(span)));
                return None;
            }
        };
        let who = super::write::subject_name(self.puzzle(), subject);
        match named {
            Some(Named::Attribute(attribute)) => {
                let has = |g: &GroupId| self.puzzle().group(*g).attributes.iter().any(|a| a.id == attribute);
                if groups_of(self.puzzle(), subject).iter().any(has) {
                    return Some(Quantity::Own(attribute));
                }
                let problem = Diagnostic::new(Code::OwnOfNobody, whole).text("who", who);
                self.report(problem.text("name", self.source(span)));
                None
            }
            Some(Named::Subject(mates)) => {
                self.mate(subject, Some(mates), whole, self.source(span))?;
                Some(Quantity::Mate)
            }
            None => {
                self.mate(subject, None, whole, self.source(span))?;
                Some(Quantity::Mate)
            }
        }
    }

    /// Whether those of `subject` have mates, all of them among `mates`.
    fn mate(&mut self, subject: Subject, mates: Option<Subject>, whole: Span, name: String) -> Option<()> {
        let puzzle = self.puzzle();
        let who = super::write::subject_name(puzzle, subject);
        let mut theirs: Vec<GroupId> = groups_of(puzzle, subject)
            .into_iter()
            .filter_map(|g| puzzle.group(g).mates.as_ref().map(|m| m.group))
            .collect();
        theirs.sort_unstable();
        theirs.dedup();
        if theirs.is_empty() {
            let problem = Diagnostic::new(Code::NoMate, whole).text("who", who).text("name", name);
            self.report(problem);
            return None;
        }
        let among = match mates {
            None => return Some(()),
            Some(Subject::Group(group)) => theirs == [group],
            Some(Subject::Tag(tag)) => {
                let members = &puzzle.tags[tag.0 as usize].members;
                theirs.iter().all(|g| members.contains(&Subject::Group(*g)) || whole_in(puzzle, *g, members))
            }
            Some(Subject::All) => true,
            Some(Subject::Thing(thing)) => theirs == [thing.group] && puzzle.group(thing.group).count == 1,
        };
        if !among {
            let names = theirs.iter().map(|g| puzzle.group(*g).name.clone()).collect();
            let problem = Diagnostic::new(Code::WrongMate, whole).text("who", who).text("name", name);
            self.report(problem.with("mates", Argument::List(names)));
            return None;
        }
        Some(())
    }
}

/// Whether every member of a group is named singly in a list.
fn whole_in(puzzle: &CrossingPuzzle, group: GroupId, members: &[Subject]) -> bool {
    let singly = members.iter().filter(|m| matches!(m, Subject::Thing(t) if t.group == group)).count();
    singly as u64 == u64::from(puzzle.group(group).count)
}

/// The groups that somebody is of.
pub(super) fn groups_of(puzzle: &CrossingPuzzle, subject: Subject) -> Vec<GroupId> {
    match subject {
        Subject::All => (0..puzzle.groups.len() as u32).map(GroupId).collect(),
        Subject::Group(group) => vec![group],
        Subject::Thing(thing) => vec![thing.group],
        Subject::Tag(tag) => puzzle.tags[tag.0 as usize].members.iter().flat_map(|m| groups_of(puzzle, *m)).collect(),
    }
}

fn at_least_one(quantity: Quantity) -> Truth {
    Truth::Compare(quantity, Comparison::GreaterEqual, Quantity::Constant(Number::from_integer(1)))
}

fn all(mut list: Vec<Truth>) -> Truth {
    if list.len() == 1 { list.remove(0) } else { Truth::And(list) }
}
