//! Unique rectangles of type 3: the further values of two corners are part of a naked subset.

use super::rectangles::Rectangle;
use crate::board::{BoardRule, Cells};
use crate::hodoku::found::{Sink, values};
use crate::hodoku::subsets::deletions_by_house;
use crate::hodoku::{Kind, grid::Grid};

impl Rectangle {
    pub(super) fn subset<const W: usize>(
        &self,
        grid: &Grid<'_, W>,
        [one, two]: [usize; 2],
        sink: &mut Sink<'_>,
    ) -> bool {
        let corners = Cells::of(one) | Cells::of(two);
        let extra = grid.union(corners) & !self.mask();
        grid.houses_of(one).filter(|&house| grid.house(house).contains(two)).any(|house| {
            let mut pool = (grid.house(house) & grid.state.empty) - self.set();
            self.values.iter().for_each(|&value| pool -= grid.cells(value));
            self.widen(grid, house, pool, corners, extra, sink)
        })
    }

    /// Adds cells of the house to the corners until they have one value less than cells.
    fn widen<const W: usize>(
        &self,
        grid: &Grid<'_, W>,
        house: usize,
        mut pool: Cells<W>,
        chosen: Cells<W>,
        union: u64,
        sink: &mut Sink<'_>,
    ) -> bool {
        if !sink.step() {
            return true;
        }
        while let Some(cell) = pool.first() {
            pool.remove(cell);
            let wider = chosen | Cells::of(cell);
            let all = union | grid.candidates(cell);
            // In an area, cells of one line were looked at with the line.
            let again = !grid.is_line(house) && in_one_line(grid, wider);
            if (!again
                && all.count_ones() as usize + 1 == wider.len()
                && self.add_subset(grid, house, wider, all, sink))
                || self.widen(grid, house, pool, wider, all, sink)
            {
                return true;
            }
        }
        false
    }

    fn add_subset<const W: usize>(
        &self,
        grid: &Grid<'_, W>,
        house: usize,
        subset: Cells<W>,
        union: u64,
        sink: &mut Sink<'_>,
    ) -> bool {
        let areas = grid.areas().filter(|&area| grid.is_line(house) && subset.is_subset(&grid.house(area)));
        let targets = std::iter::once(house).chain(areas).map(|house| grid.house(house) - subset);
        let removed = deletions_by_house(grid, targets, union);
        let rules = || {
            let in_cells = subset.iter().map(|cell| BoardRule::Cell(cell as u16));
            let houses = (0..grid.layout.houses.len()).filter(|&house| subset.is_subset(&grid.house(house)));
            let once = houses.flat_map(|house| values(union).map(move |v| BoardRule::Once(house as u16, v as u8)));
            in_cells.chain(once).collect()
        };
        self.add(grid, Kind::Uniqueness3, removed, rules, sink)
    }
}

fn in_one_line<const W: usize>(grid: &Grid<'_, W>, cells: Cells<W>) -> bool {
    let Some(first) = cells.first() else { return false };
    grid.houses_of(first).any(|house| grid.is_line(house) && cells.is_subset(&grid.house(house)))
}
