//! Proves without a search that a goal is unreachable: by parity, which half of all boards fail, or in a single row.
//!
//! Every slide exchanges the blank with a tile, which is an odd permutation, and moves the blank to a square of the
//! other colour of a chessboard. So the permutation from start to goal has the parity of the blank's distance (Johnson
//! 1879). Where two tiles look the same, both parities are possible. In a single row or column no tile ever passes
//! another.

use bachet_notation::moving::Tiles;

/// Whether the goal is unreachable for one of these two reasons.
pub(crate) fn is_unreachable(puzzle: &Tiles) -> bool {
    let (cells, columns) = (puzzle.start.len(), puzzle.columns as usize);
    if columns == 1 || columns == cells {
        let tiles = |cells: &[u8]| cells.iter().copied().filter(|cell| *cell != 0).collect::<Vec<u8>>();
        return tiles(&puzzle.start) != tiles(&puzzle.goal);
    }
    if puzzle.names.len() + 1 < cells {
        return false;
    }
    let blank = |cells: &[u8]| cells.iter().position(|cell| *cell == 0).unwrap_or(0);
    let (from, to) = (blank(&puzzle.start), blank(&puzzle.goal));
    let distance = (from / columns).abs_diff(to / columns) + (from % columns).abs_diff(to % columns);
    !(transpositions(&puzzle.start, &puzzle.goal) + distance).is_multiple_of(2)
}

/// Returns the number of exchanges that turn one board into the other. All contents differ.
fn transpositions(start: &[u8], goal: &[u8]) -> usize {
    let mut place = vec![0; start.len()];
    for (cell, content) in goal.iter().enumerate() {
        place[*content as usize] = cell;
    }
    let mut seen = vec![false; start.len()];
    let mut cycles = 0;
    for first in 0..start.len() {
        cycles += usize::from(!seen[first]);
        let mut cell = first;
        while !std::mem::replace(&mut seen[cell], true) {
            cell = place[start[cell] as usize];
        }
    }
    start.len() - cycles
}
