//! The negations of a clause that deny nothing of their own.

use super::{Mark, What};
use crate::guess::words::Role;
use crate::guess::{Assumption, derived};
use crate::language::Capitals;
use crate::scan::Scan;

/// Removes a negation that only says when something happened: "Ann did not leave until noon".
pub(super) fn drop_until(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let words = &scan.vocabulary.language.guess_words;
    let Some(until) = (0..scan.tokens.len()).find(|&at| words.is(Role::Until, scan.tokens, at).is_some()) else {
        return;
    };
    let before = |mark: &Mark<'_>| mark.end <= until;
    let Some(not) = marks.iter().rposition(|mark| before(mark) && matches!(mark.what, What::Not | What::Nobody)) else {
        return;
    };
    if marks[not + 1..].iter().filter(|mark| before(mark)).all(|mark| matches!(mark.what, What::Unknown)) {
        marks.remove(not);
        marks.retain(|mark| mark.start != until);
    }
}

/// Removes a negation that only answers ("and no, he is not the pilot either"), and French `que` in "n'arrive qu'à midi",
/// which means `only`.
pub(super) fn drop_only(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let roles = scan.grammar().roles;
    let answers = |mark: &Mark<'_>| {
        let next = mark.end < scan.tokens.len() && scan.is_comma(mark.end);
        matches!(mark.what, What::Not) && next && scan.is_of(mark.start, roles.no)
    };
    let denies = |mark: &Mark<'_>| matches!(mark.what, What::Not | What::Nor | What::Nobody | What::Denies);
    let limits = |at: usize| (0..at).any(|at| scan.is_of(at, roles.half_not));
    let compares = |mark: &Mark<'_>| {
        matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_) | What::AsMuch(_) | What::Times(_))
    };
    marks.retain(|mark| !answers(mark));
    let than = marks.iter().position(|mark| matches!(mark.what, What::Than));
    if let Some(than) = than.filter(|&than| limits(marks[than].start))
        && !marks[..than].iter().any(|mark| compares(mark) || denies(mark))
    {
        marks.remove(than);
    }
}

/// Removes the German word for `than` where it means `as`: before a place in an order ("came in as the third"), and before
/// a name without an article where nothing is compared ("worked as a baker").
pub(super) fn drop_as(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let compares = |mark: &Mark<'_>| {
        let compares = matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_) | What::AsMuch(_));
        compares || matches!(mark.what, What::Times(_) | What::Logic | What::Nobody | What::Others)
    };
    let is_plain = scan.vocabulary.language.capitals == Capitals::Nouns && !marks.iter().any(compares);
    let category = |mark: &Mark<'_>| mark.values().first().map(|value| value.category);
    let mut at = 0;
    while at + 1 < marks.len() {
        let is_beside = marks[at].end == marks[at + 1].start;
        let is_ordinal = scan.is_ordinal(marks[at + 1].start) && !marks[at + 1].values().is_empty();
        // Behind a comma it begins a clause that says when.
        let is_within = at > 0 && !scan.is_comma(marks[at].start - 1);
        let is_other = marks[..at].iter().all(|mark| category(mark) != category(&marks[at + 1]));
        let is_name = is_plain && is_within && is_other && matches!(marks[at + 1].what, What::Name(_));
        if matches!(marks[at].what, What::Than) && is_beside && (is_ordinal || is_name) {
            marks.remove(at);
        }
        at += 1;
    }
}

/// Finds the first word of "either ... or" where both are one word: French "soit ... soit".
pub(super) fn settle_either(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let either = scan.grammar().roles.either;
    let is_both = |mark: &Mark<'_>| matches!(mark.what, What::Or) && scan.is_of(mark.start, either);
    let is_other = |mark: &Mark<'_>| matches!(mark.what, What::Or) && !scan.is_of(mark.start, either);
    let Some(first) = marks.iter().position(is_both) else { return };
    if marks[first + 1..].iter().any(is_both) {
        marks[first].what = What::Either;
    } else if scan.number(marks[first].end).is_some() && !marks.iter().any(is_other) {
        // French "le 7 juin, soit deux semaines plus tard": that is.
        marks[first].what = What::Unknown;
    }
}

