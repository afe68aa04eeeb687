//! What a clause consists of for the second reader: names, words of logic, comparisons, amounts.

mod bound;
mod phrase;

use bachet_notation::Number;
use bachet_notation::clue::ValueId;
use smallvec::SmallVec;

use super::bounds::{self, Bound};
use super::places::Place;
use super::ranks::{self, Rank};
use super::words::Role;
use super::{Assumption, beyond, derived, extremes};
use crate::scan::Scan;
use crate::vocabulary::{Comparative, Description, Unit};
pub(super) use bound::bound;
use phrase::{amount, phrase};

/// Maximum number of tokens between a number and a comparison of which it is the difference: `skeins` of "three skeins
/// less".
const MAX_COUNTED: usize = 2;

/// Prepositions that compare places and times, and also stand in phrases that compare nothing.
const PREPOSITIONS: [Role; 5] = [Role::Before, Role::After, Role::Below, Role::Above, Role::Behind];

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
        let assumes = if suspends { Some(Assumption::InDoubt) } else { what.as_ref().and_then(assumed) };
        // A phrase such as Dutch "ook niet" or German "auch nicht" denies what stands beside it.
        let is_denial = |mark: &Mark<'_>| matches!(mark.what, What::Not | What::Nor | What::Nobody);
        let also = what.is_none() && words.is(Role::Also, scan.tokens, at) == Some(end - at);
        let denies = also && (at..end).any(|at| scan.denies(at)) && !found.iter().any(is_denial);
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
    drop_until(scan, &mut found);
    drop_only(scan, &mut found);
    drop_either(scan, &mut found);
    settle_negations(scan, &mut found);
    join_neighbours(&mut found);
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
    settle_compared(scan, &mut found);
    settle_prepositions(scan, &mut found);
    settle_loose(scan, &mut found);
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
    if !found.iter().any(compares) {
        for mark in &mut found {
            let values = match &mark.what {
                What::Number(number) => derived::numbered(scan, *number, None),
                What::Amount(number, unit) => derived::numbered(scan, *number, Some(unit)),
                _ => None,
            };
            if let Some(values) = values {
                (mark.what, mark.assumes) = (What::Name(values), Some(Assumption::Derived));
            }
        }
    }
    name_amounts(scan, &mut found);
    extremes::resolve(scan, &mut found);
    ranks::resolve(scan, &mut found);
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

/// Removes a negation that only says when something happened: "Ann did not leave until noon".
fn drop_until(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let words = &scan.vocabulary.language.guess_words;
    let Some(until) = (0..scan.tokens.len()).find(|&at| words.is(Role::Until, scan.tokens, at).is_some()) else {
        return;
    };
    let before = |mark: &Mark<'_>| mark.end <= until;
    let Some(not) = marks.iter().rposition(|mark| before(mark) && matches!(mark.what, What::Not | What::Nobody)) else {
        return;
    };
    if marks[not + 1..].iter().filter(|mark| before(mark)).all(|mark| matches!(mark.what, What::Unknown)) {
        marks.remove(not);
        marks.retain(|mark| mark.start != until);
    }
}

/// Removes a negation that only answers ("and no, he is not the pilot either"), and French `que` in "n'arrive qu'à midi",
/// which means `only`.
fn drop_only(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let roles = scan.grammar().roles;
    let answers = |mark: &Mark<'_>| {
        let next = mark.end < scan.tokens.len() && scan.is_comma(mark.end);
        matches!(mark.what, What::Not) && next && scan.is_of(mark.start, roles.no)
    };
    let denies = |mark: &Mark<'_>| matches!(mark.what, What::Not | What::Nor | What::Nobody | What::Denies);
    let limits = |at: usize| (0..at).any(|at| scan.is_of(at, roles.half_not));
    let compares = |mark: &Mark<'_>| {
        matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_) | What::AsMuch(_) | What::Times(_))
    };
    marks.retain(|mark| !answers(mark));
    let than = marks.iter().position(|mark| matches!(mark.what, What::Than));
    if let Some(than) = than.filter(|&than| limits(marks[than].start))
        && !marks[..than].iter().any(|mark| compares(mark) || denies(mark))
    {
        marks.remove(than);
    }
}

