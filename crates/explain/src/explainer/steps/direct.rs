//! The rules and earlier facts of techniques that are seen directly.

use super::Context;
use super::entailment::Deadly;
use super::missing::Basis;
use crate::Fact;
use crate::board::BoardRule;
use crate::explainer::bits::bits;
use crate::explainer::hint::{DeadlySet, Hint, Pattern};
use crate::explainer::table::BIVALUE_GRAVE;

impl<const W: usize> Context<'_, W> {
    /// Returns what a hint rests on, perhaps with more than is needed.
    pub(super) fn basis(self, hint: &Hint) -> Basis {
        let mut basis = Basis::default();
        let place = hint.place.map(|(cell, value)| (cell as usize, value as usize));
        match &hint.pattern {
            Pattern::HiddenSingle { house } => {
                if let Some((cell, value)) = place {
                    self.needs(&mut basis, *house, value, |other| other == cell);
                }
            }
            Pattern::NakedSingle => {
                if let Some((cell, value)) = place {
                    self.only(&mut basis, cell, 1 << value);
                }
            }
            Pattern::Fish { value, bases, covers, then } => {
                let value = *value as usize;
                for &base in bases {
                    let covered = |cell: usize| covers.iter().any(|&cover| self.has(cover, cell));
                    self.needs(&mut basis, base, value, covered);
                }
                for &cover in covers {
                    basis.rule(BoardRule::Once(cover, value as u8));
                }
                if let (Some(house), Some((cell, _))) = (then, place) {
                    let removed = |other: usize| other == cell || covers.iter().any(|&cover| self.has(cover, other));
                    self.needs(&mut basis, *house, value, removed);
                }
            }
            Pattern::HiddenSet { house, values, positions } => {
                let inside = |cell: usize| self.at(*house, *positions).any(|other| other == cell);
                bits(*values).for_each(|value| self.needs(&mut basis, *house, value, inside));
                self.at(*house, *positions).for_each(|cell| basis.rule(BoardRule::Cell(cell as u16)));
                if let Some((cell, value)) = place {
                    self.needs(&mut basis, *house, value, |other| other == cell || inside(other));
                }
            }
            Pattern::NakedSet { house, positions, values } => {
                self.at(*house, *positions).for_each(|cell| self.only(&mut basis, cell, *values));
                bits(*values).for_each(|value| basis.rule(BoardRule::Once(*house, value as u8)));
            }
            Pattern::Wing { pivot, wings, value } => {
                self.wing(&mut basis, hint, *pivot as usize, *wings, *value as usize);
            }
            Pattern::Aligned { cells } => self.aligned(&mut basis, cells),
            Pattern::Deadly { cells, set } => self.deadly(&mut basis, hint, cells, *set),
            Pattern::Chain(_) => {}
        }
        basis
    }

    fn has(self, house: u16, cell: usize) -> bool {
        self.frame.houses[house as usize].binary_search(&(cell as u16)).is_ok()
    }

    fn at(self, house: u16, positions: u64) -> impl Iterator<Item = usize> {
        let list = &self.layout.houses[house as usize].list;
        bits(positions).map(move |at| list[at] as usize)
    }

    /// Adds that a value is in one of the cells of a house that `may` have it.
    fn needs(self, basis: &mut Basis, house: u16, value: usize, may: impl Fn(usize) -> bool) {
        basis.rule(BoardRule::Needs(house, value as u8));
        let others = self.frame.houses[house as usize].iter().map(|&cell| cell as usize).filter(|&cell| !may(cell));
        self.missing(basis, others.map(|cell| (cell, value)));
    }

    fn wing(self, basis: &mut Basis, hint: &Hint, pivot: usize, wings: [u16; 2], value: usize) {
        let cells = [pivot, wings[0] as usize, wings[1] as usize];
        for &cell in &cells {
            self.only(basis, cell, self.state.candidates[cell]);
        }
        for &wing in &cells[1..] {
            let common = self.state.candidates[pivot] & self.state.candidates[wing];
            bits(common).for_each(|common| self.differ(basis, pivot, wing, common));
        }
        for &(cell, _) in &hint.removed {
            for &other in &cells {
                self.differ(basis, other, cell as usize, value);
            }
        }
    }

    fn aligned(self, basis: &mut Basis, cells: &[u16]) {
        let sees = |cell: usize, other: &u16| self.layout.peers[cell].contains(*other as usize);
        let few = |&cell: &usize| (2..=cells.len() as u32).contains(&self.state.candidates[cell].count_ones());
        let excluders = (0..self.frame.area).filter(few).filter(|&cell| cells.iter().all(|other| sees(cell, other)));
        let excluders: Vec<usize> = excluders.collect();
        let cells = cells.iter().map(|&cell| cell as usize);
        for cell in cells.clone().chain(excluders.iter().copied()) {
            self.only(basis, cell, self.state.candidates[cell]);
        }
        for cell in cells.clone() {
            for other in cells.clone().filter(|&other| other > cell).chain(excluders.iter().copied()) {
                let common = self.state.candidates[cell] & self.state.candidates[other];
                bits(common).for_each(|value| self.differ(basis, cell, other, value));
            }
        }
    }

    fn deadly(self, basis: &mut Basis, hint: &Hint, cells: &[u16], set: Option<DeadlySet>) {
        basis.rule(BoardRule::OneSolution);
        let is_grave = std::ptr::eq(hint.technique, &raw const BIVALUE_GRAVE);
        let deadly = if is_grave { self.grave(cells) } else { self.loop_of(cells) };
        for &(cell, _) in &deadly.cells {
            let cell = cell as usize;
            if is_grave {
                // Of a whole board the candidates are cited, not why others are missing.
                basis.rule(BoardRule::Cell(cell as u16));
                let missing = (0..self.frame.size).filter(|&value| !self.state.has(cell, value));
                missing.for_each(|value| basis.know(Fact::is_not(cell, value)));
            } else {
                self.only(basis, cell, self.state.candidates[cell]);
            }
        }
        // The cells with other candidates, one of which is true.
        let extra = deadly.cells.iter().filter(|&&(cell, pair)| self.state.candidates[cell as usize] & !pair != 0);
        let extra: Vec<(usize, u64)> =
            extra.map(|&(cell, pair)| (cell as usize, self.state.candidates[cell as usize] & !pair)).collect();
        for &(cell, mask) in &hint.removed {
            for &(other, values) in &extra {
                bits(mask & values).for_each(|value| self.differ(basis, cell as usize, other, value));
            }
        }
        if let Some(set) = set {
            let others: Vec<usize> = self.at(set.house, set.positions).collect();
            if set.hidden {
                let may = |cell: usize| others.contains(&cell) || extra.iter().any(|&(other, _)| other == cell);
                bits(set.values).for_each(|value| self.needs(basis, set.house, value, may));
                for &cell in &others {
                    basis.rule(BoardRule::Cell(cell as u16));
                }
            } else {
                for &cell in &others {
                    self.only(basis, cell, set.values);
                }
            }
            bits(set.values).for_each(|value| basis.rule(BoardRule::Once(set.house, value as u8)));
        } else if !is_grave && extra.len() == 2 {
            self.common_needs(basis, &extra, &deadly);
        }
        basis.deadly = Some(deadly);
    }

    /// Type 4 of a loop: adds the houses in which one of the two values has no other place.
    fn common_needs(self, basis: &mut Basis, extra: &[(usize, u64)], deadly: &Deadly) {
        let pair = deadly.cells[0].1;
        for (house, of) in self.layout.houses.iter().enumerate() {
            if extra.iter().all(|&(cell, _)| of.cells.contains(cell)) {
                for value in bits(pair) {
                    let places = self.state.cells[value] & of.cells;
                    if places.iter().all(|cell| extra.iter().any(|&(other, _)| other == cell)) {
                        self.needs(basis, house as u16, value, |cell| extra.iter().any(|&(other, _)| other == cell));
                        basis.rule(BoardRule::Once(house as u16, value as u8));
                    }
                }
            }
        }
    }

    /// Returns a loop: its cells cannot all have one of the two values.
    fn loop_of(self, cells: &[u16]) -> Deadly {
        let pair = cells.iter().fold(u64::MAX, |common, &cell| common & self.state.candidates[cell as usize]);
        let bivalue =
            cells.iter().map(|&cell| self.state.candidates[cell as usize]).find(|mask| mask.count_ones() == 2);
        let pair = bivalue.unwrap_or(pair);
        Deadly { cells: cells.iter().map(|&cell| (cell, pair)).collect() }
    }

    /// Returns a grave: all empty cells, which cannot all have one of their two values in the grave.
    fn grave(self, cells: &[u16]) -> Deadly {
        let mask = |cell: u16| {
            let all = self.state.candidates[cell as usize];
            if !cells.contains(&cell) {
                return all;
            }
            // A candidate beyond the grave has three places in a house of the cell.
            let places =
                |house: u16, value: usize| (self.state.cells[value] & self.layout.houses[house as usize].cells).len();
            let houses = &self.layout.houses_of[cell as usize];
            let beyond = bits(all).filter(|&value| houses.iter().all(|&house| places(house, value) != 2));
            all & !beyond.fold(0, |mask, value| mask | 1 << value)
        };
        Deadly { cells: self.state.empty.iter().map(|cell| (cell as u16, mask(cell as u16))).collect() }
    }
}
