//! Links of forcing nets: what follows from an assumption and the singles that come up after it.

use super::{Direct, Links};
use crate::board::Cells;
use crate::hodoku::found::{Sink, values};
use crate::hodoku::grid::Grid;

/// Maximum number of times that new singles are placed.
const MAX_ROUNDS: usize = 4;
/// Maximum number of reasons of a link.
const MAX_REASONS: usize = 5;

/// The list of one assumption while it is filled.
struct Filling<'g, 'a, const W: usize> {
    grid: &'g Grid<'a, W>,
    work: Grid<'a, W>,
    list: Vec<Direct>,
    /// For each node its place in the list, plus one.
    place: Vec<u16>,
}

impl<const W: usize> Links<W> {
    /// Links all candidates by what placing or removing them leads to.
    pub(crate) fn link_nets(&mut self, grid: &Grid<'_, W>, sink: &mut Sink<'_>) {
        let mut filling = Filling { grid, work: grid.clone(), list: Vec::new(), place: vec![0; self.nodes.len()] };
        for assumption in 0..2 * self.count {
            let node = self.nodes[assumption];
            filling.list = std::mem::take(&mut self.direct[assumption]);
            filling.list.clear();
            filling.place.fill(0);
            filling.work.copy_from(grid);
            filling.fill(self, node.cell as usize, node.value as usize, node.is_on);
            self.direct[assumption] = std::mem::take(&mut filling.list);
            if !sink.step_for(self.direct[assumption].len()) {
                return;
            }
        }
    }
}

impl<const W: usize> Filling<'_, '_, W> {
    fn fill(&mut self, links: &Links<W>, cell: usize, value: usize, is_on: bool) {
        if is_on {
            self.set(links, cell, value, [0; MAX_REASONS]);
        } else {
            self.work.remove(cell, value);
            self.add(links.node(cell, value, false), [0; MAX_REASONS]);
            let left = self.work.candidates(cell);
            if left.is_power_of_two() {
                self.set(links, cell, left.trailing_zeros() as usize, [0; MAX_REASONS]);
            }
        }
        for _ in 0..MAX_ROUNDS {
            let singles = self.singles();
            if singles.is_empty() {
                break;
            }
            for (cell, value, is_naked) in singles {
                let reasons = self.reasons(links, cell, value, is_naked);
                self.set(links, cell, value, reasons);
            }
        }
    }

    /// Returns the naked and the hidden singles that wait.
    fn singles(&self) -> Vec<(usize, usize, bool)> {
        let work = &self.work;
        let is_open = |&(cell, _): &(usize, usize)| work.is_empty(cell);
        let naked = work.naked.iter().filter(is_open).map(|(cell, value)| (cell, value, true));
        let mut singles: Vec<(usize, usize, bool)> = naked.collect();
        let mut seen = Cells::<W>::EMPTY;
        for (cell, value) in work.hidden.iter().filter(is_open) {
            if !seen.contains(cell)
                && work.has(cell, value)
                && work.houses_of(cell).any(|house| work.count(house, value) == 1)
            {
                seen.insert(cell);
                singles.push((cell, value, false));
            }
        }
        singles
    }

    /// Returns the places of the removals that made a single.
    fn reasons(&self, links: &Links<W>, cell: usize, value: usize, is_naked: bool) -> [u16; MAX_REASONS] {
        let mut reasons = [0; MAX_REASONS];
        let place = |cell, value| self.place[links.node(cell, value, false) as usize].saturating_sub(1);
        if is_naked {
            let others = values(self.grid.candidates(cell)).filter(|&other| other != value);
            reasons.iter_mut().zip(others).for_each(|(reason, other)| *reason = place(cell, other));
        } else {
            let fewest = self.work.houses_of(cell).min_by_key(|&house| self.work.count(house, value));
            let house = fewest.map_or(Cells::EMPTY, |house| self.grid.in_house(house, value));
            let others = (house - Cells::of(cell)).iter();
            reasons.iter_mut().zip(others).for_each(|(reason, other)| *reason = place(other, value));
        }
        reasons
    }

    /// Places a value and notes what follows.
    fn set(&mut self, links: &Links<W>, cell: usize, value: usize, reasons: [u16; MAX_REASONS]) {
        let others = self.work.candidates(cell) & !(1 << value);
        let back = [self.list.len() as u16, 0, 0, 0, 0];
        self.work.place(cell, value);
        if self.grid.has(cell, value) {
            self.add(links.node(cell, value, true), reasons);
        }
        for peer in (self.grid.cells(value) & self.grid.peers(cell)).iter() {
            self.add(links.node(peer, value, false), back);
        }
        for other in values(others) {
            self.add(links.node(cell, other, false), back);
        }
    }

    /// Adds a node, unless it is known. The first place is that of the latest reason.
    fn add(&mut self, node: u16, mut back: [u16; MAX_REASONS]) {
        if self.place[node as usize] != 0 {
            return;
        }
        let distance = self.list.get(back[0] as usize).map_or(0, |direct| direct.distance) + 1;
        for at in 1..MAX_REASONS {
            if back[at] > back[0] {
                back.swap(0, at);
            }
        }
        self.list.push(Direct { node, distance, back });
        self.place[node as usize] = self.list.len() as u16;
    }
}
