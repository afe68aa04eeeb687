//! What a clause consists of for the second reader: names, words of logic, comparisons, amounts.

mod already;
mod beside;
mod bound;
mod conjunctions;
mod counts;
mod doubts;
mod joined;
mod kinds;
mod lengths;
mod negations;
mod ordinals;
mod parted;
mod phrase;
mod prepositions;
mod relatives;
mod zero;

use bachet_notation::clue::ValueId;
use bachet_notation::{Number, NumericKind};
use smallvec::{SmallVec, smallvec};

use super::bounds::{self, Bound};
use super::places::Place;
use super::ranks::{self, Rank};
use super::words::Role;
use super::{Assumption, MAX_GUESSES, adjectives, derived, extremes};
use crate::scan::Scan;
use crate::vocabulary::{Comparative, Description, Unit};
pub(super) use bound::bound;
pub(super) use doubts::is_fond;
use phrase::{amount, phrase};

/// Maximum number of tokens between a number and a comparison of which it is the difference: `skeins` of "three skeins
/// less".
const MAX_COUNTED: usize = 2;

/// A part of a clause, with the token before which it ends.
#[derive(Clone, Debug)]
pub(super) struct Mark<'a> {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) what: What<'a>,
    /// What is assumed of it.
    pub(super) assumes: Option<Assumption>,
}

