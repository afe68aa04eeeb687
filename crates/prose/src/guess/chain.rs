//! Lists whose items come one after the other: "we meet Ann, then the pilot, then the one with the dog".

use bachet_notation::clue::{Order, Truth, ValueId, Who};

use super::marks::{Mark, What};
use super::places::{Place, named_order};
use super::words::Role;
use super::{Assumption, Guess};
use crate::meaning;
use crate::scan::Scan;
use crate::vocabulary::Description;

/// Minimum number of items of a list. With two items, "then" may introduce what the first one did next.
const MIN_ITEMS: usize = 3;

/// Returns what a sentence means that names things in the order in which they come, each behind a word such as "then".
pub(super) fn reading(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Guess> {
    let words = &scan.vocabulary.language.guess_words;
    let names: Vec<&Mark<'_>> = marks.iter().filter(|mark| !mark.values().is_empty()).collect();
    let (first, last) = (names.first()?, names.last()?);
    // Nothing but signs and these words joins the items.
    let joins = |two: &[&Mark<'_>]| {
        let (from, to) = (two[0].end, two[1].start);
        let between = marks.iter().filter(|mark| mark.start >= from && mark.end <= to);
        let Some(begin) = (from..to).find_map(|at| Some(at + words.is(Role::ThenNext, scan.tokens, at)?)) else {
            return false;
        };
        // "The red shirt": the noun may say of what kind the name is.
        let is_noun = |mark: &Mark<'_>| matches!(mark.what, What::Unknown) && scan.refers(mark.start);
        let joins = |mark: &Mark<'_>| mark.end <= begin && matches!(mark.what, What::Comma | What::And);
        scan.opens(begin, two[1].end) && between.into_iter().all(|mark| joins(mark) || is_noun(mark))
    };
    let is_list = names.len() >= MIN_ITEMS && names.windows(2).all(joins);
    let is_idle = |mark: &Mark<'_>| {
        let is_word = matches!(mark.what, What::Unknown | What::Comma | What::Number(_) | What::InOrder);
        is_word || matches!(mark.what, What::Place(Place::Next))
    };
    let mut outside = marks.iter().filter(|mark| mark.end <= first.start || mark.start >= last.end);
    let value = |mark: &&Mark<'_>| match &mark.what {
        What::Name(values) => values.first().copied(),
        _ => None,
    };
    let values: Vec<ValueId> = names.iter().map(value).collect::<Option<_>>()?;
    let described: Vec<Description> = names
        .iter()
        .zip(&values)
        .map(|(mark, value)| Description { range: mark.start..mark.end, categories: vec![value.category] })
        .collect();
    let sequence = || scan.vocabulary.sequence(scan.tokens, 0..scan.tokens.len(), &described);
    let axis = named_order(scan, &described).or_else(sequence).or_else(|| scan.vocabulary.row())?;
    let is_other = values.iter().all(|value| value.category != axis);
    (is_list && is_other && outside.all(is_idle)).then_some(())?;
    let is_next = marks.iter().any(|mark| matches!(mark.what, What::Place(Place::Next)));
    let order = if is_next { Order::PlacesBefore(1) } else { Order::Before };
    let pair = |two: &[ValueId]| Truth::Places(Who::Has(two[0]), order, Who::Has(two[1]), axis);
    let truths = values.windows(2).map(pair).collect();
    let assumptions = names.iter().filter_map(|mark| mark.assumes).chain([Assumption::Linked]);
    Some(Guess::new(Some(meaning::conjunction(truths)), assumptions.collect()))
}
