//! What was used last is kept, up to a number of bytes.

use std::hash::Hash;

use lru::LruCache;

/// The largest part of all bytes that one value may take: one in so many.
const LARGEST: usize = 8;

/// Values by keys, of which those that were not used for longest are forgotten.
#[derive(Debug)]
pub(super) struct Lru<K: Eq + Hash, V> {
    values: LruCache<K, Held<V>>,
    bytes: usize,
    max_bytes: usize,
}

#[derive(Debug)]
struct Held<V> {
    value: V,
    bytes: usize,
}

impl<K: Eq + Hash, V: Clone> Lru<K, V> {
    pub(super) fn new(max_bytes: usize) -> Self {
        Self { values: LruCache::unbounded(), bytes: 0, max_bytes }
    }

    /// Returns a value that is kept.
    pub(super) fn get(&mut self, key: &K) -> Option<V> {
        self.values.get(key).map(|held| held.value.clone())
    }

    /// Keeps a value that takes so many bytes.
    pub(super) fn insert(&mut self, key: K, value: V, bytes: usize) {
        if bytes > self.max_bytes / LARGEST {
            return;
        }
        self.bytes += bytes;
        if let Some(before) = self.values.put(key, Held { value, bytes }) {
            self.bytes -= before.bytes;
        }
        while self.bytes > self.max_bytes {
            let Some((_, oldest)) = self.values.pop_lru() else { break };
            self.bytes -= oldest.bytes;
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
    }
}
