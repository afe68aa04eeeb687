//! Slots that have a value in common, and so hold the values of one category: `carries _` and `a cargo of _`.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;

use crate::page::slots::Slot;

/// Some slots, and all values in them.
pub(super) type Group = (Vec<Slot>, BTreeSet<String>);

/// Returns the groups of slots that share values outside `taken`, the largest first. Slots that show little, such as a
/// preposition alone, are in none. Linear in the number of values but for logarithms.
pub(super) fn groups(slots: &BTreeMap<(Slot, bool), BTreeSet<String>>, taken: &BTreeSet<String>) -> Vec<Group> {
    let is_strong = |slot: &Slot, count: usize| match slot {
        Slot::Frame(_) | Slot::Behind(_) => true,
        Slot::Before(_) | Slot::Kind => count > 1,
        _ => false,
    };
    // The parent of each slot in the forest of groups, and the first slot of each value.
    let mut parents: Vec<usize> = Vec::new();
    let mut first_of: FxHashMap<&String, usize> = FxHashMap::default();
    let mut strong: Vec<(&Slot, Vec<&String>)> = Vec::new();
    for ((slot, _), values) in slots.iter().filter(|((slot, _), values)| is_strong(slot, values.len())) {
        let at = parents.len();
        parents.push(at);
        let values: Vec<&String> = values.difference(taken).collect();
        for value in &values {
            let other = *first_of.entry(value).or_insert(at);
            let (one, other) = (root(&mut parents, at), root(&mut parents, other));
            parents[one] = other;
        }
        strong.push((slot, values));
    }
    let mut joined: BTreeMap<usize, Group> = BTreeMap::new();
    for (at, (slot, values)) in strong.into_iter().enumerate().filter(|(_, (_, values))| !values.is_empty()) {
        let group = joined.entry(root(&mut parents, at)).or_default();
        group.0.push(slot.clone());
        group.1.extend(values.into_iter().cloned());
    }
    let mut groups: Vec<Group> = joined.into_values().collect();
    groups.sort_by_key(|(slots, values)| (usize::MAX - values.len(), slots.clone()));
    groups
}

/// Returns the first slot of the group of a slot.
fn root(parents: &mut [usize], mut at: usize) -> usize {
    while parents[at] != at {
        parents[at] = parents[parents[at]];
        at = parents[at];
    }
    at
}
