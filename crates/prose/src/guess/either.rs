//! Sentences of two clauses of which one is true: "Ann has the cat, or else she won", "..., but not both".

use std::ops::Range;

use bachet_notation::clue::{Amount, Truth};

use super::complete::replaced;
use super::context::Context;
use super::link::fact;
use super::marks::{Mark, What, marks};
use super::words::Role;
use super::{Assumption, Guess, combine};
use crate::meaning;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;

/// Returns what a sentence may mean of whose two clauses one is true; `None` for other sentences.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Option<Vec<Guess>> {
    let words = &reader.vocabulary.language.guess_words;
    let is = |role, at| words.is(role, tokens, at).map(|length| (at, at + length));
    let not_both = (1..tokens.len()).find_map(|at| is(Role::NotBoth, at));
    let end = not_both.map_or(tokens.len(), |found| found.0);
    let scan = Scan::new(&reader.vocabulary, tokens);
    // "Ann gets either the fez or the cap, but not both."
    if let Some((at, end)) = not_both
        && end == tokens.len()
        && let Some(found) = one_of_two(reader, without_pauses(&scan, 0, at), context)
    {
        return Some(found);
    }
    let or = scan.grammar().roles.or;
    let plain = || {
        let mut all = (1..end).filter(|&at| scan.is_of(at, or) && !scan.is_in_name(at));
        // "Either Ann has the cat, or Bob does."
        let begins = |only: usize| scan.is_of(0, scan.grammar().roles.either) && scan.is_comma(only - 1);
        let only = all.next().filter(|&only| all.next().is_none() && (not_both.is_some() || begins(only)))?;
        Some((only, only + 1))
    };
    // French "soit ..., soit ...".
    let both = || {
        let either = |at: &usize| scan.is_of(*at, scan.grammar().roles.either) && !scan.is_in_name(*at);
        let second = (2..end).find(either).filter(|&at| either(&0) && scan.is_comma(at - 1))?;
        Some((second, second + 1))
    };
    let is_both = both();
    let (left, right) = (1..end).find_map(|at| is(Role::OrElse, at)).or(is_both).or_else(plain)?;
    let is_either = scan.is_of(0, scan.grammar().roles.either) && !scan.is_in_name(0);
    let from = usize::from(is_both.is_some() || is_either);
    let (left, right) = (without_pauses(&scan, from, left), without_pauses(&scan, right, end));
    let right = without_aside(reader, right);
    let none = || is_both.is_none().then(Vec::new);
    if left.is_empty() || right.is_empty() {
        return none();
    }
    let one = stated(reader.guess(left, context));
    let after = context.clone().after(reader, left);
    let other = one.as_ref().and_then(|_| {
        let alternative = alternative(reader, left, right);
        let own = || stated(reader.guess(right, &after));
        alternative.and_then(|tokens| stated(reader.guess(&tokens, context))).or_else(own)
    });
    let (Some((a, one)), Some((b, other))) = (one, other) else { return none() };
    let assumptions = [one, other, vec![Assumption::Parted]].concat();
    let is_one = not_both.is_some() || is_both.is_some() || is_either;
    let truth = if is_one { Truth::Xor(Box::new(a), Box::new(b)) } else { Truth::Or(vec![a, b]) };
    Some(vec![Guess::new(Some(truth), assumptions)])
}

