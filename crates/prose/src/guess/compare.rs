//! Clauses that compare two names, or one with all others.

use bachet_notation::clue::{CategoryId, Comparison as Sign, Quantity, Truth, ValueId, Who};
use bachet_notation::{Kind, Number};

use super::bounds::{Bound, Bounded};
use super::marks::{Mark, What};
use super::{Assumption, Guess, combine, link, rows, targets};
use crate::entity::{Entity, Fact};
use crate::grammar::{Slot, SlotKind};
use crate::meaning::{self, Filled, Meaning, Relation};
use crate::scan::Scan;
use crate::vocabulary::{Comparative, Comparison, Description, Unit};

/// The parts of a clause with one comparison.
#[expect(clippy::struct_excessive_bools, reason = "each is said by a word of its own")]
struct Parts<'m, 'a> {
    /// The mark that compares.
    at: &'m Mark<'a>,
    comparative: Option<&'a Comparative>,
    /// What is compared, and what it is compared with.
    first: Vec<(&'m Mark<'a>, ValueId)>,
    second: Vec<(&'m Mark<'a>, ValueId)>,
    amount: Option<(Number, Option<&'m Unit>)>,
    /// Whether the amount stands behind the comparison.
    amount_is_behind: bool,
    /// How the amount bounds the difference.
    bound: Relation,
    is_strict: bool,
    /// Whether a multiple is the most that it may be.
    is_most: bool,
    /// Whether less is said, by the negation of as much.
    turned: bool,
    nobody: bool,
    /// Whether all others are compared with: "more than any other".
    others: bool,
    /// Whether nothing is between the two: "directly above".
    next: bool,
    /// Whether only those who are named have more, or this many who are not named.
    only: bool,
    number: Option<Number>,
    /// What that number is one of.
    counted: Option<&'m Unit>,
    /// Whether the comparison is denied.
    denied: bool,
    /// The factor of a multiple.
    times: Option<Number>,
    /// Whether a verb may deny what it is about: "the one who hates tea".
    in_doubt: bool,
    /// Who the things of each side are: one of these.
    groups: Vec<(bool, &'m [ValueId])>,
}

/// Returns the readings of a clause with one comparison, or with one of several things.
///
/// `before` is the category that the clause before compares.
pub(super) fn readings(scan: &Scan<'_>, marks: &[Mark<'_>], before: Option<CategoryId>) -> Vec<Guess> {
    let targets = targets::each(marks);
    let mut targets = targets.iter().map(|marks| with_one(scan, marks, before));
    match targets.next() {
        Some(first) => targets.fold(first, |all, more| combine::both(&all, &more)),
        None => with_one(scan, marks, before),
    }
}

fn with_one(scan: &Scan<'_>, marks: &[Mark<'_>], before: Option<CategoryId>) -> Vec<Guess> {
    let Some(mut parts) = parts(marks) else { return Vec::new() };
    let (direct, exactly) = (scan.grammar().roles.direct, scan.grammar().roles.exactly);
    // "Exactly twice as much": before an amount the word says nothing of places.
    let is_next = |at: usize| scan.is_of(at, direct) && !(parts.times.is_some() && scan.is_of(at, exactly));
    // "Ann directly precedes Bob", French "Ann précède directement Bob".
    let is_beside = |at: usize| at < scan.tokens.len() && is_next(at) && scan.reserved(at).is_some();
    let is_verb = matches!(parts.at.what, What::ComparingVerb(_));
    let is_within = || (parts.at.start..parts.at.end).any(is_next);
    parts.next =
        parts.at.start > 0 && is_next(parts.at.start - 1) || is_verb && (is_beside(parts.at.end) || is_within());
    // Before a comparison with "than" the word for "directly" means "on the contrary": Dutch "juist lager dan".
    parts.next &= !marks.iter().any(|mark| matches!(mark.what, What::Than) && mark.start >= parts.at.end);
    if parts.next && (parts.amount.is_some() || parts.times.is_some()) {
        return Vec::new();
    }
    let described: Vec<Description> = (parts.first.iter().chain(&parts.second))
        .map(|(mark, value)| Description { range: mark.start..mark.end, categories: vec![value.category] })
        .collect();
    let behind = parts.second.first().map_or(scan.tokens.len(), |(mark, _)| mark.start);
    let unit = parts.amount.and_then(|(_, unit)| unit);
    let number = parts.amount.map(|(number, _)| unit.map_or(number, |unit| number * unit.factor));
    let comparison = Comparison {
        comparative: parts.comparative,
        unit,
        number,
        described: &described,
        behind: parts.at.end.min(behind)..behind,
    };
    let (mut compared, mut assumed) = rows::compared(scan, &comparison);
    // "A smaller amount than Ann, but a larger than Bob".
    let again = before.zip(comparison.comparative.and_then(Comparative::only_sign));
    if let Some(again) = again.filter(|_| compared.is_empty() || rows::goes_on(scan, marks)) {
        (compared, assumed) = (vec![again], Some(Assumption::Ambiguous));
    }
    // A multiple is one of an amount, rarely of a place or a time.
    if parts.times.is_some() && compared.iter().any(|found| !scan.vocabulary.is_in_sequence(found.0)) {
        compared.retain(|found| !scan.vocabulary.is_in_sequence(found.0));
    }
    let mut assumptions = vec![Assumption::Compared];
    assumptions.extend(assumed.or((compared.len() > 1).then_some(Assumption::Ambiguous)));
    assumptions.extend(parts.in_doubt.then_some(Assumption::InDoubt));
    let each = |&(category, sign): &(CategoryId, i8)| {
        let sign = if parts.turned { -sign } else { sign };
        let truth = if parts.others {
            most(scan, parts.first[0].1, category, sign)
        } else if parts.nobody || parts.only {
            counted(scan, &parts, category, sign)
        } else if parts.is_with_amount() {
            with_amount(scan, &parts, category, sign)
        } else {
            compare(scan, &parts, category, sign, number)
        };
        // "After two days" is a day, not after whoever took two.
        let of_itself = parts.second.iter().any(|(_, value)| value.category == category)
            && parts.comparative.is_some_and(Comparative::says_when);
        // German "Zimmer 204 riecht nach Suppe" orders no rooms.
        let is_preposition = parts.at.end == parts.at.start + 1
            && scan.is_of(parts.at.start, scan.grammar().roles.preposition)
            && parts.first.iter().any(|(_, value)| value.category == category);
        let all = assumptions.iter().copied().chain((of_itself || is_preposition).then_some(Assumption::InDoubt));
        truth.map(|truth| Guess::new(Some(truth), all.collect()))
    };
    compared.iter().filter_map(each).collect()
}