/// Removes `either` at the end of what is denied, where it means `too`: "Ann isn't from Ohio either".
pub(super) fn drop_either(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let denies = |mark: &Mark<'_>| matches!(mark.what, What::Not | What::Nobody | What::Denies | What::Doubtful);
    let ends = |mark: &Mark<'_>| matches!(mark.what, What::Either) && mark.end == scan.tokens.len();
    if marks.iter().any(denies) && marks.last().is_some_and(ends) {
        marks.pop();
    }
}

/// Removes `either` behind a negation, which denies both of what it precedes: "Ann did not have either the tea or the milk".
pub(super) fn drop_denied_either(marks: &mut Vec<Mark<'_>>) {
    let Some(either) = marks.iter().position(|mark| matches!(mark.what, What::Either)) else { return };
    // "Was not planned for either May or June": the verb puts nothing in doubt there.
    let words = |mark: &&Mark<'_>| !matches!(mark.what, What::Unknown | What::Doubtful | What::Attitude);
    let is_denied = marks[..either].iter().rfind(words).is_some_and(|mark| matches!(mark.what, What::Not));
    let [first, or, second] = marks.get(either + 1..either + 4).unwrap_or_default() else { return };
    let joined = matches!(or.what, What::Or) && [first, second].iter().all(|mark| matches!(mark.what, What::Name(_)));
    if is_denied && joined && first.values()[0].category == second.values()[0].category {
        marks.remove(either);
    }
}

/// Removes the negations that others make void: the one behind French "ni ... ni" ("ni Anne ni Luc n'ont jamais"), and
/// both of "never without".
pub(super) fn settle_negations(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let roles = scan.grammar().roles;
    let neither = marks.iter().filter(|mark| matches!(mark.what, What::Nor)).count();
    let half = |mark: &Mark<'_>| (0..mark.start).any(|at| scan.is_of(at, roles.half_not));
    if neither > 1 && matches!(marks[0].what, What::Nor) {
        marks.retain(|mark| !(matches!(mark.what, What::Not) && half(mark)));
    }
    drop_lacking(scan, marks);
    let words = &scan.vocabulary.language.guess_words;
    let is_without = |at: usize| words.is(Role::Without, scan.tokens, at).is_some();
    let lacks = |mark: &Mark<'_>| matches!(mark.what, What::Denies) && is_without(mark.start);
    let names = |mark: &Mark<'_>| matches!(mark.what, What::Name(_) | What::And | What::Or | What::Nor);
    if let Some(lacking) = marks.iter().position(lacks)
        && let Some(not) = marks[..lacking].iter().rposition(|mark| matches!(mark.what, What::Not))
        && !marks[not..lacking].iter().any(names)
    {
        marks[lacking].what = What::Unknown;
        marks[lacking].assumes = Some(Assumption::Denied);
        marks.remove(not);
    }
}

/// Makes words without logic of the prepositions that deny nothing of the puzzle: "drank tea without milk", "sat in car 5,
/// far from the noise".
fn drop_lacking(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let roles = scan.grammar().roles;
    let words = &scan.vocabulary.language.guess_words;
    for at in 0..marks.len() {
        let (start, end) = (marks[at].start, marks[at].end);
        let is_preposition = [roles.of, roles.preposition].into_iter().any(|class| scan.is_of(end - 1, class));
        let is_apart = start > 0 && scan.is_comma(start - 1) && is_preposition;
        let lacks = is_apart || words.is(Role::Without, scan.tokens, start).is_some();
        let noun = scan.skip_articles(end);
        let is_word = |at: usize| scan.is_everyday(at) || scan.is_unknown(at) && derived::name(scan, at).is_none();
        let is_noun = noun < scan.tokens.len() && scan.mention(noun, scan.tokens.len()).is_none() && is_word(noun);
        let next = marks[at + 1..].iter().find(|mark| !matches!(mark.what, What::Unknown));
        let is_alone = next.is_none_or(|next| matches!(next.what, What::Comma));
        if matches!(marks[at].what, What::Denies) && lacks && is_noun && is_alone {
            marks[at].what = What::Unknown;
        }
    }
}
