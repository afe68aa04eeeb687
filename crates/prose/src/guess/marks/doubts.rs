//! Verbs that may state something else than that one has the other, and where they cannot.

use bachet_notation::clue::ValueId;

use super::{Mark, What};
use crate::guess::words::Role;
use crate::scan::Scan;

/// Finds the verbs that put nothing in doubt, since what follows them is nothing that one may have or not: "is heard on
/// Friday", French "quitte la gare".
pub(super) fn settle_doubts(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    for at in 0..marks.len() {
        let end = marks[at].end;
        let next = marks.get(at + 1);
        let is_attitude = matches!(marks[at].what, What::Attitude);
        if is_attitude && (next.is_some_and(|next| is_time(scan, end, next)) || is_object_beside(scan, end)) {
            marks[at].what = What::Unknown;
        }
    }
}

/// Whether a verb that may deny what it is about rather states it: "likes the tea".
pub(in crate::guess) fn is_fond(scan: &Scan<'_>, mark: &Mark<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    matches!(mark.what, What::Doubtful) && words.is(Role::Fond, scan.tokens, mark.start) == Some(mark.end - mark.start)
}

/// Whether an amount follows a verb, or a preposition with a time or a place in an order.
fn is_time(scan: &Scan<'_>, verb: usize, next: &Mark<'_>) -> bool {
    if matches!(next.what, What::Amount(..)) {
        return next.start == verb;
    }
    let is_preposition = verb < scan.tokens.len() && scan.is_of(verb, scan.grammar().roles.preposition);
    let is_ordered = |&value: &ValueId| {
        let of = scan.vocabulary.puzzle.category(value.category);
        of.ordered || of.numeric.is_some()
    };
    let values = next.values();
    is_preposition && scan.skip_articles(verb + 1) == next.start && !values.is_empty() && values.iter().all(is_ordered)
}

/// Whether an article and a noun that is nothing of the puzzle follow a verb.
fn is_object_beside(scan: &Scan<'_>, verb: usize) -> bool {
    let noun = scan.skip_articles(verb);
    let is_noun = |at: usize| (scan.is_unknown(at) || scan.is_everyday(at)) && !scan.refers(at);
    noun > verb && noun < scan.tokens.len() && is_noun(noun) && scan.mention(noun, scan.tokens.len()).is_none()
}
