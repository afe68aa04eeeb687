//! Full houses, naked and hidden singles.

use super::{Found, Kind, grid::Grid};
use crate::board::BoardRule;

impl<const W: usize> Grid<'_, W> {
    /// Returns the first naked single that is the last empty cell of a house. It stays in the queue.
    pub(super) fn next_full_house(&self) -> Option<Found> {
        let (cell, value) = self.naked.iter().find(|&(cell, _)| {
            self.is_empty(cell) && self.houses_of(cell).any(|house| (self.house(house) & self.state.empty).len() == 1)
        })?;
        Some(Found::place(Kind::FullHouse, cell, value))
    }

    /// Takes naked singles from the queue until one is empty.
    pub(super) fn next_naked_single(&mut self) -> Option<Found> {
        while let Some((cell, value)) = self.naked.pop() {
            if self.is_empty(cell) {
                return Some(Found::place(Kind::NakedSingle, cell, value));
            }
        }
        None
    }

    /// Takes hidden singles from the queue until one is empty.
    pub(super) fn next_hidden_single(&mut self) -> Option<Found> {
        while let Some((cell, value)) = self.hidden.pop() {
            if self.is_empty(cell) {
                let is_last = self.has(cell, value) && self.houses_of(cell).any(|house| self.count(house, value) == 1);
                return is_last.then(|| Found::place(Kind::HiddenSingle, cell, value));
            }
        }
        None
    }

    /// Returns all singles of a kind, whether they came up in a queue or not.
    pub(super) fn all_singles(&self, kind: Kind) -> Vec<Found> {
        let mut steps = Vec::new();
        let mut add = |cell: usize, value: usize| {
            let step = Found::place(kind, cell, value);
            if !steps.contains(&step) {
                steps.push(step);
            }
        };
        match kind {
            Kind::FullHouse => {
                for house in &self.layout.houses {
                    if let Some(cell) = (house.cells & self.state.empty).single()
                        && self.width(cell) == 1
                    {
                        add(cell, self.candidates(cell).trailing_zeros() as usize);
                    }
                }
            }
            Kind::NakedSingle => {
                for cell in self.state.empty.iter().filter(|&cell| self.width(cell) == 1) {
                    add(cell, self.candidates(cell).trailing_zeros() as usize);
                }
            }
            _ => {
                for house in 0..self.layout.houses.len() {
                    for value in 0..self.size() {
                        if let Some(cell) = self.in_house(house, value).single() {
                            add(cell, value);
                        }
                    }
                }
            }
        }
        steps
    }

    /// Returns the rule of a single: its cell, or the house that has no other cell for the value.
    pub(super) fn rules_of_single(&self, step: &Found) -> Vec<BoardRule> {
        let Some(&(cell, value)) = step.placements.first() else { return Vec::new() };
        let last = |&house: &usize| self.in_house(house, value as usize).single() == Some(cell as usize);
        match self.houses_of(cell as usize).find(last) {
            Some(house) if step.kind == Kind::HiddenSingle => vec![BoardRule::Needs(house as u16, value)],
            _ => vec![BoardRule::Cell(cell)],
        }
    }
}
