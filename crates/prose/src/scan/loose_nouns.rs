//! Nouns that name nothing in the puzzle: "the plumber" where no category lists jobs.

use super::Scan;
use crate::tokens::Kind;

impl Scan<'_> {
    /// Returns the single words behind articles that are neither names nor words of the puzzle or the grammar.
    pub(crate) fn loose_nouns(&self) -> Vec<usize> {
        (1..self.tokens.len()).filter(|&at| self.is_loose_noun(at)).collect()
    }

    pub(super) fn is_loose_noun(&self, at: usize) -> bool {
        let roles = self.grammar().roles;
        let article = at - 1;
        self.tokens[at].kind == Kind::Word
            && self.is_of(article, roles.the)
            && !self.is_in_name(article)
            && !self.is_of_puzzle(at)
            && !self.is_in_phrase(at)
            && self.phrases.row(at).iter().all(|phrase| [roles.companion, roles.fellow].contains(&Some(phrase.class)))
            && !self.comparing.contains(at)
            && self.number(at).is_none()
            && !self.resembles(at)
            && !self.goes_on_with_noun(at + 1)
    }

    /// Whether a word is part of a name, or refers to a category or its unit.
    fn is_of_puzzle(&self, at: usize) -> bool {
        self.is_in_name(at) || !self.referents(at).is_empty() || !self.units(at).is_empty()
    }

    /// Whether the word at a token goes on with a noun phrase: "the big house", "the village hall".
    fn goes_on_with_noun(&self, at: usize) -> bool {
        at < self.tokens.len()
            && self.tokens[at].kind != Kind::Sign
            && (self.is_of_puzzle(at) || self.is_of(at, self.grammar().roles.agent))
    }
}
