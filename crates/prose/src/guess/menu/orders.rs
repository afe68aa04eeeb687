//! Comparisons of two sides, in each category with an order.

use bachet_notation::Number;
use bachet_notation::clue::{CategoryId, Comparison as Sign, Order, Truth, ValueId, Who};

use super::compared::categories;
use super::links::Ranked;
use super::sides::{Cue, Sentence, Side};
use crate::entity::{Entity, Fact};
use crate::grammar::{Slot, SlotKind};
use crate::guess::places::Place;
use crate::meaning::{self, Filled, Meaning, Relation};
use crate::scan::Scan;

/// The cost of a comparison the other way round.
const OTHER_WAY: u32 = 1;
/// The cost of the next category.
const NEXT_CATEGORY: u32 = 2;
/// The cost of leaving out the amount, or which of the two has more.
const LESS_SAID: u32 = 2;

/// Returns how two sides may compare.
pub(super) fn orders(scan: &Scan<'_>, sentence: &Sentence<'_>, one: &Side<'_>, other: &Side<'_>) -> Vec<Ranked> {
    if one.is_shared(scan) || other.is_shared(scan) {
        return Vec::new();
    }
    let cue = &other.cue;
    let mut found = Vec::new();
    let mut cost = 0;
    for (category, sign) in categories(scan, sentence, one, other) {
        let before = found.len();
        let mut add = |truth: Option<Truth>, more: u32| {
            found.extend(truth.map(|truth| Ranked { cost: cost + more, truth }));
        };
        let related = |relation, sign| each(one, other, |a, b| compared(scan, cue, relation, (category, sign), a, b));
        let values = scan.vocabulary.puzzle.category(category).values.len();
        let placed = |order: Order| {
            let fits = (order.min_distance() as usize) < values;
            each(one, other, |a, b| fits.then_some(Truth::Places(Who::Has(a), order, Who::Has(b), category)))
        };
        let is_place = cue.place.is_some() && cue.amount.is_none();
        let relation = relation(cue);
        let (denied, plain) = if cue.denied { (0, OTHER_WAY) } else { (OTHER_WAY, 0) };
        if cue.equals && relation == Relation::Compare {
            continue;
        }
        if sentence.has_between && sentence.sides.len() == 2 {
            add(placed(Order::PlacesFrom(places_between(cue))), 0);
        }
        if cue.amount.is_some() && cue.comparative.is_none() && cue.times.is_none() {
            add(related(Relation::DifferBy, sign), 0);
        }
        // "To the right of Ann, but not right beside her".
        if cue.denied && (cue.is_direct || cue.place == Some(Place::Next)) {
            let apart = placed(Order::PlacesFrom(1)).map(meaning::negated);
            let both =
                related(Relation::Compare, sign).zip(apart).filter(|_| cue.comparative.or(cue.may_compare).is_some());
            add(both.map(|(order, apart)| meaning::conjunction(vec![order, apart])), 0);
        }
        if is_place || cue.is_direct && relation == Relation::Compare {
            let (first, second) = beside(cue, sign);
            add(placed(first), plain);
            add(placed(first).map(meaning::negated), denied);
            add(placed(second), OTHER_WAY);
            if first != Order::PlacesFrom(1) {
                add(placed(Order::PlacesFrom(1)), LESS_SAID);
            }
        }
        if !is_place {
            let is_denied = cue.denied && (cue.compares() || cue.may_compare.is_some());
            add(related(relation, sign).filter(|_| is_denied).map(meaning::negated), denied);
            add(related(relation, sign), plain);
            add(related(relation, -sign), OTHER_WAY);
        }
        if relation != Relation::Compare || is_place {
            add(related(Relation::Compare, sign), LESS_SAID);
            add(related(Relation::Compare, -sign), LESS_SAID + OTHER_WAY);
        }
        if !cue.compares() {
            add(placed(Order::PlacesFrom(1)), LESS_SAID);
        }
        if found.len() > before {
            cost += NEXT_CATEGORY;
        }
    }
    found
}

