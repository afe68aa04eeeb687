//! What a rule states of a group, as an expression that reads back to it.

use super::super::dictionary::Dictionary;
use super::super::meaning::{Purpose, Resolver};
use super::super::parse::parse;
use super::super::puzzle::{AttributeId, CrossingPuzzle, Subject};
use super::super::rule::{Quantifier, Quantity, Rule, Truth};
use super::super::syntax::{Expression, Named};
use super::spellings;
use crate::clue::Comparison;
use crate::expression::decimal;
use crate::lines::quoted;
use crate::parser::MAX_OPERANDS;
use crate::precedence::{AND, ANY, ATOM, COMPARISON, IFF, IMPLIES, NOT, OR, PRODUCT, SIGNED, SUM, XOR};
use crate::{Number, Span};

/// Returns the expression of a rule: as it was written, if that still has the same meaning.
pub fn write_rule(puzzle: &CrossingPuzzle, rule: &Rule) -> String {
    rule_text(&Dictionary::new(puzzle), rule)
}

/// Returns the expression of the loads with a rower.
pub fn write_rower(puzzle: &CrossingPuzzle, rower: &Truth) -> String {
    let dictionary = &Dictionary::new(puzzle);
    let reads_back = |text: &str| truth_of(dictionary, Purpose::Rower, text).as_ref() == Some(rower);
    plainest(dictionary, |writer| writer.truth(rower, ANY), reads_back)
}

/// Returns the expression of the cost of a trip.
#[expect(clippy::redundant_closure_for_method_calls, reason = "the bare method is not general in its lifetimes")]
pub fn write_cost(puzzle: &CrossingPuzzle, cost: &Quantity) -> String {
    let dictionary = &Dictionary::new(puzzle);
    let read = |text: &str| read(dictionary, Purpose::Cost, text, |resolver, e| resolver.number(e));
    plainest(dictionary, |writer| writer.quantity(cost, ANY), |text| read(text).as_ref() == Some(cost))
}

pub(super) fn rule_text(dictionary: &Dictionary<'_>, rule: &Rule) -> String {
    let purpose = Purpose::Rule(rule.at);
    let reads_back = |text: &str| truth_of(dictionary, purpose, text).as_ref() == Some(&rule.truth);
    if reads_back(&rule.text) {
        return rule.text.clone();
    }
    plainest(dictionary, |writer| writer.truth(&rule.truth, ANY), reads_back)
}

#[expect(clippy::redundant_closure_for_method_calls, reason = "the bare method is not general in its lifetimes")]
fn truth_of(dictionary: &Dictionary<'_>, purpose: Purpose, text: &str) -> Option<Truth> {
    read(dictionary, purpose, text, |resolver, e| resolver.truth(e))
}

fn read<T>(
    dictionary: &Dictionary<'_>,
    purpose: Purpose,
    text: &str,
    meaning: impl FnOnce(&mut Resolver<'_, '_>, &Expression) -> Option<T>,
) -> Option<T> {
    // A comment would end the line.
    let line = super::reads(&format!("rule: {text}"), |f| f.rules.first().map(|r| &r.expression));
    if line.as_deref() != Some(text) {
        return None;
    }
    let mut budget = MAX_OPERANDS;
    let (expression, problems) = parse(dictionary, text, &mut budget);
    let mut wanted = Vec::new();
    let mut resolver = Resolver::new(dictionary, purpose, text, &mut budget, &mut wanted);
    let read = meaning(&mut resolver, &expression);
    read.filter(|_| problems.is_empty() && resolver.problems.is_empty())
}

/// Returns the first of several spellings that reads back.
fn plainest(
    dictionary: &Dictionary<'_>,
    write: impl Fn(&ExpressionWriter<'_>) -> String,
    reads_back: impl Fn(&str) -> bool,
) -> String {
    let mut first = None;
    for quotes in [false, true] {
        for (total, all) in [("total", "all"), ("total", "total"), ("all", "all")] {
            let text = write(&ExpressionWriter { dictionary, total, all, quotes });
            if reads_back(&text) {
                return text;
            }
            first.get_or_insert(text);
        }
    }
    first.unwrap_or_default()
}

struct ExpressionWriter<'a> {
    dictionary: &'a Dictionary<'a>,
    /// The word for the number of things.
    total: &'static str,
    /// The word for all things, after `each`.
    all: &'static str,
    /// Whether names are in quotes, and numbers in a form that no name has.
    quotes: bool,
}

