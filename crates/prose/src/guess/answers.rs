//! Sentences that ask whether what they say is so, in the order of a statement, and their answers: "Ann had the soup?
//! No, that was Bob's."

use super::words::Role;
use super::{Assumption, Guess};
use crate::meaning;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::{Kind, Token};

/// Whether a sentence only asks whether what it says is so: a question mark stands behind it.
pub(crate) fn is_asked(scan: &Scan<'_>, behind: Option<&Token>) -> bool {
    behind.is_some_and(|token| token.is_sign('?')) && scan.names().next().is_some()
}

/// Returns what a statement with a question mark means, by the answer that the sentence behind it begins with; without
/// one it states nothing.
pub(super) fn answered(reader: &Reader<'_>, stated: Vec<Guess>, behind: &[Token]) -> Vec<Guess> {
    let words = &reader.vocabulary.language.guess_words;
    let first = behind.iter().position(|token| token.kind != Kind::Sign);
    let is = |role| first.is_some_and(|at| words.is(role, behind, at).is_some());
    let answers = |guess: Guess, is_so: bool| {
        let truth = guess.truth.map(|truth| if is_so { truth } else { meaning::negated(truth) })?;
        Some(Guess::new(Some(truth), [&guess.assumptions[..], &[Assumption::Linked]].concat()))
    };
    let is_so = if is(Role::Yes) {
        true
    } else if is(Role::No) {
        false
    } else {
        return vec![Guess::new(None, vec![Assumption::SaysNothing])];
    };
    let states_all = |guess: &Guess| !guess.assumptions.contains(&Assumption::SaysNothing);
    stated.into_iter().filter(states_all).filter_map(|guess| answers(guess, is_so)).collect()
}
