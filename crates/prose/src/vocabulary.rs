//! The names of a puzzle in sentences: which tokens name a value, a number, a unit or a category.
//!
//! The language provides its words ([`Forms`]), the puzzle its names. Both are indexed by stems when a vocabulary is
//! made, so that reading a sentence takes a few look-ups for each word.

mod ambiguity;
mod amounts;
mod calendar;
mod clock;
mod comparatives;
mod comparison;
mod compounds;
mod differences;
mod families;
mod forms;
mod inflection;
mod names;
mod numeral_sum;
mod numerals;
mod persons;
mod puzzle_words;
mod qualified;
mod resemblance;
mod row_places;
mod sequence;
#[cfg(test)]
mod tests;
mod themes;
mod tokenized;
pub(crate) mod topic;
mod topics;
mod units;
mod units_in_text;
mod values;
mod winner;
mod word_info;

use std::borrow::Cow;
use std::cell::OnceCell;
use std::rc::Rc;

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{GridPuzzle, Number};
use rustc_hash::{FxBuildHasher, FxHashSet};
use smallvec::{SmallVec, smallvec};
use smol_str::SmolStr;

use crate::author::Author;
use crate::guess::DerivedNames;
use crate::language::Language;
use crate::lexicon::ClassId;
use crate::tokens::{Kind, Token, tokens};
use crate::vocabulary::amounts::{Amounts, FoundName};
use crate::vocabulary::names::{NameSearch, Names};
use crate::vocabulary::qualified::Qualified;
use crate::vocabulary::resemblance::Resemblance;
use crate::vocabulary::tokenized::Tokenized;
use crate::vocabulary::topics::Topics;
use crate::vocabulary::winner::Winner;
use crate::vocabulary::word_info::WordCache;

pub(crate) use crate::vocabulary::calendar::names;
pub(crate) use crate::vocabulary::comparatives::{Comparative, Comparatives, Degree};
pub(crate) use crate::vocabulary::comparison::{Comparison, Description, is_time};
pub(crate) use crate::vocabulary::forms::Forms;
pub(crate) use crate::vocabulary::inflection::{Nearness, rules as inflection_rules};
pub(crate) use crate::vocabulary::numerals::counted;
pub(crate) use crate::vocabulary::numerals::{Numeral, NumeralForm, Series};
pub(crate) use crate::vocabulary::persons::Persons;
pub(crate) use crate::vocabulary::topics::Weight;
pub(crate) use crate::vocabulary::word_info::WordInfo;

/// The theme of categories of origin.
const ORIGIN: &str = "nationality";
/// The theme of categories of doors and windows.
const BARRIER: &str = "barrier";
/// Maximum difference in bytes that a misspelt letter makes.
const MAX_SLIP_BYTES: usize = 4;

/// Minimum length in bytes of a category's noun that ends compounds.
const MIN_COMPOUND_NOUN: usize = 3;

/// A unit in a sentence, with the categories that are counted in it and its size in their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unit {
    /// The categories that it fits.
    pub(crate) categories: Vec<CategoryId>,
    /// 60 for an hour where the category counts in minutes.
    pub(crate) factor: Number,
    /// Whether it counts places in the order instead of numbers: `2 places`, `3 houses`.
    pub(crate) places: bool,
    /// Whether it counts the months between dates: from one day to the same day of another month.
    pub(crate) months: bool,
}

/// Tokens that name a value, and the values that they may name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mention {
    /// The first token.
    pub(crate) start: u32,
    /// One past the last token.
    pub(crate) end: u32,
    /// What it may name, the best fit first.
    pub(crate) values: SmallVec<[ValueId; 2]>,
}

