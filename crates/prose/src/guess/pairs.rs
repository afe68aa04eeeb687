//! Sentences about two things: "of Ann and the pilot, one has the dog and the other won".

use std::ops::Range;

use bachet_notation::Number;
use bachet_notation::clue::{Truth, ValueId};

use super::context::Context;
use super::link::fact;
use super::marks::{Mark, What, marks};
use super::words::{GuessWords, Role};
use super::{Assumption, Guess, gender, simpler};
use crate::meaning;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;

/// One of the two, and what is said of it.
struct Said {
    truth: Truth,
    assumptions: Vec<Assumption>,
    /// What it is, if the predicate is nothing but a name.
    value: Option<ValueId>,
}

/// Returns what a sentence of this form may mean.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Vec<Guess> {
    let words = &reader.vocabulary.language.guess_words;
    let find = |role, at: usize| words.is(role, tokens, at).map(|length| at..at + length);
    if (0..tokens.len()).any(|at| words.is(Role::AnyOrder, tokens, at).is_some()) {
        return in_any_order(reader, tokens).into_iter().collect();
    }
    let other = (0..tokens.len()).rev().find_map(|at| find(Role::Other, at));
    let Some(other) = other.or_else(|| second_one(reader, tokens)) else { return Vec::new() };
    // "Ann or Bob had the soup; the other one had the curry."
    let before =
        if other.start == 0 { context.sentence.as_deref().unwrap_or_default() } else { &tokens[..other.start] };
    if let Some(guess) = of_alternatives(reader, before, &tokens[other.end..]) {
        return vec![guess];
    }
    // The first word for `one` behind two names.
    let each = (0..other.start).filter_map(|at| find(Role::One, at));
    let found = each.into_iter().find_map(|one| {
        let scan = Scan::new(&reader.vocabulary, &tokens[..one.start]);
        Some((two(&scan)?, one))
    });
    let found = found.or_else(|| named_behind(reader, &tokens[..other.start]));
    let Some((pair, one)) = found.or_else(|| of_group(reader, &tokens[..other.start])) else { return Vec::new() };
    reading(reader, tokens, &pair, [one.end..other.start, other.end..tokens.len()]).into_iter().collect()
}

/// Returns where the second of two stands that is called one as the first is: "of Ann and Bob, one has the dog and one the
/// cat".
fn second_one(reader: &Reader<'_>, tokens: &[Token]) -> Option<Range<usize>> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let roles = scan.grammar().roles;
    let words = &reader.vocabulary.language.guess_words;
    let is_of = [roles.of, roles.belongs, roles.preposition].iter().any(|&class| scan.is_of(0, class));
    let one = |at: usize| words.is(Role::One, tokens, at).map(|length| at..at + length);
    let second = (1..tokens.len()).rev().find(|&at| one(at).is_some() && scan.is_of(at - 1, roles.and))?;
    let is_first = (1..second).any(|at| one(at).is_some_and(|one| one.end < second));
    one(second).filter(|_| is_of && is_first)
}

/// Returns that two are two others, whichever is which: "Ann and Bob sat in seats 3 and 4, though not in that order".
fn in_any_order(reader: &Reader<'_>, tokens: &[Token]) -> Option<Guess> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let marks = marks(&scan);
    let allowed = |mark: &Mark<'_>| {
        let is_name = matches!(mark.what, What::Name(_) | What::Extreme(_));
        is_name || matches!(mark.what, What::Unknown | What::Comma | What::And | What::Place(_))
    };
    // What the phrase itself denies is only the order.
    let order = (0..tokens.len())
        .find(|&at| reader.vocabulary.language.guess_words.is(Role::AnyOrder, tokens, at).is_some())?;
    let names: Vec<&Mark<'_>> = marks.iter().filter(|mark| !mark.values().is_empty()).collect();
    let [a, b, c, d] = names[..] else { return None };
    let is_plain = marks.iter().filter(|mark| mark.start < order).all(allowed);
    (is_plain && are_joined(&marks, a, b) && are_joined(&marks, c, d)).then_some(())?;
    either_way(&scan, [a, b], [c, d])
}

