//! The search for loops of cells with two common values.

use bachet_budget::Budget;

use crate::explainer::bits::bits;
use crate::explainer::frame::Frame;
use crate::explainer::grid::Grid;

/// Number of other cells with extra values in a loop, unless all have the same extra value.
const EXTRA_CELLS: i32 = 2;

/// A search from one cell. It visits the cells of each house in reading order, and never leaves a cell by a house of
/// the group by which it was reached.
pub(super) struct Search<'a, 'b, 'c> {
    pub frame: &'a Frame,
    pub grid: &'a Grid,
    /// The two values.
    pub values: u64,
    /// For each cell whether it can be in a loop that visits each of its houses twice.
    pub fit: &'a [bool],
    pub budget: &'b mut Budget<'c>,
    pub path: Vec<u16>,
    pub found: Vec<Vec<u16>>,
}

impl Search<'_, '_, '_> {
    /// Extends the path by a cell. `extra` are the extra values of the cells that were looked at before.
    pub(super) fn extend(&mut self, cell: u16, allowed: i32, mut extra: u64, group: Option<usize>) {
        if !self.budget.step() {
            return;
        }
        self.path.push(cell);
        let frame = self.frame;
        for unit in frame.units(cell as usize) {
            let through = frame.group_of[unit.house as usize];
            if Some(through) == group {
                continue;
            }
            for &next in &frame.houses[unit.house as usize] {
                if self.path[0] == next && self.path.len() >= 4 {
                    self.found.push(self.path.clone());
                } else if !self.path.contains(&next) {
                    let mask = self.grid.masks[next as usize];
                    if mask & self.values != self.values {
                        continue;
                    }
                    // Extra values of siblings count as well, as in Sudoku Explainer.
                    extra = (extra | mask) & !self.values;
                    let has_extra = mask != self.values;
                    let may = !has_extra || extra.is_power_of_two() || allowed > 0;
                    if may && self.fit[next as usize] && self.is_apart(next) {
                        self.extend(next, allowed - i32::from(has_extra), extra, Some(through));
                    }
                }
            }
        }
        self.path.pop();
    }

    /// Whether a next cell shares no house with the cells that would be at as many steps from it as an even number.
    fn is_apart(&self, next: u16) -> bool {
        let mut others = self.path.iter().skip(self.path.len() % 2).step_by(2);
        others.all(|&other| !self.frame.sees(other as usize, next as usize))
    }

    /// Starts at a cell of two values.
    pub(super) fn run(&mut self, cell: usize) {
        self.extend(cell as u16, EXTRA_CELLS, 0, None);
    }
}

/// Finds the cells with both values that share each of their houses with another of them. Other cells are in no loop
/// that is balanced.
pub(super) fn find_fit(frame: &Frame, grid: &Grid, values: u64, fit: &mut Vec<bool>) {
    fit.clear();
    fit.extend(grid.masks.iter().map(|mask| mask & values == values));
    let mut changed = true;
    while changed {
        changed = false;
        for cell in 0..frame.area {
            let has_other = |house: u16| {
                frame.houses[house as usize].iter().any(|&other| other as usize != cell && fit[other as usize])
            };
            if fit[cell] && !frame.units(cell).iter().all(|unit| has_other(unit.house)) {
                fit[cell] = false;
                changed = true;
            }
        }
    }
}

/// Whether the loop visits each house as often with its odd cells as with its even ones, and at most once with each.
/// Only then does swapping the two values give another solution.
pub(super) fn is_balanced(frame: &Frame, cells: &[u16]) -> bool {
    let mut visited = [Vec::new(), Vec::new()];
    for (at, &cell) in cells.iter().enumerate() {
        for unit in frame.units(cell as usize) {
            if visited[at % 2].contains(&unit.house) {
                return false;
            }
            visited[at % 2].push(unit.house);
        }
    }
    for houses in &mut visited {
        houses.sort_unstable();
    }
    visited[0] == visited[1]
}

/// Returns the cells with more than the two values.
pub(super) fn extra_cells(grid: &Grid, cells: &[u16]) -> Vec<u16> {
    cells.iter().copied().filter(|&cell| grid.count(cell as usize) > 2).collect()
}

/// Returns the cells that see all of the cells and have the value, with the mask of the value.
pub(super) fn seen_by_all(frame: &Frame, grid: &Grid, cells: &[u16], value: usize) -> Vec<(u16, u64)> {
    let sees = |cell: usize| cells.iter().all(|&other| frame.sees(cell, other as usize));
    (0..frame.area).filter(|&cell| grid.has(cell, value) && sees(cell)).map(|cell| (cell as u16, 1 << value)).collect()
}

/// Returns the two values of a mask.
pub(super) fn two(values: u64) -> [usize; 2] {
    let mut values = bits(values);
    [values.next().unwrap_or_default(), values.next().unwrap_or_default()]
}
