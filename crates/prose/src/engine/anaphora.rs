//! Anaphora: pronouns that stand for an entity named before.
//!
//! A pronoun is resolved only where nothing else can be meant: the sentence before is about one entity. Where two
//! persons are named before, the sentence has two meanings, and the person who wrote it is asked.

use bachet_notation::clue::Truth;

use super::{Engine, Parsed, parse};
use crate::language::Language;
use crate::lexicon::ClassId;
use crate::meaning;
use crate::reading::{IdleKind, Outcome, Reader};
use crate::scan::Scan;
use crate::tokens::Token;

/// What a sentence leaves for the pronouns of the next one.
#[derive(Debug, Default)]
pub(super) struct Antecedents {
    /// The tokens of its only entity, if it has just one.
    subject: Option<Vec<Token>>,
    /// Whether it only says who has what, so that everything it names is that entity.
    is_identity: bool,
    /// The names of persons in it.
    persons: Vec<Vec<Token>>,
}

impl Antecedents {
    /// Of a sentence that was read.
    pub(super) fn of(reader: &Reader<'_>, tokens: &[Token], parsed: &Parsed) -> Self {
        let Parsed { outcome, subject, .. } = parsed;
        let is_identity = matches!(outcome, Outcome::Read(reading) if meaning::is_identity(&reading.truth));
        // "The fez was not Bob's. He came first."
        let whole = scan(reader, tokens);
        let is_denied = (0..tokens.len()).any(|at| whole.denies(at));
        let subject = subject.as_ref().filter(|subject| {
            let start = tokens.windows(subject.len()).position(|part| part == &subject[..]);
            !(is_denied && start.is_some_and(|at| whole.denies_person((0, tokens.len()), (at, at + subject.len()))))
        });
        let is_read = matches!(outcome, Outcome::Read(_));
        let persons =
            if is_read && subject.is_none() { persons(&scan(reader, tokens), tokens.len()) } else { Vec::new() };
        Self { subject: subject.cloned(), is_identity, persons }
    }
}

/// Reads a sentence, its pronouns resolved.
pub(super) fn read(reader: &Reader<'_>, tokens: &[Token], before: &Antecedents) -> Parsed {
    if tokens.len() > super::MAX_SENTENCE_TOKENS {
        return parse(reader, tokens, 0);
    }
    if let Some(subject) = &before.subject {
        if let Some(whole) = with_subject(reader, subject, tokens) {
            return parse(reader, &whole, 0);
        }
        if let Some(whole) = with_object(reader, subject, tokens).filter(|_| before.is_identity) {
            let parsed = parse(reader, &whole, 0);
            if parsed.score > 0 && matches!(parsed.outcome, Outcome::Read(_)) {
                return Parsed { subject: None, ..parsed };
            }
        }
    }
    let parsed = parse(reader, tokens, 0);
    // "Her padlock is gold" states something, whoever she is.
    // So does "Bob does not like her": she may be named elsewhere.
    // "He was not Bob" states something too. Its subject is unknown if the sentence before was not read.
    let refers = || {
        begins_with_pronoun(reader.vocabulary.language, tokens)
            || possession(reader, tokens).is_some()
            || has_object(&scan(reader, tokens))
    };
    let dangling = || matches!(parsed.outcome, Outcome::Idle(IdleKind::Beside)) && refers();
    if !matches!(parsed.outcome, Outcome::Unread(_)) && !dangling() {
        return parsed;
    }
    let outcome = match (ambiguous(reader, tokens, before), parsed.outcome) {
        (Some(truths), _) => Outcome::Ambiguous(truths),
        (None, Outcome::Idle(_)) => Outcome::Unread(Engine::new(reader, tokens).unread()),
        (None, unread) => unread,
    };
    Parsed { outcome, subject: None, score: 0, unknown_verb: None }
}

fn scan<'a>(reader: &'a Reader<'_>, tokens: &'a [Token]) -> Scan<'a> {
    Scan::new(&reader.vocabulary, tokens)
}

/// Returns a sentence with `subject` in place of the pronoun that it begins with, or of the words "her padlock".
fn with_subject(reader: &Reader<'_>, subject: &[Token], tokens: &[Token]) -> Option<Vec<Token>> {
    if begins_with_pronoun(reader.vocabulary.language, tokens) {
        return Some([subject, &tokens[1..]].concat());
    }
    let end = possession(reader, tokens)?;
    Some([subject, &tokens[end..]].concat())
}