/// Whether a conjunction stands between two names.
fn are_joined(marks: &[Mark<'_>], one: &Mark<'_>, other: &Mark<'_>) -> bool {
    marks.iter().any(|mark| matches!(mark.what, What::And) && one.end <= mark.start && mark.end <= other.start)
}

/// Returns that each of two is one of two others.
fn either_way(scan: &Scan<'_>, [a, b]: [&Mark<'_>; 2], [c, d]: [&Mark<'_>; 2]) -> Option<Guess> {
    let value = |mark: &Mark<'_>| mark.values()[0];
    let same = |one: &Mark<'_>, other: &Mark<'_>| fact(scan, value(one), value(other), true);
    let as_said = meaning::conjunction(vec![same(a, c)?, same(b, d)?]);
    let reversed = meaning::conjunction(vec![same(a, d)?, same(b, c)?]);
    let mut truths = vec![Truth::Xor(Box::new(as_said), Box::new(reversed))];
    for (one, other) in [(a, b), (c, d)] {
        if value(one).category != value(other).category {
            truths.extend(fact(scan, value(one), value(other), false));
        }
    }
    let assumptions = [a, b, c, d].iter().filter_map(|mark| mark.assumes).chain([Assumption::Linked]).collect();
    Some(Guess::new(Some(meaning::conjunction(truths)), assumptions))
}

/// Two names, with the tokens of each.
struct Pair {
    values: [ValueId; 2],
    tokens: [Vec<Token>; 2],
    assumptions: Vec<Assumption>,
}

/// Returns the two names of the first part of a sentence, if it has no others and no logic.
fn two(scan: &Scan<'_>) -> Option<Pair> {
    let marks = marks(scan);
    let allowed = |mark: &Mark<'_>| {
        let is_word = matches!(mark.what, What::Unknown | What::Comma | What::And | What::Between);
        // French "des deux amis Anne et Luc" counts them; "des deux chiens d'Anne et de Luc" counts what is theirs.
        let of = |at: usize| at > 0 && scan.is_of(at - 1, scan.grammar().roles.of);
        let is_two = |at: usize| scan.number(at).is_some_and(|found| found.0 == Number::from_integer(2));
        let is_noun = matches!(mark.what, What::Logic) && mark.start > 0 && is_two(mark.start - 1);
        let counts = is_noun || is_two(mark.end - 1) && matches!(&mark.what, What::Number(_) | What::Logic);
        let counts = counts && !scan.names().next().is_some_and(|name| of(name.start as usize));
        is_word || counts || matches!(mark.what, What::Name(_) | What::Extreme(_))
    };
    let mut names = marks.iter().filter(|mark| !mark.values().is_empty());
    let (first, second) = (names.next()?, names.next()?);
    (names.next().is_none() && marks.iter().all(allowed)).then_some(())?;
    let of = |mark: &Mark<'_>| match mark.assumes {
        Some(_) => simpler::as_named(scan, mark.values()[0]).collect(),
        None => scan.tokens[mark.start..mark.end].to_vec(),
    };
    Some(Pair {
        values: [first.values()[0], second.values()[0]],
        tokens: [of(first), of(second)],
        assumptions: [first, second].iter().filter_map(|mark| mark.assumes).collect(),
    })
}

