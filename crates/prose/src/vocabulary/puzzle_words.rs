//! Reserved words that carry no logic in their context: words of the puzzle's own categories, and words that only make
//! numbers inexact.
//!
//! "Felix's boss" is not Felix, but in a puzzle of detectives and bosses it is an entity; and "the parrot that knows 35
//! words" has the value 35 in a category `words known`.

use crate::lexicon::Phrase;
use crate::tokens::{Kind, Token};
use crate::vocabulary::{Mention, Vocabulary, Weight};

impl Vocabulary<'_> {
    /// Whether a phrase that relates two people, or a verb of thought, is a word of a category's name. `before` finds
    /// the name that ends at a token.
    pub(crate) fn is_of_category<'m>(
        &self,
        tokens: &[Token],
        at: usize,
        phrase: Phrase,
        before: impl Fn(usize) -> Option<&'m Mention>,
    ) -> bool {
        let roles = self.language.grammar.roles;
        let class = Some(phrase.class);
        if class != roles.tie && class != roles.attitude {
            return false;
        }
        let possessive = |at: usize| {
            roles.possessive.is_some_and(|class| self.language.lexicon.at(tokens, at).iter().any(|p| p.class == class))
        };
        let length = phrase.length as usize;
        let owner = match length {
            1 => at.checked_sub(1).filter(|&end| possessive(end)),
            2 => Some(at).filter(|&at| possessive(at)),
            _ => None,
        };
        let thinks = class == roles.attitude;
        let mut own = false;
        for word in at..at + length {
            self.topics.referents(tokens, word, &self.language.forms, &mut |category, weight| {
                let of = self.puzzle.category(category);
                let person = self.topics.of(category).people;
                own |= match owner.and_then(&before) {
                    // A possessive of another category: "Felix's boss" is the entity with the value.
                    Some(owner) => weight == Weight::Name && owner.values.iter().all(|v| v.category != category),
                    // A category of feelings: "afraid of thunder" where the category is phobias.
                    None if thinks => weight == Weight::Name || weight == Weight::Theme && !of.ordered && !person,
                    None => weight == Weight::Name && length == 1 && of.ordered && !person,
                };
            });
        }
        own
    }

    /// Whether a word that no sentence may have is the name of a category, beside one of its values: "may swim" where
    /// the category `may` lists what the children may do. `before` and `starting` find the names that end and begin at
    /// a token.
    pub(crate) fn is_category_beside_value<'m>(
        &self,
        tokens: &[Token],
        at: usize,
        phrase: Phrase,
        before: impl Fn(usize) -> Option<&'m Mention>,
        starting: impl Fn(usize) -> Option<&'m Mention>,
    ) -> bool {
        if phrase.length != 1 || !self.language.grammar.is_never_read(phrase.class) {
            return false;
        }
        let is_name = |name: &[Token]| matches!(name, [only] if only.text == tokens[at].text);
        let Some(category) = self.words.categories().position(is_name) else { return false };
        let of_category = |name: &Mention| name.values.iter().all(|value| value.category.0 as usize == category);
        let roles = self.language.grammar.roles;
        let skipped = |phrase: &Phrase| [roles.the, roles.not].contains(&Some(phrase.class));
        let is_skipped = at + 1 < tokens.len() && self.language.lexicon.at(tokens, at + 1).iter().any(skipped);
        let second = || if is_skipped { starting(at + 2) } else { None };
        starting(at + 1).or_else(second).or_else(|| before(at)).is_some_and(of_category)
    }

    /// Whether a word that makes numbers inexact has another meaning: "an essay about the moon". `starting` finds the
    /// name that begins at a token.
    pub(crate) fn is_about_things<'m>(
        &self,
        tokens: &[Token],
        at: usize,
        phrase: Phrase,
        starting: impl Fn(usize) -> Option<&'m Mention>,
    ) -> bool {
        let roles = self.language.grammar.roles;
        if roles.roughly != Some(phrase.class) {
            return false;
        }
        let (lexicon, forms) = (&self.language.lexicon, &self.language.forms);
        let next = at + phrase.length as usize;
        let article =
            next < tokens.len() && lexicon.at(tokens, next).iter().any(|p| Some(p.class) == roles.the && p.length == 1);
        let thing = next + usize::from(article);
        if tokens.get(thing).is_none_or(|token| token.kind != Kind::Word) {
            return false;
        }
        let counts = |at: usize| forms.numerals.at(tokens, at).is_some();
        let measured = counts(thing) || counts(next) && forms.units.at(tokens, thing).is_some();
        let logic = lexicon.at(tokens, thing).iter().any(|p| lexicon.is_reserved(p.class))
            || !forms.comparatives(tokens, thing).is_empty();
        let ordered = |mention: &Mention| mention.values.iter().any(|v| self.puzzle.category(v.category).ordered);
        !measured && !logic && !starting(thing).is_some_and(ordered)
    }
}
