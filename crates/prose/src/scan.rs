//! A sentence with everything that the lexicon and the vocabulary know of its tokens, and the descriptions in it.

mod articles;
mod build;
mod clause_parts;
mod clauses;
mod describe;
mod distances;
mod loose_nouns;
mod names;
mod people;
mod phrases;
mod rows;
mod stops;
mod supplements;
mod unclear;
mod unknown_names;
mod unknown_verbs;
mod walk;
mod words;

use std::cell::OnceCell;
use std::rc::Rc;

use bachet_notation::clue::CategoryId;

use crate::grammar::Grammar;
use crate::lexicon::Phrase;
use crate::positions::Positions;
use crate::tokens::Token;
use crate::vocabulary::{Comparative, Mention, Numeral, Unit, Vocabulary, WordInfo};
pub(crate) use clauses::OpenClause;
pub(crate) use describe::DescriptionKind;
use describe::EntityCache;
use phrases::ClassPlaces;
use rows::Rows;
use stops::REACHES;
pub(crate) use stops::{Reach, passes};
pub(crate) use supplements::{Marks, Supplement};

/// Maximum number of tokens in a phrase of the lexicon.
const MAX_PHRASE_TOKENS: usize = 12;

/// A sentence.
pub(crate) struct Scan<'a> {
    pub(crate) vocabulary: &'a Vocabulary<'a>,
    pub(crate) tokens: &'a [Token],
    /// The mentions that start at each token, the longest first.
    mentions: Rows<Mention>,
    /// The starts of names, and the positions after their ends.
    named: Positions,
    name_ends: Positions,
    /// The phrases that start at each token, the longest first, of equal ones a reserved one.
    phrases: Rows<Phrase>,
    /// The longest phrase of the lexicon at each token that does not end inside a name.
    longest: Vec<Option<Phrase>>,
    comparatives: Rows<(&'a Comparative, usize)>,
    comparing: Positions,
    /// The tokens that a description must examine: all but words of the language without logic.
    significant: Positions,
    /// The tokens of names, except their first tokens.
    inside: Positions,
    /// The signs that only separate words.
    pauses: Positions,
    /// The properties of each word, independent of its context.
    infos: Vec<Rc<WordInfo>>,
    token_caches: Vec<TokenCache>,
    /// Returns the classes in the sentence.
    classes: Vec<ClassPlaces>,
    /// For each class its index in `classes` plus one, or zero.
    present: Vec<u16>,
    /// The positions outside names.
    free: Positions,
    /// For each token and [`Reach`] the position at which a description must end at the latest.
    stops: OnceCell<Vec<[u32; REACHES]>>,
    /// Whether the sentence has a number.
    counts: OnceCell<bool>,
    /// The verbs of loss ("sold") with the categories whose values their subjects do not have.
    without: OnceCell<Vec<(usize, CategoryId)>>,
    /// The tokens that make the sentence something other than a statement of fact.
    unclear: OnceCell<Vec<usize>>,
    known: EntityCache,
    /// Number of tokens that were examined in descriptions.
    pub(crate) looked: u64,
}

/// What begins at a token, computed on demand.
#[derive(Debug, Clone, Default)]
struct TokenCache {
    numeral: OnceCell<Option<Numeral>>,
    units: OnceCell<Vec<(Unit, usize)>>,
    category: OnceCell<Option<(CategoryId, usize)>>,
}

impl<'a> Scan<'a> {
    pub(crate) fn grammar(&self) -> &'a Grammar {
        &self.vocabulary.language.grammar
    }

    /// Returns the comparatives at a token.
    pub(crate) fn comparatives(&self, at: usize) -> &[(&'a Comparative, usize)] {
        if at < self.tokens.len() { self.comparatives.row(at) } else { &[] }
    }

    /// Whether a preposition that compares elsewhere belongs to the name behind it.
    pub(crate) fn governs(&self, at: usize, length: usize) -> bool {
        articles::governs(self.vocabulary, self.tokens, &self.mentions, at, length)
    }

    /// Whether a word such as `than` follows a token.
    pub(crate) fn than_follows(&self, at: usize) -> bool {
        articles::than_follows(self.vocabulary, self.tokens, at)
    }

    /// Whether a comparative at a token that needs such a word compares without it, at the end of its clause.
    pub(crate) fn compares_here(&self, at: usize, length: usize) -> bool {
        articles::compares_here(self.vocabulary, self.tokens, at, length)
    }

    /// Whether a token is a sign that only separates words.
    pub(crate) fn is_pause(&self, at: usize) -> bool {
        self.pauses.contains(at)
    }

    /// Returns the next token that a description must examine: any but a word of the language without logic.
    fn next_significant(&self, at: usize) -> usize {
        self.significant.next(at).unwrap_or(self.tokens.len())
    }

    /// Whether a token is a comma.
    pub(crate) fn is_comma(&self, at: usize) -> bool {
        self.is_pause(at) && self.tokens[at].text == ","
    }
}
