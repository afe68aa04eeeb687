//! The values that a line names, letter for letter: enough to distinguish clues from other text.

use bachet_notation::CategoryFields;
use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::page::Words;
use crate::page::words::PhraseRole;
use crate::tokens::{Kind, Token, tokens};

/// Minimum number of letters that two forms of a word have in common at their beginning.
const MIN_COMMON_LETTERS: usize = 4;

/// The names of the values of a page.
#[derive(Debug, Default)]
pub(super) struct Mentions {
    /// By the first word of each: the other words, and the category.
    names: FxHashMap<SmolStr, Vec<(Vec<SmolStr>, usize)>>,
    /// How the words of all of them begin, since words change at their end.
    beginnings: FxHashSet<SmolStr>,
    sizes: Vec<usize>,
}

impl Mentions {
    /// The names of these categories. Linear in their length.
    #[inline(never)]
    pub(super) fn new(categories: &[CategoryFields], words: &Words<'_>) -> Self {
        let mut mentions = Self::default();
        for (c, category) in categories.iter().enumerate() {
            mentions.sizes.push(category.values.len());
            for value in &category.values {
                let mut found = tokens(value.text.as_str(), words.split).into_iter();
                let Some(first) = found.next() else { continue };
                let rest: Vec<SmolStr> = found.map(|t| t.text).collect();
                for word in std::iter::once(&first.text).chain(&rest) {
                    if word.chars().count() > 2 || first.kind == Kind::Number {
                        mentions.beginnings.insert(beginning(word).into());
                    }
                }
                // A number or a single letter may be in a text for other reasons.
                if first.kind == Kind::Word && (first.text.len() > 1 || !rest.is_empty()) {
                    mentions.names.entry(first.text).or_default().push((rest, c));
                }
            }
        }
        mentions
    }

    /// Whether there is no value at all.
    pub(super) fn is_empty(&self) -> bool {
        self.sizes.is_empty()
    }

    /// Whether a line contains the beginning of a value's word.
    pub(super) fn names_value(&self, line: &str, words: &Words<'_>) -> bool {
        tokens(line, words.split).iter().any(|t| self.beginnings.contains(beginning(&t.text)))
    }

    /// The same outside of brackets, where examples are.
    pub(super) fn names_value_outside_brackets(&self, line: &str, words: &Words<'_>) -> bool {
        let mut depth = 0_usize;
        tokens(line, words.split).iter().any(|token| {
            depth += usize::from(token.is_sign('('));
            depth = depth.saturating_sub(usize::from(token.is_sign(')')));
            depth == 0 && self.beginnings.contains(beginning(&token.text))
        })
    }

    /// Whether a line has all words of a value.
    pub(super) fn names_whole(&self, line: &str, words: &Words<'_>) -> bool {
        let found = tokens(line, words.split);
        let is_whole = |at: usize, rest: &[SmolStr]| {
            let behind = found.get(at + 1..at + 1 + rest.len());
            behind.is_some_and(|behind| rest.iter().zip(behind).all(|(word, token)| *word == token.text))
        };
        let names = |(at, token): (usize, &Token)| {
            self.names.get(&token.text).into_iter().flatten().any(|(rest, _)| is_whole(at, rest))
        };
        found.iter().enumerate().any(names)
    }

    /// Whether a line names all values of a category.
    pub(super) fn lists_values(&self, line: &str, words: &Words<'_>) -> bool {
        let found = tokens(line, words.split);
        let mut counts: Vec<usize> = vec![0; self.sizes.len()];
        for (at, token) in found.iter().enumerate() {
            for (rest, category) in self.names.get(&token.text).into_iter().flatten() {
                let behind = found.get(at + 1..at + 1 + rest.len());
                let is_whole = behind.is_some_and(|b| rest.iter().zip(b).all(|(word, token)| *word == token.text));
                counts[*category] += usize::from(is_whole);
            }
        }
        counts.iter().zip(&self.sizes).any(|(&count, &size)| count > 0 && count >= size)
    }

    /// Whether a line says something of values of two categories: it names them outside of brackets, and lists neither
    /// all values of one nor one name after the other.
    pub(super) fn relates_values(&self, line: &str, words: &Words<'_>) -> bool {
        let found = tokens(line, words.split);
        let mut counts: Vec<usize> = vec![0; self.sizes.len().min(64)];
        let mut depth = 0_usize;
        let mut commas = 0;
        for (at, token) in found.iter().enumerate() {
            // Text in brackets is an example, or the input of a program.
            depth += usize::from(['(', '[', '{'].iter().any(|&sign| token.is_sign(sign)));
            depth = depth.saturating_sub(usize::from([')', ']', '}'].iter().any(|&sign| token.is_sign(sign))));
            if depth > 0 {
                continue;
            }
            commas += usize::from(token.is_sign(','));
            for (rest, category) in self.names.get(&token.text).into_iter().flatten() {
                let behind = found.get(at + 1..at + 1 + rest.len());
                let same = behind.is_some_and(|b| rest.iter().zip(b).all(|(word, token)| *word == token.text));
                if same
                    && let Some(count) = counts.get_mut(*category)
                    && words.page.at(PhraseRole::Opener, &found, at).is_none()
                {
                    *count += 1;
                }
            }
        }
        let listed = counts.iter().zip(&self.sizes).any(|(&count, &size)| size > 2 && count >= size);
        let named: usize = counts.iter().sum();
        // A row of a table ends without a full stop.
        let row = commas + 1 >= named.max(3) && found.last().is_some_and(|last| last.kind == Kind::Word);
        counts.iter().filter(|&&count| count > 0).count() > 1 && !listed && !row
    }
}

/// The first letters of a word.
fn beginning(word: &str) -> &str {
    word.char_indices().nth(MIN_COMMON_LETTERS).map_or(word, |(at, _)| &word[..at])
}
