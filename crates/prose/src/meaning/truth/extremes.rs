//! Statements that an entity has the most or the least.

use bachet_notation::clue::{Comparison, Truth, ValueId};
use bachet_notation::{GridPuzzle, Kind, Number};

use super::comparisons::compared;
use super::identities::comparable;
use super::{A, B, said};
use crate::meaning::Filled;
use crate::meaning::logic::{at_least_one, conjunction};

/// Returns that an entity has the most of all, or the least.
pub(super) fn most(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let all = puzzle.category(filled.compared?.0).values.len() as i64;
    filled.number.is_none_or(|number| number == Number::from_integer(all)).then_some(())?;
    from_end(puzzle, filled, 0)
}

/// Returns that an entity has the n-th most of all, or the n-th least.
pub(super) fn nth_most(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    from_end(puzzle, filled, filled.positive_count()? as usize - 1)
}

fn from_end(puzzle: &GridPuzzle, filled: &Filled, place: usize) -> Option<Truth> {
    let (category, sign) = filled.compared?;
    let a = filled.thing(A)?;
    // A superlative of some ("the oldest Dane") need not be that of all, and the largest number may be unused.
    (a.facts.len() == 1 && puzzle.category(category).kind == Kind::OneEach).then_some(())?;
    let mut order = puzzle.category(category).order();
    if sign > 0 {
        order.reverse();
    }
    said(a, ValueId { category, index: *order.get(place)? })
}

/// Returns that an entity is the one in the list that has more than the others.
pub(super) fn most_of(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let (category, sign) = filled.compared?;
    let (a, list) = (filled.thing(A)?, filled.list(B)?);
    (list.len() > 1).then_some(())?;
    let known = list.iter().any(|item| item.primary() == a.primary());
    let one = |at: usize| {
        let others = (0..list.len()).filter(|&other| other != at);
        let more = others.map(|other| Some(compared(puzzle, category, sign, list[at].who()?, list[other].who()?)));
        let mut all = more.collect::<Option<Vec<Truth>>>()?;
        if !known {
            comparable(a, list[at]).then_some(())?;
            all.push(Truth::Same(a.who()?, Comparison::Equal, list[at].who()?));
        }
        Some(conjunction(all))
    };
    let each = (0..list.len()).filter(|&at| !known || list[at].primary() == a.primary()).map(one);
    let each = each.collect::<Option<Vec<Truth>>>()?;
    (!each.is_empty()).then(|| at_least_one(each))
}
