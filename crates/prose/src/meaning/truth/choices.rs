//! Statements about lists of entities: one of them, none, a number of them.

use bachet_notation::clue::{Amount, Comparison, Truth, Who};

use super::identities::comparable;
use super::{A, B, P, Q};
use crate::entity::{Entity, Fact};
use crate::meaning::Filled;
use crate::meaning::logic::{conjunction, negated};

/// Returns that a predicate holds of neither of two entities.
pub(super) fn nor(filled: &Filled) -> Option<Truth> {
    let (a, b, p) = (filled.thing(A)?, filled.thing(B)?, filled.thing(P)?);
    (b.facts.len() == 1 && p.facts.len() == 1).then_some(())?;
    Some(conjunction(vec![negated(p.said_of(a)?), negated(p.said_of(b)?)]))
}

/// Returns that neither of two predicates holds of an entity.
pub(super) fn nor_that(filled: &Filled) -> Option<Truth> {
    let (a, p, q) = (filled.thing(A)?, filled.thing(P)?, filled.thing(Q)?);
    (p.facts.len() == 1 && q.facts.len() == 1).then_some(())?;
    Some(conjunction(vec![negated(p.said_of(a)?), negated(q.said_of(a)?)]))
}

/// Returns for each of several alternatives that an entity is it.
pub(super) fn either(filled: &Filled) -> Option<Vec<Truth>> {
    let a = filled.thing(A)?;
    let list = filled.list(B)?;
    (list.len() > 1).then_some(())?;
    // "Either at number 2, with the black door, or at number 5" has two alternatives.
    let of = |entity: &Entity| entity.primary().map(|value| value.category);
    (list.len() == 2 || list.iter().all(|entity| of(entity) == of(list[0]))).then_some(())?;
    // A flat list of alternatives is not nested: "tea or coffee or milk".
    let category = |fact: &Fact| fact.value.category;
    let taken = |fact: &Fact| a.facts.iter().any(|mine| category(mine) == category(fact));
    (!list.iter().any(|b| b.facts.iter().any(taken))).then_some(())?;
    list.into_iter().map(|b| b.said_of(a)).collect()
}

/// Returns for each of several entities that the predicate holds of it.
pub(super) fn each(filled: &Filled) -> Option<Vec<Truth>> {
    let p = filled.thing(P)?;
    filled.list(A)?.into_iter().map(|a| p.said_of(a)).collect()
}

/// Returns of how many of several entities the predicate holds.
pub(super) fn count(filled: &Filled, amount: fn(u32) -> Amount) -> Option<Truth> {
    let each = each(filled)?;
    let number = filled.count().filter(|&number| number as usize <= each.len())?;
    Some(Truth::Count(amount(number), each))
}

/// Returns that the predicate holds of none of several entities.
pub(super) fn neither(filled: &Filled) -> Option<Truth> {
    Some(conjunction(each(filled)?.into_iter().map(negated).collect()))
}

/// Returns that an entity is none of several others.
pub(super) fn is_none(filled: &Filled) -> Option<Truth> {
    let one = filled.thing(B)?;
    let differs = |other: &Entity| {
        comparable(one, other).then_some(())?;
        Some(Truth::Same(one.who()?, Comparison::NotEqual, other.who()?))
    };
    filled.list(A)?.into_iter().map(differs).collect::<Option<_>>().map(conjunction)
}

/// Returns that the predicate holds of none of several entities, which are different.
pub(super) fn neither_nor(filled: &Filled) -> Option<Truth> {
    let none = neither(filled)?;
    let list = filled.list(A)?;
    let all_of_them: Option<Vec<Who>> = list.iter().map(|entity| Entity::who(entity)).collect();
    let first = list.first().and_then(|a| a.primary()).map(|a| a.category);
    // Values of one category always differ.
    if list.iter().all(|a| a.primary().map(|a| a.category) == first) {
        return Some(none);
    }
    let apart = match all_of_them?.as_slice() {
        [a, b] => Truth::Same(a.clone(), Comparison::NotEqual, b.clone()),
        all => Truth::AllDifferentWho(all.to_vec()),
    };
    Some(conjunction(vec![none, apart]))
}
