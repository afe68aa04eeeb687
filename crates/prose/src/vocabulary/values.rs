//! The names of the values: as written, by their families, by their core, by a distinctive part.
//!
//! The core of a value is the value without the words of the grammar and the cues around it: `apples` of `is eating
//! apples`, `root beer` of `root beer lover`. A distinctive part is a word with a capital, or a run of words that is
//! most of a long name, that no other value has. Words of the grammar are not distinctive.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{GridPuzzle, Number, NumericKind};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::language::{Capitals, Language};
use crate::tokens::{Gap, Kind, Token};
use crate::vocabulary::inflection::Nearness;
use crate::vocabulary::names::{MAX_NAME_WORDS, NameWord, Names, Writing, is_article, is_ignored};
use crate::vocabulary::numerals::Series;
use crate::vocabulary::tokenized::Tokenized;
use crate::vocabulary::topics::Topics;

/// Maximum number of words in a name that may be abbreviated to a part.
const MAX_SPLIT_WORDS: usize = 8;
/// Minimum length of the last part of a compound, in bytes.
const MIN_ENDING: usize = 3;

struct ValueWord {
    name: NameWord,
    /// Whether it is a word of the grammar.
    small: bool,
    /// Whether it is written with a capital.
    capital: bool,
}

/// A value whose parts may name it.
struct SplitValue {
    id: ValueId,
    words: Vec<ValueWord>,
}

/// Returns the index of the values that are named by words.
#[inline(never)]
pub(crate) fn index(puzzle: &GridPuzzle, names_of: &Tokenized, language: &Language, topics: &Topics) -> Names<ValueId> {
    let mut names = Names::with_capacity(names_of.values().map(<[Token]>::len).sum());
    let mut split_values = Vec::new();
    for (c, category) in puzzle.categories.iter().enumerate() {
        // Ordinals as words are names, too: `first`.
        let has_digits = || category.values.iter().any(|value| value.text.contains(|c: char| c.is_ascii_digit()));
        if matches!(category.numeric, Some(NumericKind::Number { .. } | NumericKind::Time)) && has_digits() {
            continue;
        }
        // Common nouns are inflected even if a list writes them with a capital: `Painting`, `Dogs`.
        let topic = topics.of(CategoryId(c as u32));
        let writing = match (topic.has_deeds(), topic.has_proper_names()) {
            (true, _) => Some(Writing::Deed),
            (false, false) => Some(Writing::Common),
            (false, true) => None,
        };
        let mut cores: Vec<(Vec<NameWord>, ValueId)> = Vec::new();
        let mut all: Vec<(Vec<NameWord>, ValueId)> = Vec::new();
        for v in 0..category.values.len() {
            let id = ValueId { category: CategoryId(c as u32), index: v as u32 };
            let words = words(names_of.value(id), language, writing);
            let full: Vec<NameWord> = words.iter().map(|w| w.name.clone()).collect();
            names.add(&full, id, Nearness::Exact, &language.forms);
            relatives(&mut names, &full, id, language);
            // Two common words may come in either order: `open bridge`, `bridge open`.
            if let ([first, second], true) = (&full[..], words.iter().all(|w| !w.small && !w.capital)) {
                names.add(&[second.clone(), first.clone()], id, Nearness::Core, &language.forms);
            }
            if let Some(core) = core(&words, language) {
                cores.push((core, id));
            }
            all.push((full, id));
            if (2..=MAX_SPLIT_WORDS).contains(&words.len()) {
                split_values.push(SplitValue { id, words });
            }
        }
        // Digits are another spelling of number words: `7` of `five, six, seven`.
        for (number, id) in counted(names_of, CategoryId(c as u32), category.values.len(), language) {
            let digits = NameWord { text: number.to_string().into(), writing: Writing::Common };
            names.add(&[digits], id, Nearness::Family, &language.forms);
        }
        let mut counts: FxHashMap<&[NameWord], u32> = FxHashMap::default();
        for (core, _) in &cores {
            *counts.entry(core).or_default() += 1;
        }
        for (core, id) in &cores {
            // A core must not be part of another value: `whale` of `right whale`.
            let elsewhere = |(words, other): &(Vec<NameWord>, ValueId)| {
                other != id && words.windows(core.len()).any(|run| run == core)
            };
            if counts[core.as_slice()] == 1 && !all.iter().any(elsewhere) {
                names.add(core, *id, Nearness::Core, &language.forms);
            }
        }
    }
    parts(&mut names, &split_values, names_of, language);
    names
}

