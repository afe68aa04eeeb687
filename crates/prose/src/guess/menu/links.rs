//! What a side may have to do with the subject, or with the side before it.

use bachet_notation::clue::{Quantity, Truth, Who};

use super::sides::{Sentence, Side};
use super::{between, ends, orders};
use crate::guess::bounds;
use crate::guess::link::fact;
use crate::meaning;
use crate::scan::Scan;

/// The cost of saying nothing of a side.
pub(super) const LEFT_OUT: u32 = 4;
/// The cost of a link with the other sign.
const OTHER_SIGN: u32 = 1;
/// The cost of a link with another side than the likeliest.
const OTHER_SIDE: u32 = 1;
/// The cost of an identity where something is compared, and of a comparison where nothing is.
const OTHER_KIND: u32 = 3;
/// The cost of a comparison where a word may compare, or not.
const MAY_COMPARE: u32 = 1;

/// Something that may be meant, with its cost.
#[derive(Clone)]
pub(in crate::guess) struct Ranked {
    pub(in crate::guess) cost: u32,
    pub(in crate::guess) truth: Truth,
}

/// Returns what a side behind the first may have to do with those before it.
pub(super) fn links(scan: &Scan<'_>, sentence: &Sentence<'_>, at: usize) -> Vec<Ranked> {
    let side = &sentence.sides[at];
    let mut found = with(scan, sentence, &sentence.sides[0], side);
    if at > 1 {
        let (own, other) = if side.cue.goes_on { (OTHER_SIDE, 0) } else { (0, OTHER_SIDE) };
        for link in &mut found {
            link.cost += own;
        }
        let last = with(scan, sentence, &sentence.sides[at - 1], side);
        found.extend(last.into_iter().map(|link| Ranked { cost: link.cost + other, ..link }));
    }
    found
}

/// Returns what two sides may have to do with each other.
fn with(scan: &Scan<'_>, sentence: &Sentence<'_>, one: &Side<'_>, other: &Side<'_>) -> Vec<Ranked> {
    let mut found = Vec::new();
    let compares = other.cue.compares();
    let kind = if compares { OTHER_KIND } else { 0 };
    for holds in [true, false] {
        let sign = if holds == other.cue.denied { OTHER_SIGN } else { 0 };
        found.extend(said(scan, one, other, holds).map(|truth| Ranked { cost: kind + sign, truth }));
    }
    let is_pair = sentence.sides.len() == 2 && found.is_empty();
    let kind = match other.cue.may_compare {
        _ if compares || is_pair => 0,
        Some(_) => MAY_COMPARE,
        None => OTHER_KIND,
    };
    let ordered = orders::orders(scan, sentence, one, other);
    found.extend(ordered.into_iter().map(|link| Ranked { cost: link.cost + kind, ..link }));
    found
}

/// Returns that two sides are one, or are not; `None` if that makes no sense.
fn said(scan: &Scan<'_>, one: &Side<'_>, other: &Side<'_>, holds: bool) -> Option<Truth> {
    if let (Some(bound), [value]) = (&other.bound, &one.values[..]) {
        let category = *bounds::categories(scan, bound).first()?;
        (!one.is_shared(scan)).then_some(())?;
        let number = scan.vocabulary.as_written(category, bound.number);
        let amount = Quantity::Of(category, Box::new(Who::Has(*value)));
        let truth = Truth::Numbers(amount, bound.comparison, Quantity::Constant(number));
        return Some(if holds { truth } else { meaning::negated(truth) });
    }
    let facts: Option<Vec<Vec<Truth>>> =
        one.values.iter().map(|&value| other.values.iter().map(|&of| fact(scan, value, of, holds)).collect()).collect();
    let facts = facts?;
    match (&facts[..], holds) {
        ([], _) => None,
        ([first, ..], _) if first.is_empty() => None,
        (_, false) => Some(meaning::conjunction(facts.concat())),
        ([each], true) if each.len() == 1 || other.has_alternatives => Some(any(each.clone())),
        (all, true) if all[0].len() == 1 => Some(any(facts.concat())),
        // "Ann and Bob have the cat and the dog, in some order".
        ([one, other], true) if one.len() == 2 => {
            let both = |a: &Truth, b: &Truth| Truth::And(vec![a.clone(), b.clone()]);
            Some(Truth::Or(vec![both(&one[0], &other[1]), both(&one[1], &other[0])]))
        }
        _ => None,
    }
}

/// Returns that one of these holds.
fn any(mut truths: Vec<Truth>) -> Truth {
    if truths.len() == 1 { truths.swap_remove(0) } else { Truth::Or(truths) }
}

/// Returns what all sides may have to do with each other together.
pub(super) fn of_all(scan: &Scan<'_>, sentence: &Sentence<'_>) -> Vec<Ranked> {
    let sides = &sentence.sides[..];
    let mut found = Vec::new();
    if let [one, other] = sides
        && let [value] = one.values[..]
        && sentence.has_end
        && other.cue.comparative.is_none()
    {
        // "The oldest, who did not have the cat, was Ann."
        for end in ends::ends_of(scan, sentence, value, false) {
            let with = with(scan, sentence, one, other).into_iter().filter(|link| link.cost <= OTHER_SIGN);
            found.extend(with.map(|link| Ranked {
                cost: link.cost + end.cost,
                truth: meaning::conjunction(vec![end.truth.clone(), link.truth]),
            }));
        }
    }
    if let [one, other, third] = sides {
        let cost = if sentence.has_alternatives { 0 } else { 2 };
        let either = said(scan, one, other, true).zip(said(scan, one, third, true));
        found.extend(either.map(|(a, b)| Ranked { cost, truth: Truth::Or(vec![a, b]) }));
        found.extend(between::between(scan, sentence));
        // "Neither Ann nor the pilot has the cat".
        let (first, second) = (with(scan, sentence, one, third), with(scan, sentence, other, third));
        let both = first.into_iter().zip(second).filter(|(a, b)| a.cost == b.cost);
        let cost = if other.cue.is_joined { 0 } else { 2 };
        found.extend(
            both.map(|(a, b)| Ranked { cost: a.cost + cost, truth: meaning::conjunction(vec![a.truth, b.truth]) }),
        );
    }
    if let [one, other, third, last] = sides {
        // Each of two clauses may have a subject of its own.
        let first = with(scan, sentence, one, other);
        let second = with(scan, sentence, third, last);
        let category = |side: &Side<'_>| side.values.first().map(|value| value.category);
        let is_new = third.cue.begins_clause && !third.cue.goes_on;
        let is_another = third.cue.is_joined && category(third) == category(one);
        let cost = if is_new || is_another || sentence.has_condition { 0 } else { 2 };
        for a in &first {
            for b in &second {
                let both = vec![a.truth.clone(), b.truth.clone()];
                let truth = match &both[..] {
                    [a, b] if sentence.has_condition => Truth::Implies(Box::new(a.clone()), Box::new(b.clone())),
                    _ => meaning::conjunction(both),
                };
                found.push(Ranked { cost: a.cost + b.cost + cost, truth });
            }
        }
    }
    found
}