/// The names of a puzzle in a language.
#[derive(Debug)]
pub(crate) struct Vocabulary<'a> {
    pub(crate) puzzle: &'a GridPuzzle,
    pub(crate) language: &'a Language,
    pub(crate) persons: Persons,
    topics: Topics,
    names: Names<ValueId>,
    amounts: Amounts,
    /// The words of the names of values, for misspellings; computed on demand.
    resemblance: OnceCell<Resemblance>,
    /// The words that words of values are derived from: `mow` of `mowing`.
    kin: OnceCell<FxHashSet<SmolStr>>,
    words: Tokenized,
    qualified: Qualified,
    pub(crate) winner: Winner,
    articles: Option<ClassId>,
    infos: WordCache,
    /// The category whose order is that of the places; computed on demand.
    axis: OnceCell<Option<CategoryId>>,
    /// How the author of the sentences writes.
    pub(crate) author: Author<'a>,
    /// The words of all names and of the title.
    own_words: FxHashSet<SmolStr>,
    /// The nouns of the categories, where the language makes compounds with them: `Karottennase`.
    compound_nouns: Vec<SmolStr>,
    /// What words stand for that resemble a name.
    pub(crate) derived: DerivedNames,
}

impl<'a> Vocabulary<'a> {
    /// Indexes the names. Linear in their length.
    #[inline(never)]
    pub(crate) fn new(puzzle: &'a GridPuzzle, language: &'a Language) -> Self {
        let words = Tokenized::new(puzzle, &language.lexicon.split);
        let topics = Topics::new(puzzle, &words, language);
        let names = values::index(puzzle, &words, language, &topics);
        let amounts = Amounts::new(puzzle, &words, language, &topics);
        let articles = language.grammar.roles.the;
        let winner = Winner::new(puzzle, &topics);
        let qualified = Qualified::new(&words);
        let title = puzzle.headers.title.as_deref();
        let title = title.map(|title| tokens(title, &language.lexicon.split)).unwrap_or_default();
        let count = words.categories().chain(words.values()).map(<[Token]>::len).sum::<usize>() + title.len();
        let mut own_words = FxHashSet::with_capacity_and_hasher(count, FxBuildHasher);
        for tokens in words.categories().chain(words.values()).chain([&title[..]]) {
            for token in tokens {
                own_words.insert(token.text.clone());
            }
        }
        let persons = Persons::of(puzzle, &topics);
        let nouns = words.categories().filter(|_| language.forms.compounds.are_made()).filter_map(<[Token]>::last);
        let nouns = nouns.filter(|noun| noun.text.len() >= MIN_COMPOUND_NOUN);
        let compound_nouns = nouns.map(|noun| noun.text.clone()).collect();
        Self {
            puzzle,
            language,
            persons,
            topics,
            names,
            amounts,
            words,
            resemblance: OnceCell::new(),
            kin: OnceCell::new(),
            qualified,
            winner,
            articles,
            infos: WordCache::new(),
            axis: OnceCell::new(),
            author: Author::default(),
            own_words,
            compound_nouns,
            derived: DerivedNames::default(),
        }
    }

    /// Returns the tokens of the name of a value.
    pub(crate) fn name_of(&self, value: ValueId) -> &[Token] {
        self.words.value(value)
    }

    /// Returns the tokens of the name of a category.
    pub(crate) fn category_words(&self, category: CategoryId) -> &[Token] {
        self.words.category(category)
    }

    /// Whether the values of a category are of things that something is behind: doors, windows.
    pub(crate) fn is_barrier(&self, category: CategoryId) -> bool {
        self.topics.of(category).is_about(BARRIER)
    }

    /// Whether the values of a category are places: houses, seats.
    pub(crate) fn is_position(&self, category: CategoryId) -> bool {
        self.topics.of(category).is_position()
    }

    /// Whether the values of a category rank: places in a race.
    pub(crate) fn is_ranking(&self, category: CategoryId) -> bool {
        self.topics.of(category).is_rank()
    }

    /// Whether a value denotes a person: a name, a nationality, a job.
    pub(crate) fn is_person(&self, value: ValueId) -> bool {
        self.topics.of(value.category).people
    }

    /// Whether a value is in a category of people's names.
    pub(crate) fn is_person_name(&self, value: ValueId) -> bool {
        self.topics.of(value.category).is_name()
    }

    /// Whether a value is a person's name.
    pub(crate) fn is_proper_name(&self, value: ValueId) -> bool {
        self.topics.of(value.category).has_proper_names()
    }

