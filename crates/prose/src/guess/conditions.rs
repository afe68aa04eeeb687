//! Sentences with a condition: "if Ann won, then Bob has the dog".

use bachet_notation::clue::Truth;

use super::context::Context;
use super::words::Role;
use super::{Assumption, Guess, combine};
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;

/// Whether a sentence begins with the verb of its condition: "Hat Anna gewonnen, so ...".
pub(super) fn begins_with_verb(reader: &Reader<'_>, tokens: &[Token]) -> bool {
    let words = &reader.vocabulary.language.guess_words;
    let scan = Scan::new(&reader.vocabulary, tokens);
    let verb = scan.is_of(0, scan.grammar().roles.verb) && !scan.is_in_name(0);
    verb && (1..tokens.len()).any(|at| tokens[at - 1].is_sign(',') && words.is(Role::Then, tokens, at).is_some())
}

/// Returns what a sentence may mean that begins with its condition.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Vec<Guess> {
    let words = &reader.vocabulary.language.guess_words;
    let Some(length) = words.is(Role::If, tokens, 0).or_else(|| begins_with_verb(reader, tokens).then_some(0)) else {
        return Vec::new();
    };
    let then = (length..tokens.len()).find_map(|at| words.is(Role::Then, tokens, at).map(|then| (at, at + then)));
    let mut commas = (length..tokens.len()).filter(|&at| tokens[at].is_sign(','));
    let comma = commas.next().filter(|_| commas.next().is_none()).map(|at| (at, at + 1));
    let Some((end, begin)) = then.or(comma).filter(|&(end, begin)| end > length && begin < tokens.len()) else {
        return Vec::new();
    };
    let condition = reader.guess(&tokens[length..end], context);
    let context = context.clone().after(reader, &tokens[length..end]);
    let consequence = reader.guess(&tokens[begin..], &context);
    let mut found = Vec::new();
    for one in &condition {
        for other in &consequence {
            // What the condition leaves out would make the rest say more.
            let (Some(a), Some(b)) = (&one.truth, &other.truth) else { continue };
            let leaves_out = |guess: &Guess| guess.assumptions.contains(&Assumption::SaysNothing);
            if leaves_out(one) || leaves_out(other) {
                continue;
            }
            let truth = Truth::Implies(Box::new(a.clone()), Box::new(b.clone()));
            let assumptions = [&one.assumptions[..], &other.assumptions].concat();
            combine::add(&mut found, vec![Guess::new(Some(truth), assumptions)]);
        }
    }
    combine::cheapest(found)
}
