//! The places in sentences where values stand, each with what governs it: `carries _`, `goes to _`, `the _ ship`, `Mr. _`.
//!
//! What stands in one slot several times is of one category. A slot is a key: the stem of a verb or noun with the
//! preposition behind it, or the noun that an adjective qualifies.

use std::ops::Range;

use bachet_notation::Number;

use crate::page::Words;
use crate::page::words::PhraseRole;
use crate::tokens::{Gap, Kind, Token, tokens};

/// Maximum number of tokens of a sentence that are examined.
const MAX_SENTENCE_TOKENS: usize = 120;
/// Maximum number of words of a value.
const MAX_VALUE_WORDS: usize = 4;
/// Maximum number of articles and possessives between a governor and its value.
const MAX_ARTICLES: usize = 3;

/// The classes of words of a grammar that no value has.
const LOGIC: [&str; 11] =
    ["not", "no", "and", "or", "nor", "either", "neither", "both", "personal", "theirs", "object"];

/// What a slot shows about the value in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Slot {
    /// The frame of a known category.
    Frame(String),
    /// Behind a verb or a noun, with the preposition between them: `go to`.
    Behind(String),
    /// Behind a preposition alone.
    Preposition(String),
    /// Before a noun: an adjective or the first part of a compound.
    Before(String),
    /// Behind a form of `be` and an article, or the noun of a subject that does something.
    Kind,
    /// Behind an article, without its noun: `the white one`.
    One,
    /// The same at the end of a clause.
    Alone,
    /// The noun of a subject before a form of `be`.
    Subject,
    /// A name with a title.
    Titled,
    /// A name by itself.
    Name,
    /// A name behind an article.
    People,
}

/// A value in a slot.
#[derive(Clone, Debug)]
pub(super) struct Mention {
    pub(super) slot: Slot,
    /// Its bytes in the sentence.
    pub(super) range: Range<usize>,
    /// The word that governs it, as it is written; empty for other slots.
    pub(super) governor: String,
    /// How it is compared.
    pub(super) key: String,
    /// How it is written in a list.
    pub(super) text: String,
    /// Whether it begins the sentence, so that its capital means nothing.
    pub(super) first: bool,
}

/// Returns the values of a sentence with their slots, in the order of the slots. Linear.
pub(super) fn mentions(sentence: &str, words: &Words<'_>) -> Vec<Mention> {
    let mut found = tokens(sentence, words.split);
    found.truncate(MAX_SENTENCE_TOKENS);
    let reader = SlotReader { sentence, tokens: &found, words };
    let mut mentions = Vec::new();
    for at in 0..found.len() {
        reader.behind(at, &mut mentions);
        reader.before(at, &mut mentions);
        reader.framed(at, &mut mentions);
        reader.alone(at, &mut mentions);
        reader.named(at, &mut mentions);
    }
    mentions
}

/// Returns how many names a sentence has.
pub(super) fn names_of(sentence: &str, words: &Words<'_>) -> usize {
    let mut found = tokens(sentence, words.split);
    found.truncate(MAX_SENTENCE_TOKENS);
    let reader = SlotReader { sentence, tokens: &found, words };
    let mut names = Vec::new();
    (0..found.len()).for_each(|at| reader.named(at, &mut names));
    names.len()
}

struct SlotReader<'a> {
    sentence: &'a str,
    tokens: &'a [Token],
    words: &'a Words<'a>,
}

