//! The prepositions that the items of a list begin with: they are part of a value only where some items have none.

use std::ops::Range;

use super::items::MAX_ITEM_WORDS;
use super::page_tokens::PageTokens;
use crate::page::words::PhraseRole;

impl PageTokens<'_> {
    /// Returns the parts of a list as items may be looked for in them: the first one from the preposition on that all
    /// others begin with, as in `caught in Lake Green, in Lake Long and in Lake Black`.
    pub(super) fn behind_prepositions(&self, line: usize, parts: &[Range<usize>]) -> Vec<Range<usize>> {
        let mut parts = parts.to_vec();
        if parts.len() > 1 && parts[1..].iter().all(|part| self.is_preposition(line, part.start)) {
            let first = parts[0].clone();
            if let Some(start) = (first.start..first.end).rev().find(|&at| self.is_preposition(line, at)) {
                parts[0].start = start;
            }
        }
        parts
    }

    /// Returns which items of a list keep their preposition, since others have none: `on foot` in `bus, tram and on foot`.
    pub(super) fn with_preposition(&self, line: usize, parts: &[Range<usize>], is_marked: bool) -> Vec<bool> {
        let begins = |part: &Range<usize>| self.is_preposition(line, part.start);
        let mut others: Vec<bool> = parts[1..].iter().map(begins).collect();
        // The words before a list may stand before a comma, too: `all were late, in Alton, Clay and Elk`.
        others[0] &= is_marked || others[1..].contains(&true);
        if !others.contains(&true) || others.iter().all(|&begins| begins) {
            return vec![false; parts.len()];
        }
        // The preposition of the first item may belong to all of them: `with a bus, a tram or on foot`.
        let word = |part: &Range<usize>| &self.tokens[line][part.start].text;
        let is_shared =
            || parts[1..].iter().zip(&others).any(|(part, begins)| *begins && word(part) == word(&parts[0]));
        let first = is_marked && begins(&parts[0]) && is_shared();
        // `in a van` is a van.
        let has_article = |part: &Range<usize>| self.is(PhraseRole::Opener, line, part.start + 1);
        let is_whole = |part: &Range<usize>| (2..=MAX_ITEM_WORDS).contains(&part.len()) && !has_article(part);
        let kept = std::iter::once(first).chain(others.iter().copied());
        kept.zip(parts).map(|(begins, part)| begins && is_whole(part)).collect()
    }

    fn is_preposition(&self, line: usize, at: usize) -> bool {
        !self.tokens[line][at].capital && self.is(PhraseRole::Cut, line, at)
    }
}
