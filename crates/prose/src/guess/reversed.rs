//! Two statements that may be true the other way round: "Ann came on Monday and Bob on Friday, or vice versa".

use bachet_notation::clue::{Comparison, Truth, ValueId, Who};

use super::context::Context;
use super::link::fact;
use super::words::Role;
use super::{Assumption, Guess};
use crate::engine;
use crate::meaning;
use crate::reading::{Outcome, Reader};
use crate::scan::Scan;
use crate::tokens::Token;

/// Returns what a sentence may mean that ends with words for the other way round; `None` for other sentences.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Option<Vec<Guess>> {
    let words = &reader.vocabulary.language.guess_words;
    let ends = |at: &usize| words.is(Role::Reversed, tokens, *at).is_some_and(|length| at + length == tokens.len());
    let mut end = (2..tokens.len()).find(ends)?;
    let scan = Scan::new(&reader.vocabulary, tokens);
    let roles = scan.grammar().roles;
    while end > 1 && (scan.is_pause(end - 1) || scan.is_of(end - 1, roles.or)) {
        end -= 1;
    }
    let begin = usize::from(scan.is_of(0, roles.either));
    let both = &tokens[begin..end];
    let found = match engine::outcome(reader, both) {
        Outcome::Read(reading) => vec![Guess::new(Some(reading.truth), Vec::new())],
        _ => reader.guess(both, context),
    };
    let either = |guess: Guess| {
        let truth = reversible(&scan, guess.truth?)?;
        Some(Guess::new(Some(truth), [guess.assumptions, vec![Assumption::Parted]].concat()))
    };
    Some(found.into_iter().filter_map(either).collect())
}

/// Returns that two things of a kind have two others, each one or the other.
fn reversible(scan: &Scan<'_>, both: Truth) -> Option<Truth> {
    let Truth::And(each) = &both else { return None };
    let [one, other] = &each[..] else { return None };
    let ((a, x), (b, y)) = (same(one)?, same(other)?);
    // The second statement may name them in the other order.
    let (b, y) = if a.category == b.category { (b, y) } else { (y, b) };
    (a.category == b.category && x.category == y.category && a != b && x != y).then_some(())?;
    let reversed = meaning::conjunction(vec![fact(scan, a, y, true)?, fact(scan, b, x, true)?]);
    Some(Truth::Xor(Box::new(both), Box::new(reversed)))
}

/// Returns the two values that a statement says are one's.
fn same(truth: &Truth) -> Option<(ValueId, ValueId)> {
    match truth {
        Truth::Same(Who::Has(a), Comparison::Equal, Who::Has(b)) => Some((*a, *b)),
        _ => None,
    }
}
