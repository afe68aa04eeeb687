//! Which words name a place in an order: ordinals behind an article also stand for one of two who were named before, and
//! "in the end" says how something ended.

use super::{Mark, What};
use crate::guess::words::Role;
use crate::scan::Scan;

/// Whether an article at a token and the ordinal behind it name a place in an order: "the first was Ann". Beside another
/// word for one of two they name one of these: "the first has the cat, the second the dog".
pub(super) fn stands_alone(scan: &Scan<'_>, at: usize) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let is_pair = |at: usize| {
        let is_article = scan.is_of(at, scan.grammar().roles.the) && scan.reserved(at) == Some(2);
        is_article && scan.ordinal(at + 1).is_some()
    };
    let is_one = |other: usize| {
        let is_word = [Role::One, Role::Other].iter().any(|&role| words.is(role, scan.tokens, other).is_some());
        is_pair(other) || is_word && scan.reserved(other).is_some()
    };
    is_pair(at) && !(0..scan.tokens.len()).filter(|other| !(at..at + 2).contains(other)).any(is_one)
}

/// Makes a plain word of "in the end" before a comparison, which says how it ended: "was in the end ahead of Ann".
pub(super) fn drop_finally(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let words = &scan.vocabulary.language.guess_words;
    let compares = |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_));
    let is_number = |mark: &Mark<'_>| matches!(mark.what, What::Amount(..) | What::Number(_));
    for at in 1..marks.len() {
        let Mark { start, end, ref what, .. } = marks[at];
        let is_end = matches!(what, What::Extreme(_)) && words.is(Role::Last, scan.tokens, start) == Some(end - start);
        let is_phrase = end - start > 1 && scan.is_of(start, scan.grammar().roles.preposition);
        let next = at + 1 + usize::from(marks.get(at + 1).is_some_and(is_number));
        let is_beside = marks.get(next).is_some_and(compares) && marks[at + 1].start == end;
        if is_end && is_phrase && is_beside && marks[..at].iter().any(|mark| !mark.values().is_empty()) {
            marks[at].what = What::Unknown;
            marks[at].assumes = None;
        }
    }
}
