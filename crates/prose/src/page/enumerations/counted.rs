//! What the numbers of a list count: "20, 30 or 45 minutes" are minutes.

use std::ops::Range;

use super::Enumeration;
use super::page_tokens::PageTokens;
use crate::language::Capitals;
use crate::page::words::PhraseRole;
use crate::tokens::{Gap, Kind};
use crate::vocabulary::topic::{CALENDAR, DURATION, YEAR};

/// Minimum number of letters of a word that names what is counted.
const MIN_LETTERS: usize = 3;

/// The name of a list of numbers.
pub(super) enum Counted<'a> {
    /// The category that a phrase such as `years old` indicates.
    Category(&'a str),
    /// The noun behind the last number, as a range of bytes of its paragraph.
    Noun(Range<usize>),
}

impl PageTokens<'_> {
    /// Returns what the numbers of a list count, if a unit stands behind the last one, or a noun that occurs elsewhere
    /// on the page, too.
    pub(super) fn counted(&self, list: &Enumeration) -> Option<Counted<'_>> {
        let tokens = &self.tokens[list.line];
        let is_bare = |item: &Range<usize>| {
            item.len() == 1 && (self.is_number(list.line, item.start) || self.is_number_word(list.line, item.start))
        };
        let at = list.items.last().filter(|_| list.items.iter().all(is_bare))?.end;
        let noun = tokens.get(at).filter(|noun| noun.kind == Kind::Word && noun.gap == Gap::Blank)?;
        if let Some((_, category)) = self.words.page.at_with_category(PhraseRole::Counted, tokens, at) {
            return Some(Counted::Category(category));
        }
        let is_noun = || {
            let has_nouns = self.words.language.capitals == Capitals::Nouns;
            let is_other = |part| self.is(part, list.line, at);
            noun.text.chars().count() >= MIN_LETTERS
                && noun.capital == has_nouns
                && !self.is_around(list.line, at)
                && ![PhraseRole::Stop, PhraseRole::Never].into_iter().any(is_other)
                && self.occurs(list.line, &(at..at + 1), &(at..at + 1))
        };
        // Years are those of an age, of a service or of the calendar; who is 4, 6 or 8 years is old.
        if self.counts(list.line, at, YEAR) {
            let is = list.before.end.checked_sub(1).filter(|&last| self.is(PhraseRole::Be, list.line, last));
            return is.map(|_| Counted::Category(self.words.page.title(PhraseRole::Counted)));
        }
        (self.is_unit(list.line, at) || is_noun())
            .then_some(Counted::Noun(noun.span.start as usize..noun.span.end as usize))
    }

    /// Whether a unit of time stands at a token.
    pub(super) fn counts_time(&self, line: usize, at: usize) -> bool {
        [DURATION, YEAR].iter().chain(&CALENDAR).any(|what| self.counts(line, at, what))
    }

    /// Whether a unit of this dimension stands at a token.
    fn counts(&self, line: usize, at: usize, what: &str) -> bool {
        let units = &self.words.language.forms.units;
        units.at(&self.tokens[line], at).is_some_and(|(unit, _)| units.measures(unit).iter().any(|known| known == what))
    }

    /// Whether a unit of measure stands at a token.
    fn is_unit(&self, line: usize, at: usize) -> bool {
        self.words.language.forms.units.at(&self.tokens[line], at).is_some()
    }
}
