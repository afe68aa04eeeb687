//! Counts that were found not long ago, so that another last clue costs one count and not all of them.

use std::num::NonZeroUsize;

use bachet_notation::{GridPuzzle, Known};
use num_bigint::BigUint;

/// Number of counts that are kept. One takes some kilobytes at most, and usually 100 bytes.
const MAX_COUNTS: NonZeroUsize = NonZeroUsize::new(4096).expect("it is not zero");

/// Numbers of solutions that were found not long ago, by what the puzzle says: its categories and its first clues.
///
/// Several threads may use it at once.
#[derive(Debug)]
pub struct KnownCounts(Known<BigUint>);

/// The fingerprint of what a puzzle says up to a clue.
pub(super) type Prefix = [u64; 2];

impl Default for KnownCounts {
    fn default() -> Self {
        Self(Known::new(MAX_COUNTS))
    }
}

impl KnownCounts {
    /// Returns what the puzzle says without its clues, with the first, with the first two, and so on.
    pub(super) fn prefixes(&self, puzzle: &GridPuzzle) -> Vec<Prefix> {
        let mut says = self.0.fingerprint();
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
        self.0.get(prefix)
    }

    pub(super) fn insert(&self, prefix: Prefix, number: BigUint) {
        self.0.insert(prefix, number);
    }
}