/// Returns the two who are named between commas behind the words for one of them, and all these words: "one of the two
/// friends, Ann and Bob, ...".
fn named_behind(reader: &Reader<'_>, tokens: &[Token]) -> Option<(Pair, Range<usize>)> {
    let words = &reader.vocabulary.language.guess_words;
    let scan = Scan::new(&reader.vocabulary, tokens);
    let start = (0..tokens.len()).find(|&at| !scan.is_pause(at))?;
    let one = start + words.is(Role::One, tokens, start)?;
    let mut commas = (one..tokens.len()).filter(|&at| scan.is_comma(at) && !scan.is_in_name(at));
    let (begin, end) = (commas.next()?, commas.next()?);
    let is_bare =
        marks(&Scan::new(&reader.vocabulary, &tokens[one..begin])).iter().all(|mark| mark.values().is_empty());
    let inner = Scan::new(&reader.vocabulary, &tokens[begin + 1..end]);
    let is_list = marks(&inner).iter().any(|mark| matches!(mark.what, What::And));
    let pair = two(&inner).filter(|pair| is_bare && is_list && pair.values[0] != pair.values[1])?;
    Some((pair, start..end + 1))
}

/// Returns the only two women, or men, and the words for one of them: "one of the two gentlemen".
fn of_group(reader: &Reader<'_>, tokens: &[Token]) -> Option<(Pair, Range<usize>)> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let words = &reader.vocabulary.language.guess_words;
    let (at, role, length) = (0..tokens.len()).find_map(|at| {
        let (role, length) = words.at(tokens, at).filter(|found| matches!(found.0, Role::Woman | Role::Man))?;
        Some((at, role, length))
    })?;
    let is_one = words.is(Role::One, tokens, at).is_some_and(|one| one < length);
    let kind = if role == Role::Woman { Role::WomanName } else { Role::ManName };
    let &[first, second] = &gender::group(&scan, kind)[..] else { return None };
    let plain = marks(&scan).iter().all(|mark| mark.start >= at || matches!(mark.what, What::Unknown));
    let pair = Pair {
        values: [first, second],
        tokens: [first, second].map(|value| simpler::as_named(&scan, value).collect()),
        assumptions: vec![Assumption::Gender],
    };
    (is_one && plain).then_some((pair, at..at + length))
}

/// Returns what a sentence means that says something of one of two, and something else of the other one.
fn of_alternatives(reader: &Reader<'_>, before: &[Token], behind: &[Token]) -> Option<Guess> {
    let scan = Scan::new(&reader.vocabulary, before);
    let marks = marks(&scan);
    let words = &reader.vocabulary.language.guess_words;
    // Dutch "of Anna of Bert".
    let is_first = |mark: &Mark<'_>| matches!(mark.what, What::Or) && mark.start == 0;
    let or = marks.iter().position(|mark| matches!(mark.what, What::Or) && !is_first(mark)).filter(|&or| or > 0)?;
    let (one, other) = (&marks[or - 1], marks.get(or + 1)?);
    let is_pair = matches!((&one.what, &other.what), (What::Name(_), What::Name(_)));
    let is_kind = is_pair && one.values()[0].category == other.values()[0].category;
    let is_beside = one.end == marks[or].start && scan.skip_articles(marks[or].end) == other.start;
    let is_plain = |mark: &Mark<'_>| {
        let is_name = matches!(mark.what, What::Name(_) | What::Extreme(_));
        is_name || matches!(mark.what, What::Or | What::Either | What::Comma | What::Unknown)
    };
    let ors = marks.iter().filter(|mark| matches!(mark.what, What::Or) && !is_first(mark)).count();
    (is_kind && is_beside && ors == 1 && marks.iter().all(is_plain)).then_some(())?;
    let either =
        marks.iter().find(|mark| is_first(mark) || matches!(mark.what, What::Either)).map(|mark| mark.start..mark.end);
    let is_said = |at: usize| either.as_ref().is_none_or(|either| !either.contains(&at));
    let mut tokens: Vec<Token> = (0..one.start).filter(|&at| is_said(at)).map(|at| before[at].clone()).collect();
    tokens.extend_from_slice(&before[other.end..]);
    let parted = tokens.len();
    // "The other one of the two".
    let skipped = words.is(Role::OfTwo, behind, 0).unwrap_or(0);
    tokens.extend_from_slice(&behind[skipped..]);
    let of = |mark: &Mark<'_>| before[mark.start..mark.end].to_vec();
    let pair = Pair {
        values: [one.values()[0], other.values()[0]],
        tokens: [of(one), of(other)],
        assumptions: [one, other].iter().filter_map(|mark| mark.assumes).collect(),
    };
    reading(reader, &tokens, &pair, [0..parted, parted..tokens.len()])
}

