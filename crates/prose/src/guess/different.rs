//! Sentences that say of several things that they belong to different ones: "Ann, the pilot and the one with the dog are
//! three different people".

use bachet_notation::clue::{Truth, ValueId};

use super::link::fact;
use super::marks::{Mark, What};
use super::words::Role;
use super::{Assumption, Guess};
use crate::meaning;
use crate::scan::Scan;

/// Whether what is different is counted before a token: `three` of "three different people".
fn differs_next(scan: &Scan<'_>, end: usize) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    (end..scan.tokens.len().min(end + 3)).any(|at| words.is(Role::Different, scan.tokens, at).is_some())
}

/// Returns what a sentence of this form may mean; `None` if it has another form.
pub(super) fn readings(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Vec<Guess>> {
    let is_different = |mark: &Mark<'_>| matches!(mark.what, What::Different);
    let names = marks.iter().filter(|mark| !mark.values().is_empty()).count();
    (names > 1 && marks.iter().any(is_different)).then(|| all_different(scan, marks))
}

fn all_different(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Guess> {
    let is_number = |at: usize| scan.number(at).is_some() && !scan.is_ordinal(at);
    let (mut values, mut assumptions): (Vec<ValueId>, _) = (Vec::new(), vec![Assumption::Linked]);
    for mark in marks {
        match &mark.what {
            // "Three different people": as many as are named.
            What::Name(_) if differs_next(scan, mark.end) && is_number(mark.start) => {}
            What::Name(named) | What::Extreme(named) => values.extend(named.first()),
            // "The man of 41" is who is named behind him.
            What::Different | What::Group(_) | What::Comma | What::And | What::Unknown | What::Number(_) => {}
            _ => return Vec::new(),
        }
        assumptions.extend(mark.assumes);
    }
    let pairs = (0..values.len()).flat_map(|a| (a + 1..values.len()).map(move |b| (a, b)));
    let apart = pairs.filter(|&(a, b)| values[a].category != values[b].category);
    let truths: Option<Vec<Truth>> = apart.map(|(a, b)| fact(scan, values[a], values[b], false)).collect();
    let found = truths.filter(|truths| !truths.is_empty());
    found.map(|truths| Guess::new(Some(meaning::conjunction(truths)), assumptions)).into_iter().collect()
}
