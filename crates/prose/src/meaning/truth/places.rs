//! Statements about places along an axis.

use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, Comparison, Order, Truth, ValueId, Who};

use super::{A, B, C, said};
use crate::meaning::Filled;
use crate::meaning::logic::{at_least_one, negated};

/// Returns that two different entities stand in an order of places.
pub(super) fn along(filled: &Filled, axis: Option<CategoryId>, order: Order) -> Option<Truth> {
    let (a, b) = (filled.thing(A)?, filled.thing(B)?);
    (a.primary() != b.primary()).then_some(())?;
    Some(Truth::Places(a.who()?, order, b.who()?, axis?))
}

/// Returns that two entities stand in an order along the axis.
pub(super) fn ordered(filled: &Filled, order: Order) -> Option<Truth> {
    along(filled, filled.axis, order)
}

/// Returns that two entities stand in an order with a number of places. The unit decides whether places are counted:
/// "two houses", not "two years".
pub(super) fn counted(filled: &Filled, order: Order) -> Option<Truth> {
    match filled.compared {
        None => along(filled, filled.axis, order),
        Some((category, _)) => along(filled, Some(category).filter(|_| filled.places), order),
    }
}

fn three(filled: &Filled) -> Option<[Who; 3]> {
    Some([filled.who(A)?, filled.who(B)?, filled.who(C)?])
}

/// Returns that one entity is somewhere between two others.
pub(super) fn between(filled: &Filled) -> Option<Truth> {
    let [a, b, c] = three(filled)?;
    Some(Truth::Between(a, b, c, filled.axis?))
}

/// Returns that one entity is next to two others.
pub(super) fn just_between(filled: &Filled) -> Option<Truth> {
    let ([a, b, c], axis) = (three(filled)?, filled.axis?);
    let next = |x: &Who| Truth::Places(a.clone(), Order::PlacesFrom(1), x.clone(), axis);
    Some(Truth::And(vec![next(&b), next(&c), Truth::Same(b.clone(), Comparison::NotEqual, c.clone())]))
}

/// Returns that one entity comes behind another and before a third, each in the same order of places.
pub(super) fn between_in_order(filled: &Filled, order: Order) -> Option<Truth> {
    let ([a, b, c], axis) = (three(filled)?, filled.axis?);
    let ordered = |one: &Who, other: &Who| Truth::Places(one.clone(), order, other.clone(), axis);
    Some(Truth::And(vec![ordered(&b, &a), ordered(&a, &c)]))
}

/// Returns that two entities are neither one nor next to each other.
pub(super) fn not_next(filled: &Filled) -> Option<Truth> {
    let apart = Truth::Same(filled.who(A)?, Comparison::NotEqual, filled.who(B)?);
    Some(Truth::And(vec![negated(ordered(filled, Order::PlacesFrom(1))?), apart]))
}

/// Returns that of three entities the first is not between the others.
pub(super) fn not_between(filled: &Filled) -> Option<Truth> {
    let all = three(filled)?;
    Some(Truth::And(vec![negated(between(filled)?), Truth::AllDifferentWho(all.to_vec())]))
}

fn size(puzzle: &GridPuzzle, filled: &Filled) -> Option<u32> {
    Some(puzzle.category(filled.axis?).values.len() as u32)
}

/// Returns that an entity is at one of these places of the axis.
fn at(puzzle: &GridPuzzle, filled: &Filled, places: &[u32]) -> Option<Truth> {
    let category = filled.axis?;
    let order = puzzle.category(category).order();
    let a = filled.thing(A)?;
    let each: Option<Vec<Truth>> =
        places.iter().map(|&p| said(a, ValueId { category, index: *order.get(p as usize)? })).collect();
    let each = each?;
    (!each.is_empty()).then(|| at_least_one(each))
}

/// Returns that an entity is at the first place.
pub(super) fn first(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    at(puzzle, filled, &[0])
}

/// Returns that an entity is at a place counted from the end, of which the last is 1.
pub(super) fn from_end(puzzle: &GridPuzzle, filled: &Filled, place: u32) -> Option<Truth> {
    at(puzzle, filled, &[size(puzzle, filled)?.checked_sub(place)?])
}

/// Returns that an entity is at the first or the last place.
pub(super) fn at_an_end(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    at(puzzle, filled, &[0, size(puzzle, filled)?.checked_sub(1)?])
}

/// Returns that an entity is in the middle of an odd number of places.
pub(super) fn in_the_middle(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let size = size(puzzle, filled)?;
    (size % 2 == 1).then_some(())?;
    at(puzzle, filled, &[size / 2])
}

/// Returns that an entity is at the n-th place.
pub(super) fn nth(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let place = filled.positive_count()? - 1;
    (place < size(puzzle, filled)?).then_some(())?;
    at(puzzle, filled, &[place])
}

/// Returns that an entity is at a place whose index is even (`parity` 0) or odd (1).
pub(super) fn every_other(puzzle: &GridPuzzle, filled: &Filled, parity: u32) -> Option<Truth> {
    let places: Vec<u32> = (0..size(puzzle, filled)?).filter(|place| place % 2 == parity).collect();
    at(puzzle, filled, &places)
}

/// Returns that two entities are one, or an even number of places apart.
pub(super) fn same_parity(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let mut all = vec![Truth::Same(filled.who(A)?, Comparison::Equal, filled.who(B)?)];
    all.extend(apart(puzzle, filled, 0)?);
    Some(at_least_one(all))
}

/// Returns that two entities are an odd number of places apart.
pub(super) fn other_parity(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    apart(puzzle, filled, 1).map(at_least_one)
}

/// Returns for each distance with this remainder by two that two entities are so far apart.
fn apart(puzzle: &GridPuzzle, filled: &Filled, remainder: u32) -> Option<Vec<Truth>> {
    let (axis, a, b) = (filled.axis?, filled.who(A)?, filled.who(B)?);
    let distances = (1..size(puzzle, filled)?).filter(|distance| distance % 2 == remainder);
    Some(distances.map(|d| Truth::Places(a.clone(), Order::PlacesFrom(d), b.clone(), axis)).collect())
}
