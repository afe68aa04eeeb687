//! The properties of words, independent of their context. The sentences of a puzzle repeat words, so each is looked up
//! once.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use bachet_notation::clue::{CategoryId, ValueId};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use smallvec::SmallVec;
use smol_str::SmolStr;

use crate::lexicon::ClassId;
use crate::tokens::{Kind, Token};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::inflection::Nearness;
use crate::vocabulary::names::Hit;
use crate::vocabulary::topics::Weight;

/// Maximum number of words in the cache; bounds the memory.
const MAX_CACHED_WORDS: usize = 8192;

/// Initial capacity of the cache: the number of words in a usual puzzle.
const USUAL_WORDS: usize = 100;

/// The signs that only separate words.
const PAUSES: [&str; 12] = [",", "\"", "“", "”", "«", "»", "`", "‘", "'", ":", ".", "*"];

/// The properties of a word, independent of its context.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is true of some words, whatever the others are")]
pub(crate) struct WordInfo {
    text: SmolStr,
    kind: Kind,
    /// The words of names that it may be.
    pub(super) hits: SmallVec<[Hit; 4]>,
    /// Whether a number may begin with it.
    pub(super) counts: bool,
    /// Whether a phrase that compares may begin with it.
    pub(crate) compares: bool,
    /// Whether it only separates words if it is a sign.
    pub(crate) pauses: bool,
    /// Whether a phrase that refers to a theme may begin with it.
    pub(super) opens_theme: bool,
    /// Whether a verb of loss may begin with it.
    pub(super) opens_loss: bool,
    /// Whether it is in no list of verbs, nor of the words around them.
    pub(crate) may_be_verb: bool,
    /// Its class if it is a literal word of patterns.
    pub(crate) literal: Option<ClassId>,
    referents: OnceCell<Box<[(CategoryId, Weight)]>>,
    everyday: OnceCell<bool>,
    resembles: OnceCell<bool>,
    foreign: OnceCell<bool>,
    agent: OnceCell<bool>,
    owner: OnceCell<bool>,
}

/// A cache of the words that were looked up so far.
#[derive(Debug)]
pub(super) struct WordCache(RefCell<FxHashMap<SmolStr, Rc<WordInfo>>>);

impl WordCache {
    pub(super) fn new() -> Self {
        Self(RefCell::new(FxHashMap::with_capacity_and_hasher(USUAL_WORDS, FxBuildHasher)))
    }
}

