//! Lists of persons or things that are all different, because an author lists nobody twice: "Ann, the pilot and the cat
//! owner share a gardener".

use std::ops::Range;

use bachet_notation::clue::{Truth, ValueId, Who};

use super::marks::{Mark, What};
use super::{Assumption, Guess};
use crate::scan::Scan;

/// Minimum number of items of a list; two may be one: "Ann and the cat".
const MIN_ITEMS: usize = 3;

/// Returns what a sentence means that only says something of all the items of a list.
pub(super) fn reading(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Guess> {
    let items = items(scan, marks)?;
    let mut named: Vec<(ValueId, Option<Assumption>)> = Vec::new();
    for item in &items {
        let mut names = marks.iter().filter(|mark| item.contains(&mark.start) && !mark.values().is_empty());
        let name = names.next()?;
        let is_one = matches!(name.what, What::Name(_) | What::Extreme(_)) && names.next().is_none();
        is_one.then(|| named.push((name.values()[0], name.assumes)))?;
    }
    let first = named[0].0.category;
    let differ = named.iter().any(|(value, _)| value.category != first);
    let is_plain = |mark: &Mark<'_>| {
        let plain = matches!(mark.what, What::Unknown | What::Comma | What::Number(_) | What::Logic | What::Others);
        let listed = matches!(mark.what, What::And) && items.last().is_some_and(|last| mark.end <= last.start);
        // "The one under the red lantern".
        let inside = items.iter().any(|item| item.contains(&mark.start));
        let relates = inside && matches!(mark.what, What::Comparative(_));
        // "Both hate chess", "play chess together" are said of nothing in the puzzle.
        let is_verb = matches!(mark.what, What::Doubtful | What::Denies | What::Sum | What::Attitude | What::Meets);
        let plain = plain || !inside && is_verb;
        plain || listed || relates || !mark.values().is_empty()
    };
    (differ && marks.iter().all(is_plain)).then_some(())?;
    let truth = Truth::AllDifferentWho(named.iter().map(|(value, _)| Who::Has(*value)).collect());
    let assumptions = named.iter().filter_map(|named| named.1).chain([Assumption::Listed]);
    Some(Guess::new(Some(truth), assumptions.collect()))
}

/// Returns the items of a list of descriptions that a conjunction ends.
fn items(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Vec<Range<usize>>> {
    let mut conjunctions = marks.iter().filter(|mark| matches!(mark.what, What::And));
    let and = conjunctions.next().filter(|_| conjunctions.next().is_none())?;
    let mut found: Vec<Range<usize>> = Vec::new();
    // "They all came: Ann, the pilot and the cat owner."
    let colon = scan.tokens[..and.start].iter().rposition(|token| token.is_sign(':'));
    let start = colon.filter(|&colon| scan.names_in(0, colon) == 0).map_or(0, |colon| colon + 1);
    let mut from = start;
    let is_within = |mark: &&Mark<'_>| mark.start >= start && mark.start < and.start;
    for comma in marks.iter().filter(|mark| matches!(mark.what, What::Comma)).filter(is_within) {
        // German "der Gast, der um vier kam": the relative clause belongs to its noun.
        if scan.names_in(from, comma.start) == 0 && scan.relative_pronoun(comma.end).is_some() {
            continue;
        }
        found.push(from..comma.start);
        from = comma.end;
    }
    if from < and.start {
        found.push(from..and.start);
    }
    // What is said of all of them stands behind the last.
    let last = marks.iter().find(|mark| mark.start >= and.end && !mark.values().is_empty())?;
    let names = |mark: &Mark<'_>| !mark.values().is_empty() && mark.assumes != Some(Assumption::Derived);
    let behind = marks.iter().any(|mark| mark.start > last.start && names(mark));
    found.push(and.end..last.end);
    // Each is a description, not a predicate: "Ann drank tea, ate the pie and sat on the bench".
    let opens = |item: &Range<usize>| scan.opens(item.start, item.end);
    let is_long = found.len() >= MIN_ITEMS || found.len() == 2 && are_persons(scan, marks, &found);
    (is_long && !behind && found.iter().all(opens)).then_some(found)
}

/// Whether two descriptions at the beginning of a sentence are of persons, and something is said of both.
fn are_persons(scan: &Scan<'_>, marks: &[Mark<'_>], items: &[Range<usize>]) -> bool {
    let is_person = |item: &Range<usize>| {
        let name = marks.iter().find(|mark| item.contains(&mark.start) && !mark.values().is_empty());
        name.is_some_and(|name| scan.denotes_person(name.start, scan.tokens.len()))
    };
    let end = items[items.len() - 1].end;
    items[0].start == 0 && end < scan.tokens.len() && items.iter().all(is_person)
}
