//! Which candidates exclude each other.

use std::ops::ControlFlow;

use super::set::Set;
use crate::explainer::bits::{bits, is_many, is_pair, lowest};
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;

/// A house of a candidate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub house: u16,
    /// The position of the cell in the house.
    pub position: u8,
    /// The index of the value of the house in [`Grid::places`].
    pub at: u32,
}

/// The candidates that a board had when chains were first tried on it, and what each excludes. They are numbered by cell
/// and value; those that were gone before have no number, so that sets are small.
#[derive(Clone, Debug)]
pub(super) struct Links<const C: usize> {
    /// The number of candidates.
    pub count: usize,
    /// For each candidate its cell and its value.
    pub of: Vec<(u16, u8)>,
    /// For each candidate the others of its cell.
    pub in_cell: Vec<Set<C>>,
    /// For each candidate those of the same value that its peers have.
    pub in_peers: Vec<Set<C>>,
    /// Both.
    pub all: Vec<Set<C>>,
    spots: Vec<Spot>,
    spots_from: Vec<u32>,
    /// For each cell and value the number of the candidate.
    numbers: Vec<u16>,
    /// What each candidate excludes, in the order in which it is looked at: words of sets with masks.
    segments: Vec<(u16, u64)>,
    from: Vec<u32>,
    size: usize,
}

impl<const C: usize> Links<C> {
    /// Returns the links of the candidates of a grid. There must not be more than the sets can hold.
    pub(super) fn new(frame: &Frame, grid: &Grid) -> Self {
        let size = frame.size;
        let mut of = Vec::new();
        let mut numbers = vec![u16::MAX; frame.area * size];
        for (cell, &mask) in grid.masks.iter().enumerate() {
            for value in bits(mask) {
                numbers[cell * size + value] = of.len() as u16;
                of.push((cell as u16, value as u8));
            }
        }
        let count = of.len();
        let mut links = Self {
            count,
            of,
            in_cell: vec![Set::EMPTY; count],
            in_peers: vec![Set::EMPTY; count],
            all: vec![Set::EMPTY; count],
            spots: Vec::new(),
            spots_from: vec![0],
            numbers,
            segments: Vec::new(),
            from: vec![0],
            size,
        };
        let mut order = Vec::new();
        for at in 0..count {
            let (cell, value) = (links.of[at].0 as usize, links.of[at].1 as usize);
            order.clear();
            for other in bits(grid.masks[cell] & !(1 << value)) {
                let other = links.at(cell, other);
                order.push(other);
                links.in_cell[at].insert(other);
            }
            for &peer in frame.peers[cell].iter().filter(|&&peer| grid.has(peer as usize, value)) {
                let other = links.at(peer as usize, value);
                order.push(other);
                links.in_peers[at].insert(other);
            }
            links.all[at] = links.in_cell[at].or(&links.in_peers[at]);
            links.add_segments(&order);
            for unit in frame.units(cell) {
                let at = (unit.house as usize * size + value) as u32;
                links.spots.push(Spot { house: unit.house, position: unit.position, at });
            }
            links.spots_from.push(links.spots.len() as u32);
        }
        links
    }

    /// Returns the houses of a candidate.
    #[inline]
    pub(super) fn spots(&self, candidate: u16) -> &[Spot] {
        let at = candidate as usize;
        &self.spots[self.spots_from[at] as usize..self.spots_from[at + 1] as usize]
    }

    /// Returns the number of a candidate. It must be one of the candidates.
    #[inline]
    pub(super) fn at(&self, cell: usize, value: usize) -> u16 {
        self.numbers[cell * self.size + value]
    }

    fn add_segments(&mut self, order: &[u16]) {
        let mut last = None;
        for &other in order {
            let (word, bit) = (other / 64, 1 << (other % 64));
            match self.segments.last_mut() {
                Some((before, mask)) if last.is_some_and(|last| last < other) && *before == word => *mask |= bit,
                _ => self.segments.push((word, bit)),
            }
            last = Some(other);
        }
        self.from.push(self.segments.len() as u32);
    }

    /// Calls `found` with those of a set that a candidate excludes, until it breaks: the others of its cell, then those
    /// of its peers, house by house.
    #[inline]
    pub(super) fn each_excluded(
        &self,
        candidate: u16,
        set: &Set<C>,
        mut found: impl FnMut(u16) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let at = candidate as usize;
        for &(word, mask) in &self.segments[self.from[at] as usize..self.from[at + 1] as usize] {
            for bit in bits(set.word(word) & mask) {
                found(word * 64 + bit as u16)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the candidates that are the last ones of a cell or a house of a grid without a candidate.
    pub(super) fn last_without(&self, frame: &Frame, grid: &Grid, candidate: u16) -> Set<C> {
        let (cell, value) = (self.of[candidate as usize].0 as usize, self.of[candidate as usize].1 as usize);
        let mut last = Set::EMPTY;
        if is_pair(grid.masks[cell]) {
            last.insert(self.at(cell, lowest(grid.masks[cell] & !(1 << value))));
        }
        for spot in self.spots(candidate) {
            let places = grid.places[spot.at as usize];
            if is_pair(places) {
                let other = lowest(places & !(1 << spot.position));
                last.insert(self.at(frame.cell_at(spot.house, other), value));
            }
        }
        last
    }

    /// Returns the candidates of the cells of a grid that have more than one.
    pub(super) fn open(&self, grid: &Grid) -> Set<C> {
        let mut set = Set::EMPTY;
        for (cell, &mask) in grid.masks.iter().enumerate().filter(|&(_, &mask)| is_many(mask)) {
            bits(mask).for_each(|value| set.insert(self.at(cell, value)));
        }
        set
    }

    /// Returns the candidates of a grid.
    pub(super) fn candidates(&self, grid: &Grid) -> Set<C> {
        let mut set = Set::EMPTY;
        for (cell, &mask) in grid.masks.iter().enumerate() {
            bits(mask).for_each(|value| set.insert(self.at(cell, value)));
        }
        set
    }
}
