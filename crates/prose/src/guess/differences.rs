//! Clauses about how far two things are apart, without which comes first: "there are five years between the two", "one
//! house stands between them".

use bachet_notation::clue::{CategoryId, Comparison as Sign, Operator, Order, Quantity, Truth, ValueId, Who};
use bachet_notation::{Kind, Number};

use super::marks::{Mark, What};
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
    /// Whether it is the least number.
    at_least: bool,
}

/// Returns the readings of a clause with two names and what lies between them.
pub(super) fn readings(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let Some(distance) = distance(marks) else { return Vec::new() };
    let described: Vec<Description> = distance
        .names
        .iter()
        .map(|(mark, value)| Description { range: mark.start..mark.end, categories: vec![value.category] })
        .collect();
    let mut found = Vec::new();
    if distance.unit.is_none_or(|unit| unit.places) {
        let words = 0..scan.tokens.len();
        let axis = scan.vocabulary.sequence(scan.tokens, words, &described).or_else(|| scan.vocabulary.axis());
        let truth = axis.and_then(|axis| things_between(scan, &distance, axis));
        found.extend(truth.map(|truth| Guess::new(Some(truth), vec![Assumption::Linked])));
    }
    if let Some(unit) = distance.unit {
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
        let each = compared.into_iter().filter_map(|compared| difference(scan, &distance, unit, compared));
        found.extend(each.map(|truth| Guess::new(Some(truth), assumptions.clone())));
    }
    found
}

fn distance<'m>(marks: &'m [Mark<'_>]) -> Option<Distance<'m>> {
    let (mut names, mut number, mut unit) = (Vec::new(), None, None);
    let (mut apart, mut at_least, mut only) = (false, false, false);
    for mark in marks {
        match &mark.what {
            What::Name(values) | What::Extreme(values) => names.push((mark, *values.first()?)),
            What::Amount(amount, counted) if number.is_none() => (number, unit) = (Some(*amount), Some(counted)),
            What::Number(amount) if number.is_none() => number = Some(*amount),
            What::Between => apart = true,
            What::AtLeast => at_least = true,
            What::Only if number.is_none() => only = true,
            What::And | What::Only | What::Unknown | What::Comma => {}
            _ => return None,
        }
    }
    // "Only one" has no other number.
    let number = number.or_else(|| only.then(|| Number::from_integer(1)))?;
    let fits = apart && names.len() == 2;
    Some(Distance { names, number, unit, at_least }).filter(|_| fits)
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
    let places = if distance.at_least { between + 1..=most } else { between + 1..=between + 1 };
    let mut each: Vec<Truth> = places.map(apart).collect();
    if each.len() == 1 { each.pop() } else { Some(Truth::Or(each)) }
}

/// Returns that two things differ by an amount, or by at least as much.
fn difference(scan: &Scan<'_>, distance: &Distance<'_>, unit: &Unit, compared: (CategoryId, i8)) -> Option<Truth> {
    let vocabulary = scan.vocabulary;
    let number = vocabulary.as_written(compared.0, distance.number * unit.factor);
    let [first, second] = [0, 1].map(|at: usize| distance.names[at].1);
    if distance.at_least {
        vocabulary.puzzle.category(compared.0).numeric.as_ref()?;
        let of = |value| Box::new(Quantity::Of(compared.0, Box::new(Who::Has(value))));
        let apart = Quantity::Arithmetic(of(first), Operator::Subtract, of(second));
        let apart = Quantity::Absolute(Box::new(apart));
        return Some(Truth::Numbers(apart, Sign::GreaterEqual, Quantity::Constant(number)));
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
        places: unit.places,
        ..Filled::default()
    };
    let meaning = Meaning { relation: Relation::DifferBy, denied: false };
    meaning::truth(vocabulary.puzzle, meaning, &filled)
}