#[derive(Clone, Debug)]
pub(super) enum What<'a> {
    /// A name, and the values that it may name, the best fit first.
    Name(SmallVec<[ValueId; 2]>),
    /// The end of an order: `the last`, `the cheapest`, and the values that it may be.
    Extreme(SmallVec<[ValueId; 2]>),
    /// A place in an order whose category is not known yet.
    Rank(Rank),
    /// Persons of whom it is one: `one of the ladies`.
    Group(SmallVec<[ValueId; 4]>),
    /// Values of which it is one: `at either end`, `on the podium`.
    OneOf(SmallVec<[ValueId; 4]>),
    /// A negation.
    Not,
    /// `and not` before a name that is denied in contrast to the one before it.
    ButNot,
    /// `neither`, `nor`: each denies what follows it.
    Nor,
    And,
    Or,
    Comma,
    /// `older`.
    Comparative(&'a Comparative),
    /// A preposition that compares two things of a kind, and otherwise may do so or not: Dutch `voor`, before or for.
    Loose(&'a Comparative),
    /// `as old`.
    AsMuch(&'a Comparative),
    /// A verb that compares: `beat`.
    ComparingVerb(&'a Comparative),
    /// A number with its unit.
    Amount(Number, Unit),
    /// A number without one.
    Number(Number),
    /// `at least` before an amount.
    AtLeast,
    /// `at most` before an amount.
    AtMost,
    /// `more than` before an amount.
    MoreThan,
    /// `less than` before a multiple.
    LessThan,
    /// `before 1860`, `in the morning`.
    Bound(Bound),
    /// `between`, where an amount lies between two things.
    Between,
    /// `twice as much`, `half`.
    Times(Number),
    Nobody,
    /// Two things together.
    Sum,
    /// `either`, before what `or` joins.
    Either,
    /// `any other`.
    Others,
    /// A relation of two persons, who are not one.
    Tie,
    /// Somebody who has to do with whoever was named before: `his wife`.
    Relative,
    /// Nobody else.
    Only,
    /// In the order in which two things are named.
    InOrder,
    /// Things that are all different.
    Different,
    /// The beginning of a clause that says when: `when`.
    When,
    /// `but one` beside a superlative.
    ButOne,
    /// A relation of places.
    Place(Place),
    /// `than`, and its like.
    Than,
    /// A verb that denies what it is about.
    Denies,
    /// A verb that may deny what it is about.
    Doubtful,
    /// A verb of what somebody thinks or does that need not be so: `considered`.
    Attitude,
    /// A verb of two who have to do with each other: `met`.
    Meets,
    /// Another word of logic.
    Logic,
    /// A word that is in no list.
    Unknown,
}

impl Mark<'_> {
    /// Returns the values that it may name.
    pub(super) fn values(&self) -> &[ValueId] {
        match &self.what {
            What::Name(values) | What::Extreme(values) => values,
            What::Group(values) | What::OneOf(values) => values,
            _ => &[],
        }
    }
}

/// Returns the marks of a clause. Words of the language without logic have none.
pub(super) fn marks<'a>(scan: &Scan<'a>) -> Vec<Mark<'a>> {
    let words = &scan.vocabulary.language.guess_words;
    let mut found = Vec::new();
    let mut at = 0;
    while at < scan.tokens.len() {
        let (what, end) = phrase(scan, at);
        // A clause with such a verb need not be true: the guess is in doubt.
        let suspends =
            matches!(what, Some(What::Unknown)) && words.is(Role::Suspends, scan.tokens, at) == Some(end - at);
        // "The most deserted" of an adjective that is not known may have the least.
        let is_open = match what {
            Some(What::Extreme(_)) => is_of_any_adjective(scan, at, end),
            Some(What::Comparative(_)) => adjectives::is_unknown(scan, at, end),
            _ => false,
        };
        let in_doubt = suspends || is_open;
        let assumes = if in_doubt { Some(Assumption::InDoubt) } else { what.as_ref().and_then(assumed) };
        // A phrase such as Dutch "ook niet" or German "auch nicht" denies what stands beside it.
        let is_denial = |mark: &Mark<'_>| matches!(mark.what, What::Not | What::Nor | What::Nobody);
        let parts = |mark: &&Mark<'_>| matches!(mark.what, What::And | What::Comma);
        let also = what.is_none() && words.is(Role::Also, scan.tokens, at) == Some(end - at);
        // It denies again what is named behind it: "not in May and also not in June".
        let names_more = scan.names_in(end, scan.tokens.len()) > 0;
        let is_denied = || found.iter().rev().take_while(|mark| !names_more || !parts(mark)).any(is_denial);
        let denies = also && (at..end).any(|at| scan.denies(at)) && !is_denied();
        // French `que` further on: "plus haut à Berne que chez Anne".
        let compares = |mark: &Mark<'_>| {
            matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_) | What::AsMuch(_) | What::Times(_))
        };
        // "Three times as many in March as in May".
        let multiplies = |mark: &Mark<'_>| matches!(mark.what, What::Times(_)) && mark.end < at;
        let is_as = words.is(Role::AsBehind, scan.tokens, at) == Some(end - at) && found.iter().any(multiplies);
        let than = scan.is_of(at, scan.grammar().roles.than) && found.iter().any(compares);
        let than = what.is_none() && (than || is_as);
        let what = what.or(denies.then_some(What::Not)).or(than.then_some(What::Than));
        found.extend(what.map(|what| Mark { start: at, end, what, assumes }));
        at = end;
    }
    negations::drop_until(scan, &mut found);
    negations::drop_only(scan, &mut found);
    negations::drop_either(scan, &mut found);
    negations::drop_as(scan, &mut found);
    negations::settle_either(scan, &mut found);
    negations::drop_denied_either(&mut found);
    negations::settle_negations(scan, &mut found);
    already::settle(scan, &mut found);
    counts::drop_others(scan, &mut found);
    parted::join(scan, &mut found);
    joined::join_strangers(scan, &mut found);
    joined::join_verbs(&mut found);
    prepositions::join_neighbours(&mut found);
    joined::join_owned(scan, &mut found);
    prepositions::part_distances(scan, &mut found);
    let named: SmallVec<[ValueId; 8]> = found.iter().flat_map(|mark| mark.values().iter().copied()).collect();
    for mark in &mut found {
        // What is named in so many words is not meant by a word like it: "walked off with the walking stick".
        if matches!(mark.what, What::Unknown)
            && let Some(value) = derived::name(scan, mark.start)
            && !named.contains(&value)
            && !scan.refers(mark.start)
        {
            mark.what = What::Name(SmallVec::from_iter([value]));
            (mark.end, mark.assumes) = (mark.start + 1, Some(Assumption::Derived));
        }
    }
    settle_multiples(scan, &mut found);
    joined::join_together(scan, &mut found);
    drop_idle_multiples(scan, &mut found);
    drop_similes(scan, &mut found);
    ordinals::drop_finally(scan, &mut found);
    prepositions::settle_compared(scan, &mut found);
    prepositions::settle_prepositions(scan, &mut found);
    prepositions::settle_loose(scan, &mut found);
    doubts::settle_doubts(scan, &mut found);
    settle_amounts(scan, &mut found);
    bounds::join(scan, &mut found);
    // Without a comparison a number names a value.
    let compares = |mark: &Mark<'_>| {
        matches!(
            mark.what,
            What::Comparative(_)
                | What::AsMuch(_)
                | What::ComparingVerb(_)
                | What::AtLeast
                | What::AtMost
                | What::MoreThan
                | What::Between
                | What::Sum
                | What::Times(_)
        )
    };
    let is_next = |mark: &Mark<'_>| matches!(mark.what, What::Place(Place::Next));
    if !found.iter().any(compares) {
        for at in 0..found.len() {
            // "Two months that follow each other".
            let counts_neighbours = found[at + 1..].iter().find(|mark| !matches!(mark.what, What::Unknown));
            let counts_neighbours = counts_neighbours.is_some_and(is_next);
            let mark = &mut found[at];
            if counts_neighbours && matches!(mark.what, What::Amount(..)) {
                continue;
            }
            let values = match &mark.what {
                What::Number(number) => derived::numbered(scan, *number, None),
                What::Amount(number, unit) => derived::numbered(scan, *number, Some(unit)),
                _ => None,
            };
            // "She took two lumps", "she had a cup": what counts something else names no place.
            let counts = match mark.what {
                What::Number(_) => counts_something(scan, mark.end),
                What::Amount(..) => scan.only_counts(mark.start),
                _ => false,
            };
            let is_count = matches!(mark.what, What::Number(_));
            let is_place = |value: &ValueId| is_place(scan, *value, is_count);
            if let Some(values) = values.filter(|values| !(counts && values.iter().all(is_place))) {
                (mark.what, mark.assumes) = (What::Name(values), Some(Assumption::Derived));
            } else if counts {
                (mark.what, mark.assumes) = (What::Unknown, Some(Assumption::Aside));
            }
        }
    }
    name_amounts(scan, &mut found);
    extremes::resolve(scan, &mut found);
    ranks::resolve(scan, &mut found);
    found
}

