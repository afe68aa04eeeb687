//! Lists of which the sentence says that they are whole, and names of lists that stand where another sentence has a verb.

use std::ops::Range;

use super::items::Shape;
use super::page_tokens::PageTokens;
use super::{Enumeration, MIN_ITEMS};
use crate::page::words::PhraseRole;

impl PageTokens<'_> {
    /// Whether a sentence consists of a name, a form of `be` and a list: `The stops are Alton, Barrow and Clay`.
    pub(super) fn is_stated(&self, list: &Enumeration) -> bool {
        let (Some(first), Some(last)) = (list.items.first(), list.parts.last()) else { return false };
        let tokens = &self.tokens[list.line];
        let before = (list.sentence..first.start).rev().find(|&at| !self.is(PhraseRole::Opener, list.line, at));
        let is_be = |at: usize| self.is(PhraseRole::Be, list.line, at) && at > list.sentence;
        let ends = tokens.get(last.end).is_none_or(|token| token.is_sign('.'));
        (before.is_some_and(is_be) || (list.sentence..first.start).rev().take(2).any(is_be)) && ends
    }

    /// Whether the items of a list are for one of several each: `one at Alton, one at Clay and the last at Elk`.
    pub(super) fn are_ones(&self, line: usize, parts: &[Range<usize>]) -> bool {
        parts[1..].iter().all(|part| self.is(PhraseRole::Item, line, part.start))
    }

    /// Returns the parts of a sentence that say what one of several has each, and where they begin, if no conjunction joins
    /// them: `One of them lives in Alton, another in Clay, a third in Elk`.
    pub(super) fn distributed(&self, line: usize, parts: &[Range<usize>]) -> Option<(usize, Vec<Range<usize>>)> {
        let is_one = |part: &Range<usize>| self.is(PhraseRole::Item, line, part.start);
        let first = parts.iter().position(is_one)?;
        let end = (first..parts.len()).find(|&at| !is_one(&parts[at])).unwrap_or(parts.len());
        (end - first >= MIN_ITEMS).then(|| (first, parts[first..end].to_vec()))
    }

    /// Returns the items behind a form of `be` that only commas part, up to the end of a text, and where they begin: `the
    /// ranks are 1, 2, 3`.
    pub(super) fn behind_be(&self, line: usize, parts: &[Range<usize>]) -> Option<(usize, Vec<Range<usize>>)> {
        let begin = parts.len().checked_sub(1)?;
        let first = (0..begin).rev().take_while(|&at| self.is_short(line, &parts[at + 1])).find_map(|at| {
            let be = parts[at].clone().rfind(|&token| self.is(PhraseRole::Be, line, token))?;
            Some((at, be + 1..parts[at].end))
        });
        let (at, first) = first
            .filter(|(at, first)| !first.is_empty() && self.is_short(line, first) && at + MIN_ITEMS <= parts.len())?;
        Some((at, std::iter::once(first).chain(parts[at + 1..].iter().cloned()).collect()))
    }

    /// Adds the amount to a list of amounts, one short of `size`, that its sentence names before it: `one came 0 times, and
    /// the others 2 times, 3 times and 5 times`.
    pub(super) fn complete(&self, found: &mut [Enumeration], size: usize) {
        for list in found.iter_mut().filter(|list| list.items.len() + 1 == size && !list.is_grouped) {
            let (stems, first) = (&self.stems[list.line], list.items[0].clone());
            let unit = &stems[first.end - 1];
            let is_amount = |at: &usize| self.is_number(list.line, *at) && stems.get(at + 1) == Some(unit);
            let mut others = (list.sentence..first.start).filter(is_amount);
            // Of two amounts either may be another one.
            if let (Some(at), None) = (others.next(), others.next())
                && first.len() == 2
                && is_amount(&first.start)
            {
                list.items.insert(0, at..at + 2);
                list.parts.insert(0, at..at + 2);
                list.before = list.sentence..at;
                list.is_marked = false;
            }
        }
    }

    /// Adds the union of two lists of names in a sentence that together are as many as `size`: `Ann, Bea and Cleo and their
    /// brothers Dan, Ed and Finn`.
    pub(super) fn join(&self, found: &mut Vec<Enumeration>, size: usize) {
        let is_pair = |one: &Enumeration, other: &Enumeration| {
            let is_beside = one.line == other.line && one.sentence == other.sentence;
            let are_names = [one, other].iter().all(|list| self.shape(list.line, &list.items[0]) == Shape::Name);
            is_beside
                && are_names
                && one.items.len() + other.items.len() == size
                && !one.is_grouped
                && !other.is_grouped
        };
        let pairs: Vec<usize> = (1..found.len()).filter(|&at| is_pair(&found[at - 1], &found[at])).collect();
        for at in pairs {
            let (one, other) = (&found[at - 1], &found[at]);
            let items = one.items.iter().chain(&other.items).cloned().collect();
            let parts = one.parts.iter().chain(&other.parts).cloned().collect();
            let (line, before, sentence, is_marked) = (one.line, one.before.clone(), one.sentence, one.is_marked);
            found.push(Enumeration { line, items, parts, before, is_marked, is_grouped: true, sentence });
        }
    }

    /// Removes the names that stand for the noun and the verb in a sentence of several lists, where only the first has a
    /// verb: `The boats are the gig, the punt and the yawl; the colours, blue, green and red`.
    pub(super) fn without_names(&self, found: &mut [Enumeration]) {
        let Some((first, others)) = found.split_first_mut() else { return };
        let tokens = &self.tokens[first.line];
        let has_verb = (first.sentence..first.items[0].start).any(|at| self.is(PhraseRole::Be, first.line, at));
        let size = first.items.len();
        let is_gapped = |list: &Enumeration| {
            let begin = list.parts[0].start;
            let is_name = |part: &Range<usize>| self.is(PhraseRole::Opener, list.line, part.start) && part.len() == 2;
            let is_parted = begin.checked_sub(1).is_some_and(|before| tokens[before].is_sign(';'));
            list.items.len() == size + 1 && is_parted && is_name(&list.parts[0])
        };
        if size < MIN_ITEMS || !has_verb {
            return;
        }
        for list in others.iter_mut().filter(|list| is_gapped(list)) {
            list.items.remove(0);
            list.before = list.parts.remove(0);
            list.is_marked = true;
        }
    }
}
