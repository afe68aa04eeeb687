//! What a clause consists of for the second reader: names, words of logic, comparisons, amounts.

use bachet_notation::Number;
use bachet_notation::clue::{Comparison as Sign, ValueId};
use smallvec::{SmallVec, smallvec};

use super::bounds::{self, Bound, Bounded};
use super::places::Place;
use super::words::Role;
use super::{Assumption, derived, extremes, gender};
use crate::scan::Scan;
use crate::tokens::Kind;
use crate::vocabulary::{Comparative, Degree, Unit};

/// Minutes from midnight to noon.
const NOON: i64 = 12 * 60;

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
    let mut found = Vec::new();
    let mut at = 0;
    while at < scan.tokens.len() {
        let (what, end) = mark(scan, at);
        let assumes = what.as_ref().and_then(assumed);
        found.extend(what.map(|what| Mark { start: at, end, what, assumes }));
        at = end;
    }
    for mark in &mut found {
        if matches!(mark.what, What::Unknown)
            && let Some((values, end)) = derived::names(scan, mark.start)
        {
            (mark.what, mark.end, mark.assumes) = (What::Name(values), end, Some(Assumption::Derived));
        }
    }
    settle_loose(&mut found);
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
    extremes::resolve(scan, &mut found);
    found
}

/// Finds which prepositions compare: those between two things of a kind.
fn settle_loose(marks: &mut [Mark<'_>]) {
    for at in 0..marks.len() {
        let What::Loose(comparative) = marks[at].what else { continue };
        let category = |mark: Option<&Mark<'_>>| mark?.values().first().map(|value| value.category);
        let before = category(marks[..at].iter().rfind(|mark| !mark.values().is_empty()));
        let behind = category(marks[at + 1..].iter().find(|mark| !mark.values().is_empty()));
        let are_alike = before.is_some() && before == behind;
        marks[at].what = if are_alike { What::Comparative(comparative) } else { What::Unknown };
    }
}

/// Makes amounts of the values that say how much more one has than another, or how far two are apart: "six euros less".
fn settle_amounts<'a>(scan: &Scan<'a>, marks: &mut [Mark<'a>]) {
    let is_apart = marks.iter().any(|mark| matches!(mark.what, What::Between));
    for at in 0..marks.len() {
        let compares = |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_));
        let is_beside = marks.get(at + 1).is_some_and(|next| next.start == marks[at].end && compares(next));
        if !matches!(marks[at].what, What::Name(_)) || !(is_apart || is_beside) {
            continue;
        }
        if let Some((what, end)) = amount(scan, marks[at].start)
            && end <= marks[at].end
        {
            marks[at].what = what;
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

fn mark<'a>(scan: &Scan<'a>, at: usize) -> (Option<What<'a>>, usize) {
    let tokens = scan.tokens;
    let words = &scan.vocabulary.language.guess_words;
    if let Some(mention) = scan.mention(at, tokens.len()) {
        let end = mention.end as usize;
        // "The red lantern" is the last one, not a red one.
        if let Some((_, length)) = words.verbs.at(tokens, at).first().filter(|found| at + found.1 > end) {
            return (Some(What::Extreme(smallvec![])), at + length);
        }
        return match amount(scan, at) {
            Some((amount, further)) if further > end && tokens[at].kind == Kind::Number => (Some(amount), further),
            _ => (Some(What::Name(mention.values.clone())), end),
        };
    }
    if scan.is_comma(at) {
        return (Some(What::Comma), at + 1);
    }
    if tokens[at].kind == Kind::Sign {
        return (None, at + 1);
    }
    if let Some((amount, end)) = amount(scan, at) {
        return (Some(amount), end);
    }
    let role = words.at(tokens, at);
    if let Some(month) = scan.vocabulary.language.forms.calendar.month(&tokens[at].text)
        && let Some(days) = derived::days_of(scan, month)
    {
        return (Some(What::OneOf(days)), at + 1);
    }
    if let Some((bound, end)) = bound(scan, at) {
        return (Some(What::Bound(bound)), end);
    }
    if let Some((verb, length)) = words.verbs.at(tokens, at).first().copied() {
        if verb.degree == Degree::Superlative {
            return (Some(What::Extreme(smallvec![])), at + length);
        }
        let is_as = role.is_some_and(|(role, _)| role == Role::As);
        return (Some(if is_as { What::AsMuch(verb) } else { What::ComparingVerb(verb) }), at + length);
    }
    let is_loose = |found: &(&Comparative, usize)| found.0.behind_unit && scan.comparatives(at).is_empty();
    let comparatives = scan.vocabulary.language.forms.comparatives(tokens, at);
    if let Some((comparative, length)) = comparatives.iter().find(|found| is_loose(found)).copied()
        && role.is_none_or(|role| role.1 < length || role.0 == Role::Loose)
        && comparatives.iter().all(is_loose)
    {
        let is_open = role.is_some_and(|role| role.0 == Role::Loose);
        let what = if is_open { What::Loose(comparative) } else { What::Comparative(comparative) };
        return (Some(what), at + length);
    }
    let comparative = comparatives.into_iter().find(|found| !is_loose(found));
    // "Less heavy" without an article leaves out what it is compared with.
    let is_bare = |length: usize| length > 1 && !(at > 0 && scan.is_of(at - 1, scan.grammar().roles.the));
    if let Some((comparative, length)) = comparative.filter(|found| role.is_none_or(|role| role.1 < found.1)) {
        let what = match (comparative.degree, words.is(Role::As, tokens, at)) {
            (Degree::Superlative, _) if is_bare(length) => What::Logic,
            (Degree::Superlative, _) => What::Extreme(smallvec![]),
            (_, Some(_)) => What::AsMuch(comparative),
            (_, None) => What::Comparative(comparative),
        };
        return (Some(what), at + length);
    }
    // A word that a category is about denies nothing: "sold" in a puzzle of sales.
    let denies = |role| matches!(role, Role::Denies | Role::Doubtful);
    if let Some((role, length)) =
        role.filter(|&(role, length)| !(denies(role) && (at..at + length).any(|at| scan.refers(at))))
    {
        return (of_role(scan, role), at + length);
    }
    if let Some((what, length)) = conjunction(scan, at) {
        return (what, at + length);
    }
    if let Some((number, length)) = scan.number(at).filter(|_| !scan.only_counts(at)) {
        if scan.is_ordinal(at) {
            return (Some(What::Extreme(smallvec![])), at + length);
        }
        let what = (!counts_all(scan, at, number)).then_some(What::Number(number));
        return (what, at + length);
    }
    if let Some(length) = scan.reserved(at) {
        return (Some(What::Logic), at + length);
    }
    if scan.is_foreign(at) {
        return (Some(What::Logic), at + 1);
    }
    (scan.is_unknown(at).then_some(What::Unknown), at + 1)
}

/// Returns the bound that a phrase at a token states, and where it ends.
pub(super) fn bound(scan: &Scan<'_>, at: usize) -> Option<(Bound, usize)> {
    let words = &scan.vocabulary.language.guess_words;
    let is = |role| words.is(role, scan.tokens, at);
    let half = is(Role::Morning).map(|length| (Sign::Less, length));
    if let Some((comparison, length)) = half.or_else(|| Some((Sign::GreaterEqual, is(Role::Afternoon)?))) {
        let bound = Bound { comparison, number: Number::from_integer(NOON), unit: None, of: Bounded::TimeOfDay };
        return (!bounds::categories(scan, &bound).is_empty()).then_some((bound, at + length));
    }
    let said = [
        (Role::Below, Sign::Less, Bounded::Amount),
        (Role::Above, Sign::Greater, Bounded::Amount),
        (Role::Before, Sign::Less, Bounded::Date),
        (Role::After, Sign::Greater, Bounded::Date),
    ];
    let found = said.into_iter().filter_map(|(role, comparison, of)| Some((is(role)?, comparison, of)));
    let (length, comparison, of) = found.max_by_key(|found| found.0)?;
    let at = scan.skip_articles(at + length);
    scan.tokens.get(at)?;
    if let Some((minutes, end)) = scan.time_of_day(at) {
        let number = Number::from_integer(minutes);
        return Some((Bound { comparison, number, unit: None, of: Bounded::TimeOfDay }, end));
    }
    let (number, length) = scan.number(at)?;
    let unit = scan.tokens.get(at + length).and_then(|_| scan.units(at + length).first().cloned());
    let end = at + length + unit.as_ref().map_or(0, |(_, length)| *length);
    let unit = unit.map(|(unit, _)| unit);
    // "Two days before" is no bound, nor is "for two days".
    if of == Bounded::Date && unit.is_some() {
        return None;
    }
    let number = unit.as_ref().map_or(number, |unit| number * unit.factor);
    Some((Bound { comparison, number, unit, of }, end))
}

/// Whether a number is that of all entities: "the oldest of the five".
fn counts_all(scan: &Scan<'_>, at: usize, number: Number) -> bool {
    let roles = scan.grammar().roles;
    let classes: Vec<_> = [roles.the, roles.of, roles.preposition].into_iter().flatten().collect();
    let all = scan.vocabulary.puzzle.categories.iter().map(|category| category.values.len()).max();
    let is_size = all.is_some_and(|size| number == Number::from_integer(size as i64));
    is_size && scan.tokens[at].kind == Kind::Word && at > 0 && scan.phrases(at - 1, &classes).next().is_some()
}

/// Returns the number with its unit at a token, and where it ends.
fn amount<'a>(scan: &Scan<'a>, at: usize) -> Option<(What<'a>, usize)> {
    let (number, length) = scan.number(at)?;
    let unit = Some(at + length).filter(|&unit| unit < scan.tokens.len())?;
    let (counted, more) = scan.units(unit).first()?;
    Some((What::Amount(number, counted.clone()), unit + more))
}