/// Removes `either` at the end of what is denied, where it means `too`: "Ann isn't from Ohio either".
fn drop_either(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let denies = |mark: &Mark<'_>| matches!(mark.what, What::Not | What::Nobody | What::Denies | What::Doubtful);
    let ends = |mark: &Mark<'_>| matches!(mark.what, What::Either) && mark.end == scan.tokens.len();
    if marks.iter().any(denies) && marks.last().is_some_and(ends) {
        marks.pop();
    }
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

/// Removes the negations that others make void: the one behind French "ni ... ni" ("ni Anne ni Luc n'ont jamais"), and
/// both of "never without".
fn settle_negations(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let roles = scan.grammar().roles;
    let neither = marks.iter().filter(|mark| matches!(mark.what, What::Nor)).count();
    let half = |mark: &Mark<'_>| (0..mark.start).any(|at| scan.is_of(at, roles.half_not));
    if neither > 1 && matches!(marks[0].what, What::Nor) {
        marks.retain(|mark| !(matches!(mark.what, What::Not) && half(mark)));
    }
    let words = &scan.vocabulary.language.guess_words;
    let is_without = |at: usize| words.is(Role::Without, scan.tokens, at).is_some();
    let lacks = |mark: &Mark<'_>| matches!(mark.what, What::Denies) && is_without(mark.start);
    let names = |mark: &Mark<'_>| matches!(mark.what, What::Name(_) | What::And | What::Or | What::Nor);
    if let Some(lacking) = marks.iter().position(lacks)
        && let Some(not) = marks[..lacking].iter().rposition(|mark| matches!(mark.what, What::Not))
        && !marks[not..lacking].iter().any(names)
    {
        marks[lacking].what = What::Unknown;
        marks[lacking].assumes = Some(Assumption::Denied);
        marks.remove(not);
    }
}

/// Joins "directly before or directly after", which is next to.
fn join_neighbours(marks: &mut Vec<Mark<'_>>) {
    let is_beside = |mark: &Mark<'_>| matches!(mark.what, What::Place(Place::JustBefore | Place::JustAfter));
    let join = |three: &[Mark<'_>]| {
        let opposite = match (&three[0].what, &three[2].what) {
            (What::Place(one), What::Place(other)) => one != other,
            _ => false,
        };
        is_beside(&three[0]) && is_beside(&three[2]) && matches!(three[1].what, What::Or) && opposite
    };
    if let Some(at) = marks.windows(3).position(join) {
        marks[at].what = What::Place(Place::Next);
        marks[at].end = marks[at + 2].end;
        marks.drain(at + 1..at + 3);
        // "Either directly before or directly after".
        if at > 0 && matches!(marks[at - 1].what, What::Either) {
            marks.remove(at - 1);
        }
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
                    marks[at - 1].what = if found.only_sign() == Some(1) { What::MoreThan } else { What::Logic };
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

/// Finds the prepositions that belong to what is compared: "asks less for her soup than Ann". Behind a comparative they
/// compare nothing themselves until `than`.
fn settle_compared(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let is_comparison =
        |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_) | What::Loose(_));
    let is_open = |mark: &Mark<'_>| {
        matches!(mark.what, What::Comparative(_)) && !scan.is_of(mark.end - 1, scan.grammar().roles.than)
    };
    let joins = |mark: &Mark<'_>| matches!(mark.what, What::And | What::Or | What::Comma);
    let words = &scan.vocabulary.language.guess_words;
    let is_preposition = |mark: &Mark<'_>| {
        let is = |&role: &Role| words.is(role, scan.tokens, mark.start) == Some(mark.end - mark.start);
        is_comparison(mark) && PREPOSITIONS.iter().any(is)
    };
    let mut from = 0;
    while let Some(first) = (from..marks.len()).find(|&at| is_open(&marks[at]) && !is_preposition(&marks[at])) {
        let ends = |mark: &Mark<'_>| joins(mark) || matches!(mark.what, What::Than);
        let Some(end) = (first + 1..marks.len()).find(|&at| ends(&marks[at])) else { break };
        from = end + 1;
        if !matches!(marks[end].what, What::Than) {
            continue;
        }
        let next = (end + 1..marks.len()).find(|&at| joins(&marks[at])).unwrap_or(marks.len());
        // "To the west more than to the east", as German says it.
        let said =
            |mark: &Mark<'_>| scan.tokens[mark.start..mark.end].iter().map(|token| &token.text).collect::<Vec<_>>();
        if first > 0
            && end + 1 < marks.len()
            && is_preposition(&marks[0])
            && is_preposition(&marks[end + 1])
            && said(&marks[0]) == said(&marks[end + 1])
        {
            marks[0].what = What::Unknown;
            marks[end + 1].what = What::Unknown;
        }
        let is_loose = |mark: &Mark<'_>| matches!(mark.what, What::Loose(_));
        let of_first = marks[first + 1..end].iter_mut().filter(|mark| is_comparison(mark));
        of_first.for_each(|mark| mark.what = What::Unknown);
        let of_second = marks[end + 1..next].iter_mut().filter(|mark| is_loose(mark) || is_preposition(mark));
        of_second.for_each(|mark| mark.what = What::Unknown);
    }
}

