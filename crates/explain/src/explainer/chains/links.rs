//! Which candidates exclude each other, on the empty board.

use super::set::Set;
use crate::explainer::bits::bits;
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;

/// The candidates of a board and what each excludes. The candidate of a value in a cell has the number
/// `cell * size + value`.
#[derive(Clone, Debug)]
pub(super) struct Links<const C: usize> {
    /// The number of candidates of the empty board.
    pub count: usize,
    /// For each candidate its cell and its value.
    pub of: Vec<(u16, u8)>,
    /// For each candidate the others of its cell.
    pub in_cell: Vec<Set<C>>,
    /// For each candidate those of the same value that its peers have.
    pub in_peers: Vec<Set<C>>,
    /// Both.
    pub all: Vec<Set<C>>,
    lists: Vec<u16>,
    from: Vec<u32>,
    size: usize,
}

impl<const C: usize> Links<C> {
    /// Returns the links; `None` if the sets are too small.
    pub(super) fn new(frame: &Frame) -> Option<Self> {
        let (size, count) = (frame.size, frame.area * frame.size);
        if count > C * 64 {
            return None;
        }
        let mut links = Self {
            count,
            of: (0..count).map(|at| ((at / size) as u16, (at % size) as u8)).collect(),
            in_cell: vec![Set::EMPTY; count],
            in_peers: vec![Set::EMPTY; count],
            all: vec![Set::EMPTY; count],
            lists: Vec::new(),
            from: vec![0],
            size,
        };
        for at in 0..count {
            let (cell, value) = (at / size, at % size);
            for other in (0..size).filter(|&other| other != value) {
                links.lists.push(links.at(cell, other));
                links.in_cell[at].insert((cell * size + other) as u16);
            }
            for &peer in &frame.peers[cell] {
                links.lists.push(links.at(peer as usize, value));
                links.in_peers[at].insert((peer as usize * size + value) as u16);
            }
            links.all[at] = links.in_cell[at].or(&links.in_peers[at]);
            links.from.push(links.lists.len() as u32);
        }
        Some(links)
    }

    /// Returns the number of a candidate.
    #[inline]
    pub(super) fn at(&self, cell: usize, value: usize) -> u16 {
        (cell * self.size + value) as u16
    }

    /// Returns what a candidate excludes: the others of its cell, then those of its peers, house by house.
    #[inline]
    pub(super) fn excluded(&self, candidate: u16) -> &[u16] {
        &self.lists[self.from[candidate as usize] as usize..self.from[candidate as usize + 1] as usize]
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