fn of_role<'a>(scan: &Scan<'a>, role: Role) -> Option<What<'a>> {
    let group = |role| {
        let values = gender::group(scan, role);
        Some(if values.is_empty() { What::Unknown } else { What::Group(values) })
    };
    match role {
        Role::Woman => group(Role::WomanName),
        Role::Man => group(Role::ManName),
        Role::Content => Some(What::Unknown),
        Role::JustBefore => Some(What::Place(Place::JustBefore)),
        Role::JustAfter => Some(What::Place(Place::JustAfter)),
        Role::Next => Some(What::Place(Place::Next)),
        Role::BothEnds => Some(What::Place(Place::BothEnds)),
        Role::JustBetween => Some(What::Place(Place::JustBetween)),
        Role::Denies => Some(What::Denies),
        Role::Doubtful => Some(What::Doubtful),
        Role::Suspends | Role::Condition => Some(What::Logic),
        Role::Parts => Some(What::And),
        Role::AtLeast => Some(What::AtLeast),
        Role::AtMost => Some(What::AtMost),
        Role::MoreThan => Some(What::MoreThan),
        Role::Only => Some(What::Only),
        Role::Different => Some(What::Different),
        Role::ButOne => Some(What::ButOne),
        Role::AtEnd | Role::OnPodium => Some(extremes::one_of(scan, role).map_or(What::Logic, What::OneOf)),
        Role::Between => Some(What::Between),
        Role::Twice => Some(What::Times(Number::from_integer(2))),
        Role::Half => Some(What::Times(Number::new(1, 2))),
        Role::Nobody => Some(What::Nobody),
        Role::When => Some(What::When),
        Role::ButNot => Some(What::ButNot),
        Role::First | Role::Last | Role::NextToLast | Role::Middle => Some(What::Extreme(smallvec![])),
        Role::Harmless
        | Role::Pronoun
        | Role::It
        | Role::Latter
        | Role::Own
        | Role::Also
        | Role::As
        | Role::WomanName
        | Role::ManName
        | Role::Below
        | Role::Above
        | Role::Before
        | Role::After
        | Role::Morning
        | Role::Afternoon
        | Role::If
        | Role::Then
        | Role::One
        | Role::Other
        | Role::Loose
        | Role::Copula
        | Role::Ending => None,
    }
}

/// Returns the negation or conjunction at a token, and its length in tokens; the longest if there are several.
fn conjunction<'a>(scan: &Scan<'a>, at: usize) -> Option<(Option<What<'a>>, usize)> {
    let roles = scan.grammar().roles;
    let length = |classes: &[Option<_>]| {
        let lengths = classes.iter().flatten().filter_map(|&class| scan.phrases(at, &[class]).next());
        lengths.max()
    };
    let all = [
        (length(&[roles.not, roles.not_behind, roles.lacking, roles.no]), Some(What::Not)),
        (length(&[roles.half_not]), None),
        (length(&[roles.nor, roles.neither]), Some(What::Nor)),
        (length(&[roles.or, roles.either]), Some(What::Or)),
        (length(&[roles.and, roles.both]), Some(What::And)),
        (length(&[roles.than]), Some(What::Than)),
    ];
    let longest = all.iter().filter_map(|(length, _)| *length).max()?;
    all.into_iter().find(|(length, _)| *length == Some(longest)).map(|(_, what)| (what, longest))
}
