//! Two parts of a clause that are one: two verbs, somebody with what is hers.

use super::{Mark, What, counts_something};
use crate::guess::words::Role;
use crate::language::Capitals;
use crate::scan::Scan;

/// Makes words without logic of two names that the puzzle does not have: "Ann met Bob where Tom and Kim played".
pub(super) fn join_strangers(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    if scan.vocabulary.language.capitals != Capitals::Names {
        return;
    }
    let is_name = |mark: &Mark<'_>| {
        let token = &scan.tokens[mark.start];
        matches!(mark.what, What::Unknown) && mark.end == mark.start + 1 && token.capital && mark.start > 0
    };
    for at in 1..marks.len().saturating_sub(1) {
        let (one, and, other) = (&marks[at - 1], &marks[at], &marks[at + 1]);
        let is_joined = one.end == and.start && and.end == other.start && matches!(and.what, What::And);
        if is_joined && scan.is_of(and.start, scan.grammar().roles.and) && is_name(one) && is_name(other) {
            marks[at].what = What::Unknown;
        }
    }
}

/// Makes words without logic of two words that the puzzle does not have, with the "and" between them: "Ann snapped and pinched her way round as the lobster".
pub(super) fn join_verbs(marks: &mut [Mark<'_>]) {
    let is_word = |mark: &Mark<'_>| matches!(mark.what, What::Unknown);
    let is_plain =
        |mark: &Mark<'_>| is_word(mark) || matches!(mark.what, What::Name(_) | What::And | What::Or | What::Either);
    if !marks.iter().all(is_plain) {
        return;
    }
    for at in 1..marks.len().saturating_sub(1) {
        let (one, and, other) = (&marks[at - 1], &marks[at], &marks[at + 1]);
        let is_joined = one.end == and.start && and.end == other.start && matches!(and.what, What::And);
        if is_joined && is_word(one) && is_word(other) {
            marks[at].what = What::Unknown;
        }
    }
}

/// Makes one subject of somebody and what is hers: "Ann and her cat", "Ann and her class" in a puzzle without classes.
pub(super) fn join_owned(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let words = &scan.vocabulary.language.guess_words;
    let category = |mark: &Mark<'_>| mark.values().first().map(|value| value.category);
    for at in 1..marks.len().saturating_sub(1) {
        let own = words.is(Role::Own, scan.tokens, marks[at].end);
        let is_owned = own == Some(marks[at + 1].start - marks[at].end);
        let is_name = |mark: &Mark<'_>| matches!(mark.what, What::Name(_));
        let owns_noun = own.is_some_and(|own| counts_something(scan, marks[at].end + own));
        let is_beside = marks[at - 1].end == marks[at].start && is_name(&marks[at - 1]) && !is_name(&marks[at + 1]);
        if matches!(marks[at].what, What::And) && owns_noun && is_beside {
            marks[at].what = What::Unknown;
            continue;
        }
        let names = category(&marks[at - 1]).zip(category(&marks[at + 1]));
        if matches!(marks[at].what, What::And) && is_owned && names.is_some_and(|(one, other)| one != other) {
            marks[at].what = What::Unknown;
        }
    }
}

/// Joins two names that belong together: "Ann and the dog belong together".
pub(super) fn join_together(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let words = &scan.vocabulary.language.guess_words;
    let is_together =
        |mark: &Mark<'_>| words.at(scan.tokens, mark.start) == Some((Role::Together, mark.end - mark.start));
    if !marks.iter().any(is_together) {
        return;
    }
    for at in 1..marks.len().saturating_sub(1) {
        let category = |mark: &Mark<'_>| mark.values().first().map(|value| value.category);
        let two = category(&marks[at - 1]).zip(category(&marks[at + 1]));
        if matches!(marks[at].what, What::And) && two.is_some_and(|(one, other)| one != other) {
            marks[at].what = What::Unknown;
        }
    }
}