    /// Returns the first category, the list of the entities, if a word is its name.
    pub(crate) fn named_entities(&self, token: &Token) -> Option<CategoryId> {
        let first = self.puzzle.category_ids().next()?;
        let same = |name: &Token| self.language.forms.inflection.same_word(&name.text, &token.text);
        matches!(self.words.category(first), [only] if same(only)).then_some(first)
    }

    /// Whether a category other than the first is named by a word for a part of the entities: `wife`.
    pub(crate) fn has_parts(&self) -> bool {
        let language = self.language;
        let is_part = |name: &[Token]| {
            let part = language.grammar.roles.part;
            !name.is_empty() && language.lexicon.at(name, 0).iter().any(|phrase| Some(phrase.class) == part)
        };
        self.words.categories().skip(1).any(is_part)
    }

    /// Returns the categories whose values only persons have.
    pub(crate) fn personal(&self) -> &[CategoryId] {
        &self.topics.personal
    }

    /// Whether a value is a place of origin.
    pub(crate) fn is_origin(&self, value: ValueId) -> bool {
        self.topics.of(value.category).is_about(ORIGIN)
    }

    /// Whether a value identifies a relative: `Alice` in "the mother of Alice".
    pub(crate) fn is_relative(&self, value: ValueId) -> bool {
        self.topics.of(value.category).needs_cue
    }

    /// Whether tokens are the first phrase of a family (a country, not its inhabitants) or another; `None` if
    /// they are in no family.
    pub(crate) fn begins_family(&self, tokens: &[Token]) -> Option<bool> {
        let words: Vec<&str> = tokens.iter().map(|t| t.text.as_str()).collect();
        self.language.forms.families.begins(&words.join(" "))
    }

    /// Returns every run of tokens that names a value, in the order of their starts, the longest first at each start. A
    /// run inside a longer one is not a mention.
    #[inline(never)]
    pub(crate) fn mentions(&self, tokens: &[Token], infos: &[Rc<WordInfo>]) -> Vec<Mention> {
        let lexicon = &self.language.lexicon;
        let mut found = self.amounts.find(tokens, infos, self.language, self.puzzle, &self.topics);
        let hits = self.names.hits(tokens, infos, lexicon);
        let search = NameSearch { tokens, hits: &hits, lexicon, articles: self.articles };
        for start in 0..tokens.len() {
            self.names
                .at(&search, start, &mut |end, value, nearness| found.push(FoundName { start, end, value, nearness }));
        }
        found.extend(self.winner.find(tokens, self.language));
        found.extend(self.qualified.find(tokens, &found));
        found.sort_unstable_by_key(|f| (f.start, std::cmp::Reverse(f.end), f.nearness, f.value));
        let mut mentions: Vec<Mention> = Vec::new();
        let (mut reached, mut nearest) = (0, None);
        for FoundName { start, end, value, nearness } in found {
            match mentions.last_mut() {
                // A closer match hides others.
                Some(last) if (last.start as usize, last.end as usize) == (start, end) => {
                    let fits = nearest == Some(nearness) && !last.values.contains(&value);
                    last.values.extend(fits.then_some(value));
                }
                _ if end > reached => {
                    (reached, nearest) = (end, Some(nearness));
                    mentions.push(Mention { start: start as u32, end: end as u32, values: smallvec![value] });
                }
                _ => {}
            }
        }
        mentions
    }

    /// Returns the tens of a word for a decade: 80 for `eighties`.
    pub(crate) fn tens(&self, token: &Token) -> Option<Number> {
        let forms = &self.language.forms;
        let mut found = None;
        forms.inflection.forms(&token.text, &mut |form| {
            let singular = Token { text: form.into(), ..token.clone() };
            let numeral = forms.numerals.at(&[singular], 0).map(|numeral| numeral.number);
            let is_tens = |number: &Number| {
                let (ten, hundred) = (Number::from_integer(10), Number::from_integer(100));
                form != token.text && *number > ten && *number < hundred && (*number % ten) == Number::from_integer(0)
            };
            found = found.or(numeral.filter(is_tens));
        });
        found
    }

    /// Returns the number at a token, in digits or words.
    pub(crate) fn numeral(&self, tokens: &[Token], at: usize, info: &WordInfo) -> Option<Numeral> {
        if info.counts { self.language.forms.numerals.at(tokens, at) } else { None }
    }

