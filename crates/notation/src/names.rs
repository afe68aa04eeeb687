//! Names: how they match, and the longest one that stands at a place.
//!
//! Names match after NFC, with `’` as `'`, any run of blanks as one, and case folded. Accents count.

use rustc_hash::{FxHashMap, FxHashSet};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::{canonical_combining_class, compose};

use crate::GridPuzzle;
use crate::clue::{CategoryId, ValueId};

/// The longest name that a category or value may have, in characters; it bounds the work of a look-up.
pub(crate) const LONGEST_NAME: usize = 120;

/// What a name may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    Category(CategoryId),
    Value(ValueId),
}

/// The form of a name under which it matches.
pub(crate) fn fold(name: &str) -> String {
    Folded::new(name.trim()).letters.into_iter().map(|l| l.folded).collect()
}

/// A text under which names match, each letter with its place.
#[derive(Clone, Debug, Default)]
pub(crate) struct Folded {
    letters: Vec<Letter>,
}

#[derive(Clone, Copy, Debug)]
struct Letter {
    folded: char,
    /// The bytes of the text that it stands for; several letters may stand for the same.
    start: u32,
    end: u32,
}

impl Folded {
    /// Folds a text. Linear.
    pub(crate) fn new(text: &str) -> Self {
        let mut letters = Vec::with_capacity(text.len());
        let mut chars = text.char_indices().peekable();
        while let Some((start, first)) = chars.next() {
            let mut end = start + first.len_utf8();
            if first.is_whitespace() {
                while let Some((at, c)) = chars.next_if(|(_, c)| c.is_whitespace()) {
                    end = at + c.len_utf8();
                }
                letters.push(Letter { folded: ' ', start: start as u32, end: end as u32 });
                continue;
            }
            let mut base = first;
            while let Some((at, c)) = chars
                .next_if(|&(_, c)| !c.is_ascii() && (canonical_combining_class(c) != 0 || compose(base, c).is_some()))
            {
                end = at + c.len_utf8();
                base = compose(base, c).unwrap_or(base);
            }
            let mut push = |c: char| {
                let folded = if c == '’' { '\'' } else { c };
                letters.push(Letter { folded, start: start as u32, end: end as u32 });
            };
            if end - start == 1 {
                push(first.to_ascii_lowercase());
            } else {
                text[start..end].nfc().flat_map(char::to_lowercase).nfc().for_each(&mut push);
            }
        }
        Self { letters }
    }
}

/// A name that stands somewhere in a text.
#[derive(Clone, Debug)]
pub(crate) struct Found<'a, M = Meaning> {
    /// The byte behind its end.
    pub end: usize,
    /// What it may mean, at least one thing.
    pub meanings: &'a [M],
}

/// Every name of a puzzle, with what it may mean.
#[derive(Clone, Debug)]
pub(crate) struct Names<M = Meaning> {
    children: FxHashMap<(u32, char), u32>,
    /// Where a name ends, its place in `meanings`.
    ends: FxHashMap<u32, u32>,
    meanings: Vec<Vec<M>>,
    /// The nodes that go on.
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
    /// The names of the categories and values.
    pub(crate) fn new(puzzle: &GridPuzzle) -> Self {
        let mut names = Self::default();
        for (c, category) in puzzle.categories.iter().enumerate() {
            let id = CategoryId(c as u32);
            names.insert(&category.name, Meaning::Category(id));
            for (v, value) in category.values.iter().enumerate() {
                names.insert(&value.text, Meaning::Value(ValueId { category: id, index: v as u32 }));
            }
        }
        names
    }
}

impl<M> Names<M> {
    /// Adds a meaning of a name; one that is empty or too long is left out.
    pub(crate) fn insert(&mut self, name: &str, meaning: M) {
        let folded = Folded::new(name.trim());
        if folded.letters.is_empty() || folded.letters.len() > LONGEST_NAME {
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

    /// What a whole text means as a name; nothing if it is none.
    pub(crate) fn meanings(&self, name: &str) -> &[M] {
        let mut node = 0;
        for letter in Folded::new(name.trim()).letters {
            match self.children.get(&(node, letter.folded)) {
                Some(&child) => node = child,
                None => return &[],
            }
        }
        self.ends.get(&node).map_or(&[], |&slot| &self.meanings[slot as usize])
    }

    /// Whether a longer name begins with this one.
    pub(crate) fn is_prefix(&self, name: &str) -> bool {
        let mut node = 0;
        for letter in Folded::new(name.trim()).letters {
            match self.children.get(&(node, letter.folded)) {
                Some(&child) => node = child,
                None => return false,
            }
        }
        self.inner.contains(&node)
    }

    /// The names that begin at a byte of the text and end where a word may end, the shortest first.
    pub(crate) fn at(&self, text: &Folded, start: usize) -> Vec<Found<'_, M>> {
        self.ending(text, start, ends_word)
    }

    /// The names that begin at a byte of the text and have a digit right behind them: `man2`.
    pub(crate) fn before_digits(&self, text: &Folded, start: usize) -> Vec<Found<'_, M>> {
        self.ending(text, start, |letters, last| {
            let digit = |at: usize| letters.get(at).is_some_and(|l: &Letter| l.folded.is_ascii_digit());
            !digit(last) && digit(last + 1)
        })
    }

    /// The names that begin at a byte and end with a letter that may end them, the shortest first.
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

/// Whether a name may end with this letter: what follows does not go on with the word or with the number.
fn ends_word(letters: &[Letter], last: usize) -> bool {
    let this = letters[last];
    let Some(next) = letters.get(last + 1) else { return true };
    if next.start == this.start {
        return false;
    }
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    let decimals = this.folded.is_ascii_digit()
        && next.folded == '.'
        && letters.get(last + 2).is_some_and(|l| l.folded.is_ascii_digit());
    let goes_on = in_word(this.folded) && in_word(next.folded);
    !goes_on && !decimals
}