impl SlotReader<'_> {
    fn is(&self, part: PhraseRole, at: usize) -> bool {
        self.words.page.at(part, self.tokens, at).is_some()
    }

    /// Whether a word belongs to the grammar of a sentence rather than to a value.
    fn is_function(&self, at: usize) -> bool {
        use PhraseRole::{And, Be, Cut, Never, Opener, Person, Side, Stop, Title, Unique};
        let token = &self.tokens[at];
        let lexicon = &self.words.language.lexicon;
        let is_reserved = || {
            let all = LOGIC.iter().filter_map(|name| lexicon.class(name));
            let here = lexicon.at(self.tokens, at);
            all.into_iter().any(|class| here.iter().any(|phrase| phrase.class == class))
        };
        let has_role = || [And, Be, Cut, Never, Opener, Person, Stop, Side, Unique].iter().any(|&p| self.is(p, at));
        let compares = || !self.words.language.forms.comparatives(self.tokens, at).is_empty();
        token.kind == Kind::Sign
            || !(token.capital && at > 0) && (has_role() || is_reserved() || compares())
            || token.capital && self.is(Title, at)
            || self.words.page.is_on_scale(&token.text)
    }

    fn is_content(&self, at: usize) -> bool {
        let is_joined = self.tokens[at].gap == Gap::Hyphen && at > 0;
        self.tokens[at].kind == Kind::Word && (is_joined || !self.is_function(at)) && !self.is_ending(at)
    }

    /// Whether a token is a possessive ending.
    fn is_ending(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        token.gap == Gap::Nothing && at > 0 && token.text.starts_with('\'')
    }

    /// The shortest stem of a word.
    fn stem(&self, at: usize) -> String {
        let mut shortest = self.tokens[at].text.to_string();
        self.words.language.forms.inflection.stems(&self.tokens[at].text, &mut |stem, _| {
            let is_shorter = (stem.chars().count(), stem) < (shortest.chars().count(), shortest.as_str());
            if is_shorter && stem.chars().count() > 2 {
                stem.clone_into(&mut shortest);
            }
        });
        // `carry` and `carries`, `goes` and `going`.
        shortest.trim_end_matches('e').to_owned()
    }

    /// The words from a token on that may be a value.
    fn value(&self, from: usize) -> Range<usize> {
        if from < self.tokens.len() && self.words.page.number(&self.tokens[from]).is_some() {
            return from..from + 1;
        }
        let mut end = from;
        // `Swiss` of `Swiss cheese`: a name goes on with capitals.
        let goes_on = |at: usize| {
            let token = &self.tokens[at];
            at == from
                || token.gap == Gap::Hyphen
                || !self.is_verb(at) && (token.capital || !self.tokens[at - 1].capital)
        };
        while end < self.tokens.len() && self.is_content(end) && goes_on(end) {
            end += 1;
        }
        // `going to eat cake`
        let is_infinitive = end > from && self.is_verb(from) && from > 0 && self.is(PhraseRole::Cut, from - 1);
        from..if is_infinitive { from } else { end }
    }

    /// Whether a word governs a value, as far as the language says.
    fn is_verb(&self, at: usize) -> bool {
        let is_hyphened = self.tokens[at].gap == Gap::Hyphen;
        !self.tokens[at].capital
            && !is_hyphened
            && [PhraseRole::Active, PhraseRole::Passive].iter().any(|&part| self.is(part, at))
    }

    fn push(&self, slot: Slot, range: Range<usize>, mentions: &mut Vec<Mention>) {
        let words = range.clone().filter(|&at| self.tokens[at].gap != Gap::Hyphen).count();
        if range.is_empty() || words > MAX_VALUE_WORDS {
            return;
        }
        let stem = |at: usize| match self.words.page.number(&self.tokens[at]) {
            Some(number) => number.to_string(),
            None => self.words.stem(&self.tokens[at].text),
        };
        let key = range.clone().map(stem).collect::<Vec<_>>().join(" ");
        let bytes = self.tokens[range.start].span.start as usize..self.tokens[range.end - 1].span.end as usize;
        let base = self.written(&range, matches!(slot, Slot::Before(_) | Slot::One | Slot::Alone));
        let key = base.as_ref().map_or(key, |base| base.to_lowercase());
        let text = base.unwrap_or_else(|| self.sentence[bytes.clone()].to_owned());
        let governor = self.governor(&slot, &range);
        mentions.push(Mention { slot, governor, range: bytes, key, text, first: range.start == 0 });
    }

    /// Returns the word that governs a value: the noun behind it, or the word before it.
    fn governor(&self, slot: &Slot, range: &Range<usize>) -> String {
        let word = |at: usize| {
            self.sentence[self.tokens[at].span.start as usize..self.tokens[at].span.end as usize].to_owned()
        };
        let is_stem = |stem: &str, at: usize| self.tokens[at].kind == Kind::Word && self.stem(at) == stem;
        match slot {
            Slot::Before(_) => word(range.end),
            Slot::Behind(words) => {
                let stem = words.split(' ').next().unwrap_or_default();
                (0..range.start).rev().find(|&at| is_stem(stem, at)).map_or_else(String::new, word)
            }
            _ => String::new(),
        }
    }

    /// How a number or an everyday word such as a colour is written by itself.
    fn written(&self, range: &Range<usize>, is_adjective: bool) -> Option<String> {
        let token = self.tokens.get(range.start).filter(|_| range.len() == 1)?;
        if let Some(number) = self.words.page.number(token).filter(|_| token.kind == Kind::Word) {
            return Some(number.to_string());
        }
        if !is_adjective {
            return None;
        }
        self.words.uninflected(token, &self.sentence[token.span.start as usize..token.span.end as usize])
    }

    /// The place behind articles and possessives.
    fn behind_articles(&self, mut at: usize) -> usize {
        let limit = at + MAX_ARTICLES;
        while at < limit
            && at + 1 < self.tokens.len()
            && !(self.tokens[at].capital && at > 0)
            && !self.is(PhraseRole::Be, at)
            && (self.is(PhraseRole::Opener, at) || self.is_choice(at))
            && !self.is(PhraseRole::Cut, at)
        {
            at += 1;
        }
        at
    }

    /// `either`, `neither` and the like before the first of several values.
    fn is_choice(&self, at: usize) -> bool {
        let lexicon = &self.words.language.lexicon;
        ["either", "neither", "both"]
            .iter()
            .filter_map(|name| lexicon.class(name))
            .any(|class| lexicon.at(self.tokens, at).iter().any(|phrase| phrase.class == class && phrase.length == 1))
    }

    /// Takes the values that a token governs, with those that a conjunction joins.
    fn behind(&self, at: usize, mentions: &mut Vec<Mention>) {
        let token = &self.tokens[at];
        let active = self.words.page.at_with_category(PhraseRole::Active, self.tokens, at);
        let is_preposition = self.is(PhraseRole::Cut, at) && !token.capital;
        let names_side = |at: usize| self.is(PhraseRole::Side, at) || self.is(PhraseRole::Beside, at);
        let is_side = |at: usize| names_side(at) || at > 0 && names_side(at - 1);
        let is_opener = self.is(PhraseRole::Opener, at) && !self.is(PhraseRole::Be, at);
        let mut slots = Vec::new();
        let mut end = at + 1;
        if token.kind != Kind::Word {
            return;
        }
        if let Some((length, category)) = active.filter(|_| !is_preposition) {
            slots.push(Slot::Frame(category.to_owned()));
            end = at + length;
        }
        if self.is(PhraseRole::Be, at) {
            slots.push(Slot::Kind);
        } else if is_preposition && !is_side(at) {
            slots.push(Slot::Preposition(token.text.to_string()));
            let governor = (0..at).rev().take(2).find(|&at| self.is_governor(at));
            slots.extend(governor.map(|governor| Slot::Behind(format!("{} {}", self.stem(governor), token.text))));
        } else if !is_opener && end == at + 1 && self.is_governor(at) && !(at > 0 && self.is_article(at - 1)) {
            slots.push(Slot::Behind(self.stem(at)));
        }
        if slots.is_empty() {
            return;
        }
        let has_article = |from: usize| from > end && self.is_article(from - 1);
        let mut from = self.behind_articles(end);
        loop {
            let value = self.value(from);
            let is_kind = slots[0] == Slot::Kind;
            if value.is_empty() || is_kind && (!has_article(from) || value.len() > 1) {
                return;
            }
            // `the tie with stars and the tie with dots`
            let is_again = value.len() == 1 && {
                let stem = self.stem(value.start);
                slots.iter().any(|slot| matches!(slot, Slot::Behind(words) if words.split(' ').next() == Some(&stem)))
            };
            if is_again {
                return;
            }
            for slot in &slots {
                self.push(slot.clone(), value.clone(), mentions);
            }
            // `tea or milk`, `neither the tea nor the cider`
            let joined = value.end;
            let is_joint = joined < self.tokens.len() && (self.is(PhraseRole::And, joined) || self.is_denial(joined));
            if !is_joint || is_kind {
                return;
            }
            let next = self.behind_articles(joined + 1);
            let value = if next < self.tokens.len() { self.value(next) } else { next..next };
            // `Ann likes tea and Bea likes milk`
            let ends =
                self.tokens.get(value.end).is_none_or(|token| token.kind == Kind::Sign) || self.is_function(value.end);
            let goes_on = !value.is_empty() && ends;
            // `carries coffee and leaves at six`: a verb goes on with the sentence.
            if !goes_on || next == joined + 1 && !self.is(PhraseRole::Never, next) && self.governs(next) {
                return;
            }
            from = next;
        }
    }

    /// Whether a preposition or an article follows a word at once, as behind verbs.
    fn governs(&self, at: usize) -> bool {
        let next = at + 1;
        next < self.tokens.len() && (self.is(PhraseRole::Cut, next) || self.is(PhraseRole::Opener, next))
    }

    fn is_denial(&self, at: usize) -> bool {
        let lexicon = &self.words.language.lexicon;
        lexicon.class("nor").is_some_and(|class| lexicon.at(self.tokens, at).iter().any(|phrase| phrase.class == class))
    }

    fn is_article(&self, at: usize) -> bool {
        let articles = self.words.language.grammar.roles.the;
        let here = self.words.language.lexicon.at(self.tokens, at);
        here.iter().any(|phrase| Some(phrase.class) == articles && phrase.length == 1)
    }

    /// Whether a word may be a verb, a participle or a noun that has a value behind it.
    fn is_governor(&self, at: usize) -> bool {
        self.is_content(at) && !self.tokens[at].capital && self.words.page.number(&self.tokens[at]).is_none()
    }

    /// Takes the word before a noun, which an article precedes: `the green house`.
    fn before(&self, at: usize, mentions: &mut Vec<Mention>) {
        if at == 0 || !self.is_content(at) || self.tokens[at].gap == Gap::Hyphen || self.is_verb(at) {
            return;
        }
        let start = (0..at).rev().find(|&at| self.tokens[at].gap != Gap::Hyphen).unwrap_or(at);
        let modifier = start..at;
        if !modifier.clone().all(|at| self.is_content(at)) || self.is_verb(start) {
            return;
        }
        let is_head = at + 1 >= self.tokens.len() || !self.is_content(at + 1) || self.is_verb(at + 1);
        let has_opener = start == 0 || !self.is_content(start - 1);
        if has_opener && (is_head || self.is_article_before(start)) {
            self.push(Slot::Before(self.stem(at)), modifier, mentions);
        }
    }

    /// Takes a word behind an article, without a noun: `next to the blue one`, `neben dem blauen`; and the noun of a
    /// subject: `The cook drinks tea`.
    fn alone(&self, at: usize, mentions: &mut Vec<Mention>) {
        if !self.is_content(at) || self.tokens[at].capital || !self.is_article_before(at) {
            return;
        }
        let next = self.tokens.get(at + 1);
        if next.is_none_or(|next| next.kind == Kind::Sign) {
            self.push(Slot::Alone, at..at + 1, mentions);
        } else if self.words.page.number(&self.tokens[at + 1]) == Some(1) || self.is_one(at + 1) {
            self.push(Slot::One, at..at + 1, mentions);
        } else if at == 1 && self.is(PhraseRole::Be, at + 1) {
            self.push(Slot::Subject, at..at + 1, mentions);
        } else if at == 1 && (self.is_verb(at + 1) || self.is(PhraseRole::Stop, at + 1)) {
            self.push(Slot::Kind, at..at + 1, mentions);
        }
    }

    /// Whether a token stands for a noun: `one`.
    fn is_one(&self, at: usize) -> bool {
        let numerals = &self.words.language.forms.numerals;
        numerals.at(self.tokens, at).is_some_and(|found| found.end == at + 1 && found.number == Number::from_integer(1))
    }

    /// Takes the value before the words of a known frame: `Milk is drunk`, `the chess player`.
    fn framed(&self, at: usize, mentions: &mut Vec<Mention>) {
        for part in [PhraseRole::Passive, PhraseRole::Doer] {
            if let Some((_, category)) = self.words.page.at_with_category(part, self.tokens, at) {
                let start = (0..at).rev().take_while(|&at| self.is_content(at)).last().unwrap_or(at);
                self.push(Slot::Frame(category.to_owned()), start..at, mentions);
            }
        }
    }

    fn is_article_before(&self, at: usize) -> bool {
        at > 0 && self.is_article(at - 1)
    }

    /// Takes a name, with its title.
    fn named(&self, at: usize, mentions: &mut Vec<Mention>) {
        let is_capital =
            |at: usize| self.tokens.get(at).is_some_and(|t| t.capital && t.kind == Kind::Word) && !self.is_ending(at);
        if let Some(length) = self.words.page.at(PhraseRole::Title, self.tokens, at).filter(|_| is_capital(at)) {
            let from = at + length + usize::from(self.tokens.get(at + length).is_some_and(|t| t.is_sign('.')));
            let end = (from..self.tokens.len()).find(|&at| !is_capital(at)).unwrap_or(self.tokens.len());
            if end > from {
                self.push(Slot::Titled, at..end, mentions);
            }
            return;
        }
        // `U-turn` has no name.
        let is_part = |at: usize| self.tokens.get(at + 1).is_some_and(|next| next.gap == Gap::Hyphen && !next.capital);
        let is_name = |at: usize| is_capital(at) && !self.is_first_word(at) && !is_part(at);
        let is_behind_title = at > 0
            && (self.is(PhraseRole::Title, at - 1)
                || at > 1 && self.tokens[at - 1].is_sign('.') && self.is(PhraseRole::Title, at - 2));
        if !is_name(at) || at > 0 && is_name(at - 1) || is_behind_title {
            return;
        }
        let end = (at + 1..self.tokens.len()).find(|&at| !is_capital(at)).unwrap_or(self.tokens.len());
        let slot = if self.is_article_before(at) && !self.tokens[at - 1].capital || self.has_capital_article(at) {
            Slot::People
        } else {
            Slot::Name
        };
        self.push(slot, at..end, mentions);
    }

    fn has_capital_article(&self, at: usize) -> bool {
        at == 1 && self.is_article(0)
    }

    /// Whether a word has its capital from the beginning of the sentence alone: it is a word of the grammar.
    fn is_first_word(&self, at: usize) -> bool {
        let begins = at == 0 || [':', ';', '.', '"', '“'].iter().any(|&sign| self.tokens[at - 1].is_sign(sign));
        let page = [PhraseRole::Opener, PhraseRole::Person, PhraseRole::Never, PhraseRole::Stop, PhraseRole::Sought];
        begins
            && (self.words.language.lexicon.is_grammar(self.tokens, at)
                || self.is_function(at)
                || page.iter().any(|&part| self.is(part, at))
                || self.words.page.number(&self.tokens[at]).is_some())
    }
}
