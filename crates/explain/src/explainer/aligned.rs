//! Aligned exclusion: values of two or three cells that would leave none for a cell that sees them all.

use super::bits::{bits, is_many};
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

    /// Whether a cell is an excluder of another.
    fn is_of(&self, cell: u16, of: u16) -> bool {
        self.sets[of as usize * self.words + cell as usize / 64] >> (cell % 64) & 1 == 1
    }

    /// Stores the excluders in `before` that a cell sees too. Returns whether there are two or more.
    fn common(&self, before: &[u64], cell: u16, into: &mut Vec<u64>) -> bool {
        let of = self.set(cell);
        into.clear();
        let (mut seen, mut many) = (0, false);
        for (a, b) in before.iter().zip(of) {
            let word = a & b;
            many |= is_many(word) || word != 0 && seen != 0;
            seen |= word;
            into.push(word);
        }
        many
    }

    /// Returns the excluders of a cell.
    fn set(&self, cell: u16) -> &[u64] {
        &self.sets[cell as usize * self.words..(cell as usize + 1) * self.words]
    }

    /// Whether the three cells came before as another pair with a third cell.
    fn came_before(&self, [first, second, third]: [u16; 3]) -> bool {
        let pair_before = |pair: [u16; 2], other: u16| pair.iter().any(|&cell| self.is_of(other, cell));
        (third < second && pair_before([third, first], second))
            || (third < first && pair_before([third, second], first))
    }
}

/// Finds an aligned pair exclusion.
pub(super) fn aligned_pair(frame: &Frame, grid: &Grid) -> Option<Hint> {
    let excluders = Excluders::new(frame, grid, 2);
    let mut common = Vec::new();
    // Pairs come in the order of the second cell.
    for (at, &second) in excluders.cells.iter().enumerate() {
        for &first in &excluders.cells[..at] {
            let cells = [first, second];
            if excluders.common(excluders.set(first), second, &mut common)
                && let Some(hint) = exclusion(frame, grid, &cells, &masks(grid, &common))
            {
                return Some(hint);
            }
        }
    }
    None
}

/// The search for aligned triple exclusions. It remembers the candidates of a grid on which it found nothing: only
/// triples with a cell or an excluder that has changed since then have to be looked at.
#[derive(Clone, Debug, Default)]
pub(super) struct AlignedTriples {
    before: Vec<u64>,
}

impl AlignedTriples {
    /// Finds an aligned triple exclusion. No cell may have a single candidate.
    pub(super) fn find(&mut self, frame: &Frame, grid: &Grid) -> Option<Hint> {
        let excluders = Excluders::new(frame, grid, 3);
        let mut changed = vec![0u64; excluders.words];
        for cell in (0..frame.area).filter(|&cell| self.before.get(cell) != Some(&grid.masks[cell])) {
            changed[cell / 64] |= 1 << (cell % 64);
        }
        let has_changed = |cell: u16| changed[cell as usize / 64] >> (cell % 64) & 1 == 1;
        let meets = |set: &[u64]| set.iter().zip(&changed).any(|(a, b)| a & b != 0);
        let (mut of_two, mut common) = (Vec::new(), Vec::new());
        for (at, &second) in excluders.cells.iter().enumerate() {
            for &first in &excluders.cells[..at] {
                let pair_changed = has_changed(first) || has_changed(second);
                let some = pair_changed || meets(excluders.set(first)) || meets(excluders.set(second));
                if !some || !excluders.common(excluders.set(first), second, &mut of_two) {
                    continue;
                }
                let (near, far) = (&excluders.of[first as usize], &excluders.of[second as usize]);
                let far = far.iter().filter(|&&cell| !excluders.is_of(cell, first));
                for &third in near.iter().chain(far) {
                    let cells = [first, second, third];
                    if excluders.common(&of_two, third, &mut common)
                        && (pair_changed || has_changed(third) || meets(&common))
                        && third != first
                        && third != second
                        && !excluders.came_before(cells)
                        && let Some(hint) = exclusion(frame, grid, &cells, &masks(grid, &common))
                    {
                        return Some(hint);
                    }
                }
            }
        }
        self.before.clone_from(&grid.masks);
        None
    }
}

/// Returns the candidates of a set of cells.
fn masks(grid: &Grid, cells: &[u64]) -> Vec<u64> {
    let words = cells.iter().enumerate();
    words.flat_map(|(at, &word)| bits(word).map(move |bit| grid.masks[at * 64 + bit])).collect()
}

/// Removes the values of the cells that are in no combination that the excluders allow.
fn exclusion(frame: &Frame, grid: &Grid, cells: &[u16], masks: &[u64]) -> Option<Hint> {
    let useful = masks.iter().fold(0, |union, mask| union | mask);
    let removed = cells.iter().enumerate().map(|(at, &cell)| {
        // A value that no excluder and no other cell has can be removed only if nothing is allowed at all.
        let others = cells.iter().filter(|&&other| other != cell);
        let others = others.fold(useful, |union, &other| union | grid.masks[other as usize]);
        let values = bits(grid.masks[cell as usize] & others);
        let values = values.filter(|&value| !is_allowed(frame, grid, cells, masks, at, 1 << value));
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

/// Whether a value of the cell at an index is in an allowed combination.
fn is_allowed(frame: &Frame, grid: &Grid, cells: &[u16], masks: &[u64], at: usize, value: u64) -> bool {
    let [second, third] = [(at + 1) % cells.len(), (at + 2) % cells.len()].map(|other| cells[other] as usize);
    let first = cells[at] as usize;
    // What is left of a cell if another has a value.
    let beside =
        |mask: u64, cell: usize, other: usize, value: u64| if frame.sees(cell, other) { mask & !value } else { mask };
    if cells.len() == 2 {
        let values = beside(grid.masks[second], second, first, value);
        return allowed(values, masks, value) != 0;
    }
    let thirds = beside(grid.masks[third], third, first, value);
    bits(beside(grid.masks[second], second, first, value)).any(|other| {
        let other = 1 << other;
        allowed(beside(thirds, third, second, other), masks, value | other) != 0
    })
}

/// Returns the values that leave one to each excluder, beside others that are chosen.
fn allowed(values: u64, masks: &[u64], chosen: u64) -> u64 {
    masks.iter().fold(values, |values, mask| {
        let rest = mask & !chosen;
        if is_many(rest) {
            values
        } else if rest == 0 {
            0
        } else {
            values & !rest
        }
    })
}
