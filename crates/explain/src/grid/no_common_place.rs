//! No common place: two values that have no possible partner in common do not belong together.

use super::direct::Found;
use super::techniques::NO_COMMON_PLACE;
use super::theory::GridTheory;
use crate::subsets::{Chain, Literal, Theory as _};

/// Returns all steps of this kind.
pub(super) fn no_common_place(theory: &GridTheory, chain: &Chain) -> Vec<Found> {
    let shape = &theory.shape;
    let mut found = Vec::new();
    for square in shape.squares().filter(|&square| chain.value(square).is_none()) {
        let (x, y) = shape.pair(square);
        for category in (0..shape.category_count()).filter(|&c| c != shape.category(x) && c != shape.category(y)) {
            // The row that must have a partner is that of a value which names an entity.
            let step = [(x, y), (y, x)].into_iter().filter(|&(x, _)| shape.is_unique(x)).find_map(|(x, y)| {
                let known = crossed(theory, chain, x, y, category)?;
                let rules = vec![theory.one_each(x, category), theory.transfer(x, y, category)];
                let weights: u32 = rules.iter().map(|&rule| theory.weight(rule)).sum();
                let cost = weights + known.len() as u32 * theory.fact_weight();
                Some(Found {
                    technique: &NO_COMMON_PLACE,
                    rules,
                    literals: vec![Literal::new(square, false)],
                    known,
                    cost,
                })
            });
            found.extend(step);
        }
    }
    found
}

/// Returns for each value of the category that one of the two is not with it, if that is known for all.
fn crossed(theory: &GridTheory, chain: &Chain, x: usize, y: usize, category: usize) -> Option<Vec<Literal>> {
    let shape = &theory.shape;
    let mut known = Vec::new();
    for other in shape.values_of(category) {
        let crosses = [(x, other), (y, other)].into_iter().filter(|&(a, b)| shape.has_square(a, b));
        known.push(crosses.map(|(a, b)| shape.literal(a, b, false)).find(|&literal| chain.holds(literal))?);
    }
    known.sort_unstable();
    known.dedup();
    Some(known)
}
