//! Lists that fill a pair of brackets, with a comma before the conjunction: `(Ash and Sons, The Elm, or Oak)`. Commas
//! alone part their items, so that an item may have a conjunction or a preposition and may be long.

use std::ops::Range;

use super::page_tokens::PageTokens;
use super::{Enumeration, MAX_ITEMS, MIN_ITEMS};
use crate::page::words::PhraseRole;
use crate::tokens::Kind;

/// Maximum number of tokens of an item between commas in brackets.
const MAX_ITEM_TOKENS: usize = 10;

impl PageTokens<'_> {
    /// Returns the list that a segment of a sentence is, if brackets enclose it and a comma precedes its conjunction.
    pub(super) fn bracketed(&self, line: usize, sentence: usize, segment: &Range<usize>) -> Option<Enumeration> {
        let tokens = &self.tokens[line];
        let is_enclosed = segment.start > sentence
            && tokens[segment.start - 1].is_sign('(')
            && tokens.get(segment.end).is_some_and(|token| token.is_sign(')'));
        if !is_enclosed || (segment.clone()).any(|at| tokens[at].is_sign(';')) {
            return None;
        }
        let commas: Vec<usize> = segment.clone().filter(|&at| tokens[at].is_sign(',')).collect();
        let starts = std::iter::once(segment.start).chain(commas.iter().map(|comma| comma + 1));
        let ends = commas.iter().copied().chain([segment.end]);
        let mut parts: Vec<Range<usize>> = starts.zip(ends).map(|(start, end)| start..end).collect();
        let last = parts.last_mut()?;
        let conjunction = self.words.page.at(PhraseRole::And, &tokens[..last.end], last.start)?;
        last.start += conjunction;
        let is_item = |part: &Range<usize>| {
            let is_sentence = |at: usize| !tokens[at].capital && (self.is_beside(line, at) || self.is_never(line, at));
            (1..=MAX_ITEM_TOKENS).contains(&part.len()) && !part.clone().any(is_sentence)
        };
        if !(MIN_ITEMS..=MAX_ITEMS).contains(&parts.len()) || !parts.iter().all(is_item) {
            return None;
        }
        let own = segment.clone();
        let short = self.items(line, &parts, true).filter(|items| items.len() == parts.len());
        let item = |(at, part): (usize, &Range<usize>)| {
            let whole = self.content(line, part)..part.end;
            let is_whole = !whole.is_empty() && (self.is_named(line, &whole) || self.occurs(line, &whole, &own));
            let short = || short.as_ref().map(|items| items[at].clone());
            if is_whole { Some(whole) } else { short() }
        };
        let items: Vec<Range<usize>> = parts.iter().enumerate().map(item).collect::<Option<_>>()?;
        let before = sentence..segment.start - 1;
        Some(Enumeration { line, items, parts, before, is_marked: true, is_grouped: false, sentence })
    }

    /// Whether a pair of brackets has a list and nothing else.
    pub(super) fn fills_brackets(&self, list: &Enumeration) -> bool {
        let tokens = &self.tokens[list.line];
        let (Some(first), Some(last)) = (list.parts.first(), list.parts.last()) else { return false };
        let is = |at: Option<usize>, sign: char| at.and_then(|at| tokens.get(at)).is_some_and(|t| t.is_sign(sign));
        is(first.start.checked_sub(1), '(') && is(Some(last.end), ')')
    }

    /// Whether a range begins and ends with a capital: `Ash and Sons`.
    fn is_named(&self, line: usize, range: &Range<usize>) -> bool {
        let tokens = &self.tokens[line];
        let is_capital = |at: usize| tokens[at].capital && tokens[at].kind == Kind::Word;
        is_capital(range.start) && is_capital(range.end - 1)
    }

    /// Whether a token is a word that no item has.
    fn is_never(&self, line: usize, at: usize) -> bool {
        self.is(PhraseRole::Never, line, at)
    }
}
