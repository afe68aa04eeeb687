//! Pairs and triples that fill their places: as many values as they have places left, so no other value is there.

use super::direct::Found;
use super::shape::Owners;
use super::techniques::PAIRS;
use super::theory::GridTheory;
use crate::subsets::{Chain, Literal, Theory as _};

/// Maximum number of values that fill their places together.
const MAX_VALUES: usize = 4;

/// Returns all steps of this kind, from pairs upwards.
pub(super) fn fill_places(theory: &GridTheory, chain: &Chain) -> Vec<Found> {
    let shape = &theory.shape;
    let mut found = Vec::new();
    for category in 0..shape.category_count() {
        for places in (0..shape.category_count()).filter(|&c| c != category) {
            if shape.owners(category) == Owners::One && shape.owners(places) == Owners::One {
                let left = |x: usize| {
                    let row = shape.values_of(places).enumerate();
                    let open = row.filter(|&(_, y)| chain.value(shape.square(x, y)) != Some(false));
                    open.fold(0_u64, |mask, (at, _)| mask | 1 << at)
                };
                let rows: Vec<(usize, u64)> =
                    shape.values_of(category).map(|x| (x, left(x))).filter(|(_, mask)| mask.count_ones() > 1).collect();
                for size in 2..=MAX_VALUES.min(rows.len().saturating_sub(1)) {
                    sets(theory, chain, &rows, places, size, &mut Vec::new(), 0, &mut found);
                }
            }
        }
    }
    found
}

/// Adds the steps by sets of values that contain `chosen` and more values from `from` on.
#[expect(clippy::too_many_arguments, reason = "a recursion over sets")]
fn sets(
    theory: &GridTheory,
    chain: &Chain,
    rows: &[(usize, u64)],
    places: usize,
    size: usize,
    chosen: &mut Vec<usize>,
    from: usize,
    found: &mut Vec<Found>,
) {
    let filled = chosen.iter().fold(0, |mask, &at| mask | rows[at].1);
    if filled.count_ones() as usize > size {
        return;
    }
    if chosen.len() == size {
        found.extend(step(theory, chain, rows, places, chosen, filled));
        return;
    }
    for at in from..rows.len() {
        chosen.push(at);
        sets(theory, chain, rows, places, size, chosen, at + 1, found);
        chosen.pop();
    }
}

fn step(
    theory: &GridTheory,
    chain: &Chain,
    rows: &[(usize, u64)],
    places: usize,
    chosen: &[usize],
    filled: u64,
) -> Option<Found> {
    let shape = &theory.shape;
    let category = shape.category(rows[chosen[0]].0);
    let is_chosen = |x: usize| chosen.iter().any(|&at| rows[at].0 == x);
    let is_filled = |y: usize| filled >> (y - shape.values_of(places).start) & 1 == 1;
    let (mut literals, mut known): (Vec<Literal>, Vec<Literal>) = (Vec::new(), Vec::new());
    for x in shape.values_of(category) {
        for y in shape.values_of(places) {
            let square = shape.square(x, y);
            match (is_chosen(x), is_filled(y)) {
                (true, false) => known.push(Literal::new(square, false)),
                (false, true) if chain.value(square).is_none() => literals.push(Literal::new(square, false)),
                _ => {}
            }
        }
    }
    if literals.is_empty() {
        return None;
    }
    let values = chosen.iter().map(|&at| theory.one_each(rows[at].0, places));
    let filled = shape.values_of(places).filter(|&y| is_filled(y)).map(|y| theory.one_each(y, category));
    let rules: Vec<u32> = values.chain(filled).collect();
    let weights: u32 = rules.iter().map(|&rule| theory.weight(rule)).sum();
    let cost = weights + known.len() as u32 * theory.fact_weight();
    literals.sort_unstable();
    known.sort_unstable();
    Some(Found { technique: &PAIRS, rules, literals, known, cost })
}