/// Returns the number of each value of a category whose values all are number words.
fn counted(names_of: &Tokenized, category: CategoryId, values: usize, language: &Language) -> Vec<(Number, ValueId)> {
    let number = |index: usize| {
        let id = ValueId { category, index: index as u32 };
        let words = names_of.value(id);
        let found = language.forms.numerals.at(words, 0).filter(|found| found.end == words.len())?;
        (found.series == Series::Cardinal && words[0].kind == Kind::Word).then_some((found.number, id))
    };
    (0..values).map(number).collect::<Option<_>>().unwrap_or_default()
}

#[inline(never)]
fn words(tokens: &[Token], language: &Language, writing: Option<Writing>) -> Vec<ValueWord> {
    let lexicon = &language.lexicon;
    let articles = language.grammar.roles.the;
    let word = |at: usize, token: &Token| {
        let small = lexicon.is_grammar(tokens, at);
        // A capital that is a word of the grammar is a proper name: the grade `A` is not the article.
        let usual = if token.capital { Writing::Proper } else { Writing::Common };
        let writing = writing.filter(|_| !(small && token.capital)).unwrap_or(usual);
        // "De Avonden" is a title: an evening is none.
        let is_titled = at > 0 && token.capital && tokens[0].capital && is_article(tokens, 0, lexicon, articles);
        let writing = if is_titled && language.capitals == Capitals::Names { Writing::Capital } else { writing };
        ValueWord { name: NameWord { text: token.text.clone(), writing }, small, capital: token.capital }
    };
    let kept: Vec<ValueWord> = tokens
        .iter()
        .enumerate()
        .filter(|&(at, token)| {
            let letter = token.capital && token.text.chars().count() == 1;
            !is_ignored(token) && (letter || !is_article(tokens, at, lexicon, articles))
        })
        .map(|(at, token)| word(at, token))
        .take(MAX_NAME_WORDS)
        .collect();
    if !kept.is_empty() {
        return kept;
    }
    // A name of articles only needs its capitals: the grade `A`.
    let strict = |(at, token): (usize, &Token)| {
        let ValueWord { name, small, capital } = word(at, token);
        ValueWord {
            name: NameWord { writing: if capital { Writing::Capital } else { name.writing }, ..name },
            small,
            capital,
        }
    };
    tokens.iter().enumerate().map(strict).collect()
}

/// Adds names by the family of the whole value, and the spellings of a month or weekday.
#[inline(never)]
fn relatives(names: &mut Names<ValueId>, full: &[NameWord], id: ValueId, language: &Language) {
    let forms = &language.forms;
    let phrase = match full {
        [only] => only.text.clone(),
        several => several.iter().map(|w| w.text.as_str()).collect::<Vec<_>>().join(" ").into(),
    };
    for relative in forms.families.relatives(&phrase) {
        if full.len() > 1 || relative.len() > 1 {
            let writing = full[0].writing;
            let words: Vec<NameWord> = relative.iter().map(|w| NameWord { text: w.clone(), writing }).collect();
            names.add(&words, id, Nearness::Family, forms);
        }
    }
    if let [only] = full {
        for spelling in forms.calendar.spellings(&only.text) {
            let capital = spelling.chars().next().is_some_and(char::is_uppercase);
            let writing = if capital { Writing::Proper } else { Writing::Common };
            let text = crate::tokens::fold(spelling);
            names.add(&[NameWord { text, writing }], id, Nearness::Family, forms);
        }
    }
}

