//! What a sentence may mean by what it names: choices for a person where neither the grammar nor a guess says more.
//!
//! Two names are one or not; a comparison goes either way; one name is at an end of an order or not. The words of logic
//! only decide which of these come first, so a sentence may have any verbs and any number of clauses. A person is shown
//! the first entries. An entry becomes a guess only if the words of the sentence make it likely (`likelihood`).

mod between;
mod compared;
mod distinct;
mod ends;
mod links;
mod orders;
mod reading;
mod sides;
mod variants;

use bachet_notation::clue::Truth;

use super::context::Context;
use crate::engine::MAX_SENTENCE_TOKENS;
use crate::meaning;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::sentences::sentences;
use crate::tokens::{Token, tokens};
pub(super) use distinct::Known;
pub(super) use links::Ranked;
use sides::Sentence;

/// Maximum number of entries for a sentence.
const MAX_ENTRIES: usize = 6;
/// Maximum number of sides: with more of them, one guesses what belongs to what.
const MAX_SIDES: usize = 4;
/// Maximum number of combinations that are kept while more sides are linked.
const MAX_COMBINED: usize = 60;

impl Reader<'_> {
    /// Returns for each sentence of a clue what it may mean by the names and the words of logic in it, the likeliest
    /// first: at most 6 meanings, whether or not the sentence is read.
    ///
    /// `before` is the text of the clue before it, whose subject a pronoun may stand for.
    pub fn menu(&self, text: &str, before: Option<&str>) -> Vec<Vec<Truth>> {
        let split = &self.vocabulary.language.lexicon.split;
        let mut context = Context::default();
        if let Some(before) = before {
            let all = tokens(before, split);
            for range in sentences(&self.vocabulary, &all) {
                context = context.after(self, within_limit(&all[range]));
            }
        }
        let all = tokens(text, split);
        let mut found = Vec::new();
        for range in sentences(&self.vocabulary, &all) {
            let is_whole = range.len() <= MAX_SENTENCE_TOKENS;
            let tokens = within_limit(&all[range]);
            found.push(if is_whole { entries(&Scan::new(&self.vocabulary, tokens), &context) } else { Vec::new() });
            context = context.after(self, tokens);
        }
        found
    }
}

fn within_limit(tokens: &[Token]) -> &[Token] {
    &tokens[..tokens.len().min(MAX_SENTENCE_TOKENS)]
}

/// Returns the entries for a sentence, the likeliest first.
fn entries(scan: &Scan<'_>, context: &Context) -> Vec<Truth> {
    ranked(scan, context, MAX_ENTRIES).into_iter().map(|entry| entry.truth).collect()
}

/// Returns up to so many entries for a sentence with their costs, the cheapest first.
pub(super) fn ranked(scan: &Scan<'_>, context: &Context, limit: usize) -> Vec<Ranked> {
    let mut ranked: Vec<Ranked> = Vec::new();
    for sentence in Sentence::ways(scan, context) {
        match sentence.sides.len() {
            1 => ranked.extend(ends::entries(scan, &sentence)),
            2..=MAX_SIDES => ranked.extend(combined(scan, &sentence)),
            _ => {}
        }
    }
    ranked.sort_by_key(|entry| entry.cost);
    let mut known = Known::default();
    ranked.retain(|entry| known.len() < limit && known.is_new(&entry.truth));
    ranked
}

/// Returns the combinations of what each side may have to do with those before it.
fn combined(scan: &Scan<'_>, sentence: &Sentence<'_>) -> Vec<Ranked> {
    let mut all: Vec<(u32, Vec<Truth>)> = vec![(0, Vec::new())];
    for at in 1..sentence.sides.len() {
        let options = links::links(scan, sentence, at);
        let mut extended: Vec<(u32, Vec<Truth>)> = Vec::new();
        for (cost, truths) in &all {
            for option in &options {
                let with = truths.iter().cloned().chain([option.truth.clone()]).collect();
                extended.push((cost + option.cost, with));
            }
            // What is left out makes the entry weaker, never wrong.
            extended.push((cost + links::LEFT_OUT, truths.clone()));
        }
        extended.sort_by_key(|(cost, _)| *cost);
        extended.truncate(MAX_COMBINED);
        all = extended;
    }
    let stated = all.into_iter().filter(|(_, truths)| !truths.is_empty());
    let mut found: Vec<Ranked> =
        stated.map(|(cost, truths)| Ranked { cost, truth: meaning::conjunction(truths) }).collect();
    found.extend(links::of_all(scan, sentence));
    found
}
