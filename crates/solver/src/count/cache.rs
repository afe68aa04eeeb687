//! A cache of the counts of components.

use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// Maximum number of bytes of the cache.
const MAX_BYTES: usize = 32 << 20;
/// Approximate number of bytes that an entry takes beside the words of its key and count.
const ENTRY_OVERHEAD_BYTES: usize = 96;

/// Counts by the key of a component: see [`Component::key`](super::components::Component::key).
#[derive(Debug, Default)]
pub(super) struct Cache {
    counts: FxHashMap<Box<[u64]>, BigUint>,
    bytes: usize,
}

impl Cache {
    pub(super) fn get(&self, key: &[u64]) -> Option<&BigUint> {
        self.counts.get(key)
    }

    /// Stores a count. Clears the cache first if it would grow too large.
    pub(super) fn insert(&mut self, key: Vec<u64>, count: BigUint) {
        let bytes = key.len() * 8 + (count.bits() / 8) as usize + ENTRY_OVERHEAD_BYTES;
        if self.bytes + bytes > MAX_BYTES {
            self.counts = FxHashMap::default();
            self.bytes = 0;
        }
        self.bytes += bytes;
        self.counts.insert(key.into_boxed_slice(), count);
    }
}
