//! Sets of readings.

use bachet_notation::clue::{CategoryId, Truth};

use super::{Assumption, Guess, MAX_GUESSES};
use crate::meaning;
use crate::sort::sort_few_by_key;

/// Adds readings to those of a sentence; of equal meanings the cheapest stays.
pub(super) fn add(all: &mut Vec<Guess>, more: Vec<Guess>) {
    for guess in more {
        match all.iter_mut().find(|known| is_alike(known.truth.as_ref(), guess.truth.as_ref())) {
            Some(known) if known.cost <= guess.cost => {}
            Some(known) => *known = guess,
            None => all.push(guess),
        }
    }
}

/// Whether two readings state the same, in whatever order: "Ann is the pilot", "the pilot is Ann".
fn is_alike(one: Option<&Truth>, other: Option<&Truth>) -> bool {
    let (Some(one), Some(other)) = (one, other) else { return one.is_none() && other.is_none() };
    match (one, other) {
        (Truth::Same(a, sign, b), Truth::Same(c, other, d)) => sign == other && ((a, b) == (c, d) || (a, b) == (d, c)),
        (Truth::And(all), Truth::And(others)) | (Truth::Or(all), Truth::Or(others)) => {
            let has = |truth: &Truth| others.iter().any(|other| is_alike(Some(truth), Some(other)));
            all.len() == others.len() && all.iter().all(has)
        }
        _ => one == other,
    }
}

/// Returns the readings of a sentence, the cheapest first.
pub(super) fn cheapest(mut all: Vec<Guess>) -> Vec<Guess> {
    all.retain(|guess| guess.truth.as_ref().is_none_or(|truth| !meaning::contradicts_itself(truth)));
    // Of equally dear ones what states something comes first.
    sort_few_by_key(&mut all, |guess| (guess.cost, guess.truth.is_none()));
    all.truncate(MAX_GUESSES);
    all
}

/// Returns each reading of some clauses together with each of another.
pub(super) fn both(all: &[Guess], more: &[Guess]) -> Vec<Guess> {
    let mut found = Vec::new();
    for one in all {
        for other in more {
            let mut more = other.assumptions.clone();
            // The same words compare the same throughout a sentence.
            if !one.compared().is_disjoint(&other.compared()) {
                more.retain(|assumption| *assumption != Assumption::Ambiguous);
            }
            let truths: Vec<_> = one.truth.iter().chain(&other.truth).cloned().collect();
            let truth = (!truths.is_empty()).then(|| meaning::conjunction(truths));
            add(&mut found, vec![Guess::new(truth, [&one.assumptions[..], &more].concat())]);
        }
    }
    sort_few_by_key(&mut found, |guess| guess.cost);
    found.truncate(MAX_GUESSES);
    found
}

/// Returns the only category in which a reading compares.
pub(super) fn compared(guess: &Guess) -> Option<CategoryId> {
    let all: Vec<CategoryId> = guess.compared().into_iter().collect();
    <[CategoryId; 1]>::try_from(all).ok().map(|[only]| only)
}
