//! The prepositions of a clause: which of them compare two things or name neighbours, and which belong to something
//! else.

use std::ops::Range;

use super::{Mark, What};
use crate::guess::places::Place;
use crate::guess::words::Role;
use crate::guess::{Assumption, derived};
use crate::language::Capitals;
use crate::scan::Scan;

/// Maximum number of tokens of a verb with what belongs to it: `has no fear`.
const MAX_VERB: usize = 3;
/// Prepositions that compare places and times, and also stand in phrases that compare nothing.
const PREPOSITIONS: [Role; 5] = [Role::Before, Role::After, Role::Below, Role::Above, Role::Behind];

/// Joins "directly before or directly after", which is next to.
pub(super) fn join_neighbours(marks: &mut Vec<Mark<'_>>) {
    let is_beside = |mark: &Mark<'_>| matches!(mark.what, What::Place(Place::JustBefore | Place::JustAfter));
    let join = |three: &[Mark<'_>]| {
        let opposite = match (&three[0].what, &three[2].what) {
            (What::Place(one), What::Place(other)) => one != other,
            _ => false,
        };
        is_beside(&three[0]) && is_beside(&three[2]) && matches!(three[1].what, What::Or) && opposite
    };
    if let Some(at) = marks.windows(3).position(join) {
        marks[at].what = What::Place(Place::Next);
        marks[at].end = marks[at + 2].end;
        marks.drain(at + 1..at + 3);
        // "Either directly before or directly after".
        if at > 0 && matches!(marks[at - 1].what, What::Either) {
            marks.remove(at - 1);
        }
    }
}

/// Finds the words between a distance and what it is the distance from: French "à 20 points de".
pub(super) fn part_distances<'a>(scan: &Scan<'a>, marks: &mut Vec<Mark<'a>>) {
    for distance in scan.distances() {
        let at = marks.iter().position(|mark| mark.start >= distance.of.start).unwrap_or(marks.len());
        // A distance between two things may be none of their numbers.
        let assumes = (!distance.places).then_some(Assumption::InDoubt);
        // "Not 20 points away" may be nearer or farther.
        let denied = marks.iter().any(|mark| matches!(mark.what, What::Not | What::Nor | What::Nobody | What::Denies));
        let what = if denied { What::Logic } else { What::Between };
        marks.insert(at, Mark { start: distance.of.start, end: distance.of.end, what, assumes });
    }
}

/// Finds the prepositions that belong to what is compared: "asks less for her soup than Ann". Behind a comparative they
/// compare nothing themselves until `than`.
pub(super) fn settle_compared(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let is_comparison =
        |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_) | What::Loose(_));
    let is_open = |mark: &Mark<'_>| {
        matches!(mark.what, What::Comparative(_)) && !scan.is_of(mark.end - 1, scan.grammar().roles.than)
    };
    let joins = |mark: &Mark<'_>| matches!(mark.what, What::And | What::Or | What::Comma);
    let words = &scan.vocabulary.language.guess_words;
    let is_preposition = |mark: &Mark<'_>| {
        let is = |&role: &Role| words.is(role, scan.tokens, mark.start) == Some(mark.end - mark.start);
        is_comparison(mark) && PREPOSITIONS.iter().any(is)
    };
    let mut from = 0;
    while let Some(first) = (from..marks.len()).find(|&at| is_open(&marks[at]) && !is_preposition(&marks[at])) {
        let ends = |mark: &Mark<'_>| joins(mark) || matches!(mark.what, What::Than);
        let Some(end) = (first + 1..marks.len()).find(|&at| ends(&marks[at])) else { break };
        from = end + 1;
        if !matches!(marks[end].what, What::Than) {
            continue;
        }
        let next = (end + 1..marks.len()).find(|&at| joins(&marks[at])).unwrap_or(marks.len());
        // "To the west more than to the east", as German says it.
        let said =
            |mark: &Mark<'_>| scan.tokens[mark.start..mark.end].iter().map(|token| &token.text).collect::<Vec<_>>();
        if first > 0
            && end + 1 < marks.len()
            && is_preposition(&marks[0])
            && is_preposition(&marks[end + 1])
            && said(&marks[0]) == said(&marks[end + 1])
        {
            marks[0].what = What::Unknown;
            marks[end + 1].what = What::Unknown;
        }
        let is_loose = |mark: &Mark<'_>| matches!(mark.what, What::Loose(_));
        let of_first = marks[first + 1..end].iter_mut().filter(|mark| is_comparison(mark));
        of_first.for_each(|mark| mark.what = What::Unknown);
        let of_second = marks[end + 1..next].iter_mut().filter(|mark| is_loose(mark) || is_preposition(mark));
        of_second.for_each(|mark| mark.what = What::Unknown);
    }
}

