//! The order of the techniques: the first step of the first one that finds one.

use bachet_budget::Budget;
use bachet_sudoku::Sudoku;

use super::found::{Found, Sink};
use super::grid::Grid;
use super::{
    Kind, avoidable, bug, colouring, fish, locked, rectangles, single_digit, subsets, sue_de_coq, wings, x_chains,
    xy_chains,
};
use crate::board::Layout;

/// A board that is solved as HoDoKu does.
#[derive(Clone, Debug)]
pub struct Solver<'a, const W: usize> {
    pub(super) grid: Grid<'a, W>,
}

impl<'a, const W: usize> Solver<'a, W> {
    /// Returns an empty board.
    pub fn new(layout: &'a Layout<W>) -> Self {
        Self { grid: Grid::new(layout) }
    }

    /// Returns a board with its givens.
    pub fn given(layout: &'a Layout<W>, sudoku: &Sudoku) -> Self {
        let mut solver = Self::new(layout);
        for cell in sudoku.cells() {
            if let Some(value) = sudoku.given(cell) {
                solver.place(cell.index(sudoku.size()), value as usize - 1, true);
            }
        }
        for cell in sudoku.cells() {
            let index = cell.index(sudoku.size());
            if sudoku.given(cell).is_none() {
                let removed = !sudoku.candidates_given(cell);
                (0..layout.size).filter(|v| removed >> v & 1 == 1).for_each(|v| solver.remove(index, v));
            }
        }
        solver
    }

    /// Places a value in an empty cell. Whether it is given matters to avoidable rectangles.
    pub fn place(&mut self, cell: usize, value: usize, is_given: bool) {
        if self.grid.is_empty(cell) {
            self.grid.place(cell, value);
            if is_given {
                self.grid.givens.insert(cell);
            }
        }
    }

    /// Removes a candidate.
    pub fn remove(&mut self, cell: usize, value: usize) {
        self.grid.remove(cell, value);
    }

    /// Applies a step.
    pub fn apply(&mut self, step: &Found) {
        step.placements.iter().for_each(|&(cell, value)| self.place(cell as usize, value as usize, false));
        step.deletions.iter().for_each(|&(cell, value)| self.remove(cell as usize, value as usize));
    }

    /// Whether every cell has a value.
    pub fn is_solved(&self) -> bool {
        self.grid.state.is_solved()
    }

    /// Returns the next step by the techniques that are on by default, without guessing.
    pub fn next(&mut self, budget: &mut Budget<'_>) -> Option<Found> {
        let mut last = 0;
        for kind in Kind::all() {
            let entry = kind.entry();
            if !entry.enabled || entry.order == last || kind == Kind::BruteForce {
                continue;
            }
            last = entry.order;
            if !budget.step() {
                return None;
            }
            let single = match kind {
                Kind::FullHouse => self.grid.next_full_house(),
                Kind::NakedSingle => self.grid.next_naked_single(),
                Kind::HiddenSingle => self.grid.next_hidden_single(),
                _ => None,
            };
            if single.is_some() {
                return single;
            }
            let mut sink = Sink::first();
            if self.search(kind, &mut sink, budget) {
                return sink.steps.into_iter().next();
            }
        }
        None
    }

    /// Returns all steps of a kind.
    pub fn all(&mut self, kind: Kind, budget: &mut Budget<'_>) -> Vec<Found> {
        if matches!(kind, Kind::FullHouse | Kind::NakedSingle | Kind::HiddenSingle) {
            return self.grid.all_singles(kind);
        }
        let mut sink = Sink::all();
        self.search(kind, &mut sink, budget);
        sink.steps.retain(|step| step.kind == kind);
        sink.steps
    }

    /// Looks for steps of a technique. Returns whether the first one was found and is enough.
    fn search(&mut self, kind: Kind, sink: &mut Sink, _budget: &mut Budget<'_>) -> bool {
        let grid = &self.grid;
        match kind {
            Kind::Pointing | Kind::Claiming => locked::search(grid, kind, sink),
            Kind::LockedPair | Kind::LockedTriple | Kind::NakedPair | Kind::NakedTriple | Kind::NakedQuadruple => {
                subsets::search_naked(grid, kind, sink)
            }
            Kind::HiddenPair | Kind::HiddenTriple | Kind::HiddenQuadruple => subsets::search_hidden(grid, kind, sink),
            Kind::XWing
            | Kind::Swordfish
            | Kind::Jellyfish
            | Kind::FinnedXWing
            | Kind::SashimiXWing
            | Kind::FinnedSwordfish
            | Kind::SashimiSwordfish
            | Kind::FinnedJellyfish
            | Kind::SashimiJellyfish => fish::search(grid, kind, sink),
            Kind::BugPlusOne => bug::search(grid, sink),
            Kind::Skyscraper => single_digit::search_skyscrapers(grid, sink),
            Kind::TwoStringKite => single_digit::search_kites(grid, sink),
            Kind::DualTwoStringKite => single_digit::search_dual_kites(grid, sink),
            Kind::EmptyRectangle => single_digit::search_empty_rectangles(grid, sink),
            Kind::DualEmptyRectangle => single_digit::search_dual_empty_rectangles(grid, sink),
            Kind::WWing => wings::search_w(grid, sink),
            Kind::XyWing | Kind::XyzWing => wings::search(grid, kind, sink),
            Kind::Uniqueness1
            | Kind::Uniqueness2
            | Kind::Uniqueness3
            | Kind::Uniqueness4
            | Kind::Uniqueness5
            | Kind::Uniqueness6
            | Kind::HiddenRectangle => rectangles::search(grid, kind, sink),
            Kind::AvoidableRectangle1 | Kind::AvoidableRectangle2 => avoidable::search(grid, kind, sink),
            Kind::SimpleColoursTrap | Kind::SimpleColoursWrap => colouring::search_simple(grid, sink),
            Kind::MultiColours1 | Kind::MultiColours2 => colouring::search_multi(grid, sink),
            Kind::TurbotFish | Kind::XChain => x_chains::search(grid, kind, sink),
            Kind::RemotePair | Kind::XyChain => xy_chains::search(grid, kind, sink),
            Kind::SueDeCoq => sue_de_coq::search(grid, sink),
            _ => false,
        }
    }
}
