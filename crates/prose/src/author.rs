//! What all sentences of a text together tell of how its author writes.

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::language::Language;
use crate::tokens::{Token, tokens};

/// The most names that are kept; it bounds the memory for a text without end.
const MOST_NAMES: usize = 4096;

/// How the author of a text puts things, and of whom the text tells.
#[derive(Clone, Debug, Default)]
pub(crate) struct Author {
    somewhere: bool,
    direct: bool,
    /// The words with a capital.
    names: FxHashMap<SmolStr, Seen>,
}

/// In which clues a name was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    /// In this one only.
    In(usize),
    /// In several.
    Often,
}

/// What is meant where any distance and the very next place could be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Usage {
    /// What most people mean.
    #[default]
    Common,
    /// Where any distance is meant, the text says so ("somewhere"): without such a word the very next place is meant.
    SaysSomewhere,
}

impl Author {
    /// Of texts, each a clue or a question. Linear.
    pub(crate) fn of<'t>(language: &Language, texts: impl IntoIterator<Item = &'t str>) -> Self {
        let mut author = Self::default();
        for (at, text) in texts.into_iter().enumerate() {
            let tokens = tokens(text, &language.lexicon.split);
            author.learn_usage(language, &tokens);
            author.learn_names(at, &tokens);
        }
        author
    }

    fn learn_usage(&mut self, language: &Language, tokens: &[Token]) {
        let roles = language.grammar.roles;
        for phrase in (0..tokens.len()).flat_map(|at| language.lexicon.at(tokens, at)) {
            self.somewhere |= Some(phrase.class) == roles.somewhere || Some(phrase.class) == roles.close;
            self.direct |= Some(phrase.class) == roles.direct;
        }
    }

    fn learn_names(&mut self, text: usize, tokens: &[Token]) {
        for token in tokens.iter().filter(|token| token.capital) {
            if let Some(seen) = self.names.get_mut(&token.text) {
                if *seen != Seen::In(text) {
                    *seen = Seen::Often;
                }
            } else if self.names.len() < MOST_NAMES {
                self.names.insert(token.text.clone(), Seen::In(text));
            }
        }
    }

    /// What is meant where any distance and the very next place could be.
    pub(crate) fn usage(&self) -> Usage {
        if self.somewhere && !self.direct { Usage::SaysSomewhere } else { Usage::Common }
    }

    /// Whether several clues tell of a name, so that it is no slip of the pen: the florist who delivers all the bouquets.
    pub(crate) fn tells_of(&self, name: &str) -> bool {
        self.names.get(name) == Some(&Seen::Often)
    }
}