/// Finds which prepositions compare nothing, since a word without a name follows them: "after the break". If a name
/// follows later on, the preposition may belong to it: "before the grumpy pilot".
pub(super) fn settle_prepositions(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let words = &scan.vocabulary.language.guess_words;
    // "After lunch" at the end.
    if let Some(last) = marks.last_mut() {
        let noun = scan.skip_articles(last.end);
        let is_noun = noun < scan.tokens.len() && scan.is_everyday(noun) && !scan.refers(noun);
        let is = |&role: &Role| words.is(role, scan.tokens, last.start) == Some(last.end - last.start);
        if matches!(last.what, What::Comparative(_)) && is_noun && PREPOSITIONS.iter().any(is) {
            last.what = What::Unknown;
        }
    }
    for at in 0..marks.len() {
        let counts = at > 0 && matches!(marks[at - 1].what, What::Amount(..) | What::Number(_));
        let compares = matches!(marks[at].what, What::Comparative(_) | What::ComparingVerb(_));
        if compares && !counts && marks[at].end == marks[at].start + 1 && belongs_to_verb(scan, marks[at].start) {
            marks[at].what = What::Unknown;
        }
    }
    for at in 0..marks.len().saturating_sub(1) {
        let Mark { start, end, ref what, .. } = marks[at];
        // "Right after the gates opened".
        let is_beside = matches!(what, What::Place(Place::JustBefore | Place::JustAfter));
        let compares = end > start && scan.is_of(end - 1, scan.grammar().roles.than);
        let is_preposition = matches!(what, What::Between)
            || is_beside
            || matches!(what, What::Comparative(_) | What::ComparingVerb(_))
                && !compares
                && PREPOSITIONS.iter().any(|&role| words.is(role, scan.tokens, start) == Some(end - start));
        // French `plus de laine que`: the comparison has its other side.
        let compares_amount =
            matches!(what, What::Comparative(found) | What::ComparingVerb(found) if found.compares_any());
        if compares_amount && !scan.is_of(end - 1, scan.grammar().roles.than) && scan.than_follows(end) {
            continue;
        }
        // "Speaks about geometry": nothing of the puzzle is above or below.
        if let What::Comparative(found) | What::ComparingVerb(found) = what
            && is_preposition
            && (!found.says_when()
                || scan.is_of(start, scan.grammar().roles.preposition)
                || is_spoken_of(scan, &marks[at + 1]))
            && !(at > 0 && matches!(marks[at - 1].what, What::Amount(..) | What::Number(_)))
            && matches!(marks[at + 1].what, What::Name(_))
            && marks[at + 1]
                .values()
                .iter()
                .all(|value| scan.vocabulary.puzzle.category(value.category).numeric.is_none())
            && !scan.vocabulary.has_order_of(found)
        {
            // "Lives above Ann" is not Ann, even if the puzzle has no floors.
            let is_place = found.orders_places() && !found.says_when();
            marks[at].what = if is_place { What::Logic } else { What::Unknown };
            continue;
        }
        let next = &marks[at + 1];
        let is_word = match next.what {
            What::Unknown => derived::name(scan, next.start).is_none(),
            // German `verfügt über mehr Jahre`: "over" belongs to the verb.
            What::Comparative(_) => next.start == end && scan.than_follows(end),
            What::ComparingVerb(_) => next.start == end,
            _ => false,
        };
        let counts =
            at > 0 && marks[at - 1].end == start && matches!(marks[at - 1].what, What::Amount(..) | What::Number(_));
        // "Before whoever ordered the soup".
        let opens_relative = (end..next.start).any(|at| scan.is_of(at, scan.grammar().roles.relative));
        // German "rechts von ihr schnarchte": the word is an article before nouns, which have a capital.
        let is_noun = scan.vocabulary.language.capitals != Capitals::Nouns || scan.tokens[next.start].capital;
        let is_pronoun = !is_noun && next.start == end + 1 && scan.is_of(end, scan.grammar().roles.object);
        if !is_preposition
            || !is_word
            || counts
            || opens_relative
            || is_pronoun
            || scan.skip_articles(end) != next.start
        {
            continue;
        }
        let name = marks[at + 1..].iter().position(|mark| !mark.values().is_empty()).map(|place| at + 1 + place);
        let compares = |other: usize| other != at && matches!(marks[other].what, What::Comparative(_));
        let is_one_of_two = (0..marks.len()).any(compares);
        if matches!(marks[at].what, What::Between) || is_beside {
            if name.is_none() {
                marks[at].what = What::Unknown;
            }
            continue;
        }
        match name {
            Some(name) if matches!(marks[at + 1].what, What::Unknown) && !is_one_of_two => {
                // An adjective may stand before the name; else the name may belong to another verb.
                let roles = scan.grammar().roles;
                let joins =
                    |at: usize| [roles.of, roles.preposition, roles.the].into_iter().any(|class| scan.is_of(at, class));
                // "After the concert of Fabre".
                let denies = |mark: &Mark<'_>| matches!(mark.what, What::Not | What::Nor | What::Denies);
                let is_noun = !scan.is_everyday(marks[at + 1].start) && !marks.iter().any(denies);
                let is_adjective = name == at + 2
                    && (marks[at + 1].end == marks[name].start
                        || is_noun && (marks[at + 1].end..marks[name].start).all(joins));
                if !is_adjective {
                    (marks[at].what, marks[at].assumes) = (What::Unknown, Some(Assumption::InDoubt));
                }
            }
            _ => marks[at].what = What::Unknown,
        }
    }
}

