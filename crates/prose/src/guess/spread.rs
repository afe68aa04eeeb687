//! Sentences that say of several things that each has one of as many values: "Ann, Bob and the pilot came in May, June
//! and July". The order is left open, because authors rarely mean it unless they say so.

use bachet_notation::clue::{Truth, ValueId, Who};

use super::link::fact;
use super::marks::{Mark, What};
use super::words::Role;
use super::{Assumption, Guess, ranks};
use crate::meaning;
use crate::scan::Scan;

/// Returns that two who are not of a kind are the two at an end of an order, whichever is which: "Ann and the pilot came in
/// the first two places".
pub(super) fn two_ends(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Guess> {
    let values: Vec<&Mark<'_>> = marks.iter().filter(|mark| !mark.values().is_empty()).collect();
    let &[one, other, ends] = &values[..] else { return None };
    let (What::Name(first), What::Name(second), What::OneOf(two)) = (&one.what, &other.what, &ends.what) else {
        return None;
    };
    let (a, b, &[c, d]) = (*first.first()?, *second.first()?, &two[..]) else { return None };
    let is_end = ranks::rank(scan, ends.start).is_some();
    let between = |mark: &&Mark<'_>| mark.start >= one.end && mark.end <= other.start;
    let joins = |mark: &Mark<'_>| matches!(mark.what, What::And);
    let is_joined = marks.iter().filter(between).count() == 1 && marks.iter().filter(between).all(joins);
    let is_plain = |mark: &Mark<'_>| matches!(mark.what, What::Unknown | What::Comma) || !mark.values().is_empty();
    let rest = marks.iter().filter(|mark| !between(mark));
    (a.category != b.category && is_end && is_joined && rest.into_iter().all(is_plain)).then_some(())?;
    let both = |c, d| Some(meaning::conjunction(vec![fact(scan, a, c, true)?, fact(scan, b, d, true)?]));
    let assumptions = marks.iter().filter_map(|mark| mark.assumes).chain([Assumption::Listed]).collect();
    Some(Guess::new(Some(Truth::Or(vec![both(c, d)?, both(d, c)?])), assumptions))
}

/// Returns what a sentence of this form means.
pub(super) fn reading(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Guess> {
    let words = &scan.vocabulary.language.guess_words;
    // "..., in whatever order, ..." joins no items.
    let any = (0..scan.tokens.len()).find_map(|at| Some(at..at + words.is(Role::AnyOrder, scan.tokens, at)?));
    let is_aside = |mark: &Mark<'_>| any.as_ref().is_some_and(|any| mark.end >= any.start && mark.start <= any.end);
    let marks: Vec<Mark<'_>> = marks.iter().filter(|mark| !is_aside(mark)).cloned().collect();
    let marks = &marks[..];
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
