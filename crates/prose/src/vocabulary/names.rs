//! Names found in a sentence, word by word: an index of stems, and a tree of the words that make up each name.
//!
//! A token is looked up by each of its stems, which gives the words of names that it may be. From every token the
//! search follows the tree as long as the tokens continue a name. Signs and articles between the words of a name are
//! ignored in both.

use std::rc::Rc;

use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;
use smol_str::SmolStr;

use crate::lexicon::{ClassId, Lexicon};
use crate::tokens::{Kind, Token};
use crate::vocabulary::forms::Forms;
use crate::vocabulary::inflection::Nearness;
use crate::vocabulary::word_info::WordInfo;

/// Maximum number of words in a name.
pub(crate) const MAX_NAME_WORDS: usize = 24;
/// Maximum number of words of names with one stem; bounds the work on hostile puzzles.
const MAX_HITS: usize = 64;

/// Maximum number of words for which memory is reserved in advance.
const MAX_RESERVED_WORDS: usize = 1000;

/// How a word of a name is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Writing {
    /// Without a capital, or in a category of common nouns: it is inflected.
    Common,
    /// In a category of activities: words are derived from it, too.
    Deed,
    /// With a capital: it has no derivations, and no word of the grammar matches it.
    Proper,
    /// It must be written with a capital in the sentence, too.
    Capital,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NameWord {
    pub(crate) text: SmolStr,
    pub(crate) writing: Writing,
}

/// An index of names.
#[derive(Debug)]
pub(crate) struct Names<T> {
    ids: FxHashMap<NameWord, u32>,
    writings: Vec<Writing>,
    /// The words that have this stem.
    stems: FxHashMap<SmolStr, SmallVec<[Hit; 2]>>,
    next: FxHashMap<(u32, u32), u32>,
    ends: Vec<SmallVec<[(T, Nearness); 1]>>,
}

/// A word of a name that a token may be, and how closely they match.
pub(crate) type Hit = (u32, Nearness);

/// What each token of a sentence may be.
#[derive(Debug)]
pub(crate) struct Hits {
    starts: Vec<u32>,
    words: Vec<Hit>,
}

impl Hits {
    fn at(&self, token: usize) -> &[(u32, Nearness)] {
        match (self.starts.get(token), self.starts.get(token + 1)) {
            (Some(&from), Some(&to)) => &self.words[from as usize..to as usize],
            _ => &[],
        }
    }
}

impl<T: Copy + PartialEq> Names<T> {
    /// Returns an empty index with capacity for `words`.
    pub(crate) fn with_capacity(words: usize) -> Self {
        let room = |each: usize| each * words.min(MAX_RESERVED_WORDS);
        Self {
            ids: FxHashMap::with_capacity_and_hasher(room(1), FxBuildHasher),
            writings: Vec::with_capacity(room(1)),
            stems: FxHashMap::with_capacity_and_hasher(room(6), FxBuildHasher),
            next: FxHashMap::with_capacity_and_hasher(room(1), FxBuildHasher),
            ends: vec![SmallVec::new()],
        }
    }

    pub(crate) fn add(&mut self, words: &[NameWord], thing: T, nearness: Nearness, forms: &Forms) {
        if words.is_empty() || words.len() > MAX_NAME_WORDS {
            return;
        }
        let mut node = 0;
        for word in words {
            let word = self.word(word, forms);
            let fresh = self.ends.len() as u32;
            node = *self.next.entry((node, word)).or_insert(fresh);
            if node == fresh {
                self.ends.push(SmallVec::new());
            }
        }
        let ends = &mut self.ends[node as usize];
        match ends.iter_mut().find(|(other, _)| *other == thing) {
            Some((_, known)) => *known = nearness.min(*known),
            None => ends.push((thing, nearness)),
        }
    }

    #[inline(never)]
    fn word(&mut self, word: &NameWord, forms: &Forms) -> u32 {
        if let Some(&id) = self.ids.get(word) {
            return id;
        }
        let id = self.writings.len() as u32;
        self.ids.insert(word.clone(), id);
        self.writings.push(word.writing);
        let stems = &mut self.stems;
        let mut add = |stem: &str, nearness: Nearness| {
            let of = stems.entry(stem.into()).or_default();
            match of.iter().position(|(other, _)| *other == id) {
                Some(at) => of[at].1 = nearness.min(of[at].1),
                None if of.len() < MAX_HITS => of.push((id, nearness)),
                None => {}
            }
        };
        if word.writing == Writing::Deed {
            forms.inflection.stems(&word.text, &mut add);
        } else {
            forms.inflection.forms(&word.text, &mut |stem| {
                add(stem, if stem == word.text { Nearness::Exact } else { Nearness::Form });
            });
        }
        for relative in forms.families.relatives(&word.text) {
            if let [relative] = relative {
                forms.inflection.forms(relative, &mut |stem| add(stem, Nearness::Family));
            }
        }
        id
    }

