//! Which candidates exclude each other, on the empty board.

use std::ops::ControlFlow;

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
    /// What each candidate excludes, in the order in which it is looked at: words of sets with masks.
    segments: Vec<(u16, u64)>,
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
            segments: Vec::new(),
            from: vec![0],
            size,
        };
        for at in 0..count {
            let (cell, value) = (at / size, at % size);
            let mut order = Vec::new();
            for other in (0..size).filter(|&other| other != value) {
                order.push(links.at(cell, other));
                links.in_cell[at].insert((cell * size + other) as u16);
            }
            for &peer in &frame.peers[cell] {
                order.push(links.at(peer as usize, value));
                links.in_peers[at].insert((peer as usize * size + value) as u16);
            }
            links.all[at] = links.in_cell[at].or(&links.in_peers[at]);
            links.add_segments(&order);
        }
        Some(links)
    }

    /// Returns the number of a candidate.
    #[inline]
    pub(super) fn at(&self, cell: usize, value: usize) -> u16 {
        (cell * self.size + value) as u16
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

    /// Returns the candidates of a grid.
    pub(super) fn candidates(&self, grid: &Grid) -> Set<C> {
        let mut set = Set::EMPTY;
        for (cell, &mask) in grid.masks.iter().enumerate() {
            bits(mask).for_each(|value| set.insert(self.at(cell, value)));
        }
        set
    }
}
