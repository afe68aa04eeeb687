//! How many others come before or behind somebody: "only one runner was faster than Ann", "Ann finished ahead of two of the
//! others", "only Bob was faster than Ann", "Ann was faster than all but Bob".

use std::ops::Range;

use bachet_notation::Kind;
use bachet_notation::clue::{Amount, CategoryId, Comparison, Order, Quantity, Truth, ValueId, Who};

use super::link::fact;
use super::words::Role;
use super::{Assumption, Guess, simpler};
use crate::meaning;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;
use crate::vocabulary::Mention;

/// Maximum number of words of whom is counted: "of her three rivals".
const MAX_NOUN: usize = 3;
/// Maximum number of words of a comparison before the others: "finished just ahead of".
const MAX_COMPARISON: usize = 5;

/// Of how many others a comparison holds.
enum HowMany {
    Amount(Amount),
    /// Of all but this many.
    AllBut(u32),
    /// Only of these.
    Only(Vec<ValueId>),
    /// Of all but these.
    Except(Vec<ValueId>),
}

/// Returns what a sentence may mean that says of how many others a comparison holds; `None` for other sentences.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token]) -> Option<Vec<Guess>> {
    in_order(reader, tokens).or_else(|| in_order(reader, &with_only_behind(reader, tokens)?))
}

/// Returns a sentence with the word for `only` behind a preposition: "was beaten by only Ann" for "only by Ann".
fn with_only_behind(reader: &Reader<'_>, tokens: &[Token]) -> Option<Vec<Token>> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let at = (1..tokens.len().saturating_sub(2)).find(|&at| only(&scan, at) == Some(1))?;
    let roles = scan.grammar().roles;
    let is_preposition = [roles.preposition, roles.belongs].iter().any(|&class| scan.is_of(at + 1, class));
    is_preposition.then(|| {
        let mut swapped = tokens.to_vec();
        swapped.swap(at, at + 1);
        swapped
    })
}

fn in_order(reader: &Reader<'_>, tokens: &[Token]) -> Option<Vec<Guess>> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    // The others are what is compared, or what it is compared with.
    let compares = |at: &usize| {
        let ends = |length: usize| at.checked_sub(length);
        let phrase = |start: usize, length: usize| {
            scan.comparatives(start).iter().any(|found| found.1 == length)
                || reader.vocabulary.language.guess_words.verbs.at(tokens, start).iter().any(|found| found.1 == length)
        };
        *at == 0 || (1..=MAX_COMPARISON).any(|length| ends(length).is_some_and(|start| phrase(start, length)))
    };
    let (how_many, others) = (0..tokens.len()).filter(compares).find_map(|at| how_many(&scan, at))?;
    // What stands in place of the others names the other one alone.
    let outside = |name: &&Mention| name.end as usize <= others.start || name.start as usize >= others.end;
    let mut rest = scan.names().filter(outside);
    let other = rest.next().filter(|name| name.values.len() == 1 && rest.next().is_none())?.values[0];
    let category = match &how_many {
        HowMany::Only(named) | HowMany::Except(named) => named[0].category,
        _ => CategoryId(0),
    };
    let of = scan.vocabulary.puzzle.category(category);
    (of.kind == Kind::OneEach && of.numeric.is_none()).then_some(())?;
    // Any of the others shows what is compared.
    let mut all = (0..of.values.len() as u32).map(|index| ValueId { category, index });
    let name: Vec<Token> = simpler::as_named(&scan, all.find(|&value| value != other)?).collect();
    let clause = [&tokens[..others.start], &name, &tokens[others.end..]].concat();
    let mut readings = reader.clause(&clause, None, false).into_iter().filter(|guess| guess.truth.is_some());
    let best = readings.next()?;
    // In doubt about what is compared, it is not said how many.
    let is_settled = readings.next().is_none_or(|next| next.cost > best.cost) && !best.is_in_doubt();
    let (category, before) = ordered(&best.truth.filter(|_| is_settled)?, other)?;
    let truth = by_place(&scan, &how_many, other, category, before)?;
    Some(vec![Guess::new(Some(truth), vec![Assumption::Compared])])
}