/// Whether a value is in an order of places: for what has a unit of another kind, a number without one.
fn is_place(scan: &Scan<'_>, value: ValueId, is_count: bool) -> bool {
    let has_unit = match &scan.vocabulary.puzzle.category(value.category).numeric {
        Some(NumericKind::Number { prefix, suffix }) => !(prefix.is_empty() && suffix.is_empty()),
        _ => false,
    };
    (is_count || !has_unit) && scan.vocabulary.is_in_sequence(value.category)
}

/// Whether a noun that is nothing of the puzzle stands at a token: what a number before it counts is nothing of it, too.
fn counts_something(scan: &Scan<'_>, at: usize) -> bool {
    let is_noun = |at: usize| scan.is_unknown(at) || scan.is_everyday(at);
    at < scan.tokens.len() && is_noun(at) && !scan.is_in_name(at) && !scan.refers(at) && scan.units(at).is_empty()
}

/// Returns the marks of a clause with each value that a name may have; whether it is the best fit comes with them.
pub(super) fn alternatives<'a>(marks: &[Mark<'a>]) -> Vec<(Vec<Mark<'a>>, bool)> {
    let mut found = vec![(marks.to_vec(), true)];
    for (at, mark) in marks.iter().enumerate() {
        // Of a group one is meant, whoever it is.
        let values = if matches!(mark.what, What::Group(_) | What::OneOf(_)) { &[] } else { mark.values() };
        for &value in values.iter().skip(1) {
            let mut other = marks.to_vec();
            other[at].what = match mark.what {
                What::Extreme(_) => What::Extreme(smallvec![value]),
                _ => What::Name(smallvec![value]),
            };
            found.push((other, false));
        }
    }
    found.truncate(MAX_GUESSES);
    found
}

/// Returns where each name of a clause stands, and the categories that it may be of.
pub(super) fn described(marks: &[Mark<'_>]) -> Vec<Description> {
    let described = |mark: &Mark<'_>| {
        let What::Name(values) = &mark.what else { return None };
        let categories = values.iter().map(|value| value.category).collect();
        Some(Description { range: mark.start..mark.end, categories })
    };
    marks.iter().filter_map(described).collect()
}

/// Finds the amount that stands for what is compared with: "ten minutes after the train with a delay of five minutes".
fn name_amounts(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let compares = |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_));
    let is_amount = |mark: &Mark<'_>| matches!(mark.what, What::Amount(..));
    let Some(at) = marks.iter().position(compares) else { return };
    let is_named = marks[at + 1..].iter().any(|mark| !mark.values().is_empty());
    let behind = marks[at + 1..].iter().position(is_amount).map(|behind| at + 1 + behind);
    let Some(behind) = behind.filter(|_| !is_named && at > 0 && is_amount(&marks[at - 1])) else { return };
    if let What::Amount(number, unit) = &marks[behind].what
        && let Some(values) = derived::numbered(scan, *number, Some(unit))
    {
        (marks[behind].what, marks[behind].assumes) = (What::Name(values), Some(Assumption::Derived));
    }
}