/// Returns how far apart two things are between which this many stand, one if there is no number.
fn places_between(cue: &Cue<'_>) -> u32 {
    let number = cue.amount.as_ref().map_or(Number::from_integer(1), |(number, _)| *number);
    u32::try_from(number.to_integer()).map_or(1, |between| between.saturating_add(1))
}

/// Returns the relation of places that a word says, and the opposite one.
fn beside(cue: &Cue<'_>, sign: i8) -> (Order, Order) {
    let (before, after) = (Order::PlacesBefore(1), Order::PlacesAfter(1));
    match cue.place {
        Some(Place::JustBefore) => (before, after),
        Some(Place::JustAfter) => (after, before),
        Some(_) => (Order::PlacesFrom(1), if sign < 0 { before } else { after }),
        None if sign < 0 => (before, after),
        None => (after, before),
    }
}

fn relation(cue: &Cue<'_>) -> Relation {
    match cue {
        Cue { times: Some(_), .. } => Relation::Times,
        Cue { amount: Some(_), at_least: true, .. } | Cue { amount: Some(_), is_strict: true, .. } => {
            Relation::CompareAtLeast
        }
        Cue { amount: Some(_), .. } => Relation::CompareBy,
        _ => Relation::Compare,
    }
}

/// Returns that two values compare.
fn compared(
    scan: &Scan<'_>,
    cue: &Cue<'_>,
    relation: Relation,
    (category, sign): (CategoryId, i8),
    one: ValueId,
    other: ValueId,
) -> Option<Truth> {
    let vocabulary = scan.vocabulary;
    let unit = cue.amount.as_ref().and_then(|(_, unit)| unit.as_ref());
    let amount = match &cue.amount {
        Some((number, Some(unit))) => {
            let number = vocabulary.as_written(category, number * unit.factor);
            let is_exact = matches!(relation, Relation::CompareBy | Relation::DifferBy) && !unit.places;
            let occurs = !is_exact || vocabulary.has_numbers_apart(category, unit, number);
            Some(occurs.then_some(number)?)
        }
        Some((number, None)) if relation != Relation::Compare => Some(vocabulary.plain_difference(category, *number)?),
        _ => None,
    };
    let entity = |value| {
        let mut entity = Entity::default();
        entity.learn(Fact { value, holds: true, shared: false });
        entity
    };
    let filled = Filled {
        entities: vec![(Slot(0), SlotKind::Who, entity(one)), (Slot(1), SlotKind::Who, entity(other))],
        number: cue.times.or(amount).filter(|_| relation != Relation::Compare),
        compared: Some((category, sign)),
        places: unit.is_some_and(|unit| unit.places),
        ..Filled::default()
    };
    let truth = meaning::truth(vocabulary.puzzle, Meaning { relation, denied: false }, &filled)?;
    let values = vocabulary.puzzle.category(category).values.len();
    Some(match truth {
        Truth::Places(_, order, ..) if order.min_distance() as usize >= values => return None,
        Truth::Numbers(a, Sign::GreaterEqual, b) if cue.is_strict => Truth::Numbers(a, Sign::Greater, b),
        Truth::Numbers(a, Sign::LessEqual, b) if cue.is_strict => Truth::Numbers(a, Sign::Less, b),
        truth => truth,
    })
}

/// Returns that each value of one side compares with each of the other.
fn each(one: &Side<'_>, other: &Side<'_>, compared: impl Fn(ValueId, ValueId) -> Option<Truth>) -> Option<Truth> {
    if one.has_alternatives || one.values.is_empty() || other.values.is_empty() {
        return None;
    }
    let pairs = one.values.iter().flat_map(|&a| other.values.iter().map(move |&b| (a, b)));
    let truths: Option<Vec<Truth>> = pairs.map(|(a, b)| compared(a, b)).collect();
    let truths = truths?;
    Some(if other.has_alternatives && truths.len() > 1 { Truth::Or(truths) } else { meaning::conjunction(truths) })
}
