//! Death blossoms: for each value of a cell an almost locked set that loses the value if the cell has it.

use super::AlsList;
use crate::StepPattern;
use crate::board::Cells;
use crate::hodoku::found::{Found, Reasons, Sink, values};
use crate::hodoku::{Kind, grid::Grid};

struct Search<'g, 'a, const W: usize> {
    grid: &'g Grid<'a, W>,
    list: &'g AlsList<W>,
    with_overlap: bool,
    stem: usize,
    petals: Vec<usize>,
}

/// Looks for death blossoms.
pub(crate) fn search<const W: usize>(
    grid: &Grid<'_, W>,
    list: &AlsList<W>,
    with_overlap: bool,
    sink: &mut Sink<'_>,
) -> bool {
    let mut search = Search { grid, list, with_overlap, stem: 0, petals: Vec::new() };
    grid.state.empty.iter().any(|stem| {
        search.stem = stem;
        let mask = grid.candidates(stem);
        let has_petal = |value: usize| (0..list.sets.len()).any(|set| list.peers(set, value).contains(stem));
        values(mask).all(has_petal) && search.choose(mask, u64::MAX, Cells::EMPTY, sink)
    })
}

impl<const W: usize> Search<'_, '_, W> {
    /// Chooses a petal for the lowest value of a mask.
    fn choose(&mut self, mut rest: u64, common: u64, used: Cells<W>, sink: &mut Sink<'_>) -> bool {
        if rest == 0 {
            return self.add(common, used, sink);
        }
        if !sink.step() {
            return true;
        }
        let value = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        for set in 0..self.list.sets.len() {
            let als = self.list.sets[set];
            if !self.list.peers(set, value).contains(self.stem)
                || als.cells.contains(self.stem)
                || (!self.with_overlap && !als.cells.is_disjoint(&used))
                || als.values & common == 0
            {
                continue;
            }
            self.petals.push(set);
            if self.choose(rest, common & als.values, used | als.cells, sink) {
                return true;
            }
            self.petals.pop();
        }
        false
    }

    fn add(&self, common: u64, used: Cells<W>, sink: &mut Sink<'_>) -> bool {
        let mut removed = Vec::new();
        for value in values(common & !self.grid.candidates(self.stem)) {
            let cells = self.petals.iter().fold(Cells::EMPTY, |all, &set| all | self.list.cells(set, value));
            let seen = (self.grid.cells(value) & self.grid.common_peers(cells)) - used - Cells::of(self.stem);
            removed.extend(seen.iter().map(|cell| (cell as u16, value as u8)));
        }
        if removed.is_empty() {
            return false;
        }
        let stem = Cells::of(self.stem);
        let reasons = sink.with_rules.then(|| {
            let petals = values(self.grid.candidates(self.stem)).zip(&self.petals);
            let petals = petals.map(|(value, &set)| (value as u8, self.list.group(set))).collect();
            let rules = self.list.rules(self.grid, &self.petals, stem, &removed);
            Reasons { rules, pattern: StepPattern::Blossom { stem: self.stem as u16, petals } }
        });
        sink.add(Found::delete(Kind::DeathBlossom, removed), || reasons.unwrap_or_default())
    }
}
