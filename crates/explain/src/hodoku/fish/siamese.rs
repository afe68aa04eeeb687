//! Siamese fish: two fish with the same base and different fins.

use crate::hodoku::{Found, Kind};

/// Adds for all pairs of fish with the same base the removals of both.
pub(crate) fn join(steps: &mut Vec<Found>) {
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

/// Returns the kind of fish that can make a siamese fish with this one.
pub(crate) fn partner(kind: Kind) -> Option<Kind> {
    Some(match kind {
        Kind::FinnedXWing => Kind::SashimiXWing,
        Kind::SashimiXWing => Kind::FinnedXWing,
        Kind::FinnedSwordfish => Kind::SashimiSwordfish,
        Kind::SashimiSwordfish => Kind::FinnedSwordfish,
        Kind::FinnedJellyfish => Kind::SashimiJellyfish,
        Kind::SashimiJellyfish => Kind::FinnedJellyfish,
        Kind::FinnedFrankenXWing => Kind::FrankenXWing,
        Kind::FinnedFrankenSwordfish => Kind::FrankenSwordfish,
        Kind::FinnedFrankenJellyfish => Kind::FrankenJellyfish,
        Kind::FinnedMutantXWing => Kind::MutantXWing,
        Kind::FinnedMutantSwordfish => Kind::MutantSwordfish,
        Kind::FinnedMutantJellyfish => Kind::MutantJellyfish,
        _ => return None,
    })
}
