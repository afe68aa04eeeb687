//! The order of the items in each column, to reduce crossings.
//!
//! Barycentre sweeps, forward and backward in turn, each followed by exchanges of neighbours as long as these help. The
//! best order is kept. Crossings are weighted: segments of the highlighted way count more than detours.

use super::{Item, Layers, Segment};

/// Maximum number of sweeps.
const MAX_SWEEPS: usize = 24;
/// Maximum number of rounds of exchanges after a sweep.
const MAX_ROUNDS: usize = 8;

/// Orders every column.
pub(super) fn order(layers: &mut Layers) {
    let mut places = places(layers);
    let mut best = (crossings(layers, &places), layers.columns.clone());
    for sweep in 0..MAX_SWEEPS {
        if best.0 == 0 {
            break;
        }
        let count = layers.columns.len();
        for step in 1..count {
            let column = if sweep % 2 == 0 { step } else { count - 1 - step };
            by_barycentre(layers, &mut places, column, sweep % 2 == 0);
        }
        for _ in 0..MAX_ROUNDS {
            if !exchange(layers, &mut places) {
                break;
            }
        }
        let now = crossings(layers, &places);
        if now < best.0 {
            best = (now, layers.columns.clone());
        }
    }
    layers.columns = best.1;
}

/// Returns the index of each item in its column.
fn places(layers: &Layers) -> Vec<usize> {
    let mut places = vec![0; layers.column.len()];
    for column in &layers.columns {
        for (place, &item) in column.iter().enumerate() {
            places[item] = place;
        }
    }
    places
}

/// Orders a column by the mean index of each item's neighbours in the column before or after; an item without any
/// stays.
fn by_barycentre(layers: &mut Layers, places: &mut [usize], column: usize, forward: bool) {
    let mut keyed: Vec<(f64, Item)> = Vec::with_capacity(layers.columns[column].len());
    for &item in &layers.columns[column] {
        let ends = if forward { &layers.before[item] } else { &layers.behind[item] };
        let place = |s: &Segment| places[if forward { s.left } else { s.right }];
        let weight: u64 = ends.iter().map(|s| s.weight).sum();
        let sum: u64 = ends.iter().map(|s| s.weight * place(s) as u64).sum();
        keyed.push((if weight == 0 { places[item] as f64 } else { sum as f64 / weight as f64 }, item));
    }
    keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (place, (_, item)) in keyed.into_iter().enumerate() {
        layers.columns[column][place] = item;
        places[item] = place;
    }
}

/// Exchanges neighbours where this reduces crossings. Returns whether any were exchanged.
fn exchange(layers: &mut Layers, places: &mut [usize]) -> bool {
    let mut any = false;
    for column in 0..layers.columns.len() {
        for place in 1..layers.columns[column].len() {
            let (upper, lower) = (layers.columns[column][place - 1], layers.columns[column][place]);
            let now = between(layers, places, upper, lower);
            if now > 0 && between(layers, places, lower, upper) < now {
                layers.columns[column].swap(place - 1, place);
                places.swap(upper, lower);
                any = true;
            }
        }
    }
    any
}

/// Returns the weight of the crossings between the segments of two neighbours.
fn between(layers: &Layers, places: &[usize], upper: Item, lower: Item) -> u64 {
    let behind = (&layers.behind[upper], &layers.behind[lower], true);
    let before = (&layers.before[upper], &layers.before[lower], false);
    let mut sum = 0;
    for (of_upper, of_lower, forward) in [behind, before] {
        let place = |s: &Segment| places[if forward { s.right } else { s.left }];
        for a in of_upper {
            for b in of_lower {
                if place(a) > place(b) {
                    sum += a.weight * b.weight;
                }
            }
        }
    }
    sum
}

/// Returns the weight of all crossings, by a Fenwick tree for each pair of columns (Barth, Mutzel and Juenger 2004).
fn crossings(layers: &Layers, places: &[usize]) -> u64 {
    let mut sum = 0;
    for (left, right) in layers.columns.iter().zip(layers.columns.iter().skip(1)) {
        let mut tree = vec![0_u64; right.len() + 1];
        for &item in left {
            for s in &layers.behind[item] {
                // The segment crosses all earlier ones that end farther down.
                let total = prefix(&tree, right.len());
                sum += s.weight * (total - prefix(&tree, places[s.right] + 1));
            }
            for s in &layers.behind[item] {
                let mut at = places[s.right] + 1;
                while at < tree.len() {
                    tree[at] += s.weight;
                    at += at & at.wrapping_neg();
                }
            }
        }
    }
    sum
}

fn prefix(tree: &[u64], mut at: usize) -> u64 {
    let mut sum = 0;
    while at > 0 {
        sum += tree[at];
        at &= at - 1;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::{Edge, Graph, Node};

    fn layers(columns: &[usize], edges: &[(usize, usize)]) -> Layers {
        let nodes = columns.iter().map(|&column| Node { column, ..Node::default() }).collect();
        let edges = edges.iter().map(|&(from, to)| Edge { from, to, ..Edge::default() }).collect();
        Layers::new(&Graph { nodes, edges, ..Graph::default() })
    }

    /// Counts the crossings of all pairs of segments.
    fn counted(layers: &Layers) -> u64 {
        let places = places(layers);
        let all: Vec<Segment> = layers.behind.iter().flatten().copied().collect();
        let crosses = |a: &Segment, b: &Segment| {
            layers.column[a.left] == layers.column[b.left]
                && places[a.left] < places[b.left]
                && places[a.right] > places[b.right]
        };
        all.iter().map(|a| all.iter().filter(|b| crosses(a, b)).map(|b| a.weight * b.weight).sum::<u64>()).sum()
    }

    #[test]
    fn crossings_are_counted() {
        let tangled = layers(&[0, 0, 0, 1, 1, 1], &[(0, 5), (1, 4), (2, 3), (0, 3), (2, 5), (1, 3)]);
        assert!(counted(&tangled) > 3);
        assert_eq!(crossings(&tangled, &places(&tangled)), counted(&tangled));
    }

    #[test]
    fn a_planar_graph_is_untangled() {
        // A ladder whose sides cross in every column, with a long edge over it.
        let mut ladder = layers(
            &[0, 1, 1, 2, 2, 3, 3, 4],
            &[(0, 1), (0, 2), (1, 4), (2, 3), (4, 5), (3, 6), (5, 7), (6, 7), (0, 7)],
        );
        assert!(counted(&ladder) > 0);
        order(&mut ladder);
        assert_eq!(counted(&ladder), 0);
        let mut items: Vec<Item> = ladder.columns.concat();
        items.sort_unstable();
        assert!(items.iter().copied().eq(0..ladder.column.len()), "every item still has a position");
    }
}
