//! Sue de Coq: cells where a line crosses an area, and cells of the line and of the area that use up their values.

use super::als::group;
use super::found::{Found, Reasons, Sink, values};
use super::{Kind, grid::Grid};
use crate::StepPattern;
use crate::board::{BoardRule, Cells};

/// A set of cells and their candidates.
#[derive(Clone, Copy)]
struct Part<const W: usize> {
    cells: Cells<W>,
    count: usize,
    values: u64,
}

impl<const W: usize> Part<W> {
    const EMPTY: Self = Self { cells: Cells::EMPTY, count: 0, values: 0 };

    fn with(self, grid: &Grid<'_, W>, cell: usize) -> Self {
        Self { cells: self.cells | Cells::of(cell), count: self.count + 1, values: self.values | grid.candidates(cell) }
    }

    /// Returns how many of the values of the crossing it uses up; `None` if it has none of them.
    fn uses(&self, crossing: &Self) -> Option<isize> {
        let own = (self.values & !crossing.values).count_ones() as isize;
        (self.values & crossing.values != 0).then_some(self.count as isize - own)
    }
}

struct Search<'g, 'a, const W: usize> {
    grid: &'g Grid<'a, W>,
    line: usize,
    area: usize,
    crossing: Part<W>,
}

/// Looks for Sue de Coqs.
pub(super) fn search<const W: usize>(grid: &Grid<'_, W>, sink: &mut Sink<'_>) -> bool {
    for line in 0..2 * grid.size() {
        for area in grid.areas() {
            let cells: Vec<usize> = (grid.house(line) & grid.house(area) & grid.state.empty).iter().collect();
            let mut search = Search { grid, line, area, crossing: Part::EMPTY };
            for (at, &one) in cells.iter().enumerate() {
                for (next, &two) in cells.iter().enumerate().skip(at + 1) {
                    let pair = Part::EMPTY.with(grid, one).with(grid, two);
                    let triples = cells[next + 1..].iter().map(|&three| pair.with(grid, three));
                    for crossing in std::iter::once(pair).chain(triples) {
                        search.crossing = crossing;
                        if search.start(sink) {
                            return true;
                        }
                    }
                }
            }
        }
    }
    false
}

impl<const W: usize> Search<'_, '_, W> {
    fn start(&self, sink: &mut Sink<'_>) -> bool {
        let more = self.crossing.values.count_ones() as isize - self.crossing.count as isize;
        let source = (self.grid.house(self.line) & self.grid.state.empty) - self.crossing.cells;
        more >= 2 && self.in_line(source, Part::EMPTY, more, sink)
    }

    fn in_line(&self, mut source: Cells<W>, chosen: Part<W>, more: isize, sink: &mut Sink<'_>) -> bool {
        if !sink.step() {
            return true;
        }
        while let Some(cell) = source.first() {
            source.remove(cell);
            let part = chosen.with(self.grid, cell);
            if let Some(used) = part.uses(&self.crossing)
                && used > 0
                && used < more
            {
                let area = (self.grid.house(self.area) & self.grid.state.empty) - self.crossing.cells - part.cells;
                let open = !(part.values & self.crossing.values);
                if self.in_area(area, Part::EMPTY, open, more - used, &part, sink) {
                    return true;
                }
            }
            if self.in_line(source, part, more, sink) {
                return true;
            }
        }
        false
    }

    fn in_area(
        &self,
        mut source: Cells<W>,
        chosen: Part<W>,
        open: u64,
        more: isize,
        line: &Part<W>,
        sink: &mut Sink<'_>,
    ) -> bool {
        if !sink.step() {
            return true;
        }
        while let Some(cell) = source.first() {
            source.remove(cell);
            if self.grid.candidates(cell) & !open != 0 {
                continue;
            }
            let part = chosen.with(self.grid, cell);
            let own = (part.values & !self.crossing.values).count_ones() as isize;
            if part.uses(&self.crossing) == Some(more) && self.add(line, &part, sink) {
                return true;
            }
            if part.count as isize - own <= more && self.in_area(source, part, open, more, line, sink) {
                return true;
            }
        }
        false
    }

    fn add(&self, line: &Part<W>, area: &Part<W>, sink: &mut Sink<'_>) -> bool {
        let grid = self.grid;
        let crossing = &self.crossing;
        let shared = line.values & area.values & !crossing.values;
        let mut removed = Vec::new();
        for (house, part, other) in [(self.area, area, line), (self.line, line, area)] {
            let union = ((crossing.values | part.values) & !other.values) | shared;
            for cell in ((grid.house(house) & grid.state.empty) - crossing.cells - part.cells).iter() {
                removed.extend(values(grid.candidates(cell) & union).map(|value| (cell as u16, value as u8)));
            }
        }
        !removed.is_empty()
            && sink.add(Found::delete(Kind::SueDeCoq, removed), || {
                let cells = crossing.cells | line.cells | area.cells;
                let all = crossing.values | line.values | area.values;
                let once = [self.line, self.area].into_iter();
                let once = once.flat_map(|house| values(all).map(move |v| BoardRule::Once(house as u16, v as u8)));
                let pattern = StepPattern::Crossing {
                    houses: [self.line as u16, self.area as u16],
                    crossing: group(crossing.cells, crossing.values),
                    parts: [group(line.cells, line.values), group(area.cells, area.values)],
                };
                Reasons { rules: cells.iter().map(|cell| BoardRule::Cell(cell as u16)).chain(once).collect(), pattern }
            })
    }
}
