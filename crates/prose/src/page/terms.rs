//! The values in the sentences of a puzzle that lists none, found by the words beside them.
//!
//! A frame ("drinks the _", "the _ smoker", "the _ house", "the _an") shows both that a value is named and what it is
//! about. The values in frames of one kind are one category.

use std::ops::Range;

use crate::page::Words;
use crate::page::words::PhraseRole;
use crate::tokens::{Gap, Kind, Token, tokens};

/// Maximum number of words in a name.
const MAX_NAME_WORDS: usize = 4;

/// Something that a sentence names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Term {
    /// The category of its frame.
    pub(super) category: String,
    /// Its bytes in the sentence.
    pub(super) range: Range<usize>,
    /// Whether it begins the sentence, so that its capital means nothing.
    pub(super) first: bool,
    /// Whether it is a number.
    pub(super) counted: bool,
}

/// What a sentence names, in the order of the frames. Linear.
pub(super) fn terms(sentence: &str, words: &Words<'_>) -> Vec<Term> {
    let found = tokens(sentence, words.split);
    let mut finder = TermFinder { tokens: &found, words, taken: vec![false; found.len()], terms: Vec::new() };
    for at in 0..found.len() {
        finder.framed(at);
    }
    for at in 0..found.len() {
        finder.proper(at);
    }
    let starts: Vec<u32> = finder.terms.iter().map(|term| term.range.start as u32).collect();
    super::order_of(&starts).into_iter().map(|at| finder.terms[at].clone()).collect()
}

struct TermFinder<'a> {
    tokens: &'a [Token],
    words: &'a Words<'a>,
    taken: Vec<bool>,
    terms: Vec<Term>,
}

impl TermFinder<'_> {
    /// A value beside the word of a frame.
    #[inline(never)]
    fn framed(&mut self, at: usize) {
        let page = self.words.page;
        if let Some((length, category)) = page.at_with_category(PhraseRole::Counted, self.tokens, at)
            && at > 0
            && page.number(&self.tokens[at - 1]).is_some()
            && self.words.language.forms.comparatives(self.tokens, at + length).is_empty()
        {
            self.take(category.to_owned(), at - 1..at);
        }
        if page.is_month(&self.tokens[at].text) {
            self.take(page.title(PhraseRole::Month).to_owned(), at..at + 1);
        } else if let Some((_, category)) = page.at_with_category(PhraseRole::Passive, self.tokens, at) {
            self.take(category.to_owned(), self.before(at));
        } else if let Some((_, category)) = page.at_with_category(PhraseRole::Doer, self.tokens, at)
            && !self.before(at).is_empty()
        {
            self.take(category.to_owned(), self.before(at));
        } else if let Some((length, category)) = page.at_with_category(PhraseRole::Active, self.tokens, at) {
            self.take(category.to_owned(), self.behind(at + length));
        }
        if let Some((length, category)) = page.at_with_category(PhraseRole::Quality, self.tokens, at) {
            // An adjective precedes or follows its noun, depending on the language.
            let before = self.before(at);
            let behind = at + length..(at + length + 1).min(self.tokens.len());
            if before.len() == 1 {
                self.take(category.to_owned(), before);
            } else if behind.clone().all(|at| self.is_content(at)) {
                self.take(category.to_owned(), behind);
            }
        }
    }

    /// Takes a capitalised name outside frames: with an article it is a people, without one a person.
    fn proper(&mut self, at: usize) {
        let is_name =
            |at: usize| self.tokens.get(at).is_some_and(|t| t.capital) && !self.taken[at] && self.is_content(at);
        if !is_name(at) || at > 0 && is_name(at - 1) {
            return;
        }
        let mut end = at + 1;
        while end < self.tokens.len() && is_name(end) && self.tokens[end].gap != Gap::Nothing {
            end += 1;
        }
        let article = at > 0 && self.words.page.at(PhraseRole::Opener, self.tokens, at - 1).is_some();
        let part = if article { PhraseRole::People } else { PhraseRole::Name };
        self.take(self.words.page.title(part).to_owned(), at..end);
    }

    fn take(&mut self, category: String, range: Range<usize>) {
        let free = !range.is_empty() && range.len() <= MAX_NAME_WORDS && range.clone().all(|at| !self.taken[at]);
        if !free || category.is_empty() {
            return;
        }
        self.taken[range.clone()].fill(true);
        let bytes = self.tokens[range.start].span.start as usize..self.tokens[range.end - 1].span.end as usize;
        let counted = self.words.page.number(&self.tokens[range.start]).is_some();
        self.terms.push(Term { category, range: bytes, first: range.start == 0, counted });
    }

    /// The words after a place that may be a name, articles skipped.
    fn behind(&self, mut from: usize) -> Range<usize> {
        while let Some(length) = self.words.page.at(PhraseRole::Opener, self.tokens, from) {
            from += length;
        }
        let content = (from..self.tokens.len()).take_while(|&at| self.is_content(at)).count();
        from..from + content
    }

    /// The words before a place that may be a name.
    fn before(&self, at: usize) -> Range<usize> {
        let content = (0..at).rev().take_while(|&at| self.is_content(at)).count();
        at - content..at
    }

    /// Whether a word may be part of a name: not a word of the grammar.
    fn is_content(&self, at: usize) -> bool {
        let page = self.words.page;
        let token = &self.tokens[at];
        let parts = [
            PhraseRole::Opener,
            PhraseRole::Cut,
            PhraseRole::Be,
            PhraseRole::Person,
            PhraseRole::Active,
            PhraseRole::Passive,
            PhraseRole::Doer,
            PhraseRole::Quality,
            PhraseRole::Counted,
            PhraseRole::Stop,
            PhraseRole::Side,
            PhraseRole::Beside,
            PhraseRole::Place,
        ];
        token.kind == Kind::Word
            && parts.iter().all(|&part| page.at(part, self.tokens, at).is_none())
            && page.number(token).is_none()
            && (token.capital && at > 0 || !page.is_on_scale(&token.text))
    }
}
