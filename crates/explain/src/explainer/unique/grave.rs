//! The bivalue universal grave, types 1 to 4.
//!
//! If every empty cell had two candidates and every value two places in each house, the cells could be swapped all
//! together. So one of the candidates beyond that must be true.

use super::loops::common_houses;
use crate::explainer::bits::{bits, lowest, subsets};
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;
use crate::explainer::hint::{DeadlySet, Hint, Pattern, tenths};
use crate::explainer::table::BIVALUE_GRAVE;

/// The cells with candidates beyond the grave.
#[derive(Default)]
struct Beyond {
    cells: Vec<u16>,
    /// For each cell its candidates beyond.
    values: Vec<u64>,
    /// Other cells that see all of them, in the order of the first one's peers.
    common: Option<Vec<u16>>,
}

impl Beyond {
    fn all_values(&self) -> u64 {
        self.values.iter().fold(0, |union, mask| union | mask)
    }

    /// Adds a candidate. Returns false if no type can apply any more.
    fn add(&mut self, frame: &Frame, cell: u16, value: usize) -> bool {
        let at = self.cells.iter().position(|&other| other == cell).unwrap_or_else(|| {
            self.cells.push(cell);
            self.values.push(0);
            self.cells.len() - 1
        });
        self.values[at] |= 1 << value;
        let cells = &self.cells;
        let common = self.common.get_or_insert_with(|| frame.peers[cell as usize].clone());
        common.retain(|&other| frame.sees(cell as usize, other as usize) && !cells.contains(&other));
        let common_left = !common.is_empty();
        self.cells.len() == 1 || self.all_values().is_power_of_two() || common_left
    }
}

/// Finds a bivalue universal grave.
pub(in crate::explainer) fn grave(frame: &Frame, grid: &Grid) -> Option<Hint> {
    if !frame.unique {
        return None;
    }
    let beyond = find(frame, grid)?;
    if beyond.cells.len() == 1 {
        let cell = beyond.cells[0];
        let removed = vec![(cell, grid.masks[cell as usize] & !beyond.values[0])];
        return Some(hint(5.6, removed, &beyond, None));
    }
    if beyond.all_values().is_power_of_two() {
        let value = lowest(beyond.all_values());
        let common = beyond.common.iter().flatten().copied();
        let mut removed: Vec<_> =
            common.filter(|&cell| grid.has(cell as usize, value)).map(|cell| (cell, 1 << value)).collect();
        removed.sort_unstable();
        if !removed.is_empty() {
            return Some(hint(5.7, removed, &beyond, None));
        }
        return locked(frame, grid, &beyond);
    }
    locked(frame, grid, &beyond).or_else(|| with_set(frame, grid, &beyond))
}

fn hint(rating: f64, removed: Vec<(u16, u64)>, beyond: &Beyond, set: Option<DeadlySet>) -> Hint {
    Hint {
        technique: &BIVALUE_GRAVE,
        rating: tenths(rating),
        place: None,
        removed,
        pattern: Pattern::Deadly { cells: beyond.cells.clone(), set },
    }
}

/// Returns the candidates beyond, if the others form a grave.
fn find(frame: &Frame, grid: &Grid) -> Option<Beyond> {
    let mut rest = grid.clone();
    let mut beyond = Beyond::default();
    for &house in frame.groups.iter().flatten() {
        for value in 0..frame.size {
            let places = grid.places(frame, house, value);
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let cells = bits(places).map(|at| frame.cell_at(house, at));
            let mut cells = cells.filter(|&cell| grid.count(cell) >= 3);
            let first = cells.next()?;
            if cells.next().is_none() {
                rest.remove(frame, first, value);
                if !beyond.add(frame, first as u16, value) {
                    return None;
                }
            }
        }
    }
    let two_values = (0..frame.area).all(|cell| !grid.empty[cell] || rest.count(cell) == 2);
    let two_places = rest.places.iter().all(|places| matches!(places.count_ones(), 0 | 2));
    (two_values && two_places && !beyond.cells.is_empty()).then_some(beyond)
}

/// Type 4: two cells of a house share a value, which must be in one of them; their other candidates are removed.
fn locked(frame: &Frame, grid: &Grid, beyond: &Beyond) -> Option<Hint> {
    let &[a, b] = &beyond.cells[..] else { return None };
    let common = grid.masks[a as usize] & grid.masks[b as usize] & !beyond.all_values();
    if common.count_ones() != 1
        || beyond.common.as_ref().is_none_or(Vec::is_empty) && beyond.all_values().count_ones() > 1
    {
        return None;
    }
    let house = *common_houses(frame, [a, b]).first()?;
    let removed = [(a, beyond.values[0]), (b, beyond.values[1])];
    let mut removed = removed.map(|(cell, extra)| (cell, grid.masks[cell as usize] & !extra & !common)).to_vec();
    removed.sort_unstable();
    removed.retain(|&(_, mask)| mask != 0);
    let set = DeadlySet { house, values: common, positions: 0, hidden: true };
    (!removed.is_empty()).then(|| hint(5.7, removed, beyond, Some(set)))
}

/// Type 3: the candidates beyond form a set with other cells of a house.
fn with_set(frame: &Frame, grid: &Grid, beyond: &Beyond) -> Option<Hint> {
    let extra = beyond.all_values();
    let common = beyond.common.as_deref()?;
    for group in 0..frame.groups.len() {
        let house = frame.house_at(group, beyond.cells[0] as usize);
        let Some(house) = house else { continue };
        let list = &frame.houses[house as usize];
        if beyond.cells.iter().any(|cell| list.binary_search(cell).is_err()) {
            continue;
        }
        let cells: Vec<u16> = common.iter().copied().filter(|cell| list.binary_search(cell).is_ok()).collect();
        let all = u64::MAX.checked_shr(64 - cells.len() as u32).unwrap_or(0);
        for degree in (2..=frame.size as u32 - 3).filter(|&degree| cells.len() as u32 >= degree) {
            for chosen in subsets(all, degree - 1) {
                let masks = || bits(chosen).map(|at| grid.masks[cells[at] as usize]);
                let union = masks().fold(0, |union, mask| union | mask);
                let small = masks().any(|mask| mask.count_ones() < 2) || extra.count_ones() < 2;
                if union.count_ones() != degree || (union | extra).count_ones() != degree || small {
                    continue;
                }
                let rest = (0..cells.len()).filter(|at| chosen >> at & 1 == 0).map(|at| cells[at]);
                let removed = rest.map(|cell| (cell, grid.masks[cell as usize] & union));
                let mut removed: Vec<_> = removed.filter(|&(_, mask)| mask != 0).collect();
                removed.sort_unstable();
                if !removed.is_empty() {
                    let positions = bits(chosen).filter_map(|at| list.binary_search(&cells[at]).ok());
                    let positions = positions.fold(0, |mask, at| mask | 1 << at);
                    let set = DeadlySet { house, values: union, positions, hidden: false };
                    return Some(hint(5.7 + f64::from(degree as i32 - 1) * 0.1, removed, beyond, Some(set)));
                }
            }
        }
    }
    None
}
