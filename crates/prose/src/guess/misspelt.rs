//! Words that are often written for others that sound alike: "older then Ann".

use super::words::Role;
use crate::scan::Scan;
use crate::tokens::Token;
use crate::vocabulary::Degree;

/// Returns a sentence with `than` in place of the word behind a comparison that is written for it.
pub(super) fn with_than(scan: &Scan<'_>) -> Option<Vec<Token>> {
    let (words, tokens) = (&scan.vocabulary.language.guess_words, scan.tokens);
    let at = (1..tokens.len()).find(|&at| words.is(Role::MisspeltThan, tokens, at).is_some())?;
    let roles = scan.grammar().roles;
    let compares = |at: usize| scan.comparatives(at).iter().any(|found| found.0.degree == Degree::Comparative);
    let parts = scan.is_pause(at - 1) || scan.is_of(at - 1, roles.and) || scan.is_of(at - 1, roles.but);
    let has_than = (0..tokens.len()).any(|at| scan.is_of(at, roles.than) && !scan.is_in_name(at));
    let others = scan.names_in(0, at) > 0 && scan.names_in(at + 1, tokens.len()) > 0;
    let is_meant = !parts && !has_than && others && !words.than.is_empty() && (0..at).any(compares);
    is_meant.then(|| [&tokens[..at], &words.than, &tokens[at + 1..]].concat())
}
