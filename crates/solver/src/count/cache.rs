//! The counts of components met before.

use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// The memory that remembered counts may take, in bytes.
const CAPACITY: usize = 32 << 20;
/// What an entry takes beside its key's and its count's words, about.
const ENTRY: usize = 96;

/// Counts by component: its variables, their words, and what fixed variables left of its constraints.
#[derive(Debug, Default)]
pub(super) struct Cache {
    counts: FxHashMap<Box<[u64]>, BigUint>,
    bytes: usize,
}

impl Cache {
    pub(super) fn get(&self, key: &[u64]) -> Option<&BigUint> {
        self.counts.get(key)
    }

    /// Remembers a count; forgets all where that would take too much memory.
    pub(super) fn insert(&mut self, key: Vec<u64>, count: BigUint) {
        let bytes = key.len() * 8 + (count.bits() / 8) as usize + ENTRY;
        if self.bytes + bytes > CAPACITY {
            self.counts = FxHashMap::default();
            self.bytes = 0;
        }
        self.bytes += bytes;
        self.counts.insert(key.into_boxed_slice(), count);
    }
}