/// Finds the factors, and what stands between a multiple and what it is one of: "three times as old as".
fn settle_multiples(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let words = &scan.vocabulary.language.guess_words;
    for at in 1..marks.len() {
        let is_beside = marks[at - 1].end == marks[at].start;
        match (&marks[at - 1].what, &marks[at].what) {
            (&What::Number(number), What::AsMuch(_)) if is_beside => marks[at - 1].what = What::Times(number),
            _ => {}
        }
        // "More than twice as much".
        if is_beside && matches!(marks[at].what, What::Times(_)) {
            match marks[at - 1].what {
                What::ComparingVerb(found) | What::Comparative(found) if found.compares_any() => {
                    marks[at - 1].what = if found.only_sign() == Some(1) { What::MoreThan } else { What::LessThan };
                }
                _ => {}
            }
        }
        let is_as = matches!(marks[at].what, What::Logic | What::Than)
            && words.is(Role::AsBehind, scan.tokens, marks[at].start) == Some(marks[at].end - marks[at].start);
        let is_multiple = |mark: &Mark<'_>| matches!(mark.what, What::Times(_) | What::AsMuch(_));
        if !is_as {
            continue;
        }
        let start = marks[at].start;
        if marks[..at].iter().any(is_multiple) {
            marks[at].what = What::Than;
        } else if (0..start).any(|before| scan.is_of(before, scan.grammar().roles.both)) {
            // The second half of the Dutch for "both ... and ...".
            marks[at].what = What::And;
        } else if words.is(Role::If, scan.tokens, start).is_some() && !scan.is_comma(start - 1) {
            // The Dutch word for "if" means "as" inside a clause: "listed as lot 13".
            marks[at].what = What::Unknown;
        }
    }
}

/// Makes a plain word of a multiple that nothing is a multiple of: "she tripped twice".
fn drop_idle_multiples(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let words = &scan.vocabulary.language.guess_words;
    let compares = |at: usize| !scan.comparatives(at).is_empty() || words.is(Role::As, scan.tokens, at).is_some();
    let is_plain = |mark: &Mark<'_>| matches!(mark.what, What::Unknown | What::And);
    for at in 0..marks.len() {
        let has_words = (marks[at].start..marks[at].end).any(compares);
        let mut behind = marks[at + 1..].iter().take_while(|mark| !matches!(mark.what, What::Comma));
        if matches!(marks[at].what, What::Times(_)) && !has_words && behind.all(is_plain) {
            marks[at].what = What::Unknown;
        }
    }
}

/// Makes plain words of what a value is likened to: "its house is as green as a meadow".
fn drop_similes(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let words = &scan.vocabulary.language.guess_words;
    let Some(than) = marks.iter().position(|mark| matches!(mark.what, What::Than)) else { return };
    let value = than.checked_sub(1).map(|before| &marks[before]);
    let is_as = |start: usize| {
        (0..start).any(|at| words.is(Role::As, scan.tokens, at).is_some_and(|length| at + length == start))
    };
    // "Fizz is pink like a peony": a noun with an article, and nothing else.
    let noun = scan.skip_articles(marks[than].end);
    let is_noun =
        noun > marks[than].end && noun + 1 == scan.tokens.len() && scan.comparatives(marks[than].start).is_empty();
    let is_beside = |value: &Mark<'_>| is_noun && value.end == marks[than].start;
    let is_likened =
        value.is_some_and(|value| matches!(value.what, What::Name(_)) && (is_as(value.start) || is_beside(value)));
    if is_likened && marks[than + 1..].iter().all(|mark| matches!(mark.what, What::Unknown)) {
        marks[than].what = What::Unknown;
    }
}

