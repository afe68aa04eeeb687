//! Aligned exclusion: values of two or three cells that would leave none for a cell that sees them all.

use super::bits::{bits, is_few, is_many};
use super::frame::Frame;
use super::grid::Grid;
use super::hint::{Hint, Pattern};
use super::table::{ALIGNED_PAIR, ALIGNED_TRIPLE};

/// A set of cells.
type Cells<const N: usize> = [u64; N];

/// The cells that can be excluded from, with the cells of few values that they see.
struct Excluders<const N: usize> {
    /// In reading order.
    cells: Vec<u16>,
    /// For each cell of the board the excluders that it sees; empty unless it is in `cells`.
    of: Vec<Cells<N>>,
    /// For each excluder the cells that it excludes from.
    from: Vec<Cells<N>>,
}

impl<const N: usize> Excluders<N> {
    fn new(frame: &Frame, grid: &Grid, degree: u32) -> Self {
        let none = || vec![[0; N]; frame.area];
        let mut all = Self { cells: Vec::with_capacity(frame.area), of: none(), from: none() };
        for cell in (0..frame.area).filter(|&cell| is_many(grid.masks[cell])) {
            let mut excluders = [0; N];
            let mut is_single = false;
            for &peer in &frame.peers[cell] {
                let mask = grid.masks[peer as usize];
                is_single |= mask.is_power_of_two();
                if is_few(mask, degree) {
                    excluders[peer as usize / 64] |= 1 << (peer % 64);
                }
            }
            if !is_single && excluders != [0; N] {
                all.cells.push(cell as u16);
                all.of[cell] = excluders;
                for excluder in each(&excluders) {
                    all.from[excluder][cell / 64] |= 1 << (cell % 64);
                }
            }
        }
        all
    }

    /// Whether a cell is an excluder of another.
    #[inline]
    fn is_of(&self, cell: u16, of: u16) -> bool {
        has(&self.of[of as usize], cell)
    }

    /// Returns the excluders among some that a cell sees too, if there are two or more.
    #[inline]
    fn common(&self, before: &Cells<N>, cell: u16) -> Option<Cells<N>> {
        let of = &self.of[cell as usize];
        let common: Cells<N> = std::array::from_fn(|at| before[at] & of[at]);
        let (mut seen, mut many) = (0, false);
        for word in common {
            many |= is_many(word) || word != 0 && seen != 0;
            seen |= word;
        }
        many.then_some(common)
    }

    /// Returns the cells that have two or more of some excluders.
    fn with_two(&self, excluders: &Cells<N>) -> Cells<N> {
        let [mut once, mut twice] = [[0; N]; 2];
        for excluder in each(excluders) {
            for at in 0..N {
                twice[at] |= once[at] & self.from[excluder][at];
                once[at] |= self.from[excluder][at];
            }
        }
        twice
    }

    /// Whether the three cells came before as another pair with a third cell.
    fn came_before(&self, [first, second, third]: [u16; 3]) -> bool {
        let pair_before = |pair: [u16; 2], other: u16| pair.iter().any(|&cell| self.is_of(other, cell));
        (third < second && pair_before([third, first], second))
            || (third < first && pair_before([third, second], first))
    }
}

#[inline]
fn has<const N: usize>(set: &Cells<N>, cell: u16) -> bool {
    set[cell as usize / 64] >> (cell % 64) & 1 == 1
}

/// Returns the cells of a set in the order of a list.
fn in_order<const N: usize>(set: &Cells<N>, list: &[u16]) -> impl Iterator<Item = u16> {
    let list = if *set == [0; N] { &[] } else { list };
    list.iter().copied().filter(|&cell| has(set, cell))
}

/// Returns the cells of a set.
fn each<const N: usize>(set: &Cells<N>) -> impl Iterator<Item = usize> {
    set.iter().enumerate().flat_map(|(at, &word)| bits(word).map(move |bit| at * 64 + bit))
}

/// Finds an aligned pair exclusion.
pub(super) fn aligned_pair(frame: &Frame, grid: &Grid) -> Option<Hint> {
    match frame.area {
        0..=128 => pair::<2>(frame, grid),
        129..=256 => pair::<4>(frame, grid),
        257..=1024 => pair::<16>(frame, grid),
        _ => pair::<64>(frame, grid),
    }
}

