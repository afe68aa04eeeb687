//! The name of a category, where a sentence introduces its values: `Everyone has a different kind of boat: ...`.
//!
//! The name is the noun after "unique" or after the last article, up to the next preposition; or the subject, if the
//! sentence says that it is unique.

use std::ops::Range;

use crate::page::words::{PageWords, PhraseRole};
use crate::tokens::{Kind, Split, Token, tokens};

/// Maximum number of words in a name; a longer text is a sentence.
const MAX_NAME_WORDS: usize = 4;

/// The names that a text before a colon may be or hold, the best first, as ranges of its bytes.
#[inline(never)]
pub(super) fn names(text: &str, words: &PageWords, split: &Split) -> Vec<Range<usize>> {
    let found = tokens(text, split);
    let whole = 0..text.len();
    let Some(last) = found.last() else { return Vec::new() };
    let is = |part: PhraseRole, at: usize| words.at(part, &found, at);
    let person = is(PhraseRole::Person, 0).is_some() || (1..3).any(|at| is(PhraseRole::Person, at).is_some());
    let sentence =
        found.len() > MAX_NAME_WORDS + 2 || person || (found.len() > 1 && words.has(PhraseRole::Unique, &found));
    if !sentence {
        let from = is(PhraseRole::Opener, 0).filter(|&length| length < found.len() && found.len() > 1).unwrap_or(0);
        return vec![found[from].span.start as usize..last.span.end as usize, whole];
    }
    let unique = |at: usize| is(PhraseRole::Unique, at);
    let mut scope = scope(&found, words);
    // `favorite`, `different` and other words that only introduce.
    let mut names = Vec::new();
    let openers: Vec<usize> = scope.clone().filter(|&at| is(PhraseRole::Opener, at).is_some()).collect();
    for opener in openers.into_iter().rev() {
        let length = is(PhraseRole::Opener, opener).unwrap_or(1);
        push(&mut names, &found, opener + length..scope.end, words);
    }
    while scope.start < scope.end && (unique(scope.start).is_some() || is(PhraseRole::Opener, scope.start).is_some()) {
        scope.start += 1;
    }
    push(&mut names, &found, scope, words);
    names.push(whole);
    names
}

/// The tokens that the name is among.
fn scope(found: &[Token], words: &PageWords) -> Range<usize> {
    let is = |part: PhraseRole, at: usize| words.at(part, found, at);
    let content = |at: usize| {
        found[at].kind == Kind::Word
            && [
                PhraseRole::Unique,
                PhraseRole::Favourite,
                PhraseRole::Person,
                PhraseRole::Be,
                PhraseRole::Opener,
                PhraseRole::Cut,
            ]
            .iter()
            .all(|&part| is(part, at).is_none())
    };
    let end = found.len() - usize::from(found[found.len() - 1].kind == Kind::Sign);
    let cut_at = |from: usize, to: usize| {
        (from..to).find(|&at| is(PhraseRole::Cut, at).is_some() && (from..at).any(content)).unwrap_or(to)
    };
    // `The cooks' hats in different tents are unique`, `... a un prénom unique`.
    if end > 1 && is(PhraseRole::Unique, end - 1).is_some() {
        let to = if is(PhraseRole::Be, end - 2).is_some() { end - 2 } else { end - 1 };
        return 0..cut_at(0, to);
    }
    let unique = (0..end).find_map(|at| is(PhraseRole::Unique, at).map(|length| at + length));
    match unique.filter(|&from| (from..end).any(content)) {
        Some(from) => from..cut_at(from, end),
        None => 0..cut_at(0, end),
    }
}

/// Adds the tokens as a name, without words such as `favorite` around it.
fn push(names: &mut Vec<Range<usize>>, found: &[Token], mut range: Range<usize>, words: &PageWords) {
    if let Some(length) = words.at(PhraseRole::Person, found, range.start).filter(|&n| n < range.len()) {
        range.start += length;
    }
    let idle = |at: usize| {
        [PhraseRole::Favourite, PhraseRole::Unique, PhraseRole::Opener]
            .iter()
            .any(|&part| words.at(part, found, at).is_some())
    };
    while range.start < range.end && idle(range.start) {
        range.start += 1;
    }
    while range.start < range.end && idle(range.end - 1) {
        range.end -= 1;
    }
    if range.start < range.end {
        names.push(found[range.start].span.start as usize..found[range.end - 1].span.end as usize);
    }
}
