//! The expressions of a puzzle: rules, the condition on who rows, the cost of a trip.

use super::super::boat::BoatId;
use super::super::bounds::{self, Groups};
use super::super::dictionary::Dictionary;
use super::super::fields::{RuleFields, ThingFields};
use super::super::meaning::{Purpose, Resolver, WantedMates};
use super::super::parse::parse;
use super::super::rule::{At, Quantity, Rule, Truth};
use super::super::sentence::{is_sentence, suggestion};
use super::super::syntax::Expression;
use super::super::things::kept;
use super::rule_form::rule_form;
use crate::lines::one_line;
use crate::parser::MAX_OPERANDS;
use crate::read::MAX_EXPRESSION_BYTES;
use crate::source::MAX_COLLECTED_PROBLEMS;
use crate::{Code, Diagnostic, Hint, Text};

/// Reads the expressions of a puzzle.
pub(super) struct Expressions<'a, 'b> {
    dictionary: &'b Dictionary<'a>,
    /// How many operands may still be read.
    budget: u32,
    /// The things as written, for what a sentence may mean.
    things: &'b [ThingFields],
    /// The mates that rules mention although nothing states them: `each woman: her man`.
    pub mates: Vec<WantedMates>,
    problems: &'b mut Vec<Diagnostic>,
}

impl<'a, 'b> Expressions<'a, 'b> {
    pub(super) fn new(
        dictionary: &'b Dictionary<'a>,
        things: &'b [ThingFields],
        problems: &'b mut Vec<Diagnostic>,
    ) -> Self {
        Self { dictionary, budget: MAX_OPERANDS, things, mates: Vec::new(), problems }
    }

    /// Reads one expression and reports every problem at its place.
    fn read<T>(
        &mut self,
        text: &Text,
        purpose: Purpose,
        meaning: impl FnOnce(&mut Resolver<'_, '_>, &Expression) -> Option<T>,
    ) -> Option<T> {
        if text.as_str().trim().is_empty() {
            let kind = match purpose {
                Purpose::Rule(_) => "rule",
                Purpose::Rower => "rower",
                Purpose::Cost => "cost",
            };
            self.problems.push(Diagnostic::new(Code::RuleWithoutExpression, text.span()).text("kind", kind));
            return None;
        }
        if text.len() > MAX_EXPRESSION_BYTES {
            let problem = Diagnostic::new(Code::ExpressionTooLong, text.span());
            self.problems.push(problem.number("limit", MAX_EXPRESSION_BYTES));
            return None;
        }
        if self.problems.len() > MAX_COLLECTED_PROBLEMS || self.budget == 0 {
            return None;
        }
        let (expression, mut problems) = parse(self.dictionary, text.as_str(), &mut self.budget);
        for problem in problems.iter_mut().filter(|problem| problem.code == Code::PuzzleTooLarge) {
            problem.hint = Some(Hint::Rules);
        }
        let before = self.mates.len();
        let mut resolver = Resolver::new(self.dictionary, purpose, text.as_str(), &mut self.budget, &mut self.mates);
        let read = meaning(&mut resolver, &expression).filter(|_| problems.is_empty());
        problems.append(&mut resolver.problems);
        let read = read.filter(|_| problems.is_empty());
        for wanted in &mut self.mates[before..] {
            wanted.span = text.place(wanted.span);
        }
        self.problems.extend(problems.into_iter().map(|p| p.moved(|span| text.place(span))));
        read
    }

    #[expect(clippy::redundant_closure_for_method_calls, reason = "the bare method is not general in its lifetimes")]
    fn truth(&mut self, text: &Text, purpose: Purpose, groups: Groups) -> Option<Truth> {
        let truth = self.read(text, purpose, |resolver, e| resolver.truth(e))?;
        if let Some(holds) = bounds::decided(self.dictionary.puzzle, groups, &truth) {
            let code = if holds { Code::RuleAlwaysHolds } else { Code::RuleNeverHolds };
            self.problems.push(Diagnostic::new(code, text.span()));
        }
        Some(truth)
    }

    #[expect(clippy::redundant_closure_for_method_calls, reason = "the bare method is not general in its lifetimes")]
    pub(super) fn cost(&mut self, text: &Text) -> Option<Quantity> {
        let cost = self.read(text, Purpose::Cost, |resolver, e| resolver.number(e))?;
        let negative = bounds::cost(self.dictionary.puzzle, &cost).is_some_and(|(_, high)| high < 0.into());
        if negative {
            self.problems.push(Diagnostic::new(Code::NegativeCost, text.span()));
            return None;
        }
        Some(cost)
    }

    /// Reads who rows the boats, or this one.
    pub(super) fn rower(&mut self, text: &Text, boat: Option<BoatId>) -> Option<Truth> {
        self.truth(text, Purpose::Rower, boat.map_or(Groups::Loads, Groups::LoadsOf))
    }

    pub(super) fn rules(&mut self, fields: &[RuleFields]) -> Vec<Rule> {
        let rules = kept(fields, |r| r.span, self.problems);
        rules.iter().filter_map(|rule| self.rule(rule)).collect()
    }

    fn rule(&mut self, rule: &RuleFields) -> Option<Rule> {
        let dictionary = self.dictionary;
        let mut budget = self.budget;
        let form = rule_form(dictionary, rule, self.problems, |text| {
            text.len() <= MAX_EXPRESSION_BYTES && {
                let (expression, problems) = parse(dictionary, text.as_str(), &mut budget);
                let mut wanted = Vec::new();
                let mut resolver =
                    Resolver::new(dictionary, Purpose::Rule(At::Everywhere), text.as_str(), &mut budget, &mut wanted);
                problems.is_empty() && resolver.truth(&expression).is_some() && resolver.problems.is_empty()
            }
        });
        self.budget = budget;
        let before = self.problems.len();
        let groups = match form.at {
            Some(At::Boat) => Groups::Loads,
            Some(At::InBoat(boat)) => Groups::LoadsOf(boat),
            _ => Groups::Any,
        };
        // The expression of a rule at an unknown place is checked, too.
        let truth = self.truth(&form.expression, Purpose::Rule(form.at.unwrap_or_default()), groups);
        if truth.is_none() && is_sentence(form.expression.as_str()) {
            self.problems.truncate(before);
            let suggested = suggestion(rule.expression.as_str(), self.things.iter());
            let problem = Diagnostic::new(Code::RuleSentence, form.expression.span());
            self.problems.push(match suggested {
                // It is a whole line, which a field of JSON cannot hold.
                Some(line) => problem.suggest(line),
                None => problem,
            });
        }
        let truth = truth?;
        let at = form.at?;
        let say = rule.say.as_ref().map(|t| one_line(t.as_str())).filter(|t| !t.is_empty());
        Some(Rule { at, truth, text: one_line(form.expression.as_str()), say, span: rule.span })
    }
}
