//! Aligned exclusion: values of two or three cells that would leave none for a cell that sees them all.

use super::bits::bits;
use super::frame::Frame;
use super::grid::Grid;
use super::hint::{Hint, Pattern};
use super::table::{ALIGNED_PAIR, ALIGNED_TRIPLE};

/// The cells that can be excluded from, with the cells of few values that they see.
struct Excluders {
    /// In reading order.
    cells: Vec<u16>,
    /// For each cell of the board the excluders that it sees, in the order of its peers; empty unless it is in `cells`.
    of: Vec<Vec<u16>>,
    /// The same as sets, of `words` words for each cell.
    sets: Vec<u64>,
    words: usize,
}

impl Excluders {
    fn new(frame: &Frame, grid: &Grid, degree: u32) -> Self {
        let words = frame.area.div_ceil(64);
        let mut all =
            Self { cells: Vec::new(), of: vec![Vec::new(); frame.area], sets: vec![0; frame.area * words], words };
        for cell in (0..frame.area).filter(|&cell| grid.count(cell) >= 2) {
            let peers = &frame.peers[cell];
            if peers.iter().any(|&peer| grid.count(peer as usize) == 1) {
                continue;
            }
            let few = |&peer: &u16| (2..=degree).contains(&grid.count(peer as usize));
            let excluders: Vec<u16> = peers.iter().copied().filter(few).collect();
            if !excluders.is_empty() {
                all.cells.push(cell as u16);
                for &of in &excluders {
                    all.sets[cell * words + of as usize / 64] |= 1 << (of % 64);
                }
                all.of[cell] = excluders;
            }
        }
        all
    }

    /// Returns the masks of the excluders that all cells see, if there are two or more.
    fn common(&self, grid: &Grid, cells: &[u16]) -> Option<Vec<u64>> {
        let word = |at: usize| {
            let words = cells.iter().map(|&cell| self.sets[cell as usize * self.words + at]);
            words.fold(u64::MAX, |common, word| common & word)
        };
        if (0..self.words).map(|at| word(at).count_ones()).sum::<u32>() < 2 {
            return None;
        }
        Some((0..self.words).flat_map(|at| bits(word(at)).map(move |bit| grid.masks[at * 64 + bit])).collect())
    }
}

/// Finds an aligned pair exclusion.
pub(super) fn aligned_pair(frame: &Frame, grid: &Grid) -> Option<Hint> {
    let excluders = Excluders::new(frame, grid, 2);
    // Pairs come in the order of the second cell.
    for (at, &second) in excluders.cells.iter().enumerate() {
        for &first in &excluders.cells[..at] {
            let cells = [first, second];
            if let Some(masks) = excluders.common(grid, &cells)
                && let Some(hint) = exclusion(frame, grid, &cells, &masks)
            {
                return Some(hint);
            }
        }
    }
    None
}

/// Finds an aligned triple exclusion.
pub(super) fn aligned_triple(frame: &Frame, grid: &Grid) -> Option<Hint> {
    let excluders = Excluders::new(frame, grid, 3);
    if excluders.cells.len() < 3 {
        return None;
    }
    for (at, &second) in excluders.cells.iter().enumerate() {
        for &first in &excluders.cells[..at] {
            if excluders.common(grid, &[first, second]).is_none() {
                continue;
            }
            let (near, far) = (&excluders.of[first as usize], &excluders.of[second as usize]);
            let far = far.iter().filter(|cell| !near.contains(cell));
            for &third in near.iter().chain(far) {
                let is_base = !excluders.of[third as usize].is_empty() && third != first && third != second;
                let cells = [first, second, third];
                if is_base
                    && let Some(masks) = excluders.common(grid, &cells)
                    && let Some(hint) = exclusion(frame, grid, &cells, &masks)
                {
                    return Some(hint);
                }
            }
        }
    }
    None
}

/// Removes the values of the cells that are in no combination that the excluders allow.
fn exclusion(frame: &Frame, grid: &Grid, cells: &[u16], masks: &[u64]) -> Option<Hint> {
    let removed = cells.iter().enumerate().map(|(at, &cell)| {
        let values = bits(grid.masks[cell as usize]).filter(|&value| {
            let mut chosen = [usize::MAX; 3];
            chosen[at] = value;
            !is_allowed(frame, grid, cells, masks, &mut chosen, 0)
        });
        (cell, values.fold(0, |mask, value| mask | 1 << value))
    });
    let mut removed: Vec<(u16, u64)> = removed.filter(|&(_, mask)| mask != 0).collect();
    removed.sort_unstable();
    let technique = if cells.len() == 2 { &ALIGNED_PAIR } else { &ALIGNED_TRIPLE };
    (!removed.is_empty()).then(|| Hint {
        technique,
        rating: technique.explainer.unwrap_or_default(),
        place: None,
        removed,
        pattern: Pattern::Aligned { cells: cells.to_vec() },
    })
}

/// Whether the chosen values can be completed to an allowed combination, from the cell `at` on.
fn is_allowed(frame: &Frame, grid: &Grid, cells: &[u16], masks: &[u64], chosen: &mut [usize; 3], at: usize) -> bool {
    if at == cells.len() {
        let union = chosen[..at].iter().fold(0, |union, value| union | 1 << value);
        return masks.iter().all(|mask| mask & !union != 0);
    }
    let fits = |chosen: &[usize; 3], value: usize| {
        (0..cells.len()).all(|other| {
            other == at || chosen[other] != value || !frame.sees(cells[at] as usize, cells[other] as usize)
        })
    };
    if chosen[at] != usize::MAX {
        return fits(chosen, chosen[at]) && is_allowed(frame, grid, cells, masks, chosen, at + 1);
    }
    let found = bits(grid.masks[cells[at] as usize]).any(|value| {
        if !fits(chosen, value) {
            return false;
        }
        chosen[at] = value;
        let allowed = is_allowed(frame, grid, cells, masks, chosen, at + 1);
        chosen[at] = usize::MAX;
        allowed
    });
    found
}