    /// Returns the category that is named at a token, and the length of the name; `referents` are those that the token
    /// refers to.
    pub(crate) fn category_name(
        &self,
        tokens: &[Token],
        at: usize,
        referents: &[(CategoryId, Weight)],
    ) -> Option<(CategoryId, usize)> {
        let named = self.topics.named(tokens, at, referents, &self.language.forms);
        let &(category, weight, length) = named.first()?;
        let rivals = named.iter().filter(|n| (n.1, n.2) == (weight, length)).count();
        (rivals == 1).then_some((category, length))
    }

    /// Whether a folded word with a capital is a word of the language (a month, a day, a country, a cue) or of the
    /// puzzle.
    pub(crate) fn is_common(&self, word: &str) -> bool {
        let forms = &self.language.forms;
        self.is_of_puzzle(word)
            || forms.themes.is_cue(word, &forms.inflection)
            || !forms.calendar.spellings(word).is_empty()
            || forms.families.begins(word).is_some()
    }

    /// Whether a folded word is nearly one of a value's name.
    #[inline(never)]
    fn is_near(&self, word: &str) -> bool {
        let resemblance = self.resemblance.get_or_init(|| {
            let tokens = self.words.values().flatten().filter(|token| token.kind == Kind::Word);
            Resemblance::of(&tokens.map(|token| token.text.as_str()).collect::<Vec<_>>())
        });
        resemblance.near(word)
    }

    /// Whether a folded word is nearly one of a value's name that is written with a capital.
    #[inline(never)]
    pub(crate) fn is_near_a_name(&self, word: &str) -> bool {
        let mut names = self.words.values().flatten().filter(|token| token.kind == Kind::Word && token.capital);
        // Compares lengths first, because a word of a text may have any length.
        names.any(|name| {
            name.text.len().abs_diff(word.len()) <= MAX_SLIP_BYTES && strsim::osa_distance(&name.text, word) <= 1
        })
    }

    /// The other languages in which a word carries logic; none for a word of the puzzle, or one that goes with a theme.
    pub(crate) fn foreign(&self, word: &str) -> &'a [&'static str] {
        let codes = self.language.foreign_words().languages_of(word);
        let (themes, inflection) = (&self.language.forms.themes, &self.language.forms.inflection);
        if codes.is_empty() || self.is_of_puzzle(word) || themes.is_cue(word, inflection) { &[] } else { codes }
    }

    /// Whether a word occurs in a name of the puzzle, or in its title.
    pub(crate) fn is_of_puzzle(&self, word: &str) -> bool {
        self.own_words.contains(word)
    }

    /// Returns the categories that a token refers to, each with the weight of the reference; a category may come twice.
    pub(crate) fn referents<'g>(
        &self,
        tokens: &[Token],
        at: usize,
        info: &'g WordInfo,
    ) -> Cow<'g, [(CategoryId, Weight)]> {
        let alone = self.referents_of_word(info);
        if !info.opens_theme {
            return Cow::Borrowed(alone);
        }
        let mut referents = alone.to_vec();
        self.topics.referents_of_phrase(tokens, at, &self.language.forms, &mut |category, weight| {
            referents.push((category, weight));
        });
        Cow::Owned(referents)
    }

    /// Returns verbs of loss ("sold"), each with its token, its length and a category whose values its subject does not
    /// have. A word in the title or in a category's name does not count: in a puzzle of sales the seller has the value.
    pub(crate) fn without(&self, tokens: &[Token], infos: &[Rc<WordInfo>]) -> Vec<(usize, usize, CategoryId)> {
        let of = |at: usize| self.topics.without(tokens, at, &self.language.forms).map(move |(n, c)| (at, n, c));
        let begins = (0..tokens.len()).filter(|&at| infos[at].opens_loss);
        let mut found: Vec<(usize, usize, CategoryId)> = begins.flat_map(of).collect();
        found.retain(|&(at, ..)| {
            let named = self.referents_of_word(&infos[at]).iter().any(|&(_, weight)| weight == Weight::Name);
            !named && !self.is_of_puzzle(&tokens[at].text)
        });
        found
    }
}