/// Returns the category in whose order one thing comes before (`true`) or behind another.
fn ordered(truth: &Truth, other: ValueId) -> Option<(CategoryId, bool)> {
    let is_other = |who: &Who| matches!(who, Who::Has(value) if *value == other);
    match truth {
        Truth::Numbers(
            Quantity::Of(category, a),
            sign @ (Comparison::Less | Comparison::Greater),
            Quantity::Of(_, b),
        ) => {
            let less = *sign == Comparison::Less;
            (is_other(b) != is_other(a)).then_some((*category, less == is_other(b)))
        }
        Truth::Places(a, order @ (Order::Before | Order::After), b, category) => {
            let before = *order == Order::Before;
            (is_other(b) != is_other(a)).then_some((*category, before == is_other(b)))
        }
        _ => None,
    }
}

/// Returns the place of somebody whom so many come before, or behind, and the places of those who are named.
fn by_place(scan: &Scan<'_>, how_many: &HowMany, other: ValueId, category: CategoryId, before: bool) -> Option<Truth> {
    let of = scan.vocabulary.puzzle.category(category);
    (of.kind == Kind::OneEach && other.category != category).then_some(())?;
    let mut order: Vec<ValueId> = of.order().iter().map(|&index| ValueId { category, index }).collect();
    if !before {
        order.reverse();
    }
    let size = u32::try_from(order.len()).ok()?;
    let fits = |ahead: u32| match how_many {
        HowMany::Amount(Amount::Exactly(number)) => ahead == *number,
        HowMany::Amount(Amount::AtLeast(number)) => ahead >= *number,
        HowMany::Amount(Amount::AtMost(number)) => ahead <= *number,
        HowMany::AllBut(number) => ahead + number + 1 == size,
        HowMany::Only(named) => ahead as usize == named.len(),
        HowMany::Except(named) => ahead as usize + named.len() + 1 == order.len(),
    };
    let places: Vec<u32> = (0..size).filter(|&ahead| fits(ahead)).collect();
    let one_of = |value: ValueId, places: &[u32]| {
        let each: Option<Vec<Truth>> = places.iter().map(|&at| fact(scan, value, order[at as usize], true)).collect();
        each.filter(|each| !each.is_empty())
            .map(|each| if each.len() == 1 { meaning::conjunction(each) } else { Truth::Or(each) })
    };
    let mut truths = vec![one_of(other, &places)?];
    let place = *places.first()?;
    let (named, range): (&[ValueId], Vec<u32>) = match how_many {
        HowMany::Only(named) => (named, (0..place).collect()),
        HowMany::Except(named) => (named, (place + 1..size).collect()),
        _ => (&[], Vec::new()),
    };
    for &value in named {
        truths.push(one_of(value, &range)?);
    }
    Some(meaning::conjunction(truths))
}

/// Returns the length of a word for `only` at a token.
fn only(scan: &Scan<'_>, at: usize) -> Option<usize> {
    scan.vocabulary.language.guess_words.is(Role::OnlySome, scan.tokens, at)
}

/// Returns how many others a phrase at a token means, and where it stands.
fn how_many(scan: &Scan<'_>, start: usize) -> Option<(HowMany, Range<usize>)> {
    let (words, tokens) = (&scan.vocabulary.language.guess_words, scan.tokens);
    let is = |role: Role, at: usize| words.is(role, tokens, at);
    if let Some(length) = is(Role::AllBut, start) {
        let at = start + length;
        if let Some((number, end)) = number(scan, at) {
            return Some((HowMany::AllBut(number), start..noun(scan, end).unwrap_or(end)));
        }
        let (named, end) = names(scan, at)?;
        return (end == tokens.len() || scan.is_comma(end)).then_some((HowMany::Except(named), start..end));
    }
    let only = |at: usize| only(scan, at);
    if let Some((named, end)) = only(start).and_then(|length| names(scan, start + length)) {
        return Some((HowMany::Only(named), start..end));
    }
    let (amount, end) = bound(scan, start)?;
    // "After one o'clock"; "one runner was faster" leaves open whether others were, too.
    let is_bare = number(scan, start).is_some();
    let is_time = scan.time_of_day(start).is_some();
    (!(is_time || is_bare && matches!(amount, Amount::Exactly(0 | 1)))).then_some(())?;
    Some((HowMany::Amount(amount), start..noun(scan, end)?))
}

