//! A clause in plainer words, for the grammar: names in place of the words that stand for them, and without the words
//! that are in no list.

use bachet_notation::clue::{CategoryId, ValueId};

use super::marks::{Mark, What, is_fond};
use super::{Assumption, link};
use crate::scan::Scan;
use crate::tokens::Token;
use crate::vocabulary::Weight;

/// Returns the ways to put a clause in plainer words, the closest to it first, each with what is assumed.
pub(super) fn ways(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<(Vec<Token>, Vec<Assumption>)> {
    // A verb that denies is in no list of the grammar: without it the clause would say the opposite.
    let denies = |mark: &Mark<'_>| match mark.what {
        What::Doubtful => !is_fond(scan, mark),
        What::Denies | What::Group(_) | What::OneOf(_) | What::Bound(_) | What::Tie | What::Others => true,
        // So it would without a verb that compares, or one that only supposes.
        What::ComparingVerb(_) => scan.comparatives(mark.start).is_empty(),
        What::Logic => !scan.carries_logic(mark.start),
        // "Never without": the negation is gone, but the word that it denied is not.
        _ => mark.assumes == Some(Assumption::Denied),
    };
    // Without the word before it, the amount of a distance would be something's own.
    let is_apart = scan.distances().iter().any(|distance| !distance.places);
    // Without its verb a clause about two persons would be about one.
    let are_two = || link::two_persons(scan, marks).is_some();
    if scan.has_unknown_name() || is_apart || marks.iter().any(denies) || are_two() {
        return Vec::new();
    }
    let mut stands_for: Vec<Assumption> = marks.iter().filter_map(|mark| mark.assumes).collect();
    let has_unknown = marks.iter().any(|mark| matches!(mark.what, What::Unknown));
    let mut found = Vec::new();
    if !stands_for.is_empty() {
        found.push((plainer(scan, marks, false), stands_for.clone()));
    }
    if has_unknown {
        stands_for.push(Assumption::Linked);
        found.push((plainer(scan, marks, true), stands_for));
    }
    found
}

/// Returns a clause with the names that its words stand for; `without_unknown` it lacks the words that are in no list.
fn plainer(scan: &Scan<'_>, marks: &[Mark<'_>], without_unknown: bool) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::with_capacity(scan.tokens.len());
    let mut at = 0;
    for mark in marks {
        let name = mark.assumes.and_then(|_| mark.values().first().copied());
        // "Ann's weight lies between": what is compared must stay.
        let is_order = |&(category, weight): &(CategoryId, Weight)| {
            weight == Weight::Name && scan.vocabulary.puzzle.category(category).ordered
        };
        let is_word = matches!(mark.what, What::Unknown) && !scan.referents(mark.start).iter().any(is_order);
        let is_left_out = without_unknown && is_word;
        if mark.start < at || name.is_none() && !is_left_out {
            continue;
        }
        found.extend_from_slice(&scan.tokens[at..mark.start]);
        at = mark.end;
        let Some(value) = name else { continue };
        found.extend(as_named(scan, value));
        // "The last house" is one name.
        let noun = (at < scan.tokens.len()).then(|| scan.category_name(at)).flatten();
        at += noun.filter(|named| named.0 == value.category).map_or(0, |named| named.1);
    }
    found.extend_from_slice(&scan.tokens[at..]);
    found
}

/// Returns the words that name a value wherever they stand: a number comes with what it is a number of.
pub(super) fn as_named<'a>(scan: &Scan<'a>, value: ValueId) -> impl Iterator<Item = Token> + use<'a> {
    let vocabulary = scan.vocabulary;
    let is_number = vocabulary.puzzle.category(value.category).numeric.is_some();
    let of = if is_number { vocabulary.category_words(value.category) } else { &[] };
    of.iter().chain(vocabulary.name_of(value)).cloned()
}
