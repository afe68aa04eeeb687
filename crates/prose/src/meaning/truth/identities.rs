//! Statements of who is who: the same, different, one each.

use bachet_notation::clue::{CategoryId, Comparison, Item, Quantity, Truth, Who};
use bachet_notation::{GridPuzzle, Kind};

use super::{A, B, P, Q};
use crate::entity::Entity;
use crate::meaning::Filled;

/// Whether an identity of two entities is a statement: that of two values of one category is trivial or impossible.
pub(super) fn comparable(a: &Entity, b: &Entity) -> bool {
    match (a.primary(), b.primary()) {
        (Some(a), Some(b)) => a.category != b.category,
        _ => false,
    }
}

/// Returns that two entities are one, or are not.
pub(super) fn same(filled: &Filled, comparison: Comparison) -> Option<Truth> {
    let (a, b) = (filled.thing(A)?, filled.thing(B)?);
    comparable(a, b).then_some(())?;
    Some(Truth::Same(a.who()?, comparison, b.who()?))
}

/// Returns that two entities have as much, or are one where nothing is compared.
pub(super) fn equal(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let Some((category, _)) = filled.compared else { return same(filled, Comparison::Equal) };
    let (a, b) = (filled.who(A)?, filled.who(B)?);
    if puzzle.category(category).numeric.is_some() {
        let of = |who| Quantity::Of(category, Box::new(who));
        return Some(Truth::Numbers(of(a), Comparison::Equal, of(b)));
    }
    let of = |who| Item::Of(category, Box::new(who));
    Some(Truth::Items(of(a), Comparison::Equal, of(b)))
}

/// Returns that of two entities each has one of two things.
pub(super) fn pair(filled: &Filled) -> Option<Truth> {
    let (a, b, p, q) = (filled.thing(A)?, filled.thing(B)?, filled.thing(P)?, filled.thing(Q)?);
    let one = Truth::And(vec![p.said_of(a)?, q.said_of(b)?]);
    let other = Truth::And(vec![p.said_of(b)?, q.said_of(a)?]);
    Some(Truth::Xor(Box::new(one), Box::new(other)))
}

/// Returns that several entities are different, or have different values of a shared category.
pub(super) fn all_different(puzzle: &GridPuzzle, filled: &Filled) -> Option<Truth> {
    let list = filled.list(A)?;
    (list.len() > 1).then_some(())?;
    let all_of_them: Option<Vec<Who>> = list.iter().map(|entity| entity.who()).collect();
    let shared = |c: &CategoryId| matches!(puzzle.category(*c).kind, Kind::Shared(_));
    // In a shared category different people may have one value: without its name or a number it is unclear what
    // differs.
    let shares = puzzle.category_ids().any(|category| shared(&category));
    if filled.category.is_none() && filled.number.is_none() && shares {
        return None;
    }
    Some(match (all_of_them?.as_slice(), filled.category.filter(shared)) {
        ([a, b], None) => Truth::Same(a.clone(), Comparison::NotEqual, b.clone()),
        (all, None) => Truth::AllDifferentWho(all.to_vec()),
        (all, Some(category)) => {
            let of = |who: &Who| Item::Of(category, Box::new(who.clone()));
            Truth::AllDifferentItems(all.iter().map(of).collect())
        }
    })
}
