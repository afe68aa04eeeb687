//! How far down each item of an ordered column stands.
//!
//! Each wants to be at the weighted mean of its neighbours; they keep their order and their distance. What is nearest to
//! all wishes then is an isotonic regression, found by pooling those who are in each other's way.

use super::{Item, Layers, Room};

/// A large graph need not be drawn to the last tenth.
const ROUNDS: std::ops::Range<usize> = 0..400;
const SETTLED: f64 = 0.02;
/// A bend that follows a bend should not be seen.
const STRAIGHT: f64 = 8.0;

/// The middle of each item, and how far down the lowest reaches.
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
    for round in ROUNDS {
        let mut moved = 0.0_f64;
        let count = layers.columns.len();
        for step in 0..count {
            let column = &layers.columns[if round % 2 == 0 { step } else { count - 1 - step }];
            let wishes: Vec<(f64, f64)> = column.iter().map(|&item| wish(layers, &middle, item)).collect();
            moved = moved.max(settle(column, &wishes, &mut middle, apart));
        }
        if moved < SETTLED {
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

/// Where the item would like to be, and how much.
fn wish(layers: &Layers, middle: &[f64], item: Item) -> (f64, f64) {
    let mut sum = 0.0;
    let mut weights = 0.0;
    for s in layers.before[item].iter().chain(&layers.behind[item]) {
        let other = if s.left == item { s.right } else { s.left };
        let bent = !layers.is_node(item) && !layers.is_node(other);
        let weight = s.weight as f64 * if bent { STRAIGHT } else { 1.0 };
        sum += weight * middle[other];
        weights += weight;
    }
    if weights == 0.0 { (middle[item], 0.1) } else { (sum / weights, weights) }
}

/// Moves the column to where the squares of all distances from the wishes add up to the least. How far the farthest
/// was moved.
fn settle(column: &[Item], wishes: &[(f64, f64)], middle: &mut [f64], apart: impl Fn(Item, Item) -> f64) -> f64 {
    // Blocks of items that touch: the sum of wishes and of weights, how many.
    let mut blocks: Vec<(f64, f64, usize)> = Vec::with_capacity(column.len());
    let mut offset = 0.0;
    let mut offsets = Vec::with_capacity(column.len());
    for (place, &item) in column.iter().enumerate() {
        if place > 0 {
            offset += apart(column[place - 1], item);
        }
        offsets.push(offset);
        let (wish, weight) = wishes[place];
        let mut block = (weight * (wish - offset), weight, 1);
        while let Some(&(sum, weights, count)) = blocks.last() {
            if sum / weights <= block.0 / block.1 {
                break;
            }
            block = (sum + block.0, weights + block.1, count + block.2);
            blocks.pop();
        }
        blocks.push(block);
    }
    let settled = blocks.iter().flat_map(|&(sum, weights, count)| std::iter::repeat_n(sum / weights, count));
    let mut moved = 0.0_f64;
    for ((&item, offset), from) in column.iter().zip(&offsets).zip(settled) {
        moved = moved.max((from + offset - middle[item]).abs());
        middle[item] = from + offset;
    }
    moved
}

/// The farthest that anything reaches; 0 if there is nothing.
fn edge(layers: &Layers, middle: &[f64], reach: impl Fn(Item, f64) -> f64, farthest: fn(f64, f64) -> f64) -> f64 {
    let items = layers.columns.iter().flatten();
    items.map(|&item| reach(item, middle[item])).reduce(farthest).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_in_the_way_is_pooled() {
        let mut middle = vec![0.0; 4];
        let wishes = [(10.0, 1.0), (10.0, 1.0), (0.0, 2.0), (100.0, 1.0)];
        let moved = settle(&[0, 1, 2, 3], &wishes, &mut middle, |_, _| 6.0);
        // The first three want 10, 4 and -12 where nothing is apart: their weighted mean is -2.5.
        assert_eq!((middle.as_slice(), moved), (&[-2.5, 3.5, 9.5, 100.0][..], 100.0));
    }
}
