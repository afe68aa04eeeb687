//! What an expression has at a byte: a name or number where an operand may be, or an operator after one.
//!
//! There is no list of tokens: the same text reads differently as an operand and as an operator.

mod infix;
mod literal;

use crate::lines::{closing_quote, unquoted};
use crate::names::{Folded, FoundHere, Meaning, Names};
pub(crate) use infix::Infix;
pub(crate) use literal::Vocabulary;

/// A text with the names that may occur in it.
#[derive(Debug)]
pub(crate) struct Lexer<'a, M = Meaning> {
    pub text: &'a str,
    folded: Folded,
    names: &'a Names<M>,
    vocabulary: &'a Vocabulary,
}

/// Words between operands; an undeclared name ends before them.
const JOINING: [&str; 19] = [
    "and", "or", "xor", "implies", "iff", "in", "not", "left", "right", "before", "after", "directly", "next",
    "between", "by", "mod", "of", "from", "then",
];

impl<'a, M> Lexer<'a, M> {
    pub(crate) fn new(text: &'a str, names: &'a Names<M>, vocabulary: &'a Vocabulary) -> Self {
        Self { text, folded: Folded::new(text), names, vocabulary }
    }

    pub(crate) fn rest(&self, at: usize) -> &'a str {
        self.text.get(at..).unwrap_or_default()
    }

    /// Returns the next byte that is not a space.
    pub(crate) fn skip_blanks(&self, at: usize) -> usize {
        let rest = self.rest(at);
        at + (rest.len() - rest.trim_start().len())
    }

    /// Returns the declared names at a byte, the shortest first.
    pub(crate) fn names_at(&self, at: usize) -> FoundHere<'a, M> {
        self.names.at(&self.folded, at)
    }

    /// Returns the declared names at a byte that are followed by a digit at once, the shortest first.
    pub(crate) fn names_before_digits(&self, at: usize) -> FoundHere<'a, M> {
        self.names.before_digits(&self.folded, at)
    }

    /// Returns what a name in quotes means.
    pub(crate) fn meanings(&self, name: &str) -> &'a [M] {
        self.names.meanings(name)
    }

    /// Returns the name in quotes at a byte and the byte after it; `None` without a closing quote.
    pub(crate) fn quoted(&self, at: usize) -> Option<(String, usize)> {
        let end = closing_quote(self.text, at)?;
        Some((unquoted(&self.text[at..end]), end))
    }

    /// Returns the word of letters, digits and `_` at a byte.
    pub(crate) fn word(&self, at: usize) -> &'a str {
        let rest = self.rest(at);
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        &rest[..end]
    }

    /// Returns the byte after these words, if they are at a byte with spaces between them.
    pub(crate) fn words(&self, at: usize, words: &[&str]) -> Option<usize> {
        let mut end = at;
        for (i, word) in words.iter().enumerate() {
            let start = if i == 0 { end } else { self.skip_blanks(end) };
            if !self.word(start).eq_ignore_ascii_case(word) {
                return None;
            }
            end = start + word.len();
        }
        Some(end)
    }

    /// Returns the byte after an undeclared name: words and signs up to something between operands.
    pub(crate) fn unknown_end(&self, at: usize) -> usize {
        let mut end = at;
        let mut at = at;
        loop {
            let start = self.skip_blanks(at);
            let word = self.word(start);
            if word.is_empty() {
                let rest = self.rest(start);
                let Some(c) = rest.chars().next() else { break };
                let inside = matches!(c, '\'' | '’' | '-' | '.' | '&' | '#' | '@')
                    && start == end
                    && rest[c.len_utf8()..].starts_with(char::is_alphanumeric);
                if !inside {
                    break;
                }
                at = start + c.len_utf8();
                end = at;
                continue;
            }
            let number = word.starts_with(|c: char| c.is_ascii_digit());
            if is_joining(word) || (start > end && number) {
                break;
            }
            end = start + word.len();
            at = end;
        }
        end
    }
}

fn is_joining(word: &str) -> bool {
    JOINING.iter().any(|j| j.eq_ignore_ascii_case(word))
}