/// Returns what a sentence may mean that is true of only one of the two that it names: "exactly one of the two boats A and
/// B was built before 1900"; `None` for other sentences.
pub(super) fn exactly_one(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Option<Vec<Guess>> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let (words, roles) = (&reader.vocabulary.language.guess_words, scan.grammar().roles);
    let start = (0..tokens.len()).find(|&at| !scan.is_pause(at))?;
    if let Some(guess) = one_of_named(reader, &scan, start, context) {
        return Some(vec![guess]);
    }
    let of_two =
        words.is(Role::One, tokens, start + 1).filter(|&length| length > 2 && scan.is_of(start, roles.exactly))?;
    let marks = marks(&scan);
    let names = marks.iter().position(|mark| mark.start > start + of_two && !mark.values().is_empty())?;
    let [one, and, other] = marks.get(names..names + 3)? else { return None };
    let is_pair = matches!((&one.what, &and.what, &other.what), (What::Name(_), What::And, What::Name(_)));
    let is_kind = is_pair && one.values()[0].category == other.values()[0].category;
    let is_beside = one.end == and.start && scan.skip_articles(and.end) == other.start;
    // Only the noun that says what the two are stands before them.
    let is_plain = |mark: &Mark<'_>| mark.start < start + 1 + of_two || matches!(mark.what, What::Unknown);
    if !(is_kind && is_beside && marks[..names].iter().all(is_plain)) {
        return None;
    }
    let rest = &tokens[other.end..];
    let said = |name: &Mark<'_>| stated(reader.guess(&[&tokens[name.start..name.end], rest].concat(), context));
    let (Some((a, first)), Some((b, second))) = (said(one), said(other)) else { return Some(Vec::new()) };
    let assumptions = [first, second].concat();
    Some(vec![Guess::new(Some(Truth::Xor(Box::new(a), Box::new(b))), assumptions)])
}

/// Returns what a sentence means that is true of one of two who are named apart: "exactly one of them, Ann or Bob, has
/// the cat", "only one of these two has the cat: Ann or Bob".
fn one_of_named(reader: &Reader<'_>, scan: &Scan<'_>, start: usize, context: &Context) -> Option<Guess> {
    let (words, roles, tokens) = (&reader.vocabulary.language.guess_words, scan.grammar().roles, scan.tokens);
    let only = words.is(Role::Only, tokens, start).or_else(|| scan.is_of(start, roles.exactly).then_some(1));
    let one = start + only.unwrap_or(0);
    words.is(Role::One, tokens, one)?;
    let marks = marks(scan);
    let or = marks.iter().position(|mark| matches!(mark.what, What::Or)).filter(|&or| or > 0)?;
    let (first, second) = (&marks[or - 1], marks.get(or + 1)?);
    let is_pair = [first, second].iter().all(|mark| matches!(mark.what, What::Name(_) | What::Extreme(_)));
    let opening = (one + 1..first.start).rfind(|&at| scan.is_pause(at) && !scan.is_in_name(at))?;
    let ends = second.end == tokens.len();
    let is_inserted = !ends && scan.is_comma(second.end) && scan.is_comma(opening);
    (is_pair && (is_inserted || ends && tokens[opening].is_sign(':'))).then_some(())?;
    let rest = if ends {
        let verb = (one + 1..opening).find(|&at| scan.is_of(at, roles.verb) && !scan.is_in_name(at))?;
        &tokens[verb..opening]
    } else {
        &tokens[second.end + 1..]
    };
    let described = [opening + 1..first.end, marks[or].end..second.end];
    let said = |name: Range<usize>| stated(reader.guess(&[&tokens[name], rest].concat(), context));
    let [Some((a, one)), Some((b, other))] = described.map(said) else { return None };
    let truth = if only.is_some() { Truth::Xor(Box::new(a), Box::new(b)) } else { Truth::Or(vec![a, b]) };
    let (x, y) = (*first.values().first()?, *second.values().first()?);
    let apart = (x.category != y.category).then(|| fact(scan, x, y, false)).flatten();
    let truth = meaning::conjunction([vec![truth], apart.into_iter().collect()].concat());
    Some(Guess::new(Some(truth), [one, other, vec![Assumption::Parted]].concat()))
}

