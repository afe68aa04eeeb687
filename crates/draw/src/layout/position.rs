//! The vertical positions of the items of ordered columns.
//!
//! The target of each item is the weighted mean of its neighbours, subject to the order and the distances of its
//! column. The positions nearest to all targets are an isotonic regression, computed by the pool-adjacent-violators
//! algorithm.

use super::{Item, Layers, Room};

/// Maximum number of rounds.
const MAX_ROUNDS: usize = 400;
/// The rounds end when no item moves by more than this.
const TOLERANCE: f64 = 0.02;
/// Factor of the weight of a segment between two bends, which keeps long edges straight.
const BEND_WEIGHT: f64 = 8.0;

/// Returns the centre of each item, and the bottom of the lowest.
pub(super) fn position(layers: &Layers, room: Room) -> (Vec<f64>, f64) {
    let half = |item: Item| if layers.is_node(item) { room.node / 2.0 } else { 0.0 };
    let apart = |a: Item, b: Item| half(a) + half(b) + room.gap;
    let mut middle = vec![0.0; layers.column.len()];
    for column in &layers.columns {
        let mut down = 0.0;
        for (place, &item) in column.iter().enumerate() {
            if place > 0 {
                down += apart(column[place - 1], item);
            }
            middle[item] = down;
        }
        for &item in column {
            middle[item] -= down / 2.0;
        }
    }
    for round in 0..MAX_ROUNDS {
        let mut moved = 0.0_f64;
        let count = layers.columns.len();
        for step in 0..count {
            let column = &layers.columns[if round % 2 == 0 { step } else { count - 1 - step }];
            let targets: Vec<(f64, f64)> = column.iter().map(|&item| target(layers, &middle, item)).collect();
            moved = moved.max(move_to_targets(column, &targets, &mut middle, apart));
        }
        if moved < TOLERANCE {
            break;
        }
    }
    let top = edge(layers, &middle, |item, y| y - half(item), f64::min);
    for y in &mut middle {
        *y -= top;
    }
    let height = edge(layers, &middle, |item, y| y + half(item), f64::max);
    (middle, height)
}

/// Returns the target of an item, and its weight.
fn target(layers: &Layers, middle: &[f64], item: Item) -> (f64, f64) {
    let mut sum = 0.0;
    let mut weights = 0.0;
    for s in layers.before[item].iter().chain(&layers.behind[item]) {
        let other = if s.left == item { s.right } else { s.left };
        let bent = !layers.is_node(item) && !layers.is_node(other);
        let weight = s.weight as f64 * if bent { BEND_WEIGHT } else { 1.0 };
        sum += weight * middle[other];
        weights += weight;
    }
    if weights == 0.0 { (middle[item], 0.1) } else { (sum / weights, weights) }
}

/// Moves a column to the positions with the least sum of weighted squared distances from the targets. Returns the
/// largest move.
fn move_to_targets(
    column: &[Item],
    targets: &[(f64, f64)],
    middle: &mut [f64],
    apart: impl Fn(Item, Item) -> f64,
) -> f64 {
    // Blocks of items that touch: the weighted sum of targets, the sum of weights, and the number of items.
    let mut blocks: Vec<(f64, f64, usize)> = Vec::with_capacity(column.len());
    let mut offset = 0.0;
    let mut offsets = Vec::with_capacity(column.len());
    for (place, &item) in column.iter().enumerate() {
        if place > 0 {
            offset += apart(column[place - 1], item);
        }
        offsets.push(offset);
        let (target, weight) = targets[place];
        let mut block = (weight * (target - offset), weight, 1);
        while let Some(&(sum, weights, count)) = blocks.last() {
            if sum / weights <= block.0 / block.1 {
                break;
            }
            block = (sum + block.0, weights + block.1, count + block.2);
            blocks.pop();
        }
        blocks.push(block);
    }
    let positions = blocks.iter().flat_map(|&(sum, weights, count)| std::iter::repeat_n(sum / weights, count));
    let mut moved = 0.0_f64;
    for ((&item, offset), from) in column.iter().zip(&offsets).zip(positions) {
        moved = moved.max((from + offset - middle[item]).abs());
        middle[item] = from + offset;
    }
    moved
}

/// Returns the extreme of all items; 0 without items.
fn edge(layers: &Layers, middle: &[f64], reach: impl Fn(Item, f64) -> f64, farthest: fn(f64, f64) -> f64) -> f64 {
    let items = layers.columns.iter().flatten();
    items.map(|&item| reach(item, middle[item])).reduce(farthest).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjacent_violators_are_pooled() {
        let mut middle = vec![0.0; 4];
        let targets = [(10.0, 1.0), (10.0, 1.0), (0.0, 2.0), (100.0, 1.0)];
        let moved = move_to_targets(&[0, 1, 2, 3], &targets, &mut middle, |_, _| 6.0);
        // Relative to their offsets, the targets of the first three are 10, 4 and -12, with a weighted mean of -2.5.
        assert_eq!((middle.as_slice(), moved), (&[-2.5, 3.5, 9.5, 100.0][..], 100.0));
    }
}