    /// Returns the words of names that a token may be, without regard to capitals. `nouns` are further endings of
    /// compounds.
    #[inline(never)]
    pub(crate) fn word_hits(&self, token: &Token, forms: &Forms, nouns: &[SmolStr]) -> SmallVec<[Hit; 4]> {
        let mut words: SmallVec<[Hit; 4]> = SmallVec::new();
        let mut look = |stem: &str, asked: Nearness| {
            for &(word, known) in self.stems.get(stem).into_iter().flatten() {
                let nearness = asked.max(known);
                let made = asked == Nearness::Derived && known == Nearness::Family
                    || nearness == Nearness::Derived && self.writings[word as usize] != Writing::Deed;
                if made {
                    continue;
                }
                match words.iter_mut().find(|(other, _)| *other == word) {
                    Some((_, best)) => *best = nearness.min(*best),
                    None => words.push((word, nearness)),
                }
            }
        };
        match token.kind {
            Kind::Word => {
                if self.writings.contains(&Writing::Deed) {
                    forms.inflection.stems(&token.text, &mut look);
                } else {
                    forms.inflection.forms(&token.text, &mut |stem| {
                        look(stem, if stem == token.text { Nearness::Exact } else { Nearness::Form });
                    });
                }
                forms.compounds.beginnings(&token.text, &mut |beginning, _| {
                    forms.inflection.forms(beginning, &mut |stem| look(stem, Nearness::Form));
                });
                for noun in nouns {
                    forms.inflection.forms(&token.text, &mut |form| {
                        forms.compounds.before(form, noun, &mut |beginning| {
                            forms.inflection.forms(beginning, &mut |stem| look(stem, Nearness::Form));
                        });
                    });
                }
            }
            Kind::Number | Kind::Sign => look(&token.text, Nearness::Exact),
        }
        words
    }

    /// What each token may be. Linear.
    pub(crate) fn hits(&self, tokens: &[Token], infos: &[Rc<WordInfo>], lexicon: &Lexicon) -> Hits {
        let mut hits = Hits { starts: Vec::with_capacity(tokens.len() + 1), words: Vec::with_capacity(tokens.len()) };
        for (at, (token, info)) in tokens.iter().zip(infos).enumerate() {
            hits.starts.push(hits.words.len() as u32);
            let mut small = None;
            let suits = |&&(word, _): &&Hit| match self.writings[word as usize] {
                Writing::Deed | Writing::Common => true,
                // `A` at the start of a sentence is usually an article.
                Writing::Proper if token.capital && !(token.text.len() == 1 && begins(tokens, at)) => true,
                Writing::Proper => !*small.get_or_insert_with(|| lexicon.is_grammar(tokens, at)),
                Writing::Capital => token.capital,
            };
            hits.words.extend(info.hits.iter().filter(suits));
        }
        hits.starts.push(hits.words.len() as u32);
        hits
    }

    /// Visits every name that begins at a token, with the position after it, its meaning and its nearness.
    pub(crate) fn at(&self, search: &NameSearch<'_>, at: usize, visit: &mut dyn FnMut(usize, T, Nearness)) {
        self.follow(search, 0, at, Nearness::Exact, visit);
    }

    fn follow(
        &self,
        search: &NameSearch<'_>,
        node: u32,
        at: usize,
        so_far: Nearness,
        visit: &mut dyn FnMut(usize, T, Nearness),
    ) {
        for &(word, nearness) in search.hits.at(at) {
            let Some(&next) = self.next.get(&(node, word)) else { continue };
            let nearness = so_far.max(nearness);
            for &(thing, end) in &self.ends[next as usize] {
                visit(at + 1, thing, nearness.max(end));
            }
            let mut behind = at + 1;
            loop {
                self.follow(search, next, behind, nearness, visit);
                if behind > at + 2 || !search.is_between(behind) {
                    break;
                }
                behind += 1;
            }
        }
    }
}

/// A search for names in a sentence.
pub(crate) struct NameSearch<'a> {
    pub(crate) tokens: &'a [Token],
    pub(crate) hits: &'a Hits,
    pub(crate) lexicon: &'a Lexicon,
    pub(crate) articles: Option<ClassId>,
}

impl NameSearch<'_> {
    /// Whether a token may be ignored between two words of a name.
    fn is_between(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at) else { return false };
        match token.kind {
            Kind::Sign => !token.is_sign(',') && is_ignored(token),
            Kind::Word => is_article(self.tokens, at, self.lexicon, self.articles),
            Kind::Number => false,
        }
    }
}

/// Whether a sentence begins at a token, with another word after it.
fn begins(tokens: &[Token], at: usize) -> bool {
    let first = at == 0 || tokens[at - 1].is_sign('.');
    first && tokens.get(at + 1).is_some_and(|next| next.kind != Kind::Sign)
}

/// Whether a sign has no meaning in a name.
pub(crate) fn is_ignored(token: &Token) -> bool {
    const IGNORED: [&str; 20] =
        [".", ",", "'", "’", "‘", "\"", "“", "”", "„", "«", "»", "(", ")", "[", "]", ":", ";", "`", "*", "!"];
    token.kind == Kind::Sign && IGNORED.contains(&token.text.as_str())
}

/// Whether a token is an article or the like.
pub(crate) fn is_article(tokens: &[Token], at: usize, lexicon: &Lexicon, articles: Option<ClassId>) -> bool {
    articles.is_some_and(|class| lexicon.at(tokens, at).iter().any(|p| p.class == class && p.length == 1))
}
