//! Names: how they match, and which ones begin at a place.
//!
//! Names match after NFC normalisation, with `’` as `'`, any run of spaces as one, and without case. Accents count.

mod folded;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::GridPuzzle;
use crate::clue::{CategoryId, ValueId};
pub(crate) use folded::Folded;
use folded::{Letter, ends_word};

/// Maximum length of a name, in characters; it bounds the work of a look-up.
pub(crate) const MAX_NAME_LENGTH: usize = 120;

/// What a name may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    Category(CategoryId),
    Value(ValueId),
}

/// Returns the form of a name that names are compared in.
pub(crate) fn fold(name: &str) -> String {
    Folded::new(name.trim()).letters.into_iter().map(|l| l.folded).collect()
}

/// A name that was found in a text.
#[derive(Clone, Debug)]
pub(crate) struct Found<'a, M = Meaning> {
    /// The byte after it.
    pub end: usize,
    /// What it may mean; never empty.
    pub meanings: &'a [M],
}

/// All names of a puzzle and what they may mean, as a trie.
#[derive(Clone, Debug)]
pub(crate) struct Names<M = Meaning> {
    children: FxHashMap<(u32, char), u32>,
    /// For each node where a name ends, its index in `meanings`.
    ends: FxHashMap<u32, u32>,
    meanings: Vec<Vec<M>>,
    /// The nodes with children.
    inner: FxHashSet<u32>,
    nodes: u32,
}

impl<M> Default for Names<M> {
    fn default() -> Self {
        let (children, ends) = (FxHashMap::default(), FxHashMap::default());
        Self { children, ends, meanings: Vec::new(), inner: FxHashSet::default(), nodes: 1 }
    }
}

impl Names {
    /// Collects the names of the categories and values.
    pub(crate) fn new(puzzle: &GridPuzzle) -> Self {
        let mut names = Self::default();
        for (id, category) in puzzle.category_ids().zip(&puzzle.categories) {
            names.insert(&category.name, Meaning::Category(id));
            for (v, value) in category.values.iter().enumerate() {
                names.insert(&value.text, Meaning::Value(ValueId { category: id, index: v as u32 }));
            }
        }
        names
    }
}

impl<M> Names<M> {
    /// Adds a meaning of a name, unless the name is empty or too long.
    pub(crate) fn insert(&mut self, name: &str, meaning: M) {
        let folded = Folded::new(name.trim());
        if folded.letters.is_empty() || folded.letters.len() > MAX_NAME_LENGTH {
            return;
        }
        let mut node = 0;
        for letter in folded.letters {
            self.inner.insert(node);
            node = *self.children.entry((node, letter.folded)).or_insert_with(|| {
                self.nodes += 1;
                self.nodes - 1
            });
        }
        let fresh = self.meanings.len() as u32;
        let slot = *self.ends.entry(node).or_insert(fresh);
        if slot == fresh {
            self.meanings.push(Vec::new());
        }
        self.meanings[slot as usize].push(meaning);
    }

    /// Returns what a whole text means as a name; nothing if it is not a name.
    pub(crate) fn meanings(&self, name: &str) -> &[M] {
        let end = self.node(name).and_then(|node| self.ends.get(&node));
        end.map_or(&[], |&slot| &self.meanings[slot as usize])
    }

    /// Returns whether a longer name begins with this one.
    pub(crate) fn is_prefix(&self, name: &str) -> bool {
        self.node(name).is_some_and(|node| self.inner.contains(&node))
    }

    /// Returns the node that a whole text leads to.
    fn node(&self, name: &str) -> Option<u32> {
        let letters = Folded::new(name.trim()).letters;
        letters.into_iter().try_fold(0, |node, letter| self.children.get(&(node, letter.folded)).copied())
    }

    /// Returns the names that begin at a byte of the text and end where a word may end, the shortest first.
    pub(crate) fn at(&self, text: &Folded, start: usize) -> Vec<Found<'_, M>> {
        self.ending(text, start, ends_word)
    }

    /// Returns the names that begin at a byte of the text and are followed by a digit at once: `man2`.
    pub(crate) fn before_digits(&self, text: &Folded, start: usize) -> Vec<Found<'_, M>> {
        self.ending(text, start, |letters, last| {
            let digit = |at: usize| letters.get(at).is_some_and(|l: &Letter| l.folded.is_ascii_digit());
            !digit(last) && digit(last + 1)
        })
    }

    /// Returns the names that begin at a byte and end with a letter that passes the test, the shortest first.
    fn ending(&self, text: &Folded, start: usize, ends: fn(&[Letter], usize) -> bool) -> Vec<Found<'_, M>> {
        let first = text.letters.partition_point(|l| (l.start as usize) < start);
        let mut node = 0;
        let mut found = Vec::new();
        for (i, letter) in text.letters.iter().enumerate().skip(first) {
            let Some(&child) = self.children.get(&(node, letter.folded)) else { break };
            node = child;
            if let Some(&slot) = self.ends.get(&node)
                && ends(&text.letters, i)
            {
                found.push(Found { end: letter.end as usize, meanings: &self.meanings[slot as usize] });
            }
        }
        found
    }
}