fn reading(reader: &Reader<'_>, tokens: &[Token], pair: &Pair, predicates: [Range<usize>; 2]) -> Option<Guess> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let [p, q] = predicates.map(|range| said_part(&scan, range)).map(|range| &tokens[range]);
    let said = |which: usize, predicate| said_of(reader, &pair.tokens[which], predicate);
    let (ap, bq, bp, aq) = (said(0, p)?, said(1, q)?, said(1, p)?, said(0, q)?);
    let mut truths = vec![Truth::Xor(
        Box::new(meaning::conjunction(vec![ap.truth, bq.truth])),
        Box::new(meaning::conjunction(vec![aq.truth, bp.truth])),
    )];
    for two in [Some((pair.values[0], pair.values[1])), ap.value.zip(bq.value)] {
        if let Some((a, b)) = two
            && a.category != b.category
        {
            truths.extend(fact(&scan, a, b, false));
        }
    }
    let assumptions = [vec![Assumption::Linked], pair.assumptions.clone(), ap.assumptions, bq.assumptions].concat();
    let mut each: Vec<Assumption> = Vec::new();
    for assumption in assumptions {
        if !each.contains(&assumption) {
            each.push(assumption);
        }
    }
    Some(Guess::new(Some(meaning::conjunction(truths)), each))
}

/// Returns the part of a predicate without what joins it to the other.
fn said_part(scan: &Scan<'_>, mut range: Range<usize>) -> Range<usize> {
    let roles = scan.grammar().roles;
    let words = &scan.vocabulary.language.guess_words;
    let joins =
        |at: usize| scan.is_pause(at) || scan.is_of(at, roles.and) || words.is(Role::Parts, scan.tokens, at) == Some(1);
    while !range.is_empty() && joins(range.end - 1) && !scan.is_in_name(range.end - 1) {
        range.end -= 1;
    }
    while !range.is_empty() && scan.is_pause(range.start) {
        range.start += 1;
    }
    range
}

/// Returns what a predicate says of a name.
fn said_of(reader: &Reader<'_>, name: &[Token], predicate: &[Token]) -> Option<Said> {
    let copula = &reader.vocabulary.language.guess_words.copula;
    let ways = [[name, predicate].concat(), [name, copula, predicate].concat()];
    let guess = ways.iter().find_map(|tokens| {
        let readings = reader.clause(tokens, None, true).into_iter().filter(|guess| guess.truth.is_some());
        readings.min_by_key(|guess| guess.cost)
    })?;
    let scan = Scan::new(&reader.vocabulary, predicate);
    let marks = marks(&scan);
    let value = match &marks.iter().filter(|mark| !matches!(mark.what, What::Unknown)).collect::<Vec<_>>()[..] {
        [only] => only.values().first().copied().filter(|_| matches!(only.what, What::Name(_) | What::Extreme(_))),
        _ => None,
    };
    Some(Said { truth: guess.truth?, assumptions: guess.assumptions, value })
}

/// Whether one of two is spoken of in words that are not part of a longer phrase: "one behind the other".
pub(super) fn has_one(words: &GuessWords, tokens: &[Token]) -> bool {
    let mut at = 0;
    while at < tokens.len() {
        let longer = words.at(tokens, at).filter(|&(role, _)| role != Role::Harmless);
        if longer.is_none() && words.is(Role::One, tokens, at).is_some() {
            return true;
        }
        at += longer.map_or(1, |(_, length)| length);
    }
    false
}
