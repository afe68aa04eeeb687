//! Unique rectangles and loops, types 1 to 4.

use bachet_budget::Budget;

use super::search::{Search, extra_cells, find_fit, is_balanced, seen_by_all, two};
use super::sets::sets;
use crate::explainer::bits::{bits, is_pair, lowest};
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;
use crate::explainer::hint::{DeadlySet, Hint, Pattern, tenths};
use crate::explainer::table::{UNIQUE_LOOP, UNIQUE_RECTANGLE};

/// A loop with what it removes.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub kind: u8,
    pub rating: f64,
    pub cells: Vec<u16>,
    pub removed: Vec<(u16, u64)>,
    pub set: Option<DeadlySet>,
}

impl Found {
    /// Whether it counts as the same loop. Which values it has is not looked at, as in Sudoku Explainer.
    fn is_same(&self, other: &Self) -> bool {
        let sets = match (self.set, other.set) {
            (None, None) => true,
            (Some(a), Some(b)) => {
                (a.hidden, a.house, a.values, a.positions) == (b.hidden, b.house, b.values, b.positions)
            }
            _ => false,
        };
        self.kind == other.kind
            && sets
            && self.cells.len() == other.cells.len()
            && other.cells.iter().all(|cell| self.cells.contains(cell))
    }
}

/// Returns the rating of a loop without the addition for sets.
pub(super) fn base_rating(length: usize) -> f64 {
    let long = if length >= 10 { 4.5 + 0.3 } else { 4.5 };
    match length {
        8.. => long + 0.2,
        6.. => long + 0.1,
        _ => long,
    }
}

/// Finds the easiest unique rectangle or loop.
pub(in crate::explainer) fn unique_loop(frame: &Frame, grid: &Grid, budget: &mut Budget<'_>) -> Option<Hint> {
    if !frame.unique {
        return None;
    }
    let mut all: Vec<Found> = Vec::new();
    let (mut fit, mut fit_of) = (Vec::new(), 0);
    for cell in (0..frame.area).filter(|&cell| is_pair(grid.masks[cell])) {
        let values = grid.masks[cell];
        if values != fit_of {
            find_fit(frame, grid, values, &mut fit);
            fit_of = values;
        }
        if !fit[cell] {
            continue;
        }
        let mut search = Search { frame, grid, values, fit: &fit, budget, path: Vec::new(), found: Vec::new() };
        search.run(cell);
        for cells in search.found {
            if is_balanced(frame, &cells) {
                for found in types(frame, grid, &cells, values) {
                    if !found.removed.is_empty() && !all.iter().any(|other| other.is_same(&found)) {
                        all.push(found);
                    }
                }
            }
        }
    }
    let best = all.into_iter().min_by(|a, b| a.rating.total_cmp(&b.rating).then(a.kind.cmp(&b.kind)))?;
    Some(Hint {
        technique: if best.cells.len() == 4 { &UNIQUE_RECTANGLE } else { &UNIQUE_LOOP },
        rating: tenths(best.rating),
        place: None,
        removed: best.removed,
        pattern: Pattern::Deadly { cells: best.cells, set: best.set },
    })
}

fn types(frame: &Frame, grid: &Grid, cells: &[u16], values: u64) -> Vec<Found> {
    let extra = extra_cells(grid, cells);
    let extra_values = extra.iter().fold(0, |union, &cell| union | grid.masks[cell as usize]) & !values;
    let found =
        |kind, removed| Found { kind, rating: base_rating(cells.len()), cells: cells.to_vec(), removed, set: None };
    let type_2 = || {
        let value = lowest(grid.masks[extra[0] as usize] & !values);
        found(2, seen_by_all(frame, grid, &extra, value))
    };
    match extra.len() {
        0 => Vec::new(),
        1 => vec![found(1, vec![(extra[0], values)])],
        2 => {
            let mut all = if extra_values.is_power_of_two() {
                vec![type_2()]
            } else {
                sets(frame, grid, cells, [extra[0], extra[1]], values)
            };
            all.extend(locked(frame, grid, [extra[0], extra[1]], values).map(|removed| found(4, removed)));
            all
        }
        _ if extra_values.is_power_of_two() => vec![type_2()],
        _ => Vec::new(),
    }
}

/// Type 4: one of the values has no other place in a common house of the two cells, so that the other is removed.
fn locked(frame: &Frame, grid: &Grid, extra: [u16; 2], values: u64) -> Option<Vec<(u16, u64)>> {
    let common = common_houses(frame, extra);
    let [first, second] = two(values);
    let is_locked = |value: usize| {
        common.iter().any(|&house| {
            let mut places = bits(grid.places(frame, house, value)).map(|at| frame.cell_at(house, at) as u16);
            places.all(|cell| extra.contains(&cell))
        })
    };
    let removed = if is_locked(first) {
        second
    } else if is_locked(second) {
        first
    } else {
        return None;
    };
    Some(extra.iter().map(|&cell| (cell, 1 << removed)).collect())
}

/// Returns the houses of both cells.
pub(super) fn common_houses(frame: &Frame, [a, b]: [u16; 2]) -> Vec<u16> {
    let houses = frame.units(a as usize).iter().map(|unit| unit.house);
    houses.filter(|&house| frame.units(b as usize).iter().any(|unit| unit.house == house)).collect()
}
