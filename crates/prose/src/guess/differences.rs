//! Clauses about how far two things are apart, without which comes first: "there are five years between the two", "one
//! house stands between them".

use std::ops::Range;

use bachet_notation::clue::{CategoryId, Comparison as Sign, Operator, Order, Quantity, Truth, ValueId, Who};
use bachet_notation::{Kind, Number};
use num_traits::Zero as _;

use super::marks::{Mark, What};
use super::places::named_order;
use super::words::Role;
use super::{Assumption, Guess};
use crate::entity::{Entity, Fact};
use crate::grammar::{Slot, SlotKind};
use crate::meaning::{self, Filled, Meaning, Relation};
use crate::scan::Scan;
use crate::vocabulary::{Comparison, Description, Unit};

/// The parts of a clause about a distance.
struct Distance<'m> {
    names: Vec<(&'m Mark<'m>, ValueId)>,
    number: Number,
    /// What is counted, if it is no thing between the two.
    unit: Option<&'m Unit>,
    /// The tokens of the number with its unit.
    counted: Range<usize>,
    /// Whether it is the least number, or the most.
    at_least: bool,
    at_most: bool,
}

/// Returns the readings of a clause with two names and what lies between them.
pub(super) fn readings(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let Some(distance) = distance(scan, marks) else { return Vec::new() };
    let described: Vec<Description> = distance
        .names
        .iter()
        .map(|(mark, value)| Description { range: mark.start..mark.end, categories: vec![value.category] })
        .collect();
    let mut found = Vec::new();
    let words = &scan.vocabulary.language.guess_words;
    let differs = (0..scan.tokens.len()).any(|at| words.is(Role::Difference, scan.tokens, at).is_some());
    if differs && distance.number.is_zero() {
        return Vec::new();
    }
    if differs && distance.unit.is_none() {
        let category = named_order(scan, &described).or_else(|| scan.vocabulary.only_numbers());
        let number = category.and_then(|category| scan.vocabulary.plain_difference(category, distance.number));
        let truth = category
            .zip(number)
            .and_then(|(category, number)| difference(scan, &distance, number, false, (category, 1)));
        return truth.map(|truth| Guess::new(Some(truth), vec![Assumption::Compared])).into_iter().collect();
    }
    // "Two visitors stand between Ann and Bob" counts visitors in the row; it is no difference of two numbers.
    let has_words = |category| scan.vocabulary.puzzle.category(category).numeric.is_none();
    let are_things = distance.counted.clone().any(|at| scan.referents(at).iter().any(|&(of, _)| has_words(of)));
    let are_things = are_things || distance.number.is_zero();
    if !differs && (are_things || distance.unit.is_none_or(|unit| unit.places)) {
        let words = 0..scan.tokens.len();
        // Who comes between two others comes when the puzzle says when.
        let occasion = scan.vocabulary.only_occasion().filter(|_| scan.comes(words.clone()));
        let sequence = || scan.vocabulary.sequence(scan.tokens, words, &described);
        let axis = occasion.or_else(sequence).or_else(|| scan.vocabulary.axis());
        let truth = axis.and_then(|axis| things_between(scan, &distance, axis));
        found.extend(truth.map(|truth| Guess::new(Some(truth), vec![Assumption::Linked])));
    }
    if let Some(unit) = distance.unit.filter(|_| !are_things) {
        let number = distance.number * unit.factor;
        let end = scan.tokens.len();
        let comparison = Comparison {
            comparative: None,
            unit: Some(unit),
            number: Some(number),
            described: &described,
            behind: end..end,
        };
        let compared = scan.vocabulary.compared(&comparison, scan.tokens);
        let several = (compared.len() > 1 || unit.places).then_some(Assumption::Ambiguous);
        let assumptions: Vec<Assumption> = [Assumption::Compared].into_iter().chain(several).collect();
        let each = compared.into_iter().filter_map(|compared| {
            let number = scan.vocabulary.as_written(compared.0, number);
            difference(scan, &distance, number, unit.places, compared)
        });
        found.extend(each.map(|truth| Guess::new(Some(truth), assumptions.clone())));
    }
    found
}

