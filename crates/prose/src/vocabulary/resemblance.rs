//! Near-spellings of the words of names: one letter too many, too few, other, or two swapped.
//!
//! Every word of a name is stored with each of its letters left out, and a word is looked up the same way: two words
//! with at most one edit between them have such a remainder in common (Wolf Garbe's `SymSpell`, 2012). Some words with
//! two edits have one, too, and remainders are stored as hashes that may collide: both only make a reader more careful.

use std::hash::Hasher as _;

use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use smol_str::SmolStr;

/// Minimum number of letters: shorter words resemble too many others.
const MIN_LETTERS: usize = 5;
/// Maximum number of letters; bounds the work.
const MAX_LETTERS: usize = 40;

/// The words that others may resemble.
#[derive(Debug, Default)]
pub(crate) struct Resemblance {
    remainders: FxHashSet<u64>,
    words: FxHashSet<SmolStr>,
}

impl Resemblance {
    /// Indexes folded words, except repeated ones: they name a kind (`riders`), not a value.
    #[inline(never)]
    pub(crate) fn of(words: &[&str]) -> Self {
        let mut counts: FxHashMap<&str, u32> = FxHashMap::default();
        for &word in words {
            *counts.entry(word).or_default() += 1;
        }
        let mut resemblance = Self::default();
        for word in words.iter().filter(|&word| counts[word] == 1) {
            resemblance.add(word);
        }
        resemblance
    }

    fn add(&mut self, word: &str) {
        self.words.insert(word.into());
        remainders(word, &mut |remainder| {
            self.remainders.insert(remainder);
            false
        });
    }

    /// Whether a folded word has at most one edit to one of the words.
    ///
    /// The word itself is not a misspelling: alone it names a kind of thing, or a name would have been found.
    pub(crate) fn near(&self, word: &str) -> bool {
        if self.words.contains(word) {
            return false;
        }
        let mut near = false;
        remainders(word, &mut |remainder| {
            near |= self.remainders.contains(&remainder);
            near
        });
        near
    }
}

/// Visits the hashes of a word and of the word without each of its letters, until a visit returns `true`.
fn remainders(word: &str, visit: &mut dyn FnMut(u64) -> bool) {
    let letters = word.chars().count();
    if !(MIN_LETTERS..=MAX_LETTERS).contains(&letters) {
        return;
    }
    let number = |before: &FxHasher, rest: &str| {
        let mut hasher = before.clone();
        rest.chars().for_each(|c| hasher.write_u32(c.into()));
        hasher.finish()
    };
    let mut before = FxHasher::default();
    if visit(number(&before, word)) {
        return;
    }
    for (at, c) in word.char_indices() {
        if visit(number(&before, &word[at + c.len_utf8()..])) {
            return;
        }
        before.write_u32(c.into());
    }
}
