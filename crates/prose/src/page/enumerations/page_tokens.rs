//! The words of a page, and where each of them occurs.

use std::ops::Range;

use bachet_notation::Text;
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::page::Words;
use crate::page::clues::append;
use crate::page::lines::{Label, Line};
use crate::page::words::PhraseRole;
use crate::tokens::{Kind, Token, tokens};

/// Maximum number of places of a word that are looked at.
const MAX_PLACES: usize = 1000;
/// Minimum number of letters with which two forms of a word begin.
const MIN_COMMON: usize = 3;
/// Maximum number of letters in which two forms of a word end.
const MAX_ENDING: usize = 2;

/// Lines that are parts of one text, and the index of the first.
pub(super) struct Paragraph {
    pub(super) line: usize,
    pub(super) text: Text,
}

/// Joins the lines of each open paragraph, and those of a clue whose sentence goes on in the next line.
pub(super) fn paragraphs(lines: &[Line<'_>], open: &dyn Fn(usize) -> bool) -> Vec<Paragraph> {
    let mut found: Vec<Paragraph> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let is_joined = at > 0 && open(at) == open(at - 1) && !line.gap && !line.heading && !lines[at - 1].heading;
        let goes_on = is_joined && (open(at) || line.label == Label::None && !lines[at - 1].ends_sentence());
        match found.last_mut().filter(|_| goes_on) {
            Some(last) => append(&mut last.text, line.text, line.start),
            None => found.push(Paragraph { line: at, text: line.clean() }),
        }
    }
    found
}

/// The tokens of each paragraph, and where each word occurs.
pub(super) struct PageTokens<'a> {
    pub(super) paragraphs: Vec<Paragraph>,
    pub(super) words: &'a Words<'a>,
    pub(super) tokens: Vec<Vec<Token>>,
    pub(super) stems: Vec<Vec<SmolStr>>,
    pub(super) places: FxHashMap<SmolStr, Vec<(usize, usize)>>,
    /// Each word without its doubled letters, and where words begin alike.
    pub(super) rough: Vec<Vec<SmolStr>>,
    pub(super) beginnings: FxHashMap<SmolStr, Vec<(usize, usize)>>,
}

/// Returns a word with each letter once where it is doubled: `rood` and `rode` begin alike.
fn rough(word: &str) -> SmolStr {
    let mut last = None;
    word.chars().filter(|c| last.replace(*c) != Some(*c)).collect()
}

/// Returns the first letters of a word; `None` if it is shorter.
fn beginning(word: &str) -> Option<&str> {
    let (last, letter) = word.char_indices().nth(MIN_COMMON - 1)?;
    Some(&word[..last + letter.len_utf8()])
}

/// Whether two words without doubled letters may be forms of one: they begin alike and end in a few other letters, or one
/// begins with the whole of the other.
fn is_akin(one: &str, other: &str) -> bool {
    let common = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let rest = |word: &str| word.chars().count() - common;
    common >= MIN_COMMON && rest(one) <= MAX_ENDING && rest(other) <= MAX_ENDING
        || common > MIN_COMMON && rest(one).min(rest(other)) == 0
}

impl<'a> PageTokens<'a> {
    pub(super) fn new(paragraphs: Vec<Paragraph>, words: &'a Words<'a>) -> Self {
        let tokens: Vec<Vec<Token>> =
            paragraphs.iter().map(|paragraph| tokens(paragraph.text.as_str(), words.split)).collect();
        let stem = |token: &Token| SmolStr::new(words.stem(&token.text));
        let stems: Vec<Vec<SmolStr>> = tokens.iter().map(|line| line.iter().map(stem).collect()).collect();
        let mut places: FxHashMap<SmolStr, Vec<(usize, usize)>> = FxHashMap::default();
        for (line, stems) in stems.iter().enumerate() {
            for (at, stem) in stems.iter().enumerate() {
                places.entry(stem.clone()).or_default().push((line, at));
            }
        }
        let rough: Vec<Vec<SmolStr>> =
            tokens.iter().map(|line| line.iter().map(|token| rough(&token.text)).collect()).collect();
        let mut beginnings: FxHashMap<SmolStr, Vec<(usize, usize)>> = FxHashMap::default();
        for (line, words) in rough.iter().enumerate() {
            for (at, word) in words.iter().enumerate() {
                if let Some(beginning) = beginning(word) {
                    beginnings.entry(SmolStr::new(beginning)).or_default().push((line, at));
                }
            }
        }
        Self { paragraphs, words, tokens, stems, places, rough, beginnings }
    }

    pub(super) fn is(&self, part: PhraseRole, line: usize, at: usize) -> bool {
        self.words.page.at(part, &self.tokens[line], at).is_some()
    }

    /// Whether a token is a word that no item begins or ends with.
    pub(super) fn is_around(&self, line: usize, at: usize) -> bool {
        use PhraseRole::{And, Be, Cut, Opener, Person, Unique};
        [And, Be, Cut, Opener, Person, Unique].iter().any(|&part| self.is(part, line, at))
    }

    /// Whether a token shows that what it stands in is not an item.
    pub(super) fn is_beside(&self, line: usize, at: usize) -> bool {
        use PhraseRole::{Be, Person, Unique};
        [Be, Person, Unique].iter().any(|&part| self.is(part, line, at))
    }

    /// Whether the words of a range occur elsewhere on the page.
    pub(super) fn occurs(&self, line: usize, range: &Range<usize>, own: &Range<usize>) -> bool {
        let is_own = |other: usize, at: usize| other == line && at < own.end && at + range.len() > own.start;
        self.places_of(line, range).any(|(other, at)| !is_own(other, at))
    }

    /// Returns the places on the page of the words of a range.
    pub(super) fn places_of(&self, line: usize, range: &Range<usize>) -> impl Iterator<Item = (usize, usize)> {
        let stems = &self.stems[line][range.clone()];
        let places = stems.first().and_then(|first| self.places.get(first));
        let places = places.into_iter().flatten().take(MAX_PLACES).copied();
        places.filter(move |&(line, at)| self.stems[line].get(at..at + stems.len()).is_some_and(|found| found == stems))
    }

    /// Whether a word that is derived from one of a range occurs elsewhere on the page: `violinist`, `rode` of `rood`.
    pub(super) fn is_derived(&self, line: usize, range: &Range<usize>, own: &Range<usize>) -> bool {
        range.clone().filter(|&at| self.tokens[line][at].kind == Kind::Word).any(|at| {
            let word = &self.rough[line][at];
            let places = beginning(word).and_then(|beginning| self.beginnings.get(beginning));
            places.into_iter().flatten().take(MAX_PLACES).any(|&(other, at)| {
                let is_own = other == line && own.contains(&at);
                !is_own && is_akin(word, &self.rough[other][at])
            })
        })
    }
}