/// Whether a sentence begins with a pronoun for what was named before.
pub(super) fn begins_with_pronoun(language: &Language, tokens: &[Token]) -> bool {
    if tokens.is_empty() {
        return false;
    }
    let roles = language.grammar.roles;
    let phrases = language.lexicon.at(tokens, 0);
    let begins = |class: Option<ClassId>| phrases.iter().any(|p| Some(p.class) == class && p.length == 1);
    let relative = tokens.len() > 1 && language.lexicon.at(tokens, 1).iter().any(|p| Some(p.class) == roles.relative);
    // No anaphora: a relative clause ("he who drinks tea") or an expletive ("il y a") follows.
    begins(roles.again) && !relative && phrases.iter().all(|p| p.length == 1)
}

/// Returns the end of a possession that a sentence begins with: "her padlock".
fn possession(reader: &Reader<'_>, tokens: &[Token]) -> Option<usize> {
    let scan = scan(reader, tokens);
    if tokens.len() < 2 || !scan.is_of(0, scan.grammar().roles.theirs) {
        return None;
    }
    // Without its name, a category in order could not be compared: "her price is higher than Bob's".
    let (category, length) = scan.category_name(1)?;
    (!reader.vocabulary.puzzle.category(category).ordered).then_some(1 + length)
}

/// Returns a sentence with `subject` in place of the pronoun at its end, which something else is compared with or
/// placed beside: "the Ravel was heard immediately before it".
fn with_object(reader: &Reader<'_>, subject: &[Token], tokens: &[Token]) -> Option<Vec<Token>> {
    let scan = scan(reader, tokens);
    let last = (0..tokens.len()).rev().find(|&t| !scan.is_pause(t))?;
    let object = scan.is_of(last, scan.grammar().roles.object) && !scan.is_in_name(last);
    let related = object && scan.relates_before(last) && scan.names().count() == 1;
    related.then(|| [&tokens[..last], subject].concat())
}

/// Whether a sentence has a pronoun for a person or a thing that is not its subject: at the end of a clause, or before
/// a negation. Before other words it may be a determiner ("her cat"), and behind other words a noun (Dutch "haar",
/// hair).
fn has_object(scan: &Scan<'_>) -> bool {
    let roles = scan.grammar().roles;
    let to = scan.tokens.len();
    let is_of = |at: usize, classes: &[Option<ClassId>]| classes.iter().any(|&class| scan.is_of(at, class));
    let denies = |at: usize| at < to && is_of(at, &[roles.not, roles.not_behind]);
    let ends = |at: usize| at == to || scan.is_pause(at) || denies(at) || is_of(at, &[roles.and, roles.but, roles.or]);
    let noun =
        |at: usize| scan.is_everyday(at) && !denies(at + 1) && !is_of(at - 1, &[roles.preposition, roles.belongs]);
    (1..to).any(|at| scan.is_of(at, roles.object) && !scan.is_in_name(at) && ends(at + 1) && !noun(at))
}

/// Returns both meanings of a sentence with a pronoun that may stand for either of two persons: "Piet is older than
/// Sam, but he does not drink tea".
fn ambiguous(reader: &Reader<'_>, tokens: &[Token], before: &Antecedents) -> Option<Vec<Truth>> {
    let roles = reader.vocabulary.language.grammar.roles;
    let scan = scan(reader, tokens);
    let pronouns = || (0..tokens.len()).filter(|&t| scan.is_of(t, roles.again) && !scan.is_in_name(t));
    let only = || pronouns().next().filter(|&t| pronouns().count() == 1 && !scan.is_of(t + 1, roles.relative));
    let pronoun = possession(reader, tokens).map(|end| 0..end).or_else(|| only().map(|t| t..t + 1))?;
    let here = persons(&scan, pronoun.start);
    let persons = if scan.names_in(0, pronoun.start) == 0 { &before.persons } else { &here };
    let [one, other] = &persons[..] else { return None };
    let read = |person: &Vec<Token>| {
        let whole = [&tokens[..pronoun.start], person, &tokens[pronoun.end..]].concat();
        match parse(reader, &whole, 0).outcome {
            Outcome::Read(reading) => Some(reading.truth),
            _ => None,
        }
    };
    let truths = vec![read(one)?, read(other)?];
    (truths[0] != truths[1]).then_some(truths)
}

/// Returns the names of persons before a token; none if something else is named there, too.
fn persons(scan: &Scan<'_>, to: usize) -> Vec<Vec<Token>> {
    let mut found = Vec::new();
    for name in scan.names().filter(|name| (name.end as usize) <= to) {
        if !name.values.iter().all(|&value| scan.vocabulary.is_proper_name(value)) {
            return Vec::new();
        }
        found.push(scan.tokens[name.start as usize..name.end as usize].to_vec());
    }
    found
}
