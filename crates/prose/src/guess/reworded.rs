//! Sentences in other words: without what says nothing of the puzzle, or with words in place of those that stand for them.

use super::context::Context;
use super::marks::{Mark, What, marks};
use super::words::Role;
use super::{Assumption, Guess, misspelt, named_group};
use crate::engine;
use crate::reading::{Outcome, Reader};
use crate::scan::Scan;
use crate::tokens::Token;

/// Returns the readings of a sentence in other words; `None` if there are no other words for it.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Option<Vec<Guess>> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let (reworded, assumes) = misspelt::with_than(&scan)
        .map(|tokens| (tokens, Assumption::Compared))
        .or_else(|| Some((without_filler(&scan)?, Assumption::Aside)))
        .or_else(|| Some((with_subject_clause(&scan)?, Assumption::Linked)))
        .or_else(|| Some((with_denied_list(&scan)?, Assumption::Listed)))
        .or_else(|| Some((named_group::without_noun(&scan)?, Assumption::Aside)))?;
    let mut found = match engine::outcome(reader, &reworded) {
        Outcome::Read(reading) => vec![Guess::new(Some(reading.truth), Vec::new())],
        _ => reader.guess(&reworded, context),
    };
    for guess in &mut found {
        *guess = Guess::new(guess.truth.take(), [&guess.assumptions[..], &[assumes]].concat());
    }
    Some(found)
}

/// Returns a sentence without the comma before the relative clause that is its subject: German "Dritter wurde, wer die
/// Suppe aß".
fn with_subject_clause(scan: &Scan<'_>) -> Option<Vec<Token>> {
    let (roles, tokens) = (scan.grammar().roles, scan.tokens);
    let mut commas = (1..tokens.len()).filter(|&at| scan.is_comma(at) && !scan.is_in_name(at));
    let comma = commas.next().filter(|_| commas.next().is_none())?;
    let begins = scan.is_of(comma + 1, roles.head) && scan.is_of(comma + 1, roles.relative);
    // "Ann knows who": behind a verb of the mind the clause is no subject.
    let states = scan.is_of(comma - 1, roles.verb) && scan.names_in(0, comma) == 1;
    (begins && states).then(|| [&tokens[..comma], &tokens[comma + 1..]].concat())
}

/// Returns a sentence with the word for `nor` before each name of a list where it stands before the last one alone:
/// Dutch "Wout had soep, brood noch kaas".
fn with_denied_list(scan: &Scan<'_>) -> Option<Vec<Token>> {
    let (marks, tokens) = (marks(scan), scan.tokens);
    let mut all = marks.iter().enumerate().filter(|(_, mark)| matches!(mark.what, What::Nor));
    let (nor, _) = all.next().filter(|_| all.next().is_none())?;
    let is_name = |at: usize| marks.get(at).is_some_and(|mark| matches!(mark.what, What::Name(_)));
    let mut first = nor.checked_sub(1).filter(|&at| is_name(at) && is_name(nor + 1))?;
    while first > 1 && matches!(marks[first - 1].what, What::Comma) && is_name(first - 2) {
        first -= 2;
    }
    let denies =
        |mark: &Mark<'_>| matches!(mark.what, What::Not | What::ButNot | What::Denies | What::Doubtful | What::Nobody);
    // Whoever has none of them stands before.
    if !marks[..first].iter().any(|mark| matches!(mark.what, What::Name(_))) || marks[..nor].iter().any(denies) {
        return None;
    }
    let word = &tokens[marks[nor].start..marks[nor].end];
    let mut found = tokens[..marks[first].start].to_vec();
    for at in (first..nor).step_by(2) {
        found.extend_from_slice(word);
        found.extend_from_slice(&tokens[marks[at].start..marks[at].end]);
    }
    found.extend_from_slice(&tokens[marks[nor].start..]);
    Some(found)
}

/// Returns a sentence without a phrase that does not change its meaning: "unless I am mistaken".
fn without_filler(scan: &Scan<'_>) -> Option<Vec<Token>> {
    let (words, tokens) = (&scan.vocabulary.language.guess_words, scan.tokens);
    let (mut start, length) = (0..tokens.len()).find_map(|at| Some((at, words.is(Role::Filler, tokens, at)?)))?;
    let mut end = start + length;
    // With the comma that sets it off, or both.
    let (before, behind) = (start > 0 && scan.is_comma(start - 1), end < tokens.len() && scan.is_comma(end));
    start -= usize::from(before);
    end += usize::from(behind);
    let is_set_off = before && (behind || end == tokens.len()) || start == 0;
    (is_set_off && end - start < tokens.len()).then(|| [&tokens[..start], &tokens[end..]].concat())
}
