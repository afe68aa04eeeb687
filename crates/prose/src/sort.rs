//! Sorting of a few items.

/// Sorts by a key, stably and by insertion: quadratic, for lists of a few items.
///
/// The standard sort is thousands of instructions for each type of item, which most lists here are too short to need.
pub(crate) fn sort_few_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}