impl ExpressionWriter<'_> {
    fn truth(&self, truth: &Truth, level: u8) -> String {
        let (text, own) = match truth {
            Truth::Not(inner) => (format!("not {}", self.truth(inner, COMPARISON)), NOT),
            Truth::And(list) => (self.joined(list, " and ", NOT), AND),
            Truth::Or(list) => (self.joined(list, " or ", AND), OR),
            Truth::Implies(a, b) => (format!("{} => {}", self.truth(a, XOR), self.truth(b, IMPLIES)), IMPLIES),
            Truth::Iff(a, b) => (format!("{} iff {}", self.truth(a, IFF), self.truth(b, IMPLIES)), IFF),
            Truth::Xor(a, b) => {
                // A chain of `xor` needs no brackets on its left; `or` beside it always does.
                let left = if matches!(**a, Truth::Xor(..)) { XOR } else { AND };
                (format!("{} xor {}", self.truth(a, left), self.truth(b, AND)), XOR)
            }
            Truth::Compare(a, comparison, b) => self.compare(a, *comparison, b),
            Truth::Quantified(quantifier, subject, body) => {
                let word = match quantifier {
                    Quantifier::Each => "each",
                    Quantifier::Some => "some",
                };
                let subject = if *subject == Subject::All { self.all.to_owned() } else { self.subject(*subject) };
                (format!("{word} {subject}: {}", self.truth(body, ANY)), ANY)
            }
        };
        if own < level { format!("({text})") } else { text }
    }

    fn joined(&self, list: &[Truth], word: &str, level: u8) -> String {
        let parts: Vec<String> = list.iter().map(|t| self.truth(t, level)).collect();
        parts.join(word)
    }

    fn compare(&self, a: &Quantity, comparison: Comparison, b: &Quantity) -> (String, u8) {
        let counted = matches!(a, Quantity::Count(_) | Quantity::Mate | Quantity::Boat);
        let against = |n: i64| *b == Quantity::Constant(Number::from_integer(n));
        if counted && comparison == Comparison::GreaterEqual && against(1) {
            return (self.quantity(a, SUM), COMPARISON);
        }
        if counted && comparison == Comparison::Equal && against(0) {
            return (format!("no {}", self.quantity(a, ATOM)), COMPARISON);
        }
        let sign = comparison.sign();
        (format!("{} {sign} {}", self.quantity(a, SUM), self.quantity(b, SUM)), COMPARISON)
    }

    fn quantity(&self, quantity: &Quantity, level: u8) -> String {
        let (text, own) = match quantity {
            Quantity::Constant(number) => {
                if let Some(text) = decimal(*number) {
                    (self.number(text), if *number < Number::from_integer(0) { SIGNED } else { ATOM })
                } else {
                    let [over, under] = [number.numer(), number.denom()].map(|n| self.number(n.to_string()));
                    (format!("{over} / {under}"), PRODUCT)
                }
            }
            Quantity::Count(Subject::All) => (self.total.to_owned(), ATOM),
            Quantity::Count(subject) => (self.subject(*subject), ATOM),
            Quantity::Mate => ("its mate".to_owned(), ATOM),
            Quantity::Own(id) => (format!("its {}", self.attribute(*id)), ATOM),
            Quantity::Sum(id) => (format!("sum {}", self.attribute(*id)), ATOM),
            Quantity::Max(id) => (format!("max {}", self.attribute(*id)), ATOM),
            Quantity::Min(id) => (format!("min {}", self.attribute(*id)), ATOM),
            Quantity::Boat => ("boat".to_owned(), ATOM),
            Quantity::Trip => ("trip".to_owned(), ATOM),
            Quantity::Previous(inner) => (format!("prev {}", self.quantity(inner, ATOM)), ATOM),
            Quantity::Negate(inner) => match **inner {
                Quantity::Constant(_) => (format!("-({})", self.quantity(inner, ANY)), SIGNED),
                _ => (format!("-{}", self.quantity(inner, ATOM)), SIGNED),
            },
            Quantity::Add(a, b) => (format!("{} + {}", self.quantity(a, SUM), self.quantity(b, PRODUCT)), SUM),
            Quantity::Subtract(a, b) => (format!("{} - {}", self.quantity(a, SUM), self.quantity(b, PRODUCT)), SUM),
            Quantity::Multiply(a, b) => {
                (format!("{} * {}", self.quantity(a, PRODUCT), self.quantity(b, SIGNED)), PRODUCT)
            }
            Quantity::Modulo(a, n) => {
                (format!("{} mod {}", self.quantity(a, PRODUCT), self.number(n.to_string())), PRODUCT)
            }
        };
        if own < level { format!("({text})") } else { text }
    }

    fn attribute(&self, id: AttributeId) -> String {
        self.name(&self.dictionary.puzzle.attributes[id.0 as usize])
    }

    fn subject(&self, subject: Subject) -> String {
        let spellings = spellings(self.dictionary.puzzle, subject);
        let fits = |s: &&String| self.dictionary.quoted(s, Span::default()) == Ok(Named::Subject(subject));
        let found = spellings.iter().find(fits).or(spellings.first()).cloned().unwrap_or_default();
        self.name(&found)
    }

    fn number(&self, digits: String) -> String {
        if self.quotes && !digits.contains('.') { format!("{digits}.0") } else { digits }
    }

    fn name(&self, name: &str) -> String {
        if self.quotes { quoted(name) } else { name.to_owned() }
    }
}
