//! Sentences about two things: "of Ann and the pilot, one has the dog and the other won".

use bachet_notation::clue::{Truth, ValueId};

use super::link::fact;
use super::marks::{Mark, What, marks};
use super::words::Role;
use super::{Assumption, Guess};
use crate::meaning;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;

/// Returns what a sentence of this form may mean.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token]) -> Vec<Guess> {
    let words = &reader.vocabulary.language.guess_words;
    let find = |role, range: std::ops::Range<usize>| {
        range.rev().find_map(|at| words.is(role, tokens, at).map(|length| at..at + length))
    };
    let Some(other) = find(Role::Other, 0..tokens.len()) else { return Vec::new() };
    let named = |part: &[Token], number: usize| {
        let scan = Scan::new(&reader.vocabulary, part);
        let marks = marks(&scan);
        let allowed = |mark: &Mark<'_>| {
            let is_word = matches!(mark.what, What::Unknown | What::Comma | What::And);
            is_word || matches!(mark.what, What::Name(_) | What::Extreme(_))
        };
        let values: Vec<ValueId> = marks.iter().filter_map(|mark| mark.values().first().copied()).collect();
        let assumes: Vec<Assumption> = marks.iter().filter_map(|mark| mark.assumes).collect();
        (values.len() == number && marks.iter().all(allowed)).then_some((values, assumes))
    };
    // The first word for `one` behind two names.
    let places = (0..other.start).filter_map(|at| words.is(Role::One, tokens, at).map(|length| at..at + length));
    let found = places.into_iter().find_map(|one| {
        let (pair, first) = named(&tokens[..one.start], 2)?;
        let (one, second) = named(&tokens[one.end..other.start], 1)?;
        let (rest, third) = named(&tokens[other.end..], 1)?;
        Some((pair, one[0], rest[0], [first, second, third].concat()))
    });
    let Some((pair, one, rest, assumes)) = found else { return Vec::new() };
    let scan = Scan::new(&reader.vocabulary, tokens);
    let way = |first: ValueId, second: ValueId| {
        Some(meaning::conjunction(vec![fact(&scan, pair[0], first, true)?, fact(&scan, pair[1], second, true)?]))
    };
    let (Some(as_said), Some(reversed)) = (way(one, rest), way(rest, one)) else { return Vec::new() };
    let mut truths = vec![Truth::Xor(Box::new(as_said), Box::new(reversed))];
    for (a, b) in [(pair[0], pair[1]), (one, rest)] {
        if a.category != b.category {
            truths.extend(fact(&scan, a, b, false));
        }
    }
    vec![Guess::new(Some(meaning::conjunction(truths)), [vec![Assumption::Linked], assumes].concat())]
}