fn parts<'m, 'a>(marks: &'m [Mark<'a>]) -> Option<Parts<'m, 'a>> {
    let comparing = marks.iter().find_map(|mark| match mark.what {
        What::Comparative(found) | What::AsMuch(found) | What::ComparingVerb(found) => Some((mark, Some(found))),
        _ => None,
    });
    let multiple = || marks.iter().find(|mark| matches!(mark.what, What::Times(_))).map(|mark| (mark, None));
    let (at, comparative) = comparing.or_else(multiple)?;
    let as_much = matches!(at.what, What::AsMuch(_));
    let mut parts = Parts {
        at,
        comparative,
        first: Vec::new(),
        second: Vec::new(),
        amount: None,
        amount_is_behind: false,
        bound: Relation::CompareBy,
        is_strict: false,
        is_most: false,
        turned: false,
        nobody: false,
        others: false,
        next: false,
        only: false,
        number: None,
        counted: None,
        denied: false,
        in_doubt: false,
        times: if let What::Times(factor) = at.what { Some(factor) } else { None },
        groups: Vec::new(),
    };
    // "More was paid for the clock than for the vase".
    let than = marks.iter().find(|mark| matches!(mark.what, What::Than)).map(|mark| mark.start);
    let inverted = than.filter(|_| marks.iter().all(|mark| mark.start >= at.start || mark.values().is_empty()));
    let before = inverted.unwrap_or(at.start);
    let is_name = |mark: &Mark<'_>| matches!(mark.what, What::Name(_) | What::Extreme(_));
    // "To the right of the baker sits Ann": what stands first is what Ann is compared with.
    let is_preposition = comparative.is_some_and(|found| found.orders_places() || found.says_when());
    let named: Vec<_> = marks.iter().filter(|mark| is_name(mark)).collect();
    let opens = than.is_none() && is_preposition && named.iter().all(|mark| mark.start > at.start);
    // "Dearer than the vase was only the clock."
    let opens_with_than = than == Some(at.end) && marks[0].start == at.start;
    let fronted = named.first().filter(|_| (opens || opens_with_than) && named.len() == 2).map(|mark| mark.start);
    // "After Ann came two others."
    let counts_behind = opens && named.len() == 1;
    // "Carl sits nearer to Dora than to the pilot" compares how far two are from Carl.
    let between = |mark: &&Mark<'_>| mark.start > at.start && than.is_some_and(|than| mark.end <= than);
    if inverted.is_none() && marks.iter().filter(between).any(is_name) {
        return None;
    }
    // "Hank spent more than Dora on the vase": what stands behind the other one may belong to the first.
    let behind = marks.iter().filter(|mark| mark.start > than.unwrap_or(at.start));
    if fronted.is_none() && behind.filter(|mark| is_name(mark)).count() > 1 {
        return None;
    }
    for mark in marks.iter().filter(|mark| mark.start != at.start) {
        match &mark.what {
            What::Name(values) | What::Extreme(values) => {
                let is_first = fronted.map_or(mark.start < before, |second| mark.start != second);
                let side = if is_first { &mut parts.first } else { &mut parts.second };
                side.push((mark, *values.first()?));
            }
            What::Group(values) => parts.groups.push((mark.start < at.start, values)),
            What::Times(factor) if parts.times.is_none() => parts.times = Some(*factor),
            // "Two visitors came before Ann" counts them; "two years before Ann" is a difference.
            What::Amount(number, unit) if parts.number.is_none() && parts.first.is_empty() && mark.end < at.start => {
                (parts.number, parts.counted) = (Some(*number), Some(unit));
            }
            What::Amount(number, unit) if parts.amount.is_none() => {
                (parts.amount, parts.amount_is_behind) = (Some((*number, Some(unit))), mark.start > at.start);
            }
            // "Two of them came later than Ann".
            What::Number(number)
                if parts.number.is_none() && parts.first.is_empty() && (mark.end < at.start || counts_behind) =>
            {
                parts.number = Some(*number);
            }
            What::Bound(Bound { comparison, number, unit: None, of: Bounded::Amount })
                if parts.number.is_none() && parts.first.is_empty() && named.len() == 1 =>
            {
                parts.number = Some(*number);
                match comparison {
                    Sign::Greater => (parts.bound, parts.is_strict) = (Relation::CompareAtLeast, true),
                    Sign::Less => (parts.is_most, parts.is_strict) = (true, true),
                    _ => return None,
                }
            }
            What::Number(number) if parts.amount.is_none() => {
                (parts.amount, parts.amount_is_behind) = (Some((*number, None)), mark.start > at.start);
            }
            What::AtLeast => parts.bound = Relation::CompareAtLeast,
            // "The student who visited the dam": such a verb may state something else, but changes no amount.
            What::Doubtful | What::Attitude | What::Meets => parts.in_doubt = true,
            What::MoreThan => (parts.bound, parts.is_strict) = (Relation::CompareAtLeast, true),
            What::LessThan => (parts.is_most, parts.is_strict) = (true, true),
            What::AtMost => parts.is_most = true,
            What::Not if as_much && !parts.turned => parts.turned = true,
            What::Not if !parts.denied && mark.start < at.start => parts.denied = true,
            What::Others if mark.start > at.start => parts.others = true,
            What::Nobody => parts.nobody = true,
            // In the midst of a clause it only stresses: "Bob came only after Ann".
            What::Only => parts.only |= parts.first.is_empty(),
            What::Than | What::Unknown | What::Comma => {}
            _ => return None,
        }
    }
    match parts.number {
        Some(_) if parts.first.is_empty() => parts.only = true,
        Some(number) if parts.amount.is_none() => parts.amount = Some((number, parts.counted)),
        _ => {}
    }
    // "No picture is older than Ann's".
    if parts.denied && parts.first.is_empty() {
        (parts.denied, parts.nobody) = (false, true);
    }
    let bounded = parts.bound == Relation::CompareBy || parts.amount.is_some() || parts.times.is_some();
    let sides = if parts.others {
        parts.second.is_empty() && parts.first.len() == 1 && !(parts.nobody || parts.only || parts.denied)
    } else if parts.nobody || parts.only && parts.first.is_empty() {
        parts.first.is_empty() && parts.second.len() == 1
    } else if parts.is_with_amount() {
        parts.first.len() == 1
    } else {
        !parts.first.is_empty() && !parts.second.is_empty()
    };
    let counts = parts.only && parts.number.is_some();
    let bounded = bounded || counts;
    // Only a multiple and the number of others are bounded from above here.
    let is_bounded = !parts.is_most || parts.times.is_some() || counts;
    // "As old as" alone says that two of a category are one.
    let is_plain = || !parts.turned && !parts.nobody && parts.amount.is_none();
    let all = parts.nobody || parts.others;
    let states = match parts.times {
        Some(_) => is_plain() && !parts.denied && !parts.only,
        None => as_much == parts.turned && !(all && (as_much || parts.amount.is_some())),
    };
    // A difference that is denied says little, and one that only one has says something else.
    let is_simple = parts.amount.is_none() && !as_much && parts.groups.is_empty();
    let fits = !(parts.denied || parts.only) || is_simple || parts.denied && parts.is_with_amount();
    (bounded && is_bounded && sides && states && fits).then_some(parts)
}

