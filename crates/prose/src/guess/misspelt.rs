//! Words that are often written for others that sound alike: "older then Ann".

use super::context::Context;
use super::words::Role;
use super::{Assumption, Guess};
use crate::engine;
use crate::reading::{Outcome, Reader};
use crate::scan::Scan;
use crate::tokens::Token;
use crate::vocabulary::Degree;

/// Returns the readings of a sentence in which another word stands for `than`; `None` if none does.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Option<Vec<Guess>> {
    let mended = with_than(reader, tokens)?;
    let outcome = engine::outcome(reader, &mended);
    let mut found = match outcome {
        Outcome::Read(reading) => vec![Guess::new(Some(reading.truth), Vec::new())],
        _ => reader.guess(&mended, context),
    };
    for guess in &mut found {
        *guess = Guess::new(guess.truth.take(), [&guess.assumptions[..], &[Assumption::Compared]].concat());
    }
    Some(found)
}

/// Returns a sentence with `than` in place of the word behind a comparison that is written for it.
fn with_than(reader: &Reader<'_>, tokens: &[Token]) -> Option<Vec<Token>> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let words = &reader.vocabulary.language.guess_words;
    let at = (1..tokens.len()).find(|&at| words.is(Role::MisspeltThan, tokens, at).is_some())?;
    let roles = scan.grammar().roles;
    let compares = |at: usize| scan.comparatives(at).iter().any(|found| found.0.degree == Degree::Comparative);
    let parts = scan.is_pause(at - 1) || scan.is_of(at - 1, roles.and) || scan.is_of(at - 1, roles.but);
    let has_than = (0..tokens.len()).any(|at| scan.is_of(at, roles.than) && !scan.is_in_name(at));
    let others = scan.names_in(0, at) > 0 && scan.names_in(at + 1, tokens.len()) > 0;
    let is_meant = !parts && !has_than && others && !words.than.is_empty() && (0..at).any(compares);
    is_meant.then(|| [&tokens[..at], &words.than, &tokens[at + 1..]].concat())
}
