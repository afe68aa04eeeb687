//! Names: how they match, and which ones begin at a place.
//!
//! Names match after NFC normalisation, with `’` as `'`, any run of spaces as one, and without case. Accents count.

mod folded;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::GridPuzzle;
use crate::clue::{CategoryId, ValueId};
use crate::lines::is_one_line;
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
    let name = name.trim();
    if is_one_line(name) {
        return name.to_ascii_lowercase();
    }
    Folded::new(name).letters.into_iter().map(|l| l.folded).collect()
}

/// A name that was found in a text.
#[derive(Clone, Debug)]
pub(crate) struct Found<'a, M = Meaning> {
    /// The byte after it.
    pub end: usize,
    /// What it may mean; never empty.
    pub meanings: &'a [M],
}

/// The names that begin at a place.
pub(crate) type FoundHere<'a, M> = SmallVec<[Found<'a, M>; 2]>;

/// All names of a puzzle and what they may mean, as a trie.
#[derive(Clone, Debug)]
pub(crate) struct Names<M = Meaning> {
    /// The root first.
    nodes: Vec<Node>,
    /// The children of a node beyond [`MAX_SIBLINGS`].
    more: FxHashMap<(u32, char), u32>,
    meanings: Vec<SmallVec<[M; 1]>>,
}

/// Number of children of a node that are searched one by one; the others are found by their hash.
const MAX_SIBLINGS: u8 = 16;

/// A node of the trie. The children of a node are a linked list: `first_child`, then the `sibling` of each.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    letter: char,
    children: u8,
    first_child: u32,
    sibling: u32,
    /// The index in `meanings` of the name that ends here.
    name: Option<u32>,
}

impl<M> Default for Names<M> {
    fn default() -> Self {
        Self { nodes: vec![Node::default()], more: FxHashMap::default(), meanings: Vec::new() }
    }
}

impl Names {
    /// Collects the names of the categories and values.
    pub(crate) fn new(puzzle: &GridPuzzle) -> Self {
        let mut names = Self::default();
        let values = puzzle.categories.iter().flat_map(|category| &category.values);
        let texts = puzzle.categories.iter().map(|category| &category.name).chain(values.map(|value| &value.text));
        let letters = texts.map(String::len).sum();
        names.nodes.reserve(letters);
        names.meanings.reserve(puzzle.categories.iter().map(|category| 1 + category.values.len()).sum());
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
        let folded = fold(name);
        if folded.is_empty() || folded.chars().nth(MAX_NAME_LENGTH).is_some() {
            return;
        }
        let end =
            folded.chars().fold(0, |node, letter| self.child(node, letter).unwrap_or_else(|| self.add(node, letter)));
        let slot = *self.nodes[end as usize].name.get_or_insert_with(|| {
            self.meanings.push(SmallVec::new());
            self.meanings.len() as u32 - 1
        });
        self.meanings[slot as usize].push(meaning);
    }

    /// Returns the child of a node for a letter.
    fn child(&self, node: u32, letter: char) -> Option<u32> {
        let parent = &self.nodes[node as usize];
        let mut child = parent.first_child;
        // The root is nobody's child.
        while child != 0 {
            let at = &self.nodes[child as usize];
            if at.letter == letter {
                return Some(child);
            }
            child = at.sibling;
        }
        if parent.children < MAX_SIBLINGS { None } else { self.more.get(&(node, letter)).copied() }
    }

    /// Adds a child for a letter to a node that has none for it. Returns the child.
    fn add(&mut self, node: u32, letter: char) -> u32 {
        let child = self.nodes.len() as u32;
        let parent = &mut self.nodes[node as usize];
        let mut sibling = 0;
        if parent.children < MAX_SIBLINGS {
            sibling = std::mem::replace(&mut parent.first_child, child);
            parent.children += 1;
        } else {
            self.more.insert((node, letter), child);
        }
        self.nodes.push(Node { letter, sibling, ..Node::default() });
        child
    }

    /// Returns what a whole text means as a name; nothing if it is not a name.
    pub(crate) fn meanings(&self, name: &str) -> &[M] {
        let slot = self.node(name).and_then(|node| self.nodes[node as usize].name);
        slot.map_or(&[], |slot| &self.meanings[slot as usize])
    }

    /// Returns whether a longer name begins with this one.
    pub(crate) fn is_prefix(&self, name: &str) -> bool {
        self.node(name).is_some_and(|node| self.nodes[node as usize].first_child != 0)
    }

    /// Returns the node that a whole text leads to.
    fn node(&self, name: &str) -> Option<u32> {
        fold(name).chars().try_fold(0, |node, letter| self.child(node, letter))
    }

    /// Returns the names that begin at a byte of the text and end where a word may end, the shortest first.
    pub(crate) fn at(&self, text: &Folded, start: usize) -> FoundHere<'_, M> {
        self.ending(text, start, ends_word)
    }

    /// Returns the names that begin at a byte of the text and are followed by a digit at once: `man2`.
    pub(crate) fn before_digits(&self, text: &Folded, start: usize) -> FoundHere<'_, M> {
        self.ending(text, start, |letters, last| {
            let digit = |at: usize| letters.get(at).is_some_and(|l: &Letter| l.folded.is_ascii_digit());
            !digit(last) && digit(last + 1)
        })
    }

    /// Returns the names that begin at a byte and end with a letter that passes the test, the shortest first.
    fn ending(&self, text: &Folded, start: usize, ends: fn(&[Letter], usize) -> bool) -> FoundHere<'_, M> {
        let first = text.letters.partition_point(|l| (l.start as usize) < start);
        let mut node = 0;
        let mut found = FoundHere::new();
        for (i, letter) in text.letters.iter().enumerate().skip(first) {
            let Some(child) = self.child(node, letter.folded) else { break };
            node = child;
            if let Some(slot) = self.nodes[node as usize].name
                && ends(&text.letters, i)
            {
                found.push(Found { end: letter.end as usize, meanings: &self.meanings[slot as usize] });
            }
        }
        found
    }
}
