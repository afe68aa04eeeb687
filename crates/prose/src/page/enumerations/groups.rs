//! Values that a sentence lists in groups: `two women, Ada and Bea, and three men, Cid, Dan and Ed`.

use std::ops::Range;

use super::page_tokens::PageTokens;
use super::{Enumeration, MIN_ITEMS};
use crate::page::words::PhraseRole;
use crate::tokens::Kind;

/// Maximum number of values of a group.
const MAX_GROUP: u32 = 6;
/// Maximum number of words of what a group is called.
const MAX_NOUN_WORDS: usize = 3;

impl PageTokens<'_> {
    /// Adds the list of the values of all groups of a sentence, if it has several.
    pub(super) fn groups(&self, line: usize, sentence: Range<usize>, found: &mut Vec<Enumeration>) {
        let mut items: Vec<Range<usize>> = Vec::new();
        let mut count = 0;
        let mut at = sentence.start;
        while at < sentence.end {
            let Some(group) = self.group(line, at, sentence.end) else {
                at += 1;
                continue;
            };
            at = group.last().map_or(at + 1, |last| last.end);
            items.extend(group);
            count += 1;
        }
        if count > 1 && items.len() >= MIN_ITEMS {
            let (before, parts) = (items[0].start..items[0].start, items.clone());
            let sentence = sentence.start;
            found.push(Enumeration { line, items, parts, before, is_marked: false, is_grouped: true, sentence });
        }
    }

    /// Returns the values of the group whose number is at a token: `two women, Ada and Bea`.
    fn group(&self, line: usize, at: usize, end: usize) -> Option<Vec<Range<usize>>> {
        let tokens = &self.tokens[line];
        let count = self.words.page.number(&tokens[at]).filter(|count| (2..=MAX_GROUP).contains(count))?;
        let mark = (at + 2..end.min(at + 2 + MAX_NOUN_WORDS)).find(|&at| tokens[at].kind == Kind::Sign)?;
        if [',', ':', '('].iter().all(|&sign| !tokens[mark].is_sign(sign)) {
            return None;
        }
        let mut items: Vec<Range<usize>> = Vec::new();
        let mut from = mark + 1;
        while items.len() < count as usize {
            let is_last = items.len() + 1 == count as usize;
            let is_end = |at: usize| tokens[at].kind == Kind::Sign || !is_last && self.is(PhraseRole::And, line, at);
            let to = (from..end).find(|&at| is_end(at)).unwrap_or(end);
            let part = from..to;
            if part.is_empty() || !self.is_short(line, &part) {
                return None;
            }
            // Only the conjunction precedes the last item.
            let is_joined = to < end && self.is(PhraseRole::And, line, to);
            if !is_last && is_joined != (items.len() + 2 == count as usize) {
                return None;
            }
            items.push(self.content(line, &part)..part.end);
            from = to + 1;
        }
        Some(items)
    }
}
