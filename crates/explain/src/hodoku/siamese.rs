//! Siamese fish: two fish with the same base and different fins.

use super::Found;

/// Adds for all pairs of fish with the same base the removals of both.
pub(super) fn join(steps: &mut Vec<Found>) {
    let mut joined: Vec<Found> = Vec::new();
    for (at, one) in steps.iter().enumerate() {
        for two in &steps[at + 1..] {
            let same_value = one.deletions.first().map(|fact| fact.1) == two.deletions.first().map(|fact| fact.1);
            if one.base.is_empty() || one.base != two.base || !same_value || one.deletions == two.deletions {
                continue;
            }
            let mut both = one.clone();
            both.deletions.extend(&two.deletions);
            both.deletions.sort_unstable();
            both.deletions.dedup();
            if joined.iter().all(|other| other.deletions != both.deletions) {
                joined.push(both);
            }
        }
    }
    steps.extend(joined);
}
