//! A sentence with everything that the lexicon and the vocabulary know of its tokens, and the descriptions in it.

mod build;
mod describe;
mod names;
mod people;
mod phrases;
mod rows;
mod stops;
mod unclear;
mod unknown_names;
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
pub(crate) use describe::DescriptionKind;
use describe::EntityCache;
use phrases::ClassPlaces;
use rows::Rows;
use stops::REACHES;
pub(crate) use stops::{Reach, passes};

/// Maximum number of tokens in a phrase of the lexicon.
const MAX_PHRASE_TOKENS: usize = 12;

/// A sentence.
pub(crate) struct Scan<'a> {
    pub(crate) vocabulary: &'a Vocabulary<'a>,
    pub(crate) tokens: &'a [Token],
    /// The mentions that start at each token, the longest first.
    mentions: Rows<Mention>,
    /// Where names start, and one past where they end.
    named: Positions,
    name_ends: Positions,
    /// The phrases that start at each token, the longest first, of equal ones a reserved one.
    phrases: Rows<Phrase>,
    /// The longest of them that the lexicon has and that ends in no name.
    longest: Vec<Option<Phrase>>,
    comparatives: Rows<(&'a Comparative, usize)>,
    comparing: Positions,
    /// The tokens that a description does not simply go on over.
    loud: Positions,
    /// The tokens of names but their first.
    inside: Positions,
    /// Which tokens are signs that separate without saying anything.
    pauses: Positions,
    /// What is known of each token by itself.
    infos: Vec<Rc<WordInfo>>,
    token_caches: Vec<TokenCache>,
    /// The classes in the sentence.
    classes: Vec<ClassPlaces>,
    /// For each class one more than its place in that list, or zero.
    present: Vec<u16>,
    /// The places that are in no name.
    free: Positions,
    /// For each token the first from there on that no description of each [`Reach`] goes beyond.
    stops: OnceCell<Vec<[u32; REACHES]>>,
    /// Whether a number stands somewhere.
    counts: OnceCell<bool>,
    /// Which categories' things are not had by who does to them what a token says.
    without: OnceCell<Vec<(usize, CategoryId)>>,
    /// The tokens by which the sentence says something else than it seems to.
    unclear: OnceCell<Vec<usize>>,
    known: EntityCache,
    /// How many tokens were looked at for what they describe.
    pub(crate) looked: u64,
}

/// What may begin at a token.
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

    /// The comparatives at a token.
    pub(crate) fn comparatives(&self, at: usize) -> &[(&'a Comparative, usize)] {
        if at < self.tokens.len() { self.comparatives.row(at) } else { &[] }
    }

    /// Whether a sign separates without saying anything.
    pub(crate) fn is_pause(&self, at: usize) -> bool {
        self.pauses.contains(at)
    }

    /// The first token from one on that a description does not simply go on over: any but a word of the language that
    /// carries no logic.
    fn next_loud(&self, at: usize) -> usize {
        self.loud.next(at).unwrap_or(self.tokens.len())
    }

    /// Whether a token is a comma.
    pub(crate) fn is_comma(&self, at: usize) -> bool {
        self.is_pause(at) && self.tokens[at].text == ","
    }
}
