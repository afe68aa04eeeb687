//! A list without repeated values.

use rustc_hash::FxHashMap;

/// Values with their numbers, in the order in which they were first seen.
pub(super) struct Index<T> {
    numbers: FxHashMap<T, u32>,
    pub(super) values: Vec<T>,
}

impl<T: Clone + Eq + std::hash::Hash> Index<T> {
    pub(super) fn new() -> Self {
        Self { numbers: FxHashMap::default(), values: Vec::new() }
    }

    /// Returns the number of a value, which is added if it is new.
    pub(super) fn number(&mut self, value: T) -> u32 {
        let values = &mut self.values;
        *self.numbers.entry(value).or_insert_with_key(|value| {
            values.push(value.clone());
            values.len() as u32 - 1
        })
    }
}
