//! Counts that were found not long ago, so that another last clue costs one count and not all of them.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bachet_notation::{Fingerprints, GridPuzzle};
use lru::LruCache;
use num_bigint::BigUint;

/// Number of counts that are kept. One takes some kilobytes at most, and usually 100 bytes.
const MAX_COUNTS: NonZeroUsize = NonZeroUsize::new(4096).expect("it is not zero");

/// Numbers of solutions that were found not long ago, by what the puzzle says: its categories and its first clues.
///
/// Several threads may use it at once.
#[derive(Debug)]
pub struct KnownCounts {
    counts: Mutex<LruCache<Prefix, BigUint>>,
    fingerprints: Fingerprints,
}

/// The fingerprint of what a puzzle says up to a clue.
pub(super) type Prefix = [u64; 2];

impl Default for KnownCounts {
    fn default() -> Self {
        // It takes memory when it is needed.
        let mut counts = LruCache::unbounded();
        counts.resize(MAX_COUNTS);
        Self { counts: Mutex::new(counts), fingerprints: Fingerprints::default() }
    }
}

impl KnownCounts {
    /// Returns what the puzzle says without its clues, with the first, with the first two, and so on.
    pub(super) fn prefixes(&self, puzzle: &GridPuzzle) -> Vec<Prefix> {
        let mut says = self.fingerprints.begin();
        says.add(&puzzle.categories.len());
        for category in &puzzle.categories {
            // The number of solutions does not depend on names.
            says.add(&(&category.kind, category.ordered, category.values.len()));
            category.values.iter().for_each(|value| says.add(&value.number));
        }
        let mut prefixes = vec![says.bits()];
        for clue in &puzzle.clues {
            says.add(&clue.truth);
            prefixes.push(says.bits());
        }
        prefixes
    }

    pub(super) fn get(&self, prefix: Prefix) -> Option<BigUint> {
        self.counts().get(&prefix).cloned()
    }

    pub(super) fn insert(&self, prefix: Prefix, number: BigUint) {
        self.counts().put(prefix, number);
    }

    fn counts(&self) -> MutexGuard<'_, LruCache<Prefix, BigUint>> {
        // Nothing is done under the lock that could panic half-way.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
