//! Clauses about neighbours in an order of places.

use bachet_notation::Number;
use bachet_notation::clue::{CategoryId, Order, Truth, ValueId, Who};

use super::link::fact;
use super::marks::{Mark, What, is_fond};
use super::words::Role;
use super::{Assumption, Guess};
use crate::entity::{Entity, Fact};
use crate::grammar::{Slot, SlotKind};
use crate::meaning::{self, Filled, Meaning, Relation};
use crate::scan::Scan;
use crate::vocabulary::{Description, Weight};

/// A relation of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    JustBefore,
    JustAfter,
    Next,
    JustBetween,
    /// At both ends, one of two at each.
    BothEnds,
    /// Somewhere between two others.
    Between,
}

/// Returns the readings of a clause with one relation of places.
pub(super) fn readings(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let (mut place, mut denied, mut joined, mut in_doubt, mut names) = (None, false, false, false, Vec::new());
    let mut in_order = false;
    let mut kinds: Vec<(usize, &[ValueId])> = Vec::new();
    // The number of names before the relation.
    let mut before = 0;
    // French "ne se touchent pas" denies what its negation stands around, German "neben Bert sitzt Anna nicht" what stands
    // before.
    let half_not = scan.grammar().roles.half_not;
    let is_apart =
        |mark: &Mark<'_>| mark.end < scan.tokens.len() && !(0..mark.start).any(|at| scan.is_of(at, half_not));
    let is_behind_all = |mark: &Mark<'_>| {
        is_apart(mark) && marks.iter().all(|other| other.values().is_empty() || other.end <= mark.start)
    };
    for mark in marks {
        match &mark.what {
            What::Place(found) if place.is_none() => (place, before) = (Some(*found), names.len()),
            What::Place(found) if place == Some(*found) && *found == Place::JustBetween => {}
            // "Neither of Ann's neighbours".
            What::Nor if !denied && names.is_empty() => denied = true,
            What::Name(values) | What::Extreme(values) => {
                names.extend(values.first().map(|&value| (mark, value)));
            }
            // "The botanist next door could not sleep": what is denied is not where she is.
            What::Not if place.is_some() && is_behind_all(mark) => return Vec::new(),
            What::Not if !denied => denied = true,
            What::Between if place.is_none() => place = Some(Place::Between),
            What::And => joined = true,
            // "Next to the one who wants tea."
            What::Doubtful => in_doubt |= !is_fond(scan, mark),
            What::InOrder if names.len() > 1 && !in_order => in_order = true,
            // "Two houses that are next to each other".
            What::Number(number) | What::Amount(number, _) if *number == Number::from_integer(2) => {}
            What::Unknown | What::Comma | What::Only => {}
            // "The 14-year-old boy".
            What::Group(_) if names.last().is_some_and(|(name, _): &(&Mark<'_>, ValueId)| name.end == mark.start) => {}
            // "The woman in room 2": she is who is named next.
            What::Group(values) => kinds.push((names.len(), values)),
            _ => return Vec::new(),
        }
    }
    // "Anna has a floor between her and Bob": the pronoun is Anna again.
    if place != Some(Place::Between) && (1..names.len()).any(|at| names[..at].iter().any(|name| name.1 == names[at].1))
    {
        return Vec::new();
    }
    let described: Vec<Description> = names
        .iter()
        .map(|(mark, value)| Description { range: mark.start..mark.end, categories: vec![value.category] })
        .collect();
    let named = named_order(scan, &described);
    let sequence = || scan.vocabulary.sequence(scan.tokens, 0..scan.tokens.len(), &described);
    // Neighbours live in a row, if there is one.
    let row = || scan.vocabulary.axis().filter(|&axis| scan.vocabulary.is_position(axis));
    let beside = matches!(place, Some(Place::Next | Place::JustBetween | Place::BothEnds));
    // Who comes between two others, or right behind one, comes when the puzzle says when.
    let comes = scan.comes(0..scan.tokens.len()) && place != Some(Place::Next);
    let occasion = || scan.vocabulary.only_occasion().filter(|_| comes);
    let row = if beside && !comes { row() } else { None };
    let stated = named.or(row).or_else(occasion).or_else(sequence);
    let Some(axis) = stated.or_else(|| scan.vocabulary.row()) else { return Vec::new() };
    if place == Some(Place::Between) {
        if !kinds.is_empty() {
            return Vec::new();
        }
        let relation = if in_order { Relation::BetweenInOrder } else { Relation::Between };
        return between(scan, &names, axis, Meaning { relation, denied });
    }
    let last = scan.vocabulary.puzzle.category(axis).values.len().saturating_sub(1) as u32;
    let who: Vec<Who> = names.iter().map(|&(_, value)| Who::Has(value)).collect();
    let placed = |a: &Who, order, b: &Who| Truth::Places(a.clone(), order, b.clone(), axis);
    let truth = match (place, &who[..]) {
        (Some(Place::JustBefore | Place::JustAfter), _) if joined => return Vec::new(),
        // "The one next to him had the cat, and Ann had the dog."
        (Some(Place::Next), [_, _]) if joined && before == 0 => return Vec::new(),
        // "Ann is next to Bob and to the pilot".
        (Some(Place::Next), [a, b, c]) if joined && !denied => {
            Truth::And(vec![placed(a, Order::PlacesFrom(1), b), placed(a, Order::PlacesFrom(1), c)])
        }
        // "The one right behind Ann was Bob."
        (Some(Place::JustBefore), [b, a]) if before == 0 => placed(a, Order::PlacesBefore(1), b),
        (Some(Place::JustAfter), [b, a]) if before == 0 => placed(a, Order::PlacesAfter(1), b),
        (Some(Place::JustBefore), [a, b]) => placed(a, Order::PlacesBefore(1), b),
        (Some(Place::JustAfter), [a, b]) => placed(a, Order::PlacesAfter(1), b),
        (Some(Place::Next), [a, b]) => placed(a, Order::PlacesFrom(1), b),
        (Some(Place::BothEnds), [a, b]) if last > 0 => placed(a, Order::PlacesFrom(last), b),
        (Some(Place::JustBetween), [a, b, c]) if in_order && before == 1 => {
            let directly = |one, other| placed(one, Order::PlacesBefore(1), other);
            Truth::And(vec![directly(b, a), directly(a, c)])
        }
        _ if in_order => return Vec::new(),
        (Some(Place::JustBetween), [a, b, c]) => {
            // "Ann and Bob live on either side of Carl", but "Carl has Ann on one side and Bob on the other".
            let (a, b, c) = if before == 2 && !is_other_side(scan) { (c, a, b) } else { (a, b, c) };
            let next = |other| placed(a, Order::PlacesFrom(1), other);
            let apart = placed(b, Order::PlacesFrom(2), c);
            Truth::And(vec![next(b), next(c), apart])
        }
        _ => return Vec::new(),
    };
    let truth = if denied { meaning::negated(truth) } else { truth };
    let one_of = |&(at, values): &(usize, &[ValueId])| {
        let &(_, of) = names.get(at)?;
        values.iter().map(|&value| fact(scan, of, value, true)).collect::<Option<Vec<_>>>().map(Truth::Or)
    };
    let Some(mut truths) = kinds.iter().map(one_of).collect::<Option<Vec<_>>>() else { return Vec::new() };
    truths.push(truth);
    let truth = meaning::conjunction(truths);
    let several = stated.is_none().then_some(Assumption::Ambiguous);
    let assumptions = [Assumption::Linked].into_iter().chain(in_doubt.then_some(Assumption::InDoubt)).chain(several);
    vec![Guess::new(Some(truth), assumptions.collect())]
}

/// Whether a clause says who is on the other side: "on one side and Bob on the other".
fn is_other_side(scan: &Scan<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let any = (0..scan.tokens.len()).find_map(|at| Some(at..at + words.is(Role::AnyOrder, scan.tokens, at)?));
    let is_other = |at: usize| words.is(Role::Other, scan.tokens, at).is_some();
    (0..scan.tokens.len()).any(|at| is_other(at) && !any.as_ref().is_some_and(|any| any.contains(&at)))
}

/// Returns the only category with an order that the words of a clause name: `weight` of "Ann's weight lies between those
/// of Bob and Cleo".
pub(super) fn named_order(scan: &Scan<'_>, described: &[Description]) -> Option<CategoryId> {
    let is_described = |category| described.iter().any(|part| part.categories.contains(&category));
    let is_order = |category| scan.vocabulary.puzzle.category(category).ordered && !is_described(category);
    let mut named: Vec<CategoryId> = (0..scan.tokens.len())
        .filter(|&at| !scan.is_in_name(at))
        .flat_map(|at| scan.referents(at).into_owned())
        .filter(|&(category, weight)| weight == Weight::Name && is_order(category))
        .map(|(category, _)| category)
        .collect();
    named.dedup();
    <[CategoryId; 1]>::try_from(named).ok().map(|[only]| only)
}

/// Returns that one of three is between the others.
fn between(scan: &Scan<'_>, names: &[(&Mark<'_>, ValueId)], axis: CategoryId, meaning: Meaning) -> Vec<Guess> {
    let [first, second, third] = names else { return Vec::new() };
    if first.1 == second.1 || second.1 == third.1 || first.1 == third.1 {
        return Vec::new();
    }
    let words = &scan.vocabulary.language.guess_words;
    let is_between = |at: usize| words.at(scan.tokens, at).is_some_and(|found| found.0 == Role::Between);
    // "Between Bob and Cleo we find Ann".
    let opens = (0..first.0.start).any(is_between);
    let [a, b, c] = if opens { [third, first, second] } else { [first, second, third] };
    let entity = |value| {
        let mut entity = Entity::default();
        entity.learn(Fact { value, holds: true, shared: false });
        entity
    };
    let slots = [a, b, c].into_iter().enumerate();
    let filled = Filled {
        entities: slots.map(|(at, name)| (Slot(at as u8), SlotKind::Who, entity(name.1))).collect(),
        axis: Some(axis),
        ..Filled::default()
    };
    let truth = meaning::truth(scan.vocabulary.puzzle, meaning, &filled);
    truth.map(|truth| Guess::new(Some(truth), vec![Assumption::Linked])).into_iter().collect()
}
