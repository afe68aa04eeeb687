//! Segmentation of a clue into sentences.

use std::ops::Range;

use crate::tokens::{Gap, Kind, Token};
use crate::vocabulary::Vocabulary;

/// The sentences of a clue as ranges of tokens, without the signs that end them.
///
/// A full stop ends a sentence unless it belongs to an abbreviation, an initial or a number, or no blank follows.
#[inline(never)]
pub(crate) fn sentences(vocabulary: &Vocabulary<'_>, tokens: &[Token]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for at in 0..tokens.len() {
        if ends(vocabulary, tokens, at) {
            push(&mut found, tokens, start..at);
            start = at + 1;
        }
    }
    push(&mut found, tokens, start..tokens.len());
    found
}

fn push(found: &mut Vec<Range<usize>>, tokens: &[Token], range: Range<usize>) {
    if range.clone().any(|t| tokens[t].kind != Kind::Sign) {
        found.push(range);
    }
}

fn ends(vocabulary: &Vocabulary<'_>, tokens: &[Token], at: usize) -> bool {
    let token = &tokens[at];
    if token.is_sign(';') {
        return true;
    }
    if !['.', '!', '?', '…'].iter().any(|&s| token.is_sign(s)) {
        return false;
    }
    let Some(next) = tokens.get(at + 1) else { return true };
    if next.gap != Gap::Blank {
        return false;
    }
    // French "« ... ! » dit-elle": the quotation ends before the sentence does.
    let closes = ['»', '”', '"'].iter().any(|&s| next.is_sign(s));
    let speaks = |token: &Token| token.is_sign(',') || token.kind == Kind::Word && !token.capital;
    let is_within = closes && tokens.get(at + 2).is_some_and(speaks);
    let dash = ['-', '–', '—'].iter().any(|&s| next.is_sign(s));
    let goes_on = next.kind == Kind::Word && !next.capital || dash || is_within;
    if !token.is_sign('.') {
        // A sign inside a name: "Let's Go! costs more".
        return !goes_on;
    }
    let Some(before) = at.checked_sub(1).map(|b| &tokens[b]) else { return true };
    let lexicon = &vocabulary.language.lexicon;
    let shortened = vocabulary
        .language
        .grammar
        .roles
        .abbreviation
        .is_some_and(|class| lexicon.at(tokens, at - 1).iter().any(|p| p.class == class));
    // "Am 3. Mai", "im 2. Haus".
    let counted = at > 1 && before.kind == Kind::Number && vocabulary.language.forms.numerals.makes_ordinal(token) && {
        let the = vocabulary.language.grammar.roles.the;
        lexicon.at(tokens, at - 2).iter().any(|phrase| Some(phrase.class) == the)
    };
    let initial = before.kind == Kind::Word && before.capital && before.text.chars().count() == 1;
    !(shortened || counted || initial || goes_on)
}
