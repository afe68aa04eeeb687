//! Proper names that name no value: a misspelling, a value that is not listed, or a character of the story.

use super::Scan;
use crate::language::Capitals;
use crate::tokens::Kind;

impl Scan<'_> {
    /// Whether the sentence has a proper name that names no value and is in no other clue.
    #[inline(never)]
    pub(crate) fn has_unknown_name(&self) -> bool {
        (0..self.tokens.len()).any(|at| self.is_unknown_name(at))
    }

    fn is_unknown_name(&self, at: usize) -> bool {
        let (token, roles) = (&self.tokens[at], self.grammar().roles);
        let capitals = self.vocabulary.language.capitals == Capitals::Names;
        if !capitals || token.kind != Kind::Word || !token.capital || token.acronym || token.text.chars().count() == 1 {
            return false;
        }
        // The capital of the first word means nothing; only a possessive shows that it is a name.
        let first = !self.tokens[..at].iter().any(|token| token.kind == Kind::Word);
        let owns = || at + 1 < self.tokens.len() && self.is_of(at + 1, roles.possessive);
        if first && !owns() {
            return false;
        }
        // A proper noun as a modifier: "the Broadway show", "a Ford 150", "York County".
        let (begins, ends) = (self.begin_of_capitals(at), self.end_of_capitals(at));
        let introduced = begins > 0 && self.is_of(begins - 1, roles.the);
        let numbered = self.tokens.get(ends).is_some_and(|next| next.kind == Kind::Number);
        !introduced
            && !numbered
            && !(begins..ends).any(|t| self.is_in_name(t))
            && !self.is_beside_a_name(begins, ends)
            && self.is_no_word(at)
            && (!self.vocabulary.author.is_name_in_story(&token.text, self.vocabulary.language)
                || self.vocabulary.is_near_a_name(&token.text)
                || self.is_subject(begins, ends))
    }

    /// Whether a word is neither in the language nor in the puzzle.
    fn is_no_word(&self, at: usize) -> bool {
        let text = &self.tokens[at].text;
        self.phrases.row(at).is_empty()
            && !self.comparing.contains(at)
            && self.number(at).is_none()
            && !self.is_everyday(at)
            && self.referents(at).is_empty()
            && self.units(at).is_empty()
            && !self.vocabulary.is_common(text)
    }

    /// Whether the sentence states something about the name in some tokens: "and Tim has the cat", "it was Tim who".
    fn is_subject(&self, begins: usize, ends: usize) -> bool {
        let roles = self.grammar().roles;
        let joined = [roles.and, roles.or, roles.nor].into_iter().any(|class| self.ends_with(class, begins));
        let relative =
            || self.is_of(ends + usize::from(self.tokens.get(ends).is_some_and(|t| t.is_sign(','))), roles.relative);
        joined || ends < self.tokens.len() && relative()
    }

    /// Returns the start of the run of capitalised words around a token: "Upper Lake".
    fn begin_of_capitals(&self, at: usize) -> usize {
        (0..at).rev().take_while(|&t| self.is_capital(t)).last().unwrap_or(at)
    }

    /// Returns the end of that run.
    fn end_of_capitals(&self, at: usize) -> usize {
        (at + 1..self.tokens.len()).find(|&t| !self.is_capital(t)).unwrap_or(self.tokens.len())
    }

    /// Whether a token has a capital that is not the sentence's.
    fn is_capital(&self, at: usize) -> bool {
        self.tokens[at].capital && (self.phrases.row(at).is_empty() || self.is_in_name(at))
    }

    /// Whether a name adjoins some tokens, with at most an `of` between: "the Gulf of Mexico".
    fn is_beside_a_name(&self, begins: usize, ends: usize) -> bool {
        let of = |t: usize| !self.tokens[t].capital && self.is_of(t, self.grammar().roles.of);
        let named = |t: usize| t < self.tokens.len() && self.tokens[t].capital && self.is_in_name(t);
        begins > 1 && of(begins - 1) && named(begins - 2) || ends < self.tokens.len() && of(ends) && named(ends + 1)
    }

    /// Whether a token is part of a name.
    pub(crate) fn is_in_name(&self, at: usize) -> bool {
        (0..=at).any(|t| self.mentions.row(t).iter().any(|mention| mention.end as usize > at))
    }
}
