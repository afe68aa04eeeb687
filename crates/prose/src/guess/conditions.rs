//! Sentences with a condition: "if Ann won, then Bob has the dog", "Ann won only if Bob has the dog".

use bachet_notation::clue::Truth;

use super::context::Context;
use super::words::Role;
use super::{Assumption, Guess, combine};
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;

/// Maximum number of tokens of an idiom before its last one.
const MAX_IDIOM: usize = 4;

/// How a clause depends on the one that stands behind it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dependence {
    If,
    OnlyIf,
    Unless,
}

/// Whether a sentence begins with its condition, or with an exception: "unless Ann won, ...".
pub(super) fn begins(reader: &Reader<'_>, tokens: &[Token]) -> bool {
    let words = &reader.vocabulary.language.guess_words;
    [Role::If, Role::Unless].iter().any(|&role| words.is(role, tokens, 0).is_some()) || begins_with_verb(reader, tokens)
}

/// Whether a sentence begins with the verb of its condition: "Hat Anna gewonnen, so ...", Dutch "Mocht Anna winnen, dan
/// ...".
fn begins_with_verb(reader: &Reader<'_>, tokens: &[Token]) -> bool {
    let words = &reader.vocabulary.language.guess_words;
    let scan = Scan::new(&reader.vocabulary, tokens);
    let is_verb = scan.is_of(0, scan.grammar().roles.verb) || words.is(Role::Suspends, tokens, 0).is_some();
    is_verb
        && !scan.is_in_name(0)
        && (1..tokens.len()).any(|at| tokens[at - 1].is_sign(',') && words.is(Role::Then, tokens, at).is_some())
}

/// Whether what a sentence says holds only under a condition that it does not begin with.
pub(super) fn is_conditional(reader: &Reader<'_>, tokens: &[Token]) -> bool {
    let words = &reader.vocabulary.language.guess_words;
    let is_clause = |at: usize| at > 0 && tokens[at - 1].is_sign(',');
    // "Who else?" sets no condition.
    let is_idiom = |at: usize| {
        let within =
            |from| words.at(tokens, from).is_some_and(|(role, length)| role == Role::Content && from + length > at);
        (at.saturating_sub(MAX_IDIOM)..at).any(within)
    };
    let is_condition = |at| {
        // French "Luc, si": he does.
        let does = at + 1 == tokens.len() && words.is(Role::Did, tokens, at).is_some();
        words.is(Role::Condition, tokens, at).is_some() && !does && !is_idiom(at)
            || words.is(Role::OnlyIf, tokens, at).is_some()
            || is_clause(at) && words.at(tokens, at).is_some_and(|found| found.0 == Role::If)
    };
    (0..tokens.len()).any(is_condition)
}

/// Returns what a sentence may mean that begins with its condition.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Vec<Guess> {
    let words = &reader.vocabulary.language.guess_words;
    let unless = words.is(Role::Unless, tokens, 0);
    let begins = unless.or_else(|| words.is(Role::If, tokens, 0));
    let verb = || begins_with_verb(reader, tokens).then(|| words.is(Role::Suspends, tokens, 0).unwrap_or(0));
    let Some(length) = begins.or_else(verb) else { return Vec::new() };
    if let Some(and) = another(reader, tokens, length) {
        let first = readings(reader, &tokens[..and.start], context);
        let context = context.clone().after(reader, &tokens[..and.start]);
        let second = readings(reader, &tokens[and.end..], &context);
        return combine::cheapest(combine::both(&first, &second));
    }
    let then = (length..tokens.len()).find_map(|at| words.is(Role::Then, tokens, at).map(|then| (at, at + then)));
    let mut commas = (length..tokens.len()).filter(|&at| tokens[at].is_sign(','));
    let comma = commas.next().filter(|_| commas.next().is_none()).map(|at| (at, at + 1));
    let Some((end, begin)) = then.or(comma).filter(|&(end, begin)| end > length && begin < tokens.len()) else {
        return Vec::new();
    };
    let condition = reader.guess(&tokens[length..end], context);
    let context = context.clone().after(reader, &tokens[length..end]);
    let consequence = reader.guess(&tokens[begin..], &context);
    match unless {
        Some(_) => exception(&condition, &consequence),
        None => joined(&condition, &consequence, |a, b| Truth::Implies(Box::new(a), Box::new(b))),
    }
}

/// Returns the words that part a condition from another one with a consequence of its own: ", and" of "if A then B, and if
/// C then D".
fn another(reader: &Reader<'_>, tokens: &[Token], from: usize) -> Option<std::ops::Range<usize>> {
    let words = &reader.vocabulary.language.guess_words;
    let scan = Scan::new(&reader.vocabulary, tokens);
    let roles = scan.grammar().roles;
    let joins = |at: usize| scan.is_of(at, roles.and) || scan.is_of(at, roles.but);
    let begins = |at: usize| [Role::If, Role::Unless].iter().any(|&role| words.is(role, tokens, at).is_some());
    let and = (from + 1..tokens.len().saturating_sub(1)).find(|&at| joins(at) && begins(at + 1))?;
    Some(and - usize::from(scan.is_pause(and - 1))..and + 1)
}

/// Returns that one of two clauses is true, of which one states the exception from the other. Some mean that not both are
/// true.
fn exception(one: &[Guess], other: &[Guess]) -> Vec<Guess> {
    let mut found = joined(one, other, |a, b| Truth::Or(vec![a, b]));
    for guess in &mut found {
        guess.assumptions.push(Assumption::InDoubt);
        *guess = Guess::new(guess.truth.take(), std::mem::take(&mut guess.assumptions));
    }
    found
}

