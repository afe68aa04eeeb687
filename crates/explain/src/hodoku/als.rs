//! Almost locked sets: cells of a house with one value more than cells.

mod blossom;
mod chain;
mod links;
mod xz;

pub(super) use blossom::search as search_blossoms;
pub(super) use chain::search as search_chains;
pub(super) use links::Restricted;
pub(super) use xz::{search_wings, search_xz};

use bachet_budget::Budget;

use super::grid::Grid;
use crate::CellGroup;
use crate::board::{BoardRule, Cells};

/// Maximum number of cells of a set, plus one. In a 9x9 board that is any set but a whole house.
const MAX_CELLS: u32 = 9;

/// An almost locked set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Als<const W: usize> {
    pub(super) cells: Cells<W>,
    pub(super) values: u64,
    /// The cells that see all its cells with one of its values and have that value.
    pub(super) peers: Cells<W>,
}

/// The cells of an almost locked set with a value, and what they see.
#[derive(Clone, Copy, Debug)]
struct Part<const W: usize> {
    cells: Cells<W>,
    peers: Cells<W>,
}

/// All almost locked sets, in HoDoKu's order.
#[derive(Clone, Debug)]
pub(super) struct AlsList<const W: usize> {
    pub(super) sets: Vec<Als<W>>,
    /// For each set and value.
    parts: Vec<Part<W>>,
    size: usize,
}

impl<const W: usize> AlsList<W> {
    /// Returns the almost locked sets of all houses, each once.
    pub(super) fn new(grid: &Grid<'_, W>, budget: &mut Budget<'_>) -> Self {
        let mut list = Self { sets: Vec::new(), parts: Vec::new(), size: grid.size() };
        for house in 0..grid.layout.houses.len() {
            let cells = grid.house(house) & grid.state.empty;
            list.widen(grid, (house, cells), Cells::EMPTY, 0, 0, budget);
        }
        for at in 0..list.sets.len() {
            for value in 0..list.size {
                let cells = list.sets[at].cells & grid.cells(value);
                let seen = (grid.common_peers(cells) - list.sets[at].cells) & grid.cells(value);
                let peers = if cells.is_empty() { Cells::EMPTY } else { seen };
                list.sets[at].peers |= peers;
                list.parts.push(Part { cells, peers });
            }
        }
        list
    }

    /// Returns the sets with more than one cell.
    pub(super) fn without_single_cells(mut self) -> Self {
        let size = self.size;
        let keep: Vec<bool> = self.sets.iter().map(|set| set.cells.len() > 1).collect();
        let mut at = 0;
        self.parts.retain(|_| {
            at += 1;
            keep[(at - 1) / size]
        });
        self.sets.retain(|set| set.cells.len() > 1);
        self
    }

    fn widen(
        &mut self,
        grid: &Grid<'_, W>,
        (house, mut rest): (usize, Cells<W>),
        chosen: Cells<W>,
        count: u32,
        union: u64,
        budget: &mut Budget<'_>,
    ) {
        if !budget.step() {
            return;
        }
        while let Some(cell) = rest.first() {
            rest.remove(cell);
            let (cells, values) = (chosen | Cells::of(cell), union | grid.candidates(cell));
            if values.count_ones() == count + 2 && !found_before(grid, house, cells) {
                self.sets.push(Als { cells, values, peers: Cells::EMPTY });
            }
            if count + 2 < MAX_CELLS.min(self.size as u32) {
                self.widen(grid, (house, rest), cells, count + 1, values, budget);
            }
        }
    }

    /// Returns the cells of a set with a value.
    pub(super) fn cells(&self, set: usize, value: usize) -> Cells<W> {
        self.parts[set * self.size + value].cells
    }

    /// Returns the cells that see all cells of a set with a value and have the value, without those of the set.
    pub(super) fn peers(&self, set: usize, value: usize) -> Cells<W> {
        self.parts[set * self.size + value].peers
    }

    /// Returns a set as a group of cells.
    fn group(&self, set: usize) -> CellGroup {
        group(self.sets[set].cells, self.sets[set].values)
    }

    /// The rules that sets with their values use, and how they exclude the removals.
    fn rules(&self, grid: &Grid<'_, W>, sets: &[usize], more: Cells<W>, removed: &[(u16, u8)]) -> Vec<BoardRule> {
        let cells = sets.iter().fold(more, |all, &set| all | self.sets[set].cells);
        let mut rules: Vec<BoardRule> = cells.iter().map(|cell| BoardRule::Cell(cell as u16)).collect();
        for house in 0..grid.layout.houses.len() {
            for value in 0..self.size {
                let targets: Cells<W> =
                    removed.iter().filter(|fact| fact.1 as usize == value).map(|fact| fact.0 as usize).collect();
                let here = (grid.in_house(house, value) & (cells | targets)).len();
                if here >= 2 {
                    rules.push(BoardRule::Once(house as u16, value as u8));
                }
            }
        }
        rules
    }
}

/// Returns cells and their candidates as a group.
pub(super) fn group<const W: usize>(cells: Cells<W>, values: u64) -> CellGroup {
    CellGroup { cells: cells.iter().map(|cell| cell as u16).collect(), values }
}

/// Whether an earlier house has all the cells.
fn found_before<const W: usize>(grid: &Grid<'_, W>, house: usize, cells: Cells<W>) -> bool {
    let Some(first) = cells.first() else { return false };
    grid.houses_of(first).take_while(|&other| other < house).any(|other| cells.is_subset(&grid.house(other)))
}
