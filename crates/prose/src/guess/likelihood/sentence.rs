//! What a sentence says beside its names, in features: its words, their roles, its marks.

use std::ops::Range;

use bachet_notation::clue::ValueId;
use smallvec::SmallVec;

use super::hash::Hash;
use crate::guess::context::Context;
use crate::guess::marks::{Mark, What, marks};
use crate::scan::Scan;

/// Number of letters by which a word is known: what follows them is mostly inflection.
const STEM: usize = 6;
/// Number of letters of an ending.
const ENDING: usize = 3;
/// Minimum length of a word with an ending.
const WITH_ENDING: usize = 5;

/// A sentence as the weights know it.
pub(super) struct Sentence<'s, 'a> {
    pub(super) scan: &'s Scan<'a>,
    pub(super) marks: Vec<Mark<'a>>,
    /// What it mentions, in its order.
    pub(super) mentions: Vec<Mention>,
    /// Whom the sentence before names.
    pub(super) before: SmallVec<[ValueId; 4]>,
    /// What each token says.
    words: Vec<Word>,
}

/// A value that a sentence names, and where it does first.
pub(super) struct Mention {
    pub(super) value: ValueId,
    pub(super) start: usize,
    pub(super) end: usize,
}

#[derive(Default)]
struct Word {
    is_named: bool,
    stem: Hash,
    ending: Option<Hash>,
    role: Option<&'static str>,
}

impl<'s, 'a> Sentence<'s, 'a> {
    pub(super) fn new(scan: &'s Scan<'a>, context: &Context) -> Self {
        let marks = marks(scan);
        let mut mentions: Vec<Mention> = Vec::new();
        for mark in &marks {
            let is_group = matches!(mark.what, What::Group(_) | What::OneOf(_));
            for &value in mark.values().iter().take(if is_group { usize::MAX } else { 1 }) {
                if !mentions.iter().any(|known| known.value == value) {
                    mentions.push(Mention { value, start: mark.start, end: mark.end });
                }
            }
        }
        let values = |name: &Vec<_>| Scan::new(scan.vocabulary, name).names().find_map(|of| of.values.first().copied());
        let before = context.names.iter().filter_map(values).collect();
        let words = words(scan, &marks);
        Self { scan, marks, mentions, before, words }
    }

    /// Returns the mention of a value.
    pub(super) fn mention(&self, value: ValueId) -> Option<&Mention> {
        self.mentions.iter().find(|mention| mention.value == value)
    }

    /// Returns the features of a part of the sentence.
    pub(super) fn part(&self, part: Range<usize>) -> Vec<Hash> {
        let mut found = Vec::new();
        let mut last = Hash::of("start");
        for word in self.words.get(part.clone()).unwrap_or_default() {
            if word.is_named {
                last = Hash::of("name");
                continue;
            }
            found.push(word.stem);
            found.extend(word.ending);
            found.push(last.with(word.stem));
            found.extend(word.role.map(|role| Hash::of("role").and(role)));
            last = word.stem;
        }
        found.extend(self.kinds(&part).map(|kind| Hash::of("mark").and(kind)));
        if part.is_empty() {
            found.push(Hash::of("empty"));
        }
        found
    }

    /// Returns the kinds of marks of a part of the sentence as one feature.
    pub(super) fn sequence(&self, part: &Range<usize>) -> Hash {
        self.kinds(part).fold(Hash::of("sequence"), Hash::and)
    }

    /// Returns the number of words that are in no list.
    pub(super) fn unknown(&self) -> usize {
        self.marks.iter().filter(|mark| matches!(mark.what, What::Unknown)).count()
    }

    fn kinds(&self, part: &Range<usize>) -> impl Iterator<Item = &'static str> {
        let within = self.marks.iter().filter(move |mark| mark.start >= part.start && mark.end <= part.end);
        within.filter(|mark| !matches!(mark.what, What::Unknown | What::Name(_))).map(|mark| mark.what.kind())
    }
}

fn stem(language: &str, word: &str) -> Hash {
    word.chars().take(STEM).fold(Hash::of(language).and("word"), Hash::letter)
}

fn words(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Vec<Word> {
    let language = scan.vocabulary.language;
    let mut found: Vec<Word> = Vec::with_capacity(scan.tokens.len());
    for (at, token) in scan.tokens.iter().enumerate() {
        let letters = token.text.chars().count();
        let stem = stem(&language.code, &token.text);
        let end = token.text.chars().skip(letters.saturating_sub(ENDING));
        let ending = (letters >= WITH_ENDING).then(|| end.fold(Hash::of(&language.code).and("ending"), Hash::letter));
        let role = language.guess_words.at(scan.tokens, at).map(|(role, _)| role.name());
        found.push(Word { is_named: false, stem, ending, role });
    }
    for mark in marks.iter().filter(|mark| !mark.values().is_empty()) {
        for word in found.get_mut(mark.start..mark.end).unwrap_or_default() {
            word.is_named = true;
        }
    }
    found
}