fn distance<'m>(scan: &Scan<'_>, marks: &'m [Mark<'_>]) -> Option<Distance<'m>> {
    let (mut names, mut number, mut unit, mut counted) = (Vec::new(), None, None, 0..0);
    let (mut apart, mut together, mut at_least, mut only, mut none) = (false, false, false, false, false);
    let mut at_most = false;
    for mark in marks {
        match &mark.what {
            What::Name(values) | What::Extreme(values) => names.push((mark, *values.first()?)),
            What::Amount(amount, of) if number.is_none() => {
                (number, unit, counted) = (Some(*amount), Some(of), mark.start..mark.end);
            }
            What::Number(amount) if number.is_none() => number = Some(*amount),
            What::Nobody if !none => none = true,
            // "No house", but not "no quarrel".
            What::Not if !none && counts_nouns(scan, mark.end) => none = true,
            What::Between => apart = true,
            What::Sum => together = true,
            What::AtLeast => at_least = true,
            What::AtMost => at_most = true,
            What::Only if number.is_none() => only = true,
            What::And | What::Only | What::Unknown | What::Comma => {}
            _ => return None,
        }
    }
    // "No house" and "not a single house" stand between them.
    if none {
        let is_one = number.is_none_or(|number: Number| number == Number::from_integer(1));
        (is_one && !at_least && !at_most && !only).then_some(())?;
        number = Some(Number::from_integer(0));
    }
    // "Only one" has no other number.
    let number = number.or_else(|| (only || counts_one(scan)).then(|| Number::from_integer(1)))?;
    // "Ann has two houses between her and Bob": the pronoun is Ann again.
    names.dedup_by_key(|(_, value)| *value);
    // "Two bottles between them", but not "£150 between them".
    apart |= together && unit.is_none_or(|unit: &Unit| unit.places);
    let fits = apart && names.len() == 2 && !(at_least && at_most);
    Some(Distance { names, number, unit, counted, at_least, at_most }).filter(|_| fits)
}

/// Whether an article counts exactly one: "exactly one person", "just a single house".
fn counts_one(scan: &Scan<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let is_one = |at: usize| scan.number(at).is_some_and(|(number, _)| number == Number::from_integer(1));
    let is_exact = |at: usize| {
        let before = at.checked_sub(1).filter(|&before| !scan.is_in_name(before));
        let exactly = scan.grammar().roles.exactly;
        before.is_some_and(|at| scan.is_of(at, exactly) || words.is(Role::Only, scan.tokens, at) == Some(1))
    };
    (0..scan.tokens.len()).any(|at| is_one(at) && is_exact(at))
}

/// Whether one of the next three words is a noun of the puzzle: "single house" in "not a single house".
fn counts_nouns(scan: &Scan<'_>, from: usize) -> bool {
    (from..scan.tokens.len().min(from + 3)).any(|at| scan.refers(at))
}

/// Returns that this many stand between two things in an order.
fn things_between(scan: &Scan<'_>, distance: &Distance<'_>, axis: CategoryId) -> Option<Truth> {
    let [a, b] = [0, 1].map(|at: usize| Who::Has(distance.names[at].1));
    let of = scan.vocabulary.puzzle.category(axis);
    let between = u32::try_from(distance.number.to_integer()).ok().filter(|_| distance.number.is_integer())?;
    let most = u32::try_from(of.values.len()).ok()?.checked_sub(1)?;
    if of.kind != Kind::OneEach || between >= most {
        return None;
    }
    let apart = |places| Truth::Places(a.clone(), Order::PlacesFrom(places), b.clone(), axis);
    let places = match () {
        () if distance.at_least => between + 1..=most,
        () if distance.at_most => 1..=between + 1,
        () => between + 1..=between + 1,
    };
    let mut each: Vec<Truth> = places.map(apart).collect();
    if each.len() == 1 { each.pop() } else { Some(Truth::Or(each)) }
}

/// Returns that two things differ by an amount, or by at least as much.
fn difference(
    scan: &Scan<'_>,
    distance: &Distance<'_>,
    number: Number,
    places: bool,
    compared: (CategoryId, i8),
) -> Option<Truth> {
    let vocabulary = scan.vocabulary;
    let [first, second] = [0, 1].map(|at: usize| distance.names[at].1);
    if distance.at_least || distance.at_most {
        vocabulary.puzzle.category(compared.0).numeric.as_ref()?;
        let of = |value| Box::new(Quantity::Of(compared.0, Box::new(Who::Has(value))));
        let apart = Quantity::Arithmetic(of(first), Operator::Subtract, of(second));
        let apart = Quantity::Absolute(Box::new(apart));
        let sign = if distance.at_least { Sign::GreaterEqual } else { Sign::LessEqual };
        return Some(Truth::Numbers(apart, sign, Quantity::Constant(number)));
    }
    let entity = |value| {
        let mut entity = Entity::default();
        entity.learn(Fact { value, holds: true, shared: false });
        entity
    };
    let filled = Filled {
        entities: vec![(Slot(0), SlotKind::Who, entity(first)), (Slot(1), SlotKind::Who, entity(second))],
        number: Some(number),
        compared: Some(compared),
        places,
        ..Filled::default()
    };
    let meaning = Meaning { relation: Relation::DifferBy, denied: false };
    meaning::truth(vocabulary.puzzle, meaning, &filled)
}
