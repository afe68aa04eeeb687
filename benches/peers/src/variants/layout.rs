//! Random irregular regions: starting from the square boxes, cells of neighbouring regions are exchanged if both
//! regions stay connected.

use super::board::square_boxes;
use crate::random::Random;

/// Number of attempted exchanges per cell of the board.
const CHANGES: usize = 8;

/// For each cell of a board of this size, a square number, its region; every region is connected.
pub fn regions(size: usize, random: &mut Random) -> Vec<usize> {
    let mut region_of = square_boxes(size);
    let mut left = CHANGES * region_of.len();
    while left > 0 {
        let (a, b) = (random.below(region_of.len()), random.below(region_of.len()));
        let (of_a, of_b) = (region_of[a], region_of[b]);
        let touches = |cell: usize, region: usize| neighbours(size, cell).any(|other| region_of[other] == region);
        if of_a == of_b || !touches(a, of_b) || !touches(b, of_a) {
            continue;
        }
        region_of.swap(a, b);
        if connected(size, &region_of, of_a) && connected(size, &region_of, of_b) {
            left -= 1;
        } else {
            region_of.swap(a, b);
        }
    }
    region_of
}

fn neighbours(size: usize, cell: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / size, cell % size);
    let up = (row > 0).then(|| cell - size);
    let down = (row + 1 < size).then(|| cell + size);
    let left = (column > 0).then(|| cell - 1);
    let right = (column + 1 < size).then(|| cell + 1);
    [up, down, left, right].into_iter().flatten()
}

fn connected(size: usize, region_of: &[usize], region: usize) -> bool {
    let cells = region_of.iter().filter(|&&of| of == region).count();
    let Some(first) = region_of.iter().position(|&of| of == region) else { return true };
    let mut seen = vec![first];
    let mut next = 0;
    while let Some(&cell) = seen.get(next) {
        next += 1;
        for other in neighbours(size, cell) {
            if region_of[other] == region && !seen.contains(&other) {
                seen.push(other);
            }
        }
    }
    seen.len() == cells
}