impl Parts<'_, '_> {
    /// Whether something is compared with an amount: "older than forty".
    fn is_with_amount(&self) -> bool {
        self.amount.is_some() && self.second.is_empty() && self.comparative.is_some() && self.amount_is_behind
    }
}

/// Returns that one has more or less than another, and that the names of each side belong together.
fn compare(
    scan: &Scan<'_>,
    parts: &Parts<'_, '_>,
    category: CategoryId,
    sign: i8,
    number: Option<Number>,
) -> Option<Truth> {
    let vocabulary = scan.vocabulary;
    let unit = parts.amount.and_then(|(_, unit)| unit);
    let number = match (number, unit) {
        (Some(number), None) => Some(vocabulary.plain_difference(category, number)?),
        (number, _) => number.map(|number| vocabulary.as_written(category, number)),
    };
    let number = number.map(|number| in_minutes(scan, category, number, unit));
    let entity = |side: &[(&Mark<'_>, ValueId)]| {
        let mut entity = Entity::default();
        let shared = |value: ValueId| matches!(vocabulary.puzzle.category(value.category).kind, Kind::Shared(_));
        let &(_, value) = side.iter().find(|(_, value)| !shared(*value))?;
        entity.learn(Fact { value, holds: true, shared: false });
        Some(entity)
    };
    let filled = Filled {
        entities: vec![
            (Slot(0), SlotKind::Who, entity(&parts.first)?),
            (Slot(1), SlotKind::Who, entity(&parts.second)?),
        ],
        number: parts.times.or(number),
        compared: Some((category, sign)),
        places: unit.is_some_and(|unit| unit.places),
        ..Filled::default()
    };
    let relation = match parts.times {
        Some(_) => Relation::Times,
        None if parts.next => Relation::CompareNext,
        None if number.is_some() => parts.bound,
        None => Relation::Compare,
    };
    let truth = meaning::truth(vocabulary.puzzle, Meaning { relation, denied: false }, &filled)?;
    let truth = match parts.times {
        Some(_) if parts.is_most => bounded(truth, sign, Sign::LessEqual)?,
        Some(_) if parts.bound != Relation::CompareBy => bounded(truth, sign, Sign::GreaterEqual)?,
        _ => truth,
    };
    let mut truths = Vec::new();
    for side in [&parts.first, &parts.second] {
        for other in &side[1..] {
            truths.push(link::fact(scan, side[0].1, other.1, true)?);
        }
    }
    for (is_first, values) in &parts.groups {
        let (_, of) = if *is_first { parts.first.first()? } else { parts.second.first()? };
        let each: Option<Vec<Truth>> = values.iter().map(|&value| link::fact(scan, *of, value, true)).collect();
        truths.push(Truth::Or(each?));
    }
    let truth = if parts.is_strict { strict(truth) } else { truth };
    truths.push(if parts.denied { meaning::negated(truth) } else { truth });
    Some(meaning::conjunction(truths))
}

/// Returns a difference in hours in minutes, where only these occur between the values of a category without a unit.
fn in_minutes(scan: &Scan<'_>, category: CategoryId, number: Number, unit: Option<&Unit>) -> Number {
    let numbers: Vec<Number> =
        scan.vocabulary.puzzle.category(category).values.iter().filter_map(|value| value.number).collect();
    let occurs = |by: Number| numbers.iter().any(|one| numbers.contains(&(*one + by)));
    let minutes = number * Number::from_integer(60);
    let is_part = unit.is_some() && number < Number::from_integer(1);
    if is_part && !occurs(number) && occurs(minutes) { minutes } else { number }
}

/// Returns that something is at least or at most a multiple: "at least twice as old".
fn bounded(truth: Truth, sign: i8, bound: Sign) -> Option<Truth> {
    match truth {
        Truth::Numbers(a, Sign::Equal, b) if sign > 0 => Some(Truth::Numbers(a, bound, b)),
        _ => None,
    }
}

/// Returns a bound that is not reached.
fn strict(truth: Truth) -> Truth {
    match truth {
        Truth::Numbers(a, Sign::GreaterEqual, b) => Truth::Numbers(a, Sign::Greater, b),
        Truth::Numbers(a, Sign::LessEqual, b) => Truth::Numbers(a, Sign::Less, b),
        other => other,
    }
}

/// Returns that this many have more: nobody ("nobody came later than Ann"), or only who is named ("only Bob came later
/// than Ann").
fn counted(scan: &Scan<'_>, parts: &Parts<'_, '_>, category: CategoryId, sign: i8) -> Option<Truth> {
    let of = scan.vocabulary.puzzle.category(category);
    if of.kind != Kind::OneEach {
        return None;
    }
    let order = of.order();
    let from_end = |behind: usize| {
        let at = if sign > 0 { (order.len() - 1).checked_sub(behind)? } else { behind };
        Some(ValueId { category, index: *order.get(at)? })
    };
    let more = match parts.number {
        _ if parts.nobody => 0,
        Some(number) => usize::try_from(number.to_integer()).ok()?,
        None => 1,
    };
    let second = parts.second.first()?.1;
    let all = 0..order.len();
    // "At least two came before Ann."
    let several = match (parts.number, parts.bound, parts.is_strict) {
        (Some(_), Relation::CompareAtLeast, is_strict) => Some(more + usize::from(is_strict)..all.end),
        (Some(_), _, is_strict) if parts.is_most => Some(all.start..more + usize::from(!is_strict)),
        _ => None,
    };
    if let Some(several) = several {
        let is_one = several.start < several.end && several.len() < all.len();
        let each = || several.map(|more| link::fact(scan, second, from_end(more)?, true)).collect::<Option<Vec<_>>>();
        return Some(Truth::Or(is_one.then(each)??));
    }
    let mut truths = vec![link::fact(scan, second, from_end(more)?, true)?];
    for (_, first) in &parts.first {
        truths.push(link::fact(scan, *first, from_end(0)?, true)?);
    }
    Some(meaning::conjunction(truths))
}

/// Returns that one has the most or the least of all: "Ann paid more than any other".
fn most(scan: &Scan<'_>, one: ValueId, category: CategoryId, sign: i8) -> Option<Truth> {
    let of = scan.vocabulary.puzzle.category(category);
    let order = of.order();
    let end = if sign > 0 { order.last() } else { order.first() };
    let value = ValueId { category, index: *end? };
    (of.kind == Kind::OneEach).then(|| link::fact(scan, one, value, true))?
}

/// Returns that something has more or less than an amount: "is older than forty".
fn with_amount(scan: &Scan<'_>, parts: &Parts<'_, '_>, category: CategoryId, sign: i8) -> Option<Truth> {
    let (number, unit) = parts.amount?;
    // "To the left of Ann there is one house" counts them.
    let is_side = |found: &Comparative| found.orders_places() && found.sign_in_row().is_some();
    let counts = unit.is_none_or(|unit| unit.places) && parts.comparative.is_some_and(is_side);
    (!counts).then_some(())?;
    let number = unit.map_or(number, |unit| number * unit.factor);
    let number = scan.vocabulary.as_written(category, number);
    scan.vocabulary.puzzle.category(category).numeric.as_ref()?;
    let comparison = if sign > 0 { Sign::Greater } else { Sign::Less };
    let amount = Quantity::Of(category, Box::new(Who::Has(parts.first[0].1)));
    let truth = Truth::Numbers(amount, comparison, Quantity::Constant(number));
    Some(if parts.denied { meaning::negated(truth) } else { truth })
}
