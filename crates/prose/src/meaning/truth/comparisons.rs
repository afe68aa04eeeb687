//! Statements that one entity has more or less than another.

use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, Comparison, Order, Quantity, Truth, Who};

use super::{A, B, C, places};
use crate::entity::Entity;
use crate::meaning::Filled;
use crate::meaning::logic::conjunction;

/// Returns that `a` has more or less than `b` in a category: by number, or by order in a category of words.
pub(super) fn compared(puzzle: &GridPuzzle, category: CategoryId, sign: i8, a: Who, b: Who) -> Truth {
    if puzzle.category(category).numeric.is_none() {
        return Truth::Places(a, if sign > 0 { Order::After } else { Order::Before }, b, category);
    }
    let comparison = if sign > 0 { Comparison::Greater } else { Comparison::Less };
    Truth::Numbers(Quantity::Of(category, Box::new(a)), comparison, Quantity::Of(category, Box::new(b)))
}

/// Returns that one has more than another, or less.
pub(super) fn compare(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let (category, sign) = filled.compared?;
    Some(compared(puzzle, category, sign, filled.who(A)?, filled.who(B)?))
}

/// Returns that one comes next to another in the order of a category.
pub(super) fn compare_next(filled: &Filled) -> Option<Truth> {
    let (category, sign) = filled.compared?;
    let order = if sign > 0 { Order::PlacesAfter(1) } else { Order::PlacesBefore(1) };
    places::along(filled, Some(category), order)
}

/// Returns that one has more than one other and less than another, or the reverse: the sign belongs to the second
/// comparative.
pub(super) fn compare_between(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let (category, sign) = filled.compared?;
    let (a, b, c) = (filled.who(A)?, filled.who(B)?, filled.who(C)?);
    let first = compared(puzzle, category, -sign, a.clone(), b);
    Some(Truth::And(vec![first, compared(puzzle, category, sign, a, c)]))
}

/// Returns that each of several has more than each of several others, or less.
pub(super) fn compare_each(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let (category, sign) = filled.compared?;
    let entities = |slot| filled.list(slot)?.into_iter().map(Entity::who).collect::<Option<Vec<Who>>>();
    let (all, others) = (entities(A)?, entities(B)?);
    let pairs = all.iter().flat_map(|a| others.iter().map(move |b| (a.clone(), b.clone())));
    Some(conjunction(pairs.map(|(a, b)| compared(puzzle, category, sign, a, b)).collect()))
}
