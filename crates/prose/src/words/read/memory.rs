//! What reading keeps from one text to the next.
//!
//! The grammar is context-free: how a span of words reads as somebody, a value or a number depends on these words alone.
//! So the readings of such spans are kept for the next text, those of spans that cannot be read included. Sentences are
//! always read anew.

use std::hash::{Hash as _, Hasher as _};

use rustc_hash::{FxHashMap, FxHasher};
use smol_str::SmolStr;

use super::super::filled_form::Part;
use super::super::form::FormKind;
use super::super::phrasebook::Phrasebook;
use super::super::template::{Order, Symbol};
use super::goal::Goal;

/// Maximum number of spans that are kept.
const MAX_SPANS: usize = 6_000;
/// Maximum number of words of a span that is kept.
const MAX_SPAN_WORDS: usize = 16;
/// Maximum number of texts without blanks whose words are kept.
const MAX_CHUNKS: usize = 2_000;

/// The readings of a span, by their position in a list of parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cell {
    start: u32,
    length: u32,
    /// Whether the parts are kept for the next text.
    kept: bool,
}

impl Cell {
    /// A span that cannot be read.
    pub(super) const NOTHING: Self = Self { start: 0, length: 0, kept: false };
    /// A span that is being read.
    pub(super) const UNFINISHED: Self = Self { start: u32::MAX, length: 0, kept: false };

    pub(super) fn is_empty(self) -> bool {
        self.length == 0
    }

    /// The places of its parts.
    pub(super) fn places(self) -> impl Iterator<Item = Place> {
        (self.start..self.start + self.length).map(move |at| Place { at, kept: self.kept })
    }
}

/// The place of a part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    at: u32,
    kept: bool,
}

/// A span that has been read.
#[derive(Debug)]
struct Known {
    goal: Goal,
    words: Box<[Symbol]>,
    cell: Cell,
}

/// What reading keeps for the next text, and the space for reading one.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// The words of texts without blanks.
    chunks: FxHashMap<SmolStr, Vec<(Symbol, SmolStr)>>,
    /// Spans by the hash of goal and words; another one with the same hash is not kept.
    spans: FxHashMap<u64, Known>,
    kept: Vec<Part>,
    /// The words of the text.
    pub(super) words: Vec<Symbol>,
    pub(super) texts: Vec<SmolStr>,
    parts: Vec<Part>,
    /// The spans of the text that are not kept.
    pub(super) cells: FxHashMap<(Goal, u16, u16), Cell>,
    /// For a kind and a word order the range of `rules` that holds the templates whose words all occur in the text.
    pub(super) possible: Vec<(FormKind, Order, [usize; 2])>,
    /// Indices in the list of templates of a kind.
    pub(super) rules: Vec<u16>,
    /// Unused lists.
    pub(super) spare: Vec<Vec<(char, Part)>>,
}

impl Memory {
    /// Begins a text.
    pub(super) fn begin(&mut self, book: &Phrasebook<'_>, text: &str) {
        self.words.clear();
        self.texts.clear();
        self.parts.clear();
        self.cells.clear();
        self.possible.clear();
        self.rules.clear();
        // Text in quotes is one word, in spite of its blanks.
        if text.contains('"') {
            self.add_all(book.words(text));
            return;
        }
        for chunk in text.split(' ').filter(|chunk| !chunk.is_empty()) {
            if let Some(known) = self.chunks.get(chunk) {
                for (symbol, text) in known {
                    self.words.push(*symbol);
                    self.texts.push(text.clone());
                }
                continue;
            }
            let words = book.words(chunk);
            if self.chunks.len() < MAX_CHUNKS {
                self.chunks.insert(chunk.into(), words.clone());
            }
            self.add_all(words);
        }
    }

    fn add_all(&mut self, words: Vec<(Symbol, SmolStr)>) {
        for (symbol, text) in words {
            self.words.push(symbol);
            self.texts.push(text);
        }
    }

    pub(super) fn part(&self, place: Place) -> &Part {
        if place.kept { &self.kept[place.at as usize] } else { &self.parts[place.at as usize] }
    }

    /// Returns the readings of a span of the text, if they are kept.
    pub(super) fn known(&self, goal: Goal, from: usize, to: usize) -> Option<Cell> {
        if !is_kept(goal, from, to) {
            return None;
        }
        let words = &self.words[from..to];
        let known = self.spans.get(&hash(goal, words))?;
        (known.goal == goal && *known.words == *words).then_some(known.cell)
    }

    /// Stores the readings of a span of the text; `lasting` if they would be the same in another one.
    pub(super) fn store(&mut self, goal: Goal, from: usize, to: usize, found: Vec<Part>, lasting: bool) -> Cell {
        let words = &self.words[from..to];
        let key = (lasting && is_kept(goal, from, to) && self.spans.len() < MAX_SPANS).then(|| hash(goal, words));
        let key = key.filter(|key| !self.spans.contains_key(key));
        let kept = key.is_some();
        let parts = if kept { &mut self.kept } else { &mut self.parts };
        let cell = match found.len() {
            0 => Cell::NOTHING,
            length => Cell { start: parts.len() as u32, length: length as u32, kept },
        };
        parts.extend(found);
        match key {
            Some(key) => drop(self.spans.insert(key, Known { goal, words: words.into(), cell })),
            None => drop(self.cells.insert((goal, from as u16, to as u16), cell)),
        }
        cell
    }
}

/// Whether the readings of a span may be kept.
fn is_kept(goal: Goal, from: usize, to: usize) -> bool {
    !goal.is_of_sentences() && to - from <= MAX_SPAN_WORDS
}

fn hash(goal: Goal, words: &[Symbol]) -> u64 {
    let mut hasher = FxHasher::default();
    goal.hash(&mut hasher);
    words.hash(&mut hasher);
    hasher.finish()
}