/// Returns a bound of a number, or a number alone, and where it ends: "at least two", "only one", "two".
pub(super) fn bound(scan: &Scan<'_>, start: usize) -> Option<(Amount, usize)> {
    let is = |role: Role| scan.vocabulary.language.guess_words.is(role, scan.tokens, start);
    let exactly = || scan.grammar().roles.exactly.and_then(|class| scan.phrases(start, &[class]).next());
    let bound: fn(u32) -> Option<Amount>;
    let at;
    if let Some(length) = is(Role::AtLeast) {
        (bound, at) = (|number| Some(Amount::AtLeast(number)), start + length);
    } else if let Some(length) = is(Role::AtMost) {
        (bound, at) = (|number| Some(Amount::AtMost(number)), start + length);
    } else if let Some(length) = is(Role::Above) {
        (bound, at) = (|number| Some(Amount::AtLeast(number + 1)), start + length);
    } else if let Some(length) = is(Role::Below) {
        (bound, at) = (|number: u32| Some(Amount::AtMost(number.checked_sub(1)?)), start + length);
    } else {
        let length = exactly().or_else(|| only(scan, start)).unwrap_or(0);
        (bound, at) = (|number| Some(Amount::Exactly(number)), start + length);
    }
    let (number, end) = number(scan, at)?;
    Some((bound(number)?, end))
}

/// Returns a whole number that counts, and where it ends.
fn number(scan: &Scan<'_>, at: usize) -> Option<(u32, usize)> {
    let (number, length) = scan.number(at).filter(|(number, _)| number.is_integer() && !scan.is_ordinal(at))?;
    Some((u32::try_from(number.to_integer()).ok()?, at + length))
}

/// Returns the things of one kind that a list at a token names, and where it ends.
fn names(scan: &Scan<'_>, start: usize) -> Option<(Vec<ValueId>, usize)> {
    let mut named: Vec<ValueId> = Vec::new();
    let mut at = start;
    loop {
        let name = scan.mention(scan.skip_articles(at), scan.tokens.len())?;
        let [value] = name.values[..] else { return None };
        if named.first().is_some_and(|first| first.category != value.category) {
            return None;
        }
        named.push(value);
        at = name.end as usize;
        let joins = at < scan.tokens.len() && (scan.is_of(at, scan.grammar().roles.and) || scan.is_comma(at));
        if !joins || scan.mention(scan.skip_articles(at + 1), scan.tokens.len()).is_none() {
            return Some((named, at));
        }
        at += 1;
    }
}

/// Returns where the words end that say whom a number before them counts: "runners", "of the others", "of her rivals".
fn noun(scan: &Scan<'_>, start: usize) -> Option<usize> {
    let tokens = scan.tokens;
    let is_of = |at: usize| at < tokens.len() && scan.is_of(at, scan.grammar().roles.of);
    let behind = if is_of(start) { scan.skip_articles(start + 1) } else { start };
    // "Years" would be an amount; "people" are none, also where plain numbers count something.
    let is_number = |&category: &CategoryId| {
        scan.vocabulary.puzzle.category(category).ordered && !scan.vocabulary.is_in_sequence(category)
    };
    let is_word = |at: usize| {
        let counts = scan.number(at).is_some();
        scan.mention(at, tokens.len()).is_none()
            && (scan.is_everyday(at) || scan.units(at).iter().all(|(unit, _)| !unit.categories.iter().any(is_number)))
            && scan.comparatives(at).is_empty()
            && !counts
    };
    let others = |at: usize| {
        scan.vocabulary.language.guess_words.is(Role::Harmless, tokens, at) == Some(1) && scan.reserved(at).is_some()
    };
    let mut at = behind;
    // "One other runner", "of the other three".
    while at < tokens.len() && at < behind + MAX_NOUN && (others(at) || behind > start && scan.number(at).is_some()) {
        at += 1;
    }
    let noun = at < tokens.len() && is_word(at) && (at == behind || behind == start);
    let end = if noun && !scan.is_of(at, scan.grammar().roles.be) { at + 1 } else { at };
    (end > start).then_some(end)
}
