//! What was used last is kept, up to a number of bytes.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

/// The largest part of all bytes that one value may take: one in so many.
const LARGEST: usize = 8;

/// Values by keys, of which those that were not used for longest are forgotten.
#[derive(Debug)]
pub(super) struct Lru<K, V> {
    values: HashMap<K, Held<V>>,
    /// The keys by the time of their last use.
    order: BTreeMap<u64, K>,
    uses: u64,
    bytes: usize,
    max_bytes: usize,
}

#[derive(Debug)]
struct Held<V> {
    value: V,
    bytes: usize,
    used: u64,
}

impl<K: Clone + Eq + Hash, V: Clone> Lru<K, V> {
    pub(super) fn new(max_bytes: usize) -> Self {
        Self { values: HashMap::new(), order: BTreeMap::new(), uses: 0, bytes: 0, max_bytes }
    }

    /// Returns a value that is kept.
    pub(super) fn get(&mut self, key: &K) -> Option<V> {
        let held = self.values.get_mut(key)?;
        self.uses += 1;
        if let Some(key) = self.order.remove(&held.used) {
            self.order.insert(self.uses, key);
        }
        held.used = self.uses;
        Some(held.value.clone())
    }

    /// Keeps a value that takes so many bytes.
    pub(super) fn insert(&mut self, key: K, value: V, bytes: usize) {
        if bytes > self.max_bytes / LARGEST {
            return;
        }
        self.forget(&key);
        self.uses += 1;
        self.bytes += bytes;
        self.order.insert(self.uses, key.clone());
        self.values.insert(key, Held { value, bytes, used: self.uses });
        while self.bytes > self.max_bytes {
            let Some((_, oldest)) = self.order.pop_first() else { break };
            self.forget(&oldest);
        }
    }

    fn forget(&mut self, key: &K) {
        if let Some(held) = self.values.remove(key) {
            self.order.remove(&held.used);
            self.bytes -= held.bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_used_for_longest_is_forgotten() {
        let mut lru = Lru::new(40);
        for key in 0..8 {
            lru.insert(key, key * 10, 5);
        }
        assert_eq!(lru.get(&0), Some(0));
        lru.insert(8, 80, 5);
        assert_eq!((lru.get(&0), lru.get(&1), lru.get(&2)), (Some(0), None, Some(20)));
        lru.insert(2, 21, 1);
        assert_eq!((lru.get(&2), lru.bytes), (Some(21), 36));
        lru.insert(9, 90, 6);
        assert_eq!((lru.get(&9), lru.bytes), (None, 36));
        assert_eq!(lru.values.len(), lru.order.len());
    }
}