/// Returns what a sentence may mean that says which two things may be true; `None` if it says something else.
fn one_of_two(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Option<Vec<Guess>> {
    let (truth, assumptions) = stated(reader.guess(tokens, context))?;
    let truth = match truth {
        Truth::Or(two) => {
            let [a, b] = <[Truth; 2]>::try_from(two).ok()?;
            Truth::Xor(Box::new(a), Box::new(b))
        }
        one @ Truth::Xor(..) => one,
        _ => return None,
    };
    Some(vec![Guess::new(Some(truth), assumptions)])
}

/// Returns what a sentence may mean of whose alternatives both may be true: "either ... or ..., or both"; `None` for
/// other sentences.
pub(super) fn inclusive(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Option<Vec<Guess>> {
    let words = &reader.vocabulary.language.guess_words;
    let ends = |at: &usize| words.is(Role::OrBoth, tokens, *at).is_some_and(|length| at + length == tokens.len());
    let end = (1..tokens.len()).find(ends)?;
    let scan = Scan::new(&reader.vocabulary, tokens);
    let alternatives = reader.guess(without_pauses(&scan, 0, end), context);
    let open = |guess: Guess| Some(Guess::new(Some(opened(guess.truth?)?), guess.assumptions));
    Some(alternatives.into_iter().filter_map(open).collect())
}

/// Returns a statement whose only alternatives may all be true; `None` if it has no alternatives, or several.
fn opened(truth: Truth) -> Option<Truth> {
    match truth {
        Truth::Xor(a, b) => Some(Truth::Or(vec![*a, *b])),
        Truth::Or(all) | Truth::Count(Amount::Exactly(1), all) => Some(Truth::Or(all)),
        _ => None,
    }
}

/// Returns the best reading of a clause that states something, if nothing of the clause is left out and nothing in
/// doubt.
fn stated(guesses: Vec<Guess>) -> Option<(Truth, Vec<Assumption>)> {
    let unsafe_ones = [Assumption::SaysNothing, Assumption::InDoubt];
    let best = combine::cheapest(guesses).into_iter().next()?;
    let is_safe = !best.assumptions.iter().any(|assumption| unsafe_ones.contains(assumption));
    Some((best.truth.filter(|_| is_safe)?, best.assumptions))
}

/// Returns the first clause with the name that is all of the second in place of its own, or the second with the subject
/// of the first: "is full of thrushes, or else of greenfly", "came first, or else has the cat".
fn alternative(reader: &Reader<'_>, left: &[Token], right: &[Token]) -> Option<Vec<Token>> {
    let (one, other) = (Scan::new(&reader.vocabulary, left), Scan::new(&reader.vocabulary, right));
    let found = marks(&other);
    let named = |mark: &&Mark<'_>| !mark.values().is_empty();
    let name = found.iter().find(named)?;
    let is_alone = found.iter().all(|mark| mark.start == name.start || matches!(mark.what, What::Comma));
    if !is_alone {
        let subject =
            one.names().next().filter(|_| !other.opens(0, right.len()) && found.iter().filter(named).count() == 1)?;
        return Some([&left[subject.start as usize..subject.end as usize], right].concat());
    }
    let name = &right[name.start..name.end];
    let category = other.names().next().map(|name| name.values[0].category);
    if one.names().any(|own| Some(own.values[0].category) == category) {
        return replaced(&one, left, name);
    }
    let last = one.names().last()?;
    Some([&left[..last.start as usize], name, &left[last.end as usize..]].concat())
}

/// Returns the tokens of a clause before the comma behind which nothing is said of the puzzle: "..., I forget which".
fn without_aside<'t>(reader: &Reader<'_>, tokens: &'t [Token]) -> &'t [Token] {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let Some(comma) = (1..tokens.len()).rfind(|&at| scan.is_comma(at) && !scan.is_in_name(at)) else { return tokens };
    let marks = marks(&scan);
    let idle = |mark: &&Mark<'_>| matches!(mark.what, What::Unknown | What::Not | What::Attitude);
    if marks.iter().filter(|mark| mark.start > comma).all(|mark| idle(&mark)) { &tokens[..comma] } else { tokens }
}

/// Returns the tokens of a range without the commas around them.
fn without_pauses<'t>(scan: &Scan<'t>, mut from: usize, mut to: usize) -> &'t [Token] {
    while from < to && scan.is_comma(from) {
        from += 1;
    }
    while from < to && scan.is_comma(to - 1) {
        to -= 1;
    }
    &scan.tokens[from..to]
}
