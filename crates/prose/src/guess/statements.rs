//! Clues that say how many of the statements behind them are true: "exactly one of the following is true: Ann has the
//! cat; Bob has the dog".

use std::ops::Range;

use bachet_notation::clue::{Amount, Truth};

use super::context::Context;
use super::words::Role;
use super::{Guess, combine, sure};
use crate::engine;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;

/// Whether a sentence says that one of the statements behind it is true. They state nothing by themselves then.
pub(crate) fn opens_statements(reader: &Reader<'_>, tokens: &[Token]) -> bool {
    let words = &reader.vocabulary.language.guess_words;
    let opens = |at| [Role::OneStatement, Role::OfStatements].iter().any(|&role| words.is(role, tokens, at).is_some());
    (0..tokens.len()).any(opens)
}

/// Returns how many statements are true, as a sentence that opens them says: "exactly two of these three statements".
fn amount(scan: &Scan<'_>) -> Option<Amount> {
    let words = &scan.vocabulary.language.guess_words;
    let is = |role, at| words.is(role, scan.tokens, at);
    let all = 0..scan.tokens.len();
    if all.clone().any(|at| is(Role::OneStatement, at).is_some()) {
        return Some(Amount::Exactly(1));
    }
    let of = all.clone().find(|&at| is(Role::OfStatements, at).is_some())?;
    let (at, number) = all.clone().find_map(|at| {
        let (number, _) = scan.number(at).filter(|found| at + found.1 == of)?;
        Some((at, u32::try_from(number.to_integer()).ok().filter(|_| number.is_integer())?))
    })?;
    let ends = |role| (0..at).any(|from| is(role, from) == Some(at - from) && from == 0);
    let exact = [scan.grammar().roles.exactly, scan.grammar().roles.direct];
    match at {
        _ if ends(Role::AtLeast) => Some(Amount::AtLeast(number)),
        _ if ends(Role::AtMost) => Some(Amount::AtMost(number)),
        0 => Some(Amount::Exactly(number)),
        1 if exact.iter().any(|&class| scan.is_of(0, class)) || ends(Role::Only) || ends(Role::Harmless) => {
            Some(Amount::Exactly(number))
        }
        _ => None,
    }
}

/// Returns the statements between the commas and semicolons of a range.
fn parted(all: &[Token], range: Range<usize>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut from = range.start;
    for at in range.clone().filter(|&at| all[at].is_sign(',') || all[at].is_sign(';')) {
        found.push(from..at);
        from = at + 1;
    }
    found.push(from..range.end);
    found
}

/// Returns what a clue may mean whose first sentence says that one of its statements is true; `None` for other clues.
pub(super) fn readings(
    reader: &Reader<'_>,
    all: &[Token],
    sentences: &[Range<usize>],
    context: &Context,
) -> Option<Vec<Guess>> {
    let (first, others) = sentences.split_first()?;
    if !opens_statements(reader, &all[first.clone()]) {
        return None;
    }
    let Some(amount) = amount(&Scan::new(&reader.vocabulary, &all[first.clone()])) else { return Some(Vec::new()) };
    let colon = first.clone().find(|&at| all[at].is_sign(':')).map(|colon| colon + 1..first.end);
    let inner = colon.into_iter().flat_map(|range| parted(all, range)).filter(|range| !range.is_empty());
    let statements = inner.chain(others.iter().cloned());
    let mut found = vec![Guess::new(None, Vec::new())];
    let mut truths: Vec<Truth> = Vec::new();
    for range in statements {
        let tokens = &all[range];
        let readings = sure(engine::outcome(reader, tokens)).unwrap_or_else(|| reader.guess(tokens, context));
        // Each must state something, or the count says something else.
        let stated = combine::cheapest(readings).into_iter().find(|guess| guess.truth.is_some());
        let Some(stated) = stated else { return Some(Vec::new()) };
        truths.extend(stated.truth);
        found = vec![Guess::new(None, [&found[0].assumptions[..], &stated.assumptions].concat())];
    }
    let truth = (truths.len() > 1).then_some(Truth::Count(amount, truths))?;
    Some(vec![Guess::new(Some(truth), [&found[0].assumptions[..], &[super::Assumption::Linked]].concat())])
}
