//! Introductions that name two of those whom a puzzle is about: "the staff is Ann and three others, one of whom is the
//! cook".

use bachet_notation::clue::ValueId;

use super::link::fact;
use super::marks::{Mark, What};
use super::{Assumption, Guess};
use crate::page::words::{PageWords, PhraseRole};
use crate::scan::Scan;
use crate::tokens::Token;

/// Returns where the words begin that introduce one of some others than who is named before: `one of whom` behind `and
/// three others`.
pub(crate) fn one_of_others(page: &PageWords, tokens: &[Token]) -> Option<usize> {
    let at = |part: PhraseRole, from: usize| (from..tokens.len()).find(|&at| page.at(part, tokens, at).is_some());
    let others = at(PhraseRole::Others, at(PhraseRole::And, 0)?)?;
    at(PhraseRole::Sample, others)
}

/// Returns that the two are not one.
pub(super) fn reading(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Guess> {
    let sample = one_of_others(&scan.vocabulary.language.page, scan.tokens)?;
    // "Three others" may be a value, too.
    let is_count = |mark: &Mark<'_>| scan.number(mark.start).is_some();
    let names: Vec<&Mark<'_>> = marks.iter().filter(|mark| !mark.values().is_empty() && !is_count(mark)).collect();
    let [one, other] = names[..] else { return None };
    let (What::Name(first), What::Name(second)) = (&one.what, &other.what) else { return None };
    let value = |values: &[ValueId]| values.first().copied();
    let (first, second) = (value(first)?, value(second)?);
    let are_apart = one.end <= sample && other.start >= sample && first.category != second.category;
    let truth = fact(scan, first, second, false).filter(|_| are_apart)?;
    Some(Guess::new(Some(truth), vec![Assumption::Tied]))
}
