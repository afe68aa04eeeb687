//! Statements with amounts: differences, multiples, bounds, sums.

use bachet_notation::clue::{CategoryId, Comparison, Operator, Order, Quantity, Truth, ValueId};
use bachet_notation::{GridPuzzle, Number};

use super::{A, B, C, said};
use crate::entity::Entity;
use crate::grammar::Slot;
use crate::meaning::Filled;
use crate::meaning::logic::at_least_one;

/// Returns that one has a number more than another, or less.
pub(super) fn compare_by(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let number = filled.number.filter(|number| *number > Number::from_integer(0))?;
    let (category, sign) = filled.compared?;
    if let Some(pairs) = &filled.pairs {
        return so_far_apart(filled.thing(A)?, filled.thing(B)?, pairs, sign);
    }
    if counts_places(puzzle, filled, category) {
        let places = whole(number)?;
        let order = if sign > 0 { Order::PlacesAfter(places) } else { Order::PlacesBefore(places) };
        return Some(Truth::Places(filled.who(A)?, order, filled.who(B)?, category));
    }
    difference(filled, number, Comparison::Equal)
}

/// Returns that one has at least a number more than another, or less.
pub(super) fn compare_at_least(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let (category, sign) = filled.compared?;
    let comparison = if sign > 0 { Comparison::GreaterEqual } else { Comparison::LessEqual };
    number_of_steps(puzzle, filled, category).and_then(|number| difference(filled, number, comparison))
}

/// Returns that one is on the day after another, or on the day before it.
pub(super) fn day_beside(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let (category, _) = filled.compared?;
    number_of_steps(puzzle, filled, category).and_then(|number| difference(filled, number, Comparison::Equal))
}

/// Returns the size of a difference between numbers; places and dates have none.
fn number_of_steps(puzzle: &GridPuzzle, filled: &Filled, category: CategoryId) -> Option<Number> {
    let is_number = filled.pairs.is_none() && !counts_places(puzzle, filled, category);
    filled.number.filter(|number| is_number && *number > Number::from_integer(0))
}

/// Returns how an entity's number compares with that of another, after a number is added or subtracted.
fn difference(filled: &Filled, number: Number, comparison: Comparison) -> Option<Truth> {
    let (_, sign) = filled.compared?;
    let operator = if sign > 0 { Operator::Add } else { Operator::Subtract };
    let bound = arithmetic(amount(filled, B)?, operator, Quantity::Constant(number));
    Some(Truth::Numbers(amount(filled, A)?, comparison, bound))
}

/// Returns that two differ by a number, in either direction.
pub(super) fn differ_by(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let (category, _) = filled.compared?;
    let number = filled.number?;
    if let Some(pairs) = &filled.pairs {
        let either = pairs.iter().flat_map(|&(first, second)| [(first, second), (second, first)]);
        return so_far_apart(filled.thing(A)?, filled.thing(B)?, &either.collect::<Vec<_>>(), 1);
    }
    if counts_places(puzzle, filled, category) {
        return Some(Truth::Places(filled.who(A)?, Order::PlacesFrom(whole(number)?), filled.who(B)?, category));
    }
    let difference = arithmetic(amount(filled, A)?, Operator::Subtract, amount(filled, B)?);
    let apart = Quantity::Absolute(Box::new(difference));
    Some(Truth::Numbers(apart, Comparison::Equal, Quantity::Constant(number)))
}

/// Returns that one has a multiple of what another has. Twice as young is half as old.
pub(super) fn times(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let (_, sign) = numeric(puzzle, filled)?;
    let (a, b) = (amount(filled, A)?, amount(filled, B)?);
    let (more, less) = if sign < 0 { (b, a) } else { (a, b) };
    Some(Truth::Numbers(more, Comparison::Equal, multiple(filled.number?, less)))
}

/// Returns that the number of an entity is bounded.
pub(super) fn bounded(puzzle: &GridPuzzle, filled: &Filled, bound: Comparison) -> Option<Truth> {
    numeric(puzzle, filled)?;
    Some(Truth::Numbers(amount(filled, A)?, bound, Quantity::Constant(filled.number?)))
}

/// Returns that one has as much as two others together.
pub(super) fn sum(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    numeric(puzzle, filled)?;
    Some(Truth::Numbers(amount(filled, A)?, Comparison::Equal, together(filled, B, C)?))
}

/// Returns that one has more than two others together, or less.
pub(super) fn compare_sum(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let (_, sign) = numeric(puzzle, filled)?;
    let comparison = if sign > 0 { Comparison::Greater } else { Comparison::Less };
    Some(Truth::Numbers(amount(filled, A)?, comparison, together(filled, B, C)?))
}

/// Returns that one has a multiple of what two others have together.
pub(super) fn times_sum(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    numeric(puzzle, filled)?;
    let sum = multiple(filled.number?, together(filled, B, C)?);
    Some(Truth::Numbers(amount(filled, A)?, Comparison::Equal, sum))
}

/// Returns that two together have a number.
pub(super) fn sum_is(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    numeric(puzzle, filled)?;
    Some(Truth::Numbers(together(filled, A, B)?, Comparison::Equal, Quantity::Constant(filled.number?)))
}

/// Returns the category that is compared and the sign, if it has numbers.
fn numeric(puzzle: &GridPuzzle, filled: &Filled) -> Option<(CategoryId, i8)> {
    filled.compared.filter(|&(category, _)| puzzle.category(category).numeric.is_some())
}

fn counts_places(puzzle: &GridPuzzle, filled: &Filled, category: CategoryId) -> bool {
    filled.places || puzzle.category(category).numeric.is_none()
}

fn whole(number: Number) -> Option<u32> {
    number.is_integer().then(|| u32::try_from(number.to_integer()).ok())?
}

/// Returns the number that the entity of a slot has in the compared category.
fn amount(filled: &Filled, slot: Slot) -> Option<Quantity> {
    Some(Quantity::Of(filled.compared?.0, Box::new(filled.who(slot)?)))
}

fn together(filled: &Filled, one: Slot, other: Slot) -> Option<Quantity> {
    Some(arithmetic(amount(filled, one)?, Operator::Add, amount(filled, other)?))
}

fn multiple(number: Number, quantity: Quantity) -> Quantity {
    arithmetic(Quantity::Constant(number), Operator::Multiply, quantity)
}

fn arithmetic(one: Quantity, operator: Operator, other: Quantity) -> Quantity {
    Quantity::Arithmetic(Box::new(one), operator, Box::new(other))
}

/// Returns that two entities have the values of one of the pairs; the sign tells which has the larger one.
fn so_far_apart(a: &Entity, b: &Entity, pairs: &[(ValueId, ValueId)], sign: i8) -> Option<Truth> {
    let (less, more) = if sign > 0 { (b, a) } else { (a, b) };
    let each: Option<Vec<Truth>> =
        pairs.iter().map(|&(first, second)| Some(Truth::And(vec![said(less, first)?, said(more, second)?]))).collect();
    each.filter(|each| !each.is_empty()).map(at_least_one)
}
