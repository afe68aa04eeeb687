//! Whether cells can be filled in a second way that no house notices.

use bachet_explain::board::Layout;

/// The filling of some cells, one after the other.
struct Filling<'a, const W: usize> {
    layout: &'a Layout<W>,
    cells: Vec<usize>,
    /// For each cell the mask of the values that it may have.
    masks: Vec<u64>,
    /// For each house the values that may still be used in it.
    free: Vec<u64>,
    /// For each cell its value, or `None`.
    values: Vec<Option<usize>>,
}

impl<const W: usize> Filling<'_, W> {
    /// Calls a function with every filling until it returns true. Returns whether it did.
    fn any(&mut self, found: &mut impl FnMut(&[usize]) -> bool) -> bool {
        let options = |at: usize| {
            let houses = self.layout.houses_of[self.cells[at]].iter();
            houses.fold(self.masks[at], |mask, &house| mask & self.free[house as usize])
        };
        let open = (0..self.cells.len()).filter(|&at| self.values[at].is_none());
        let Some((at, mask)) = open.map(|at| (at, options(at))).min_by_key(|(_, mask)| mask.count_ones()) else {
            return found(&self.values.iter().flatten().copied().collect::<Vec<_>>());
        };
        for value in (0..self.layout.size).filter(|value| mask >> value & 1 == 1) {
            self.values[at] = Some(value);
            self.flip(at, value);
            let is_found = self.any(found);
            self.flip(at, value);
            self.values[at] = None;
            if is_found {
                return true;
            }
        }
        false
    }

    fn flip(&mut self, at: usize, value: usize) {
        for &house in &self.layout.houses_of[self.cells[at]] {
            self.free[house as usize] ^= 1 << value;
        }
    }
}

/// Whether cells that each have a value of their mask could be filled otherwise so that every house has the same
/// values. `given` are the masks that the puzzle gives. If so, a puzzle with one solution is not filled like that.
pub(super) fn is_deadly<const W: usize>(layout: &Layout<W>, given: &[u64], pattern: &[(u16, u64)]) -> bool {
    if layout.has_other_rules || !layout.pairs.is_empty() {
        return false;
    }
    let cells: Vec<usize> = pattern.iter().map(|&(cell, _)| cell as usize).collect();
    let filling = |masks: Vec<u64>, free: Vec<u64>| {
        let values = vec![None; cells.len()];
        Filling { layout, cells: cells.clone(), masks, free, values }
    };
    let masks = pattern.iter().map(|&(_, mask)| mask).collect();
    let mut all = filling(masks, vec![u64::MAX; layout.houses.len()]);
    let lacks_twin = |values: &[usize]| {
        let mut contents = vec![0; layout.houses.len()];
        for (&cell, value) in cells.iter().zip(values) {
            layout.houses_of[cell].iter().for_each(|&house| contents[house as usize] |= 1 << value);
        }
        let mut others = filling(cells.iter().map(|&cell| given[cell]).collect(), contents);
        !others.any(&mut |other| other != values)
    };
    !all.any(&mut |values| lacks_twin(values))
}
