//! Wordings that were found not long ago, so that a change of one clue costs the words of one clue.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bachet_notation::clue::Truth;
use bachet_notation::{Fingerprint, Fingerprints, GridPuzzle};
use bachet_prose::Language;
use lru::LruCache;

use super::Wording;

/// Number of wordings that are kept.
const MAX_WORDINGS: NonZeroUsize = NonZeroUsize::new(4096).expect("it is not zero");

/// Maximum number of bytes of a wording that is kept.
const MAX_BYTES: usize = 2048;

/// Clues in words, by the categories of the puzzle, the language and the meaning.
///
/// Several threads may use it at once.
#[derive(Debug)]
pub struct KnownWordings {
    wordings: Mutex<LruCache<[u64; 2], Wording>>,
    fingerprints: Fingerprints,
}

impl Default for KnownWordings {
    fn default() -> Self {
        // It takes memory when it is needed.
        let mut wordings = LruCache::unbounded();
        wordings.resize(MAX_WORDINGS);
        Self { wordings: Mutex::new(wordings), fingerprints: Fingerprints::default() }
    }
}

impl KnownWordings {
    /// Returns the fingerprint of what the words of a clue depend on besides its meaning.
    pub(super) fn names(&self, puzzle: &GridPuzzle, language: &Language) -> Fingerprint {
        let mut names = self.fingerprints.begin();
        names.add(&(&language.code, puzzle.categories.len()));
        for category in &puzzle.categories {
            names.add(&(&category.name, &category.kind, &category.numeric, category.ordered, category.values.len()));
            category.values.iter().for_each(|value| names.add(&(&value.text, value.number)));
        }
        names
    }

    /// Returns the wording of a meaning in a puzzle with these names; it is made if it is not known.
    pub(super) fn of(&self, names: &Fingerprint, truth: &Truth, make: impl FnOnce() -> Wording) -> Wording {
        let mut says = names.clone();
        says.add(truth);
        let key = says.bits();
        if let Some(known) = self.wordings().get(&key) {
            return known.clone();
        }
        let made = make();
        if made.expression.len() + made.paraphrase.len() <= MAX_BYTES {
            self.wordings().put(key, made.clone());
        }
        made
    }

    fn wordings(&self) -> MutexGuard<'_, LruCache<[u64; 2], Wording>> {
        // Nothing is done under the lock that could panic half-way.
        self.wordings.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
