//! What was worked out not long ago.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use crate::Fingerprint;
use crate::fingerprint::Fingerprints;

/// What was worked out not long ago, by the fingerprint of what it depends on. What was not used for longest is
/// forgotten.
///
/// Several threads may use it at once.
#[derive(Debug)]
pub struct Known<T> {
    found: Mutex<LruCache<[u64; 2], T>>,
    fingerprints: Fingerprints,
}

impl<T: Clone> Known<T> {
    /// Returns one that keeps up to so many. It takes memory when it is needed.
    pub fn new(max: NonZeroUsize) -> Self {
        let mut found = LruCache::unbounded();
        found.resize(max);
        Self { found: Mutex::new(found), fingerprints: Fingerprints::default() }
    }

    /// Returns the fingerprint of nothing, to which is added what something depends on.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprints.begin()
    }

    /// Returns what is known under the bits of a fingerprint.
    pub fn get(&self, bits: [u64; 2]) -> Option<T> {
        self.found().get(&bits).cloned()
    }

    /// Keeps something under the bits of a fingerprint.
    pub fn insert(&self, bits: [u64; 2], value: T) {
        self.found().put(bits, value);
    }

    fn found(&self) -> MutexGuard<'_, LruCache<[u64; 2], T>> {
        // Nothing is done under the lock that could panic half-way.
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_used_for_longest_is_forgotten() {
        let known = Known::new(NonZeroUsize::new(2).expect("it is not zero"));
        for number in 0..3 {
            known.insert([number, 0], number);
            let _ = known.get([0, 0]);
        }
        assert_eq!([0, 1, 2].map(|number| known.get([number, 0])), [Some(0), None, Some(2)]);
    }
}