/// Finds which prepositions compare nothing, since a word without a name follows them: "after the break". If a name
/// follows later on, the preposition may belong to it: "before the grumpy pilot".
fn settle_prepositions(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let words = &scan.vocabulary.language.guess_words;
    for at in 0..marks.len().saturating_sub(1) {
        let Mark { start, end, ref what, .. } = marks[at];
        // "Right after the gates opened".
        let is_beside = matches!(what, What::Place(Place::JustBefore | Place::JustAfter));
        let compares = end > start && scan.is_of(end - 1, scan.grammar().roles.than);
        let is_preposition = matches!(what, What::Between)
            || is_beside
            || matches!(what, What::Comparative(_) | What::ComparingVerb(_))
                && !compares
                && PREPOSITIONS.iter().any(|&role| words.is(role, scan.tokens, start) == Some(end - start));
        // French `plus de laine que`: the comparison has its other side.
        let compares_amount =
            matches!(what, What::Comparative(found) | What::ComparingVerb(found) if found.compares_any());
        if compares_amount && !scan.is_of(end - 1, scan.grammar().roles.than) && scan.than_follows(end) {
            continue;
        }
        // "Speaks about geometry": nothing of the puzzle is above or below.
        if let What::Comparative(found) | What::ComparingVerb(found) = what
            && is_preposition
            && (!found.says_when() || scan.is_of(start, scan.grammar().roles.preposition))
            && !(at > 0 && matches!(marks[at - 1].what, What::Amount(..) | What::Number(_)))
            && matches!(marks[at + 1].what, What::Name(_))
            && marks[at + 1]
                .values()
                .iter()
                .all(|value| scan.vocabulary.puzzle.category(value.category).numeric.is_none())
            && !scan.vocabulary.has_order_of(found)
        {
            marks[at].what = What::Unknown;
            continue;
        }
        let next = &marks[at + 1];
        let is_word = match next.what {
            What::Unknown => derived::name(scan, next.start).is_none(),
            // German `verfügt über mehr Jahre`: "over" belongs to the verb.
            What::Comparative(_) => next.start == end && scan.than_follows(end),
            What::ComparingVerb(_) => next.start == end,
            _ => false,
        };
        let counts =
            at > 0 && marks[at - 1].end == start && matches!(marks[at - 1].what, What::Amount(..) | What::Number(_));
        // "Before whoever ordered the soup".
        let opens_relative = (end..next.start).any(|at| scan.is_of(at, scan.grammar().roles.relative));
        if !is_preposition || !is_word || counts || opens_relative || scan.skip_articles(end) != next.start {
            continue;
        }
        let name = marks[at + 1..].iter().position(|mark| !mark.values().is_empty()).map(|place| at + 1 + place);
        let compares = |other: usize| other != at && matches!(marks[other].what, What::Comparative(_));
        let is_one_of_two = (0..marks.len()).any(compares);
        if matches!(marks[at].what, What::Between) || is_beside {
            if name.is_none() {
                marks[at].what = What::Unknown;
            }
            continue;
        }
        match name {
            Some(name) if matches!(marks[at + 1].what, What::Unknown) && !is_one_of_two => {
                // An adjective may stand before the name; else the name may belong to another verb.
                let is_adjective = name == at + 2 && marks[at + 1].end == marks[name].start;
                if !is_adjective {
                    (marks[at].what, marks[at].assumes) = (What::Unknown, Some(Assumption::InDoubt));
                }
            }
            _ => marks[at].what = What::Unknown,
        }
    }
}

