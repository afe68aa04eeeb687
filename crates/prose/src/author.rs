//! The usage of an author, learnt from all sentences of a text.

use std::cell::OnceCell;

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::language::Language;
use crate::tokens::{Token, tokens};

/// Maximum number of names in the cache; bounds the memory.
const MAX_NAMES: usize = 4096;

/// The usage of the author of a text, and the names in it. Each is computed on demand.
#[derive(Debug, Default)]
pub(crate) struct Author<'a> {
    /// The text, each a clue or a question.
    texts: Vec<&'a str>,
    usage: OnceCell<Usage>,
    /// The words with a capital.
    names: OnceCell<FxHashMap<SmolStr, Seen>>,
}

/// The clues in which a name was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    /// In this one only.
    In(usize),
    /// In several.
    Often,
}

/// The meaning of "to the left of" and its like: any distance, or the very next place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Usage {
    /// The usual meaning.
    Common,
    /// The text says "somewhere" for any distance: without such a word it means the very next place.
    SaysSomewhere,
}

impl<'a> Author<'a> {
    /// Of texts, each a clue or a question.
    pub(crate) fn of(texts: impl IntoIterator<Item = &'a str>) -> Self {
        Self { texts: texts.into_iter().collect(), ..Self::default() }
    }

    /// Returns the usage of "to the left of" and its like. Linear in the text, once.
    pub(crate) fn usage(&self, language: &Language) -> Usage {
        let roles = language.grammar.roles;
        let find = || {
            let mut somewhere = false;
            for tokens in self.tokens(language) {
                for phrase in (0..tokens.len()).flat_map(|at| language.lexicon.at(&tokens, at)) {
                    somewhere |= Some(phrase.class) == roles.somewhere || Some(phrase.class) == roles.close;
                    if Some(phrase.class) == roles.direct {
                        return Usage::Common;
                    }
                }
            }
            if somewhere { Usage::SaysSomewhere } else { Usage::Common }
        };
        *self.usage.get_or_init(find)
    }

    /// Whether several clues have a name, so that it is a character, not a misspelling. Linear in the text,
    /// once.
    pub(crate) fn is_name_in_story(&self, name: &str, language: &Language) -> bool {
        let find = || {
            let mut names: FxHashMap<SmolStr, Seen> = FxHashMap::default();
            for (at, tokens) in self.tokens(language).enumerate() {
                for token in tokens.into_iter().filter(|token| token.capital) {
                    if let Some(seen) = names.get_mut(&token.text) {
                        *seen = if *seen == Seen::In(at) { *seen } else { Seen::Often };
                    } else if names.len() < MAX_NAMES {
                        names.insert(token.text, Seen::In(at));
                    }
                }
            }
            names
        };
        self.names.get_or_init(find).get(name) == Some(&Seen::Often)
    }

    fn tokens(&self, language: &Language) -> impl Iterator<Item = Vec<Token>> {
        self.texts.iter().map(|text| tokens(text, &language.lexicon.split))
    }
}
