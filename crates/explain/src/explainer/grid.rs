//! The candidates of a state, by cell and by house.

use super::bits::bits;
use super::frame::Frame;
use crate::board::State;

/// The candidates that are left: for each cell the values, and for each house and value the positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    /// For each cell its candidates.
    pub masks: Vec<u64>,
    /// For each house and value the positions in the house.
    pub places: Vec<u64>,
    /// For each cell whether it has no value.
    pub empty: Vec<bool>,
    /// For each house the number of cells without a value.
    pub empty_in: Vec<u32>,
    /// For each value how often it is placed.
    pub placed: Vec<u32>,
}

impl Grid {
    pub(super) fn new<const W: usize>(frame: &Frame, state: &State<W>) -> Self {
        let mut grid = Self {
            masks: vec![0; frame.area],
            places: vec![0; frame.houses.len() * frame.size],
            empty: (0..frame.area).map(|cell| state.empty.contains(cell)).collect(),
            empty_in: vec![0; frame.houses.len()],
            placed: state.placed.iter().map(|cells| cells.len() as u32).collect(),
        };
        for cell in (0..frame.area).filter(|&cell| state.empty.contains(cell)) {
            frame.units(cell).iter().for_each(|unit| grid.empty_in[unit.house as usize] += 1);
            bits(state.candidates[cell]).for_each(|value| grid.add(frame, cell, value));
        }
        grid
    }

    fn add(&mut self, frame: &Frame, cell: usize, value: usize) {
        self.masks[cell] |= 1 << value;
        for unit in frame.units(cell) {
            self.places[unit.house as usize * frame.size + value] |= 1 << unit.position;
        }
    }

    /// Whether a value is a candidate of a cell.
    #[inline]
    pub(super) fn has(&self, cell: usize, value: usize) -> bool {
        self.masks[cell] >> value & 1 == 1
    }

    /// Returns the number of candidates of a cell.
    #[inline]
    pub(super) fn count(&self, cell: usize) -> u32 {
        self.masks[cell].count_ones()
    }

    /// Returns the positions of a value in a house.
    #[inline]
    pub(super) fn places(&self, frame: &Frame, house: u16, value: usize) -> u64 {
        self.places[house as usize * frame.size + value]
    }

    /// Removes a candidate.
    #[inline]
    pub(super) fn remove(&mut self, frame: &Frame, cell: usize, value: usize) {
        self.masks[cell] &= !(1 << value);
        for unit in frame.units(cell) {
            self.places[unit.house as usize * frame.size + value] &= !(1 << unit.position);
        }
    }

    /// Places a value, and removes it from the peers.
    pub(super) fn place(&mut self, frame: &Frame, cell: usize, value: usize) {
        bits(self.masks[cell]).for_each(|other| self.remove(frame, cell, other));
        if self.empty[cell] {
            self.empty[cell] = false;
            self.placed[value] += 1;
            frame.units(cell).iter().for_each(|unit| self.empty_in[unit.house as usize] -= 1);
        }
        for &peer in &frame.peers[cell] {
            self.remove(frame, peer as usize, value);
        }
    }

    /// Copies the candidates of a grid of the same board.
    #[inline]
    pub(super) fn copy_candidates(&mut self, other: &Self) {
        self.masks.copy_from_slice(&other.masks);
        self.places.copy_from_slice(&other.places);
    }

    /// Whether every cell has a value.
    pub(super) fn is_solved(&self) -> bool {
        self.empty.iter().all(|empty| !empty)
    }
}
