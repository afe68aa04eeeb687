//! Sentences that say of several things that each has one of as many values: "Ann, Bob and the pilot came in May, June
//! and July". The order is left open, because authors rarely mean it unless they say so.

use bachet_notation::clue::{Truth, ValueId, Who};

use super::link::fact;
use super::marks::{Mark, What};
use super::{Assumption, Guess};
use crate::meaning;
use crate::scan::Scan;

/// Returns what a sentence of this form means.
pub(super) fn reading(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Guess> {
    let allowed = |mark: &Mark<'_>| {
        let joins = matches!(mark.what, What::Comma | What::And | What::Unknown | What::Attitude);
        joins || matches!(mark.what, What::Name(_) | What::Extreme(_))
    };
    let places: Vec<usize> = (0..marks.len()).filter(|&at| !marks[at].values().is_empty()).collect();
    let half = places.len() / 2;
    let is_even = places.len() >= 4 && places.len() == 2 * half;
    (is_even && marks.iter().all(allowed)).then_some(())?;
    let (first, last) = places.split_at(half);
    let value = |&at: &usize| marks[at].values()[0];
    let (subjects, values): (Vec<ValueId>, Vec<ValueId>) =
        (first.iter().map(value).collect(), last.iter().map(value).collect());
    let category = values[0].category;
    let is_set = values.iter().all(|value| value.category == category) && has_no_repetition(&values);
    let is_other = subjects.iter().all(|subject| subject.category != category) && has_no_repetition(&subjects);
    // Signs and a conjunction join the items of each list, words part the two.
    let joins = |mark: &Mark<'_>| matches!(mark.what, What::Comma | What::And);
    let is_list = |list: &[usize]| {
        let between = |two: &[usize]| marks[two[0] + 1..two[1]].iter().any(joins);
        let ends = list.len() >= 2 && {
            let (from, to) = (list[list.len() - 2], list[list.len() - 1]);
            marks[from + 1..to].iter().any(|mark| matches!(mark.what, What::And))
        };
        ends && list.windows(2).all(between)
    };
    let is_parted = !marks[first[half - 1] + 1..last[0]].iter().any(joins);
    (is_set && is_other && is_parted && is_list(first) && is_list(last)).then_some(())?;
    let one_of = |&subject: &ValueId| {
        let each: Option<Vec<Truth>> = values.iter().map(|&value| fact(scan, subject, value, true)).collect();
        each.map(Truth::Or)
    };
    let mut truths = subjects.iter().map(one_of).collect::<Option<Vec<_>>>()?;
    if subjects.iter().any(|subject| subject.category != subjects[0].category) {
        truths.push(Truth::AllDifferentWho(subjects.iter().map(|&subject| Who::Has(subject)).collect()));
    }
    let assumptions = marks.iter().filter_map(|mark| mark.assumes).chain([Assumption::Listed]).collect();
    Some(Guess::new(Some(meaning::conjunction(truths)), assumptions))
}

fn has_no_repetition(values: &[ValueId]) -> bool {
    (1..values.len()).all(|at| !values[..at].contains(&values[at]))
}
