//! Unique rectangles: two values in four cells of two rows, two columns and two boxes would be two solutions.

use std::ops::ControlFlow;

use crate::StepPattern;
use crate::board::{BoardRule, Cells};
use crate::hodoku::found::{Found, Reasons, Sink, deletions, values};
use crate::hodoku::{Kind, grid::Grid};

/// Four cells, two of each of two areas, and two values.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rectangle {
    /// The first two share an area and a line; the third sees the first, the fourth the second.
    pub(super) cells: [usize; 4],
    pub(super) values: [usize; 2],
}

/// Whether the rules of a board allow to swap the values of rectangles.
pub(super) fn apply<const W: usize>(grid: &Grid<'_, W>) -> bool {
    grid.layout.assumes_one_solution && !grid.layout.has_other_rules && grid.layout.pairs.is_empty()
}

/// Whether every house has as many of the first and last cell as of the other two, so that a swap breaks no house.
pub(super) fn can_swap<const W: usize>(grid: &Grid<'_, W>, [a, b, c, d]: [usize; 4]) -> bool {
    let even = [a, b, c, d].iter().all(|&cell| {
        grid.houses_of(cell).all(|house| {
            let has = |cell: usize| usize::from(grid.house(house).contains(cell));
            has(a) + has(d) == has(b) + has(c)
        })
    });
    even && grid.area_of(a) != grid.area_of(c)
}