impl Vocabulary<'_> {
    /// The properties of each word, independent of its context.
    pub(crate) fn infos(&self, tokens: &[Token]) -> Vec<Rc<WordInfo>> {
        let mut known = self.infos.0.borrow_mut();
        let mut infos = Vec::with_capacity(tokens.len());
        for token in tokens {
            if let Some(info) = known.get(&token.text) {
                infos.push(Rc::clone(info));
                continue;
            }
            let info = Rc::new(self.info(token));
            if known.len() < MAX_CACHED_WORDS {
                known.insert(token.text.clone(), Rc::clone(&info));
            }
            infos.push(info);
        }
        infos
    }

    #[inline(never)]
    fn info(&self, token: &Token) -> WordInfo {
        let forms = &self.language.forms;
        let counts = match token.kind {
            Kind::Number => true,
            Kind::Word => forms.numerals.may_begin(&token.text),
            Kind::Sign => false,
        };
        // Words of logic (Dutch `maar`, not March) and words such as `still` are never an inflected form of a value.
        let lexicon = &self.language.lexicon;
        let is_logic = self.language.guess_words.is_harmless(token)
            || lexicon.at(std::slice::from_ref(token), 0).iter().any(|phrase| lexicon.is_reserved(phrase.class));
        let mut hits = self.names.word_hits(token, forms, &self.compound_nouns);
        hits.retain(|hit| !is_logic || hit.1 == Nearness::Exact);
        WordInfo {
            text: token.text.clone(),
            kind: token.kind,
            hits,
            counts,
            compares: forms.compares(&token.text),
            opens_theme: forms.themes.phrases.begins(&token.text),
            opens_loss: forms.themes.without.begins(&token.text),
            may_be_verb: token.kind == Kind::Word && !self.language.verbs.has(token),
            pauses: PAUSES.contains(&token.text.as_str()),
            literal: self.language.grammar.literal(token),
            referents: OnceCell::new(),
            everyday: OnceCell::new(),
            resembles: OnceCell::new(),
            foreign: OnceCell::new(),
            agent: OnceCell::new(),
            owner: OnceCell::new(),
        }
    }

    /// The categories that a word refers to, each with the weight of the reference; a category may come twice.
    pub(super) fn referents_of_word<'g>(&self, info: &'g WordInfo) -> &'g [(CategoryId, Weight)] {
        info.referents.get_or_init(|| {
            let mut referents = Vec::new();
            if info.kind == Kind::Word {
                self.topics
                    .referents_of_word(&info.text, &self.language.forms, &mut |c, weight| referents.push((c, weight)));
            }
            referents.into()
        })
    }

    /// Whether any form of a word is an everyday word, as in descriptions of unlisted entities.
    pub(crate) fn is_everyday(&self, info: &WordInfo) -> bool {
        let (lexicon, forms) = (&self.language.lexicon, &self.language.forms);
        *info.everyday.get_or_init(|| {
            let mut everyday = false;
            forms.inflection.stems(&info.text, &mut |stem, _| {
                everyday = everyday || lexicon.is_everyday(stem, |theme| self.topics.has_theme(theme));
            });
            // A word that is related to a value is none: "who mows the lawn" where `mowing` is a value.
            everyday && !self.is_kin(&info.text)
        })
    }

    /// Whether a word and a value are derived from the same word.
    fn is_kin(&self, word: &str) -> bool {
        let forms = &self.language.forms;
        let kin = self.kin.get_or_init(|| self.find_kin());
        let mut is_kin = false;
        forms.inflection.stems(word, &mut |stem, _| is_kin |= kin.contains(stem));
        is_kin
    }

    /// Returns the words that values are derived from, except common words of several values, which name a kind.
    #[inline(never)]
    fn find_kin(&self) -> FxHashSet<SmolStr> {
        let mut counts: FxHashMap<&str, u32> = FxHashMap::default();
        for (id, category) in self.puzzle.category_ids().zip(&self.puzzle.categories) {
            // Proper names have no derivations.
            if category.numeric.is_some() || self.topics.of(id).has_proper_names() {
                continue;
            }
            for index in 0..category.values.len() as u32 {
                for token in self.words.value(ValueId { category: id, index }) {
                    *counts.entry(token.text.as_str()).or_insert(0) += 1;
                }
            }
        }
        let mut kin = FxHashSet::default();
        for (word, _) in counts.into_iter().filter(|&(_, count)| count == 1) {
            self.language.forms.inflection.stems(word, &mut |stem, nearness| {
                if nearness == Nearness::Derived {
                    kin.insert(stem.into());
                }
            });
        }
        kin
    }

    /// Whether an unknown word resembles the name of a value, so that it may be a misspelling.
    pub(crate) fn resembles(&self, info: &WordInfo) -> bool {
        let forms = &self.language.forms;
        *info.resembles.get_or_init(|| {
            info.kind == Kind::Word
                && !self.is_everyday(info)
                && !forms.themes.is_cue(&info.text, &forms.inflection)
                && self.is_near(&info.text)
        })
    }

    /// Whether a word that is not in the puzzle carries logic in another language.
    pub(crate) fn is_foreign(&self, info: &WordInfo) -> bool {
        *info.foreign.get_or_init(|| info.kind == Kind::Word && !self.foreign(&info.text).is_empty())
    }

    /// Whether a word that is not in the puzzle has a possessive ending without an apostrophe: `Bobs`.
    pub(crate) fn is_made_owner(&self, info: &WordInfo) -> bool {
        let (possessive, lexicon) = (self.language.grammar.roles.possessive, &self.language.lexicon);
        *info.owner.get_or_init(|| {
            possessive.is_some_and(|class| lexicon.ends_a_compound(&info.text, class)) && !self.is_of_puzzle(&info.text)
        })
    }

    /// Whether a word is a compound with an agent noun: `melkdrinker`.
    pub(crate) fn is_made_agent(&self, info: &WordInfo) -> bool {
        let (agent, lexicon) = (self.language.grammar.roles.agent, &self.language.lexicon);
        *info.agent.get_or_init(|| agent.is_some_and(|agent| lexicon.ends_a_compound(&info.text, agent)))
    }
}