/// Returns what a sentence may mean of whose two clauses both are true or neither: "Ann won if and only if Bob has the
/// dog", German "Anna gewann genau dann, wenn ..."; `None` for other sentences.
pub(super) fn equivalence(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Option<Vec<Guess>> {
    let words = &reader.vocabulary.language.guess_words;
    let is = |role, at| words.is(role, tokens, at).map(|length| (at, at + length));
    let is_comma = |at: usize| tokens.get(at).is_some_and(|token| token.is_sign(','));
    let (start, end) = (0..tokens.len()).find_map(|at| is(Role::Iff, at))?;
    let behind_comma = |at: usize| is(Role::If, at + 1).filter(|_| is_comma(at));
    let (one, other) = match (end..tokens.len()).find_map(behind_comma) {
        // The words stand in the first clause, and the conjunction behind it; or both clauses follow them.
        Some((at, begin)) if start > 0 => ([&tokens[..start], &tokens[end..at - 1]].concat(), tokens[begin..].to_vec()),
        Some((_, begin)) => {
            let comma = (begin..tokens.len()).rfind(|&at| is_comma(at))?;
            (tokens[comma + 1..].to_vec(), tokens[begin..comma].to_vec())
        }
        None => (tokens[..start].to_vec(), tokens[end..].to_vec()),
    };
    let scan = Scan::new(&reader.vocabulary, tokens);
    // "Not exactly if" says of one of them that it is the other way round.
    if one.is_empty() || other.is_empty() || (0..start).any(|at| scan.denies(at)) {
        return Some(Vec::new());
    }
    let first = reader.guess(&one, context);
    let second = reader.guess(&other, &context.clone().after(reader, &one));
    Some(joined(&first, &second, |a, b| Truth::Iff(Box::new(a), Box::new(b))))
}

/// Returns what a sentence may mean whose condition stands behind what depends on it: "Ann won if Bob has the dog".
pub(super) fn behind(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Option<Vec<Guess>> {
    let mut found = (1..tokens.len()).filter_map(|at| Some((at, connected(reader, tokens, at)?)));
    let (at, (dependence, length)) = found.next()?;
    // Another condition within these words: "only" before "if".
    let is_own = |other: Dependence| dependence != Dependence::If && other == Dependence::If;
    if found.any(|(other, (on, _))| other >= at + length && !is_own(on)) {
        return None;
    }
    let is_comma = |at: usize| tokens.get(at).is_some_and(|token| token.is_sign(','));
    let end = if is_comma(at - 1) { at - 1 } else { at };
    let mut begin = at + length;
    let mut main = tokens[..end].to_vec();
    // German "nur dann, wenn", "hat nur dann den Hund, wenn".
    if dependence != Dependence::If {
        let words = &reader.vocabulary.language.guess_words;
        let condition = |at: usize| Some((at, words.is(Role::If, tokens, at + 1)?));
        if let Some((comma, length)) = (begin..tokens.len()).filter(|&at| is_comma(at)).find_map(condition) {
            main.extend_from_slice(&tokens[begin..comma]);
            begin = comma + 1 + length;
        } else if is_comma(begin) && dependence == Dependence::Unless {
            // German "es sei denn, ...".
            begin += 1;
        } else if is_comma(begin) {
            return None;
        }
    }
    if end == 0 || begin >= tokens.len() {
        return None;
    }
    let consequence = reader.guess(&main, context);
    let context = context.clone().after(reader, &main);
    let condition = reader.guess(&tokens[begin..], &context);
    let (a, b) = (&consequence, &condition);
    let found = match dependence {
        Dependence::If => joined(a, b, |a, b| Truth::Implies(Box::new(b), Box::new(a))),
        Dependence::OnlyIf => joined(a, b, |a, b| Truth::Implies(Box::new(a), Box::new(b))),
        Dependence::Unless => exception(a, b),
    };
    (!found.is_empty()).then_some(found)
}

/// Returns how the clause before a token depends on the one behind it, and the length of the words that say so. A word
/// for `if` that means something else elsewhere, as Dutch `als`, needs a comma before it.
fn connected(reader: &Reader<'_>, tokens: &[Token], at: usize) -> Option<(Dependence, usize)> {
    let words = &reader.vocabulary.language.guess_words;
    let is = |role, dependence| words.is(role, tokens, at).map(|length| (dependence, length));
    let plain = is(Role::IfBehind, Dependence::If)
        .filter(|found| tokens[at - 1].is_sign(',') || words.is(Role::Condition, tokens, at) == Some(found.1));
    let all = [is(Role::OnlyIf, Dependence::OnlyIf), is(Role::Unless, Dependence::Unless), plain];
    let found = all.into_iter().flatten().max_by_key(|found| found.1)?;
    // "If" may be part of a longer phrase: "even if", German "wenn auch".
    let others = [words.is(Role::Condition, tokens, at), words.at(tokens, at).map(|found| found.1)];
    others.into_iter().flatten().all(|length| length <= found.1).then_some(found)
}

/// Returns the readings of one clause joined with those of another, as far as both state all that they say: what one
/// leaves out would make the rest say more.
fn joined(one: &[Guess], other: &[Guess], join: fn(Truth, Truth) -> Truth) -> Vec<Guess> {
    let leaves_out = |guess: &&Guess| guess.assumptions.contains(&Assumption::SaysNothing);
    let mut found = Vec::new();
    for first in one.iter().filter(|guess| !leaves_out(guess)) {
        for second in other.iter().filter(|guess| !leaves_out(guess)) {
            let (Some(a), Some(b)) = (&first.truth, &second.truth) else { continue };
            let assumptions = [&first.assumptions[..], &second.assumptions].concat();
            combine::add(&mut found, vec![Guess::new(Some(join(a.clone(), b.clone())), assumptions)]);
        }
    }
    combine::cheapest(found)
}