/// Calls a function with the corners that complete two cells of an area to a rectangle.
pub(super) fn corners<const W: usize, B>(
    grid: &Grid<'_, W>,
    one: usize,
    two: usize,
    mut visit: impl FnMut([usize; 4]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let n = grid.size();
    let in_row = grid.row(one) == grid.row(two);
    for at in 0..n {
        let opposite = |cell: usize| if in_row { at * n + grid.column(cell) } else { grid.row(cell) * n + at };
        let cells = [one, two, opposite(one), opposite(two)];
        if cells[2] != one && can_swap(grid, cells) {
            visit(cells)?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns the cells that share an area and a line with a cell, in the order of the area.
pub(super) fn neighbours<const W: usize>(grid: &Grid<'_, W>, cell: usize) -> Vec<usize> {
    let areas = grid.houses_of(cell).filter(|&house| !grid.is_line(house));
    areas
        .flat_map(|area| (grid.house(area) - Cells::of(cell)).iter().filter(|&other| grid.in_line(cell, other)))
        .collect()
}

/// Looks for unique rectangles of a kind, from cells with two candidates. The other corners may lack a candidate that
/// a step removed.
pub(crate) fn search<const W: usize>(grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
    if !apply(grid) {
        return false;
    }
    let pairs = grid.state.empty.iter().filter(|&cell| grid.width(cell) == 2);
    let allowed: Vec<Cells<W>> = (0..grid.size()).map(|value| grid.allowed(value)).collect();
    let mut seen: Vec<[usize; 4]> = Vec::new();
    for one in pairs {
        if !sink.step() {
            return true;
        }
        let mut both = values(grid.candidates(one));
        let (Some(low), Some(high)) = (both.next(), both.next()) else { continue };
        let open = allowed[low] & allowed[high];
        for two in neighbours(grid, one).into_iter().filter(|&two| open.contains(two)) {
            let done = corners(grid, one, two, |cells| {
                if !open.contains(cells[2]) || !open.contains(cells[3]) {
                    return ControlFlow::Continue(());
                }
                let mut key = cells;
                key.sort_unstable();
                if seen.contains(&key) {
                    return ControlFlow::Continue(());
                }
                seen.push(key);
                let rectangle = Rectangle { cells, values: [low, high] };
                if rectangle.check(grid, kind, sink) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if done.is_break() {
                return true;
            }
        }
    }
    false
}

impl Rectangle {
    pub(super) fn mask(&self) -> u64 {
        1 << self.values[0] | 1 << self.values[1]
    }

    pub(super) fn set<const W: usize>(&self) -> Cells<W> {
        self.cells.into_iter().collect()
    }

    fn step(&self, kind: Kind, removed: Vec<(u16, u8)>) -> Found {
        let rectangle = (self.cells.map(|cell| cell as u16), self.values.map(|value| value as u8));
        Found { rectangle: Some(rectangle), ..Found::delete(kind, removed) }
    }

    /// Takes removals, with the four cells, their lines and the uniqueness of the solution as reasons.
    pub(super) fn add<const W: usize>(
        &self,
        grid: &Grid<'_, W>,
        kind: Kind,
        removed: Vec<(u16, u8)>,
        more: impl FnOnce() -> Vec<BoardRule>,
        sink: &mut Sink<'_>,
    ) -> bool {
        !removed.is_empty()
            && sink.add(self.step(kind, removed), || {
                let mut rules = vec![BoardRule::OneSolution];
                rules.extend(self.cells.iter().filter(|&&c| grid.is_empty(c)).map(|&c| BoardRule::Cell(c as u16)));
                rules.extend(more());
                let mask = |cell: usize| grid.state.value(cell).map_or(self.mask(), |value| 1 << value);
                let mut cells = self.cells.map(|cell| (cell as u16, mask(cell))).to_vec();
                cells.sort_unstable();
                Reasons { rules, pattern: StepPattern::Deadly { cells, is_grave: false } }
            })
    }

    fn check<const W: usize>(&self, grid: &Grid<'_, W>, kind: Kind, sink: &mut Sink<'_>) -> bool {
        let extra = |cell: usize| grid.candidates(cell) & !self.mask();
        let (two, additional): (Vec<usize>, Vec<usize>) = self.cells.iter().partition(|&&cell| extra(cell) == 0);
        match kind {
            Kind::Uniqueness1 => two.len() == 3 && self.first(grid, additional[0], sink),
            Kind::Uniqueness2 | Kind::Uniqueness5 => {
                matches!(two.len(), 1 | 2) && self.one_extra(grid, kind, &additional, sink)
            }
            Kind::Uniqueness3 => two.len() == 2 && self.subset(grid, [additional[0], additional[1]], sink),
            Kind::Uniqueness4 => two.len() == 2 && self.strong_link(grid, [additional[0], additional[1]], sink),
            Kind::Uniqueness6 => two.len() == 2 && self.diagonal(grid, [additional[0], additional[1]], sink),
            _ => {
                let is_diagonal = two.len() == 2 && !grid.in_line(two[0], two[1]);
                (two.len() == 1 || is_diagonal)
                    && two.iter().any(|&corner| self.hidden(grid, corner, &additional, sink))
            }
        }
    }

    fn first<const W: usize>(&self, grid: &Grid<'_, W>, cell: usize, sink: &mut Sink<'_>) -> bool {
        let removed = values(grid.candidates(cell) & self.mask()).map(|value| (cell as u16, value as u8)).collect();
        self.add(grid, Kind::Uniqueness1, removed, Vec::new, sink)
    }

    fn one_extra<const W: usize>(
        &self,
        grid: &Grid<'_, W>,
        kind: Kind,
        additional: &[usize],
        sink: &mut Sink<'_>,
    ) -> bool {
        let all: Cells<W> = additional.iter().copied().collect();
        let extra = grid.union(all) & !self.mask();
        if extra.count_ones() != 1 {
            return false;
        }
        let is_second = additional.len() <= 2 && grid.in_line(additional[0], additional[1]);
        let value = extra.trailing_zeros() as usize;
        let removed = (grid.cells(value) & grid.common_peers(all)) - self.set();
        is_second == (kind == Kind::Uniqueness2)
            && self.add(grid, kind, deletions(value, removed), || grid.between(all, removed, value), sink)
    }

    fn strong_link<const W: usize>(&self, grid: &Grid<'_, W>, [one, two]: [usize; 2], sink: &mut Sink<'_>) -> bool {
        if !grid.in_line(one, two) {
            return false;
        }
        let common = grid.peers(one) & grid.peers(two);
        let [low, high] = self.values;
        let (link, value) = if grid.cells(low).is_disjoint(&common) {
            (low, high)
        } else if grid.cells(high).is_disjoint(&common) {
            (high, low)
        } else {
            return false;
        };
        let removed = [one, two].into_iter().filter(|&cell| grid.has(cell, value));
        let removed = removed.map(|cell| (cell as u16, value as u8)).collect();
        let shared = grid.houses_of(one).filter(|&house| grid.house(house).contains(two));
        let needs = || shared.map(|house| BoardRule::Needs(house as u16, link as u8)).collect();
        self.add(grid, Kind::Uniqueness4, removed, needs, sink)
    }

    fn diagonal<const W: usize>(&self, grid: &Grid<'_, W>, [one, two]: [usize; 2], sink: &mut Sink<'_>) -> bool {
        if grid.in_line(one, two) {
            return false;
        }
        let n = grid.size();
        let lines = [grid.row(one), grid.row(two), n + grid.column(one), n + grid.column(two)];
        let others = lines.iter().fold(Cells::EMPTY, |all, &line| all | grid.house(line)) - self.set();
        let Some(value) = self.values.into_iter().find(|&value| grid.cells(value).is_disjoint(&others)) else {
            return false;
        };
        let removed = [one.min(two), one.max(two)].into_iter().filter(|&cell| grid.has(cell, value));
        let removed = removed.map(|cell| (cell as u16, value as u8)).collect();
        let needs = || lines.map(|line| BoardRule::Needs(line as u16, value as u8)).to_vec();
        self.add(grid, Kind::Uniqueness6, removed, needs, sink)
    }

    fn hidden<const W: usize>(
        &self,
        grid: &Grid<'_, W>,
        corner: usize,
        additional: &[usize],
        sink: &mut Sink<'_>,
    ) -> bool {
        let n = grid.size();
        // The lines through the corner that lies opposite.
        let other = |line: usize, lines: [usize; 2]| if lines[0] == line { lines[1] } else { lines[0] };
        let (one, two) = (additional[0], additional[1]);
        let row = other(grid.row(corner), [grid.row(one), grid.row(two)]);
        let column = other(grid.column(corner), [grid.column(one), grid.column(two)]);
        let target = row * n + column;
        let [low, high] = self.values;
        [(low, high), (high, low)].into_iter().any(|(link, value)| {
            let others = (grid.house(row) | grid.house(n + column)) - self.set();
            if !grid.cells(link).is_disjoint(&others) || !grid.has(target, value) {
                return false;
            }
            let needs = || [row, n + column].map(|line| BoardRule::Needs(line as u16, link as u8)).to_vec();
            self.add(grid, Kind::HiddenRectangle, vec![(target as u16, value as u8)], needs, sink)
        })
    }
}
