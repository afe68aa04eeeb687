//! Phrases indexed by their first word.

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::tokens::{Split, Token, tokens};

/// The words of a phrase as they are compared.
pub(crate) fn words(phrase: &str, split: &Split) -> Vec<SmolStr> {
    tokens(phrase, split).into_iter().map(|token| token.text).collect()
}

/// Whether words are the texts of a token and of those after it.
#[inline]
pub(crate) fn words_at(words: &[SmolStr], tokens: &[Token], at: usize) -> bool {
    let here = tokens.get(at..at + words.len());
    here.is_some_and(|here| words.iter().zip(here).all(|(word, token)| *word == token.text))
}

/// Phrases with their meanings. A look-up costs one hash for each token.
#[derive(Debug)]
pub(crate) struct Phrases<T> {
    by_first: FxHashMap<SmolStr, Vec<Entry<T>>>,
}

/// A phrase after its first word.
#[derive(Debug)]
struct Entry<T> {
    rest: Vec<SmolStr>,
    meaning: T,
}

impl<T> Default for Phrases<T> {
    fn default() -> Self {
        Self { by_first: FxHashMap::default() }
    }
}

impl<T> Phrases<T> {
    /// Adds a phrase, after those that are at least as long; returns `false` if it has no word.
    pub(crate) fn add(&mut self, mut words: Vec<SmolStr>, meaning: T) -> bool {
        if words.is_empty() {
            return false;
        }
        let entries = self.by_first.entry(words.remove(0)).or_default();
        let at = entries.partition_point(|known| known.rest.len() >= words.len());
        entries.insert(at, Entry { rest: words, meaning });
        true
    }

    /// Whether a phrase begins with a word.
    pub(crate) fn begins(&self, word: &str) -> bool {
        self.by_first.contains_key(word)
    }

    /// Returns the first words of the phrases.
    pub(crate) fn firsts(&self) -> impl Iterator<Item = &SmolStr> {
        self.by_first.keys()
    }

    /// Returns the meanings of the phrases that are this one word.
    pub(crate) fn of_word(&self, word: &str) -> impl DoubleEndedIterator<Item = &T> {
        let entries = self.by_first.get(word).map_or(&[][..], Vec::as_slice);
        entries.iter().filter(|entry| entry.rest.is_empty()).map(|entry| &entry.meaning)
    }

    /// Returns the meanings of the phrases at a token and their lengths in tokens, the longest first.
    pub(crate) fn at(&self, tokens: &[Token], at: usize) -> impl Iterator<Item = (&T, usize)> {
        let entries = tokens.get(at).and_then(|token| self.by_first.get(&token.text)).map_or(&[][..], Vec::as_slice);
        let here = entries.iter().filter(move |entry| words_at(&entry.rest, tokens, at + 1));
        here.map(|entry| (&entry.meaning, entry.rest.len() + 1))
    }
}
