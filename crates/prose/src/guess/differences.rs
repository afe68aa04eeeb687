//! Clauses about how far two things are apart, without which comes first: "there are five years between the two".

use super::marks::{Mark, What};
use super::{Assumption, Guess};
use crate::entity::{Entity, Fact};
use crate::grammar::{Slot, SlotKind};
use crate::meaning::{self, Filled, Meaning, Relation};
use crate::scan::Scan;
use crate::vocabulary::{Comparison, Description};

/// Returns the readings of a clause with two names and what lies between them.
pub(super) fn readings(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let (mut names, mut amount, mut apart) = (Vec::new(), None, false);
    for mark in marks {
        match &mark.what {
            What::Name(values) | What::Extreme(values) => names.extend(values.first().map(|&value| (mark, value))),
            What::Amount(number, unit) if amount.is_none() => amount = Some((*number, unit)),
            What::Between => apart = true,
            What::And if names.len() == 1 => {}
            What::Unknown | What::Comma => {}
            _ => return Vec::new(),
        }
    }
    let (true, [(_, first), (_, second)], Some((number, unit))) = (apart, &names[..], amount) else {
        return Vec::new();
    };
    let described: Vec<Description> = names
        .iter()
        .map(|(mark, value)| Description { range: mark.start..mark.end, categories: vec![value.category] })
        .collect();
    let number = number * unit.factor;
    let end = scan.tokens.len();
    let comparison = Comparison {
        comparative: None,
        unit: Some(unit),
        number: Some(number),
        described: &described,
        behind: end..end,
    };
    let compared = scan.vocabulary.compared(&comparison, scan.tokens);
    let several = (compared.len() > 1).then_some(Assumption::Ambiguous);
    let entity = |value| {
        let mut entity = Entity::default();
        entity.learn(Fact { value, holds: true, shared: false });
        entity
    };
    let reading = |(category, sign)| {
        let filled = Filled {
            entities: vec![(Slot(0), SlotKind::Who, entity(*first)), (Slot(1), SlotKind::Who, entity(*second))],
            number: Some(scan.vocabulary.as_written(category, number)),
            compared: Some((category, sign)),
            places: unit.places,
            ..Filled::default()
        };
        let meaning = Meaning { relation: Relation::DifferBy, denied: false };
        let truth = meaning::truth(scan.vocabulary.puzzle, meaning, &filled)?;
        Some(Guess::new(Some(truth), [Assumption::Compared].into_iter().chain(several).collect()))
    };
    compared.into_iter().filter_map(reading).collect()
}
