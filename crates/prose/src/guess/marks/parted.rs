//! Verbs that compare, whose last words stand at the end of the clause: "left Ann behind".

use super::{Mark, What};
use crate::scan::Scan;

/// Finds the verb of a clause that stands in two parts around what is compared with.
pub(super) fn join<'a>(scan: &Scan<'a>, marks: &mut Vec<Mark<'a>>) {
    let verbs = &scan.vocabulary.language.guess_words.verbs;
    let found = (0..scan.tokens.len()).filter(|&at| !scan.is_in_name(at)).find_map(|at| verbs.parted(scan.tokens, at));
    let Some((verb, [first, last])) = found else { return };
    let between = |mark: &&Mark<'_>| mark.start >= first.end && mark.end <= last.start;
    let is_name = |mark: &Mark<'_>| matches!(mark.what, What::Name(_) | What::Extreme(_));
    // An object follows the verb: "let the pilot go first", and not "went with the pilot".
    let roles = scan.grammar().roles;
    let is_object = !scan.is_of(first.end, roles.preposition) && !scan.is_of(first.end, roles.belongs);
    let has_object = is_object && marks.iter().filter(between).any(is_name);
    let plain =
        |mark: &Mark<'_>| is_name(mark) || matches!(mark.what, What::Amount(..) | What::Number(_) | What::Unknown);
    let is_subject = |mark: &Mark<'_>| mark.end <= first.start && is_name(mark);
    if !has_object || !marks.iter().filter(between).all(plain) || !marks.iter().any(is_subject) {
        return;
    }
    // "Had Ann directly before her" says more than the comparison.
    let next = scan.is_of(last.start - 1, roles.direct);
    let covers =
        |mark: &Mark<'_>| [&first, &last].into_iter().any(|part| mark.start < part.end && part.start < mark.end);
    marks.retain(|mark| !covers(mark));
    let place = marks.iter().position(|mark| mark.start > first.start).unwrap_or(marks.len());
    let what = if next { What::Logic } else { What::ComparingVerb(verb) };
    marks.insert(place, Mark { start: first.start, end: first.end, what, assumes: None });
}
