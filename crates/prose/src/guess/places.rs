//! Clauses about neighbours in an order of places.

use bachet_notation::clue::{Order, Truth, Who};

use super::marks::{Mark, What};
use super::{Assumption, Guess};
use crate::meaning;
use crate::scan::Scan;
use crate::vocabulary::Description;

/// A relation of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    JustBefore,
    JustAfter,
    Next,
    JustBetween,
}

/// Returns the readings of a clause with one relation of places.
pub(super) fn readings(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let (mut place, mut denied, mut names) = (None, false, Vec::new());
    for mark in marks {
        match &mark.what {
            What::Place(found) if place.is_none() => place = Some(*found),
            What::Name(values) => names.extend(values.first().map(|&value| (mark, value))),
            What::Not if !denied => denied = true,
            What::And if place == Some(Place::JustBetween) => {}
            What::Unknown | What::Comma => {}
            _ => return Vec::new(),
        }
    }
    let described: Vec<Description> = names
        .iter()
        .map(|(mark, value)| Description { range: mark.start..mark.end, categories: vec![value.category] })
        .collect();
    let Some(axis) = scan.vocabulary.sequence(scan.tokens, 0..scan.tokens.len(), &described) else { return Vec::new() };
    let who: Vec<Who> = names.iter().map(|&(_, value)| Who::Has(value)).collect();
    let placed = |a: &Who, order, b: &Who| Truth::Places(a.clone(), order, b.clone(), axis);
    let truth = match (place, &who[..]) {
        (Some(Place::JustBefore), [a, b]) => placed(a, Order::PlacesBefore(1), b),
        (Some(Place::JustAfter), [a, b]) => placed(a, Order::PlacesAfter(1), b),
        (Some(Place::Next), [a, b]) => placed(a, Order::PlacesFrom(1), b),
        (Some(Place::JustBetween), [a, b, c]) => {
            let next = |other| placed(a, Order::PlacesFrom(1), other);
            let apart = placed(b, Order::PlacesFrom(2), c);
            Truth::And(vec![next(b), next(c), apart])
        }
        _ => return Vec::new(),
    };
    let truth = if denied { meaning::negated(truth) } else { truth };
    vec![Guess::new(Some(truth), vec![Assumption::Linked])]
}