/// Whether a name is one of the only two behind `between`.
fn is_one_of_two(marks: &[Mark<'_>], at: usize) -> bool {
    let between = marks.iter().position(|mark| matches!(mark.what, What::Between));
    between.is_some_and(|between| {
        let names = |range: &[Mark<'_>]| range.iter().filter(|mark| !mark.values().is_empty()).count();
        between < at && names(&marks[..between]) == 1 && names(&marks[between..]) == 2
    })
}

/// Makes amounts of the values that say how much more one has than another, or how far two are apart: "six euros less".
fn settle_amounts<'a>(scan: &Scan<'a>, marks: &mut [Mark<'a>]) {
    let names = marks.iter().filter(|mark| matches!(mark.what, What::Name(_))).count();
    let is_apart = marks.iter().any(|mark| matches!(mark.what, What::Between));
    let is_the = |at: usize| at > 0 && scan.is_of(at - 1, scan.grammar().roles.the);
    for at in 0..marks.len() {
        let compares = |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_));
        // "Three skeins less": what is counted may stand between, even if it is one of those compared.
        let counted = |mark: &Mark<'_>| {
            let is_value = |value: &ValueId| scan.vocabulary.puzzle.category(value.category).numeric.is_none();
            let is_beside = mark.start == marks[at].end && matches!(mark.what, What::Name(_));
            is_beside && mark.values().iter().all(is_value)
        };
        let next = marks[at + 1..].iter().find(|mark| !(matches!(mark.what, What::Unknown) || counted(mark)));
        let next = next.filter(|next| next.start <= marks[at].end + MAX_COUNTED && compares(next));
        let is_beside = next.is_some();
        // "Outran Ann by at least three miles".
        let is_bound = at > 0
            && marks[at - 1].end == marks[at].start
            && matches!(marks[at - 1].what, What::AtLeast | What::AtMost | What::MoreThan)
            && marks.iter().any(compares);
        // French "dépasse de huit mètres".
        let of = scan.grammar().roles.of;
        let is_excess =
            at > 0 && compares(&marks[at - 1]) && (marks[at - 1].end..marks[at].start).all(|at| scan.is_of(at, of));
        let is_excess = is_excess && marks[at - 1].end < marks[at].start;
        // "Between the 13-year-old and Ann" names one of the two by an amount.
        let is_apart = is_apart && !is_one_of_two(marks, at);
        if !matches!(marks[at].what, What::Name(_)) || !(is_apart || is_beside || is_bound || is_excess) {
            continue;
        }
        if let Some((what, end)) = amount(scan, marks[at].start)
            && end <= marks[at].end
        {
            marks[at].what = what;
        } else if let Some((number, length)) = scan.number(marks[at].start)
            && length == marks[at].end - marks[at].start
            && !scan.is_ordinal(marks[at].start)
            && match next {
                // "Twenty higher than", "three skeins less than".
                Some(next) => {
                    next.start == marks[at].end && scan.than_follows(next.start)
                        || (marks[at].end..next.start).any(|between| scan.refers(between))
                        || marks.get(at + 1).is_some_and(counted) && scan.than_follows(next.start)
                        || !is_the(marks[at].start) && counts_any(scan, &marks[at + 1], next)
                }
                // "The difference between Ann and Bob is 2."
                None => names > 2 && at + 1 == marks.len(),
            }
        {
            marks[at].what = What::Number(number);
        }
    }
}

/// Whether a word that is in no list is all that stands before "more than": "1,500 francs more than".
fn counts_any(scan: &Scan<'_>, word: &Mark<'_>, next: &Mark<'_>) -> bool {
    let compares_any = match next.what {
        What::Comparative(found) | What::ComparingVerb(found) => found.compares_any(),
        _ => false,
    };
    let is_than = scan.is_of(next.end - 1, scan.grammar().roles.than) || scan.than_follows(next.start);
    matches!(word.what, What::Unknown)
        && word.end == next.start
        && word.end == word.start + 1
        && compares_any
        && is_than
}

/// Whether a superlative of any amount precedes an adjective that is not known, which may be one of less.
fn is_of_any_adjective(scan: &Scan<'_>, at: usize, end: usize) -> bool {
    let (roles, words) = (scan.grammar().roles, &scan.vocabulary.language.guess_words);
    let compares_any = scan.comparatives(at).iter().any(|found| found.1 == end - at && found.0.compares_any());
    let is_adjective = end < scan.tokens.len() && scan.is_unknown(end) && words.at(scan.tokens, end).is_none();
    // French "la salle la plus déserte".
    let is_noun = |at: usize| scan.is_unknown(at) || scan.is_everyday(at) || scan.refers(at);
    let is_the = |at: usize| scan.is_of(at, roles.the);
    let is_behind_noun = at > 2 && is_the(at - 1) && is_noun(at - 2) && is_the(at - 3);
    compares_any && is_adjective && is_behind_noun
}

fn assumed(what: &What<'_>) -> Option<Assumption> {
    match what {
        What::Extreme(_) | What::OneOf(_) => Some(Assumption::Extreme),
        What::Group(_) => Some(Assumption::Gender),
        _ => None,
    }
}