fn pair<const N: usize>(frame: &Frame, grid: &Grid) -> Option<Hint> {
    let excluders = Excluders::<N>::new(frame, grid, 2);
    let mut masks = Vec::new();
    // Pairs come in the order of the second cell.
    for (at, &second) in excluders.cells.iter().enumerate() {
        for &first in &excluders.cells[..at] {
            if let Some(common) = excluders.common(&excluders.of[first as usize], second)
                && let Some(hint) = exclusion(frame, grid, [first, second], &common, &mut masks)
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
        match frame.area {
            0..=128 => self.triple::<2>(frame, grid),
            129..=256 => self.triple::<4>(frame, grid),
            257..=1024 => self.triple::<16>(frame, grid),
            _ => self.triple::<64>(frame, grid),
        }
    }

    fn triple<const N: usize>(&mut self, frame: &Frame, grid: &Grid) -> Option<Hint> {
        let excluders = Excluders::<N>::new(frame, grid, 3);
        let mut changed = [0; N];
        for cell in (0..frame.area).filter(|&cell| self.before.get(cell) != Some(&grid.masks[cell])) {
            changed[cell / 64] |= 1 << (cell % 64);
        }
        let meets = |set: &Cells<N>| set.iter().zip(&changed).fold(0, |union, (a, b)| union | a & b) != 0;
        let mut masks = Vec::new();
        for (at, &second) in excluders.cells.iter().enumerate() {
            let of_second = &excluders.of[second as usize];
            for &first in &excluders.cells[..at] {
                let of_first = &excluders.of[first as usize];
                let Some(of_two) = excluders.common(of_first, second) else { continue };
                let pair_changed = has(&changed, first) || has(&changed, second);
                if !pair_changed && !meets(of_first) && !meets(of_second) {
                    continue;
                }
                let mut thirds = excluders.with_two(&of_two);
                thirds[first as usize / 64] &= !(1 << (first % 64));
                thirds[second as usize / 64] &= !(1 << (second % 64));
                let near: Cells<N> = std::array::from_fn(|at| thirds[at] & of_first[at]);
                let far: Cells<N> = std::array::from_fn(|at| thirds[at] & of_second[at] & !of_first[at]);
                let near = in_order(&near, &frame.peers[first as usize]);
                for third in near.chain(in_order(&far, &frame.peers[second as usize])) {
                    if let Some(common) = excluders.common(&of_two, third)
                        && (pair_changed || has(&changed, third) || meets(&common))
                        && !excluders.came_before([first, second, third])
                        && let Some(hint) = exclusion(frame, grid, [first, second, third], &common, &mut masks)
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

/// Removes the values of the cells that are in no combination that the excluders allow. `masks` is used for the
/// candidates of the excluders.
fn exclusion<const N: usize, const K: usize>(
    frame: &Frame,
    grid: &Grid,
    cells: [u16; K],
    excluders: &Cells<N>,
    masks: &mut Vec<u64>,
) -> Option<Hint> {
    masks.clear();
    masks.extend(each(excluders).map(|cell| grid.masks[cell]));
    let useful = masks.iter().fold(0, |union, mask| union | mask);
    let values = cells.map(|cell| grid.masks[cell as usize]);
    let sees: [[bool; K]; K] =
        std::array::from_fn(|a| std::array::from_fn(|b| a != b && frame.sees(cells[a] as usize, cells[b] as usize)));
    // For each cell the values that were seen in an allowed combination.
    let mut allowed = [0; K];
    let mut removed = [0; K];
    for at in 0..K {
        // A value that no excluder and no other cell has can be removed only if nothing is allowed at all.
        let others = (0..K).filter(|&other| other != at).fold(useful, |union, other| union | values[other]);
        for value in bits(values[at] & others) {
            if allowed[at] >> value & 1 == 0 && !is_allowed(&values, &sees, masks, at, 1 << value, &mut allowed) {
                removed[at] |= 1 << value;
            }
        }
    }
    if removed == [0; K] {
        return None;
    }
    let mut removed: Vec<(u16, u64)> = cells.into_iter().zip(removed).filter(|&(_, mask)| mask != 0).collect();
    removed.sort_unstable();
    let technique = if K == 2 { &ALIGNED_PAIR } else { &ALIGNED_TRIPLE };
    Some(Hint {
        technique,
        rating: technique.explainer.unwrap_or_default(),
        place: None,
        removed,
        pattern: Pattern::Aligned { cells: cells.to_vec() },
    })
}

/// Whether a value of the cell at an index is in an allowed combination. Marks the values of one.
fn is_allowed<const K: usize>(
    values: &[u64; K],
    sees: &[[bool; K]; K],
    masks: &[u64],
    at: usize,
    value: u64,
    allowed: &mut [u64; K],
) -> bool {
    let [second, third] = [(at + 1) % K, (at + 2) % K];
    // What is left of a cell if another has a value.
    let beside =
        |mask: u64, cell: usize, other: usize, value: u64| if sees[cell][other] { mask & !value } else { mask };
    if K == 2 {
        let seconds = left(beside(values[second], second, at, value), masks, value);
        allowed[second] |= seconds;
        return seconds != 0;
    }
    let thirds = beside(values[third], third, at, value);
    for other in bits(beside(values[second], second, at, value)) {
        let other = 1 << other;
        let thirds = left(beside(thirds, third, second, other), masks, value | other);
        if thirds != 0 {
            allowed[second] |= other;
            allowed[third] |= thirds;
            return true;
        }
    }
    false
}

/// Returns the values that leave one to each excluder, beside others that are chosen.
fn left(values: u64, masks: &[u64], chosen: u64) -> u64 {
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
