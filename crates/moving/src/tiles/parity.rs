//! Half of all boards can never be reached, which is told without a search.
//!
//! Every slide exchanges the blank with a tile: an odd permutation, and a step of the blank on the squares of a chessboard.
//! So the parity of the permutation from start to goal and that of the blank's way are the same (Johnson 1879). Two tiles
//! of one name may be exchanged unseen, then parity tells nothing. In a single row or column no tile ever passes another.

use bachet_notation::moving::Tiles;

/// Whether the goal is out of reach for one of these two reasons.
pub(crate) fn is_out_of_reach(puzzle: &Tiles) -> bool {
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
    let way = (from / columns).abs_diff(to / columns) + (from % columns).abs_diff(to % columns);
    !(transpositions(&puzzle.start, &puzzle.goal) + way).is_multiple_of(2)
}

/// How many exchanges make the one board of the other; every content stands once.
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