/// Whether a preposition ends a phrase whose other words stand elsewhere in the clause: German "spricht nie über".
fn belongs_to_verb(scan: &Scan<'_>, preposition: usize) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let is_phrase = |range: Range<usize>| {
        let parts = [&scan.tokens[range], &scan.tokens[preposition..=preposition]].concat();
        let found = words.at(&parts, 0).filter(|found| found.1 == parts.len());
        found.is_some_and(|found| matches!(found.0, Role::Content | Role::Denies | Role::Doubtful))
    };
    let is_apart = |range: &Range<usize>| !range.contains(&preposition);
    let end = scan.tokens.len();
    let mut all = (0..end).flat_map(|from| (1..=MAX_VERB).map(move |length| from..end.min(from + length)));
    all.any(|range| is_apart(&range) && is_phrase(range))
}

/// Whether a word of a clause is about the category of a name: "is afraid of" beside one of the fears.
fn is_spoken_of(scan: &Scan<'_>, name: &Mark<'_>) -> bool {
    let is_about =
        |at: usize| scan.referents(at).iter().any(|found| name.values().iter().all(|value| value.category == found.0));
    (0..scan.tokens.len()).filter(|at| !(name.start..name.end).contains(at)).any(is_about)
}

/// Finds which prepositions compare: those between two things of a kind, and those beside a verb of coming.
pub(super) fn settle_loose(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let comes = scan.comes(0..scan.tokens.len());
    // "Two others came before Ann", and who they are is not said.
    let names_one = marks.iter().filter(|mark| !mark.values().is_empty()).count() == 1;
    let is_count = |mark: &Mark<'_>| matches!(mark.what, What::Number(_) | What::Amount(..) | What::Bound(_));
    let counts = comes && names_one && marks.iter().any(is_count);
    for at in 0..marks.len() {
        let What::Loose(comparative) = marks[at].what else { continue };
        let category = |mark: Option<&Mark<'_>>| mark?.values().first().map(|value| value.category);
        let before = category(marks[..at].iter().rfind(|mark| !mark.values().is_empty()));
        let behind = category(marks[at + 1..].iter().find(|mark| !mark.values().is_empty()));
        // "For Ann or for Bob": what compares nothing the first time does not the second.
        let said = |mark: &Mark<'_>| {
            scan.tokens[mark.start..mark.end].iter().map(|token| token.text.clone()).collect::<Vec<_>>()
        };
        let again = marks[..at].iter().any(|mark| matches!(mark.what, What::Unknown) && said(mark) == said(&marks[at]));
        let is_counted = counts && before.is_none() && behind.is_some();
        let are_alike = !again && before.is_some() && (before == behind || comes && behind.is_some()) || is_counted;
        // "Ann came before two others" counts those behind her.
        let is_open = counts && behind.is_none() && marks[at + 1..].iter().any(is_count);
        marks[at].what = match are_alike {
            true => What::Comparative(comparative),
            false if is_open => What::Logic,
            false => What::Unknown,
        };
    }
}
