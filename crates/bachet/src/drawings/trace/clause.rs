//! The clauses of a formula in words: `house 1 is not both green and ivory`.

use bachet_notation::Argument;

use super::Tracing;
use crate::messages::{MessageId, Messages};
use crate::verbs::{Clause, ClauseLiteral, Proposition};

/// A literal in words: the subject, and what it is or is not; only the former for a Boolean without a meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Statement {
    subject: String,
    value: Option<String>,
    is_negated: bool,
}

impl Tracing<'_> {
    /// Returns a clause in words.
    pub(super) fn clause(&self, clause: &Clause) -> String {
        let statements = clause.literals.iter().map(|literal| self.statement(literal));
        let (denied, stated): (Vec<Statement>, Vec<Statement>) = statements.partition(|found| found.is_negated);
        let messages = self.messages;
        match (&denied[..], &stated[..]) {
            ([], []) => messages.word(MessageId::ClauseFalse),
            ([], _) => any(&stated, messages),
            ([one], []) => single(one, messages),
            ([first, second], []) if first.value.is_some() && first.subject == second.subject => {
                let value = |found: &Statement| found.value.clone().unwrap_or_default();
                let values = [("first", value(first)), ("second", value(second))];
                format(
                    messages,
                    MessageId::ClauseNotBoth,
                    &[&[("subject", first.subject.clone())], &values[..]].concat(),
                )
            }
            ([first, second], []) if first.value.is_some() && first.value == second.value => format(
                messages,
                MessageId::ClauseNotBothAre,
                &[
                    ("first", first.subject.clone()),
                    ("second", second.subject.clone()),
                    ("value", first.value.clone().unwrap_or_default()),
                ],
            ),
            ([premises @ .., last], []) => implies(premises, &single(last, messages), messages),
            (premises, _) => implies(premises, &any(&stated, messages), messages),
        }
    }

    fn statement(&self, literal: &ClauseLiteral) -> Statement {
        let named = |id, text: String| format(self.messages, id, &[("name", text)]);
        let (subject, value) = match literal.states {
            Proposition::Cell { cell, value } => {
                (self.picture.place(cell), Some(self.picture.value(cell, value.into())))
            }
            Proposition::Together { place, value } => (self.picture.named(place), Some(self.picture.named(value))),
            Proposition::Unused { spare, value } => {
                (named(MessageId::ClauseSpare, spare.to_string()), Some(self.picture.named(value)))
            }
            Proposition::Other => (named(MessageId::ClauseBoolean, literal.number.to_string()), None),
        };
        Statement { subject, value, is_negated: literal.is_negated }
    }
}

/// Says that one of these holds; all of them are positive.
fn any(stated: &[Statement], messages: &Messages) -> String {
    let Some(first) = stated.first().filter(|_| stated.iter().all(|found| found.value.is_some())) else {
        return either(stated.iter().map(|found| single(found, messages)).collect(), messages);
    };
    let (subject, value) = (first.subject.clone(), first.value.clone().unwrap_or_default());
    let values = || stated.iter().filter_map(|found| found.value.clone()).collect();
    let subjects = || stated.iter().map(|found| found.subject.clone()).collect();
    let is = |subject, value| format(messages, MessageId::ClauseIs, &[("subject", subject), ("value", value)]);
    if stated.iter().all(|found| found.subject == subject) {
        is(subject, either(values(), messages))
    } else if stated.iter().all(|found| found.value == first.value) {
        is(either(subjects(), messages), value)
    } else {
        either(stated.iter().map(|found| single(found, messages)).collect(), messages)
    }
}

/// Says that something follows from what the premises deny.
fn implies(premises: &[Statement], conclusion: &str, messages: &Messages) -> String {
    let premises = premises.iter().map(|found| single(&Statement { is_negated: false, ..found.clone() }, messages));
    let premises = joined(premises.collect(), MessageId::JoinAnd, messages);
    format(messages, MessageId::ClauseIf, &[("premises", premises), ("conclusion", conclusion.to_owned())])
}

fn single(found: &Statement, messages: &Messages) -> String {
    let subject = ("subject", found.subject.clone());
    match (&found.value, found.is_negated) {
        (Some(value), false) => format(messages, MessageId::ClauseIs, &[subject, ("value", value.clone())]),
        (Some(value), true) => format(messages, MessageId::ClauseIsNot, &[subject, ("value", value.clone())]),
        (None, false) => found.subject.clone(),
        (None, true) => format(messages, MessageId::ClauseNot, &[subject]),
    }
}

fn either(texts: Vec<String>, messages: &Messages) -> String {
    joined(texts, MessageId::JoinOr, messages)
}

fn joined(mut texts: Vec<String>, join: MessageId, messages: &Messages) -> String {
    match (texts.pop(), &texts[..]) {
        (Some(last), [_, ..]) => format(messages, join, &[("list", texts.join(", ")), ("last", last)]),
        (last, _) => last.unwrap_or_default(),
    }
}

fn format(messages: &Messages, id: MessageId, texts: &[(&str, String)]) -> String {
    let arguments: Vec<(&str, Argument)> =
        texts.iter().map(|(name, text)| (*name, Argument::Text(text.clone()))).collect();
    messages.format(id, &arguments)
}
