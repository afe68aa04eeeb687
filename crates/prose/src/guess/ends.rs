//! Two things at the two ends of a row: "Ann is at one end of the row, the pilot at the other".

use bachet_notation::clue::{Truth, ValueId};

use super::link::fact;
use super::marks::{Mark, What};
use super::words::Role;
use super::{Assumption, Guess};
use crate::meaning;
use crate::scan::Scan;

/// Returns what a sentence may mean that says of two things that they are at opposite ends.
pub(super) fn reading(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Guess> {
    let words = &scan.vocabulary.language.guess_words;
    let ends = marks.iter().find_map(|mark| match &mark.what {
        What::OneOf(values) if words.at(scan.tokens, mark.start).is_some_and(|found| found.0 == Role::AtEnd) => {
            Some((mark, <[ValueId; 2]>::try_from(&values[..]).ok()?))
        }
        _ => None,
    });
    let (at, [first, last]) = ends?;
    let other = (at.end..scan.tokens.len()).find(|&at| words.is(Role::Other, scan.tokens, at).is_some())?;
    let plain = |mark: &&Mark<'_>| {
        let word = matches!(mark.what, What::Name(_) | What::Unknown | What::Comma | What::And);
        word || mark.start == at.start || mark.start == other
    };
    let names: Vec<ValueId> = marks.iter().filter_map(|mark| name(mark)).collect();
    let &[one, second] = &names[..] else { return None };
    marks.iter().all(|mark| plain(&mark)).then_some(())?;
    let both = |a, b| Some(meaning::conjunction(vec![fact(scan, one, a, true)?, fact(scan, second, b, true)?]));
    let truth = Truth::Or(vec![both(first, last)?, both(last, first)?]);
    Some(Guess::new(Some(truth), vec![Assumption::Extreme, Assumption::Linked]))
}

fn name(mark: &Mark<'_>) -> Option<ValueId> {
    if let What::Name(values) = &mark.what { values.first().copied() } else { None }
}