/// Returns the core of a value, or `None` if that is the whole value or nothing.
#[inline(never)]
fn core(words: &[ValueWord], language: &Language) -> Option<Vec<NameWord>> {
    if words.len() < 2 {
        return None;
    }
    let forms = &language.forms;
    let describes = |w: &ValueWord| !w.capital && (w.small || forms.themes.is_cue(&w.name.text, &forms.inflection));
    let from = words.iter().position(|w| !describes(w))?;
    let to = words.iter().rposition(|w| !describes(w))? + 1;
    let core: Vec<NameWord> = words[from..to].iter().map(|w| w.name.clone()).collect();
    (core.len() < words.len() && core.iter().any(|w| w.text.chars().count() > 1)).then_some(core)
}

#[inline(never)]
fn parts(names: &mut Names<ValueId>, split_values: &[SplitValue], names_of: &Tokenized, language: &Language) {
    if split_values.is_empty() {
        return;
    }
    // The value that each run of words belongs to; `None` for several.
    let mut owners: FxHashMap<Vec<&str>, Option<ValueId>> = FxHashMap::default();
    for value in split_values {
        for run in runs(value.words.len()) {
            let text: Vec<&str> = value.words[run].iter().map(|w| w.name.text.as_str()).collect();
            owners.entry(text).and_modify(|o| *o = o.filter(|o| *o == value.id)).or_insert(Some(value.id));
        }
    }
    // A value of one word is not a distinctive part of another.
    for name in names_of.values() {
        if let [only] = name
            && only.kind == Kind::Word
        {
            owners.insert(vec![only.text.as_str()], None);
        }
    }
    // "The bike" may be any where there are an "E-bike" and a "mountainbike".
    let ends = endings(names_of);
    for value in split_values {
        if let [.., last] = names_of.value(value.id)
            && last.gap == Gap::Hyphen
            && ends.contains(last.text.as_str())
        {
            owners.insert(vec![last.text.as_str()], None);
        }
    }
    for value in split_values {
        let content_words = value.words.iter().filter(|w| !w.small).count();
        for run in runs(value.words.len()) {
            let words = &value.words[run];
            let text: Vec<&str> = words.iter().map(|w| w.name.text.as_str()).collect();
            if words.len() == value.words.len() || owners.get(&text) != Some(&Some(value.id)) {
                continue;
            }
            let content = words.iter().filter(|w| !w.small && w.name.text.chars().count() > 1);
            let (count, capitals) = (content.clone().count(), content.filter(|w| w.capital).count());
            let starts_with_content = words.first().is_some_and(|w| !w.small);
            let ends_with_content = words.last().is_some_and(|w| !w.small);
            if !starts_with_content || !ends_with_content {
                continue;
            }
            if count > 0 && capitals == count && language.forms.numerals.is_word(&text) {
                continue;
            }
            let is_majority = count >= 2 && count * 2 > content_words;
            if capitals > 0 && capitals == count && count == words.iter().filter(|w| !w.small).count() {
                let capital = |w: &ValueWord| NameWord { text: w.name.text.clone(), writing: capital_of(w) };
                let name: Vec<NameWord> = words.iter().map(capital).collect();
                names.add(&name, value.id, Nearness::Part, &language.forms);
            } else if is_majority {
                let name: Vec<NameWord> = words.iter().map(|w| w.name.clone()).collect();
                names.add(&name, value.id, Nearness::Part, &language.forms);
            }
        }
    }
}

/// Returns with what the words of values end, if they are longer than that.
fn endings(names_of: &Tokenized) -> FxHashSet<&str> {
    let mut found = FxHashSet::default();
    for token in names_of.values().flatten().filter(|token| token.kind == Kind::Word) {
        let starts = token.text.char_indices().map(|(at, _)| at).skip(1);
        found.extend(starts.map(|at| &token.text[at..]).filter(|ending| ending.len() >= MIN_ENDING));
    }
    found
}

fn capital_of(word: &ValueWord) -> Writing {
    if word.capital { Writing::Capital } else { word.name.writing }
}

/// Returns the range of every run of some of `words` words.
fn runs(words: usize) -> impl Iterator<Item = std::ops::Range<usize>> {
    (0..words).flat_map(move |from| (from + 1..=words).map(move |to| from..to))
}
