//! Type 3: the extra values of two cells of the loop form a set with other cells of a house.

use super::loops::{Found, base_rating, common_houses};
use crate::explainer::bits::{bits, subsets};
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;
use crate::explainer::hint::DeadlySet;

/// What the sets of one house have in common.
struct InHouse<'a> {
    frame: &'a Frame,
    grid: &'a Grid,
    house: u16,
    cells: &'a [u16],
    /// The masks of the two cells with extra values.
    masks: [u64; 2],
    /// Their positions in the house.
    at: [usize; 2],
    /// The values of the loop.
    values: u64,
    /// The extra values.
    extra: u64,
}

/// Returns the naked and hidden sets with the two cells.
pub(super) fn sets(frame: &Frame, grid: &Grid, cells: &[u16], pair: [u16; 2], values: u64) -> Vec<Found> {
    let masks = pair.map(|cell| grid.masks[cell as usize]);
    let extra = (masks[0] | masks[1]) & !values;
    let mut found = Vec::new();
    for degree in extra.count_ones()..=frame.size as u32 - 2 {
        for house in common_houses(frame, pair) {
            let list = &frame.houses[house as usize];
            let at = pair.map(|cell| list.binary_search(&cell).unwrap_or_default());
            let context = InHouse { frame, grid, house, cells, masks, at, values, extra };
            let empty = grid.empty_in[house as usize];
            if degree * 2 <= empty {
                context.naked(degree, &mut found);
            }
            if degree * 2 < empty {
                context.hidden(degree, &mut found);
            }
        }
    }
    found
}

impl InHouse<'_> {
    fn mask(&self, position: usize) -> u64 {
        self.grid.masks[self.frame.cell_at(self.house, position)]
    }

    fn found(&self, removed: Vec<(u16, u64)>, size: u32, set: DeadlySet) -> Found {
        let rating = base_rating(self.cells.len()) + f64::from(size as i32 - 1) * 0.1;
        Found { kind: 3, rating, cells: self.cells.to_vec(), removed, set: Some(set) }
    }

    /// The extra values with other cells of the house, as many cells as values when the pair counts as one.
    fn naked(&self, degree: u32, found: &mut Vec<Found>) {
        let pair = 1 << self.at[0] | 1 << self.at[1];
        let few = (0..self.frame.size).filter(|&at| (2..=degree).contains(&self.mask(at).count_ones()));
        let few = few.fold(0u64, |mask, at| mask | 1 << at) & !pair;
        let common = self.extra & self.masks[0] & self.masks[1];
        // Sets come in the order of the positions with the first cell of the pair among them.
        let with_first = few | 1 << self.at[0];
        for chosen in subsets(with_first, degree).filter(|chosen| chosen >> self.at[0] & 1 == 1) {
            let others = chosen & !pair;
            let union = bits(others).fold(0, |union, at| union | self.mask(at));
            if (union | common).count_ones() != degree || (union | self.extra).count_ones() != degree {
                continue;
            }
            let values = union | self.extra;
            let rest = (0..self.frame.size).filter(|at| (others | pair) >> at & 1 == 0);
            let removed = rest.map(|at| (self.frame.cell_at(self.house, at) as u16, self.mask(at) & values));
            let removed = removed.filter(|&(_, mask)| mask != 0).collect();
            let set = DeadlySet { house: self.house, values, positions: others, hidden: false };
            found.push(self.found(removed, degree, set));
        }
    }

    /// The values of the loop with other values of the house, as many as cells when the pair counts as one.
    fn hidden(&self, degree: u32, found: &mut Vec<Found>) {
        let others = self.frame.full() & !self.values & !self.extra;
        let places = |value| self.grid.places(self.frame, self.house, value) & !(1 << self.at[1]);
        if others == 0 {
            return;
        }
        for chosen in subsets(others, degree - 2) {
            let values = chosen | self.values;
            if bits(values).any(|value| places(value) == 0) {
                continue;
            }
            let positions = bits(values).fold(0, |union, value| union | places(value));
            if positions.count_ones() != degree {
                continue;
            }
            let positions = positions & !(1 << self.at[0]);
            let cells = bits(positions).map(|at| (self.frame.cell_at(self.house, at) as u16, self.mask(at) & !values));
            let removed = cells.filter(|&(_, mask)| mask != 0).collect();
            let set = DeadlySet { house: self.house, values, positions, hidden: true };
            found.push(self.found(removed, positions.count_ones(), set));
        }
    }
}