/// Finds which prepositions compare: those between two things of a kind, and those beside a verb of coming.
fn settle_loose(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let comes = beyond::comes(scan);
    for at in 0..marks.len() {
        let What::Loose(comparative) = marks[at].what else { continue };
        let category = |mark: Option<&Mark<'_>>| mark?.values().first().map(|value| value.category);
        let before = category(marks[..at].iter().rfind(|mark| !mark.values().is_empty()));
        let behind = category(marks[at + 1..].iter().find(|mark| !mark.values().is_empty()));
        // "For Ann or for Bob": what compares nothing the first time does not the second.
        let said = |mark: &Mark<'_>| {
            scan.tokens[mark.start..mark.end].iter().map(|token| token.text.clone()).collect::<Vec<_>>()
        };
        let again = marks[..at].iter().any(|mark| matches!(mark.what, What::Unknown) && said(mark) == said(&marks[at]));
        let are_alike = !again && before.is_some() && (before == behind || comes && behind.is_some());
        marks[at].what = if are_alike { What::Comparative(comparative) } else { What::Unknown };
    }
}

/// Makes amounts of the values that say how much more one has than another, or how far two are apart: "six euros less".
fn settle_amounts<'a>(scan: &Scan<'a>, marks: &mut [Mark<'a>]) {
    let names = marks.iter().filter(|mark| matches!(mark.what, What::Name(_))).count();
    let is_apart = marks.iter().any(|mark| matches!(mark.what, What::Between));
    for at in 0..marks.len() {
        let compares = |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_));
        // "Three skeins less": what is counted may stand between.
        let next = marks[at + 1..].iter().find(|mark| !matches!(mark.what, What::Unknown));
        let next = next.filter(|next| next.start <= marks[at].end + MAX_COUNTED && compares(next));
        let is_beside = next.is_some();
        // "Outran Ann by at least three miles".
        let is_bound = at > 0
            && marks[at - 1].end == marks[at].start
            && matches!(marks[at - 1].what, What::AtLeast | What::AtMost | What::MoreThan)
            && marks.iter().any(compares);
        if !matches!(marks[at].what, What::Name(_)) || !(is_apart || is_beside || is_bound) {
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
                }
                // "The difference between Ann and Bob is 2."
                None => names > 2 && at + 1 == marks.len(),
            }
        {
            marks[at].what = What::Number(number);
        }
    }
}

fn assumed(what: &What<'_>) -> Option<Assumption> {
    match what {
        What::Extreme(_) | What::OneOf(_) => Some(Assumption::Extreme),
        What::Group(_) => Some(Assumption::Gender),
        _ => None,
    }
}
