//! Times at which something has happened, or has not: "at nine Ann had not left yet".

use bachet_notation::Number;
use bachet_notation::clue::Comparison as Sign;

use super::{Mark, What};
use crate::guess::Assumption;
use crate::guess::bounds::{self, Bound, Bounded};
use crate::guess::words::Role;
use crate::scan::Scan;

/// Makes a bound of the time beside words such as `not yet` and `already`. "Ann left as early as nine" bounds nothing:
/// there the word stands before the time, or the clause has no verb of being.
pub(super) fn settle(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let (words, tokens) = (&scan.vocabulary.language.guess_words, scan.tokens);
    let find = |role| (0..tokens.len()).find_map(|at| words.is(role, tokens, at).map(|length| at..at + length));
    let time = (0..tokens.len()).find_map(|at| scan.time_of_day(at).map(|(minutes, end)| (minutes, at..end)));
    let Some((minutes, time)) = time else { return };
    let not_yet = find(Role::NotYet);
    let is_state = (0..tokens.len()).any(|at| scan.is_of(at, scan.grammar().roles.be));
    let stands_before = |end: usize| end <= time.start && (end..time.start).all(|at| scan.reserved(at).is_none());
    let already = || {
        find(Role::Already).filter(|phrase| is_state && !(phrase.end + 1 >= time.start && stands_before(phrase.end)))
    };
    let (phrase, comparison, assumes) = match (not_yet, already()) {
        (Some(phrase), _) => (phrase, Sign::Greater, None),
        (None, Some(phrase)) => (phrase, Sign::LessEqual, Some(Assumption::InDoubt)),
        (None, None) => return,
    };
    let bound = Bound { comparison, number: Number::from_integer(minutes), unit: None, of: Bounded::TimeOfDay };
    let is_covered =
        |mark: &Mark<'_>| [&phrase, &time].into_iter().any(|range| mark.start < range.end && range.start < mark.end);
    let compares = |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_));
    let is_beside = |mark: &Mark<'_>| is_covered(mark) || !compares(mark);
    if bounds::categories(scan, &bound).is_empty() || !marks.iter().all(is_beside) {
        return;
    }
    marks.retain(|mark| !is_covered(mark));
    let place = marks.iter().position(|mark| mark.start > time.start).unwrap_or(marks.len());
    let mark = Mark { start: time.start, end: time.end, what: What::Bound(bound), assumes };
    marks.insert(place, mark);
}
