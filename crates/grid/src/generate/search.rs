//! Search for places that satisfy constraints and differ from the solution of the puzzle.

use super::constraint::{Constraint, Relation, full};
use super::table::Places;

/// Maximum number of decisions of a search; harder questions are left to the general solver.
const MAX_DECISIONS: u32 = 4_000;

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// Other places satisfy the constraints too; they are in [`Search::places`].
    Other,
    /// There are none.
    Nothing,
    /// The search took too long.
    Limit,
}

/// A decision: the cell has the place, or else it has another one.
#[derive(Clone, Copy, Debug)]
struct Decision {
    cell: usize,
    place: Places,
}

/// A search with its memory, which is used again by the next one.
#[derive(Clone, Debug)]
pub(super) struct Search {
    /// Number of values of a category.
    size: usize,
    categories: usize,
    /// The first cell of the category whose places are known.
    axis: usize,
    /// The domains of all cells, for each decision.
    stack: Vec<Places>,
    decisions: Vec<Decision>,
    /// The places that were found.
    pub(super) places: Vec<u8>,
}

impl Search {
    pub(super) fn new(categories: usize, size: usize, axis: usize) -> Self {
        let cells = categories * size;
        Self {
            size,
            categories,
            axis: axis * size,
            stack: Vec::with_capacity(cells * 16),
            decisions: Vec::with_capacity(16),
            places: vec![0; cells],
        }
    }

    /// Looks for places other than those of the solution.
    pub(super) fn find<'c>(
        &mut self,
        solution: &[u8],
        constraints: &(impl Iterator<Item = &'c Constraint> + Clone),
    ) -> Found {
        let cells = self.categories * self.size;
        self.decisions.clear();
        self.stack.clear();
        self.stack.resize(cells, full(self.size));
        for value in 0..self.size {
            self.stack[self.axis + value] = 1 << value;
        }
        let all = u128::MAX >> (128 - cells);
        let mut sound = self.propagate(all, constraints);
        let mut left = MAX_DECISIONS;
        loop {
            while !sound {
                let Some(decision) = self.decisions.pop() else { return Found::Nothing };
                let below = self.stack.len() - cells;
                self.stack.truncate(below);
                let domain = &mut self.stack[below - cells + decision.cell];
                *domain &= !decision.place;
                sound = *domain != 0 && self.propagate(1 << decision.cell, constraints);
            }
            let top = self.stack.len() - cells;
            let Some(cell) = self.smallest() else {
                for (place, domain) in self.places.iter_mut().zip(&self.stack[top..]) {
                    *place = domain.trailing_zeros() as u8;
                }
                if self.places != solution {
                    return Found::Other;
                }
                sound = false;
                continue;
            };
            if left == 0 {
                return Found::Limit;
            }
            left -= 1;
            // Other solutions are usually near the known one.
            let domain = self.stack[top + cell];
            let known = 1 << solution[cell];
            let place = if domain & known != 0 { known } else { domain & domain.wrapping_neg() };
            self.decisions.push(Decision { cell, place });
            self.stack.extend_from_within(top..);
            self.stack[top + cells + cell] = place;
            sound = self.propagate(1 << cell, constraints);
        }
    }

    /// Returns the cell with the fewest places, at least two.
    fn smallest(&self) -> Option<usize> {
        let top = self.stack.len() - self.categories * self.size;
        let mut best = None;
        let mut fewest = u32::MAX;
        for (cell, domain) in self.stack[top..].iter().enumerate() {
            let count = domain.count_ones();
            if count > 1 && count < fewest {
                best = Some(cell);
                fewest = count;
                if count == 2 {
                    break;
                }
            }
        }
        best
    }

    /// Removes excluded places until nothing changes. Returns false if a cell has none left.
    fn propagate<'c>(
        &mut self,
        mut changed: u128,
        constraints: &(impl Iterator<Item = &'c Constraint> + Clone),
    ) -> bool {
        let size = self.size;
        let top = self.stack.len() - self.categories * size;
        let domains = &mut self.stack[top..];
        let category = u128::MAX >> (128 - size);
        while changed != 0 {
            let mut now = changed;
            changed = 0;
            for first in (0..domains.len()).step_by(size) {
                if now >> first & category != 0 {
                    let Some(own) = all_different(&mut domains[first..first + size]) else { return false };
                    now |= u128::from(own) << first;
                }
            }
            for constraint in constraints.clone().filter(|constraint| constraint.scope & now != 0) {
                let Some(own) = propagate(constraint, domains, size) else { return false };
                changed |= own;
            }
        }
        true
    }
}

/// Propagates one constraint. Returns the cells that changed, or `None` if one has no place left.
#[inline]
fn propagate(constraint: &Constraint, domains: &mut [Places], size: usize) -> Option<u128> {
    let cells = constraint.cells.map(usize::from);
    let before = cells.map(|cell| domains[cell]);
    let mut changed = 0;
    if let Relation::Ranks(first, _) | Relation::RanksWithin(first, _) = constraint.relation {
        let first = usize::from(first);
        let mut category = [0; super::MAX_VALUES];
        category[..size].copy_from_slice(&domains[first..first + size]);
        constraint.propagate(domains, size);
        for (cell, old) in (first..first + size).zip(category) {
            if domains[cell] == 0 {
                return None;
            }
            changed |= u128::from(domains[cell] != old) << cell;
        }
    } else {
        constraint.propagate(domains, size);
    }
    for (cell, old) in cells.into_iter().zip(before) {
        if domains[cell] == 0 {
            return None;
        }
        changed |= u128::from(domains[cell] != old) << cell;
    }
    Some(changed)
}

/// Gives each value of a category a place of its own, by singles. Returns the values that changed.
#[inline]
fn all_different(category: &mut [Places]) -> Option<Places> {
    let all = full(category.len());
    let mut changed = 0;
    loop {
        let (mut some, mut several, mut fixed) = (0, 0, 0);
        for &places in &*category {
            several |= some & places;
            some |= places;
            if places.is_power_of_two() {
                if fixed & places != 0 {
                    return None;
                }
                fixed |= places;
            }
        }
        if some != all {
            return None;
        }
        let once = some & !several;
        let mut again = false;
        for (value, places) in category.iter_mut().enumerate() {
            if places.is_power_of_two() {
                continue;
            }
            let only = *places & once;
            let left = if only == 0 { *places & !fixed } else { only };
            if left == 0 || only & only.wrapping_sub(1) != 0 {
                return None;
            }
            if left != *places {
                *places = left;
                changed |= 1 << value;
                again = true;
            }
        }
        if !again {
            return Some(changed);
        }
    }
}
