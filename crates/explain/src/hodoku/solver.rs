//! The order of the techniques: the first step of the first one that finds one.

use bachet_budget::Budget;
use bachet_sudoku::Sudoku;

use super::als::{AlsList, Restricted};
use super::found::{Found, Sink};
use super::grid::Grid;
use super::tabling::Links;
use super::{Kind, SearchOptions, fish, reasons};
use crate::Step;
use crate::board::{BoardRule, Cells, Layout, State};

/// A board that is solved as HoDoKu does.
#[derive(Clone, Debug)]
pub struct Solver<'a, const W: usize> {
    pub(super) grid: Grid<'a, W>,
    pub(super) options: SearchOptions,
    /// The almost locked sets of this state with their restricted commons, once they were needed.
    pub(super) sets: Option<(AlsList<W>, Vec<Restricted>)>,
    pub(super) links: Links<W>,
}

impl<'a, const W: usize> Solver<'a, W> {
    /// Returns an empty board.
    pub fn new(layout: &'a Layout<W>) -> Self {
        Self { grid: Grid::new(layout), options: SearchOptions::default(), sets: None, links: Links::new() }
    }

    /// Changes the options of the search.
    #[must_use]
    pub fn with_options(mut self, options: SearchOptions) -> Self {
        self.options = options;
        self
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

    /// Returns a board in a state that was reached in any way, with the cells that are given.
    pub fn of_state(layout: &'a Layout<W>, state: &State<W>, givens: Cells<W>) -> Self {
        let mut solver = Self::new(layout);
        for cell in 0..layout.area() {
            if let Some(value) = state.value(cell) {
                solver.place(cell, value, givens.contains(cell));
            }
        }
        for cell in state.empty.iter() {
            (0..layout.size).filter(|&value| !state.has(cell, value)).for_each(|value| solver.remove(cell, value));
        }
        solver
    }

    /// Returns the state of the board.
    pub fn state(&self) -> &State<W> {
        &self.grid.state
    }

    /// Places a value in an empty cell. Whether it is given matters to avoidable rectangles.
    pub fn place(&mut self, cell: usize, value: usize, is_given: bool) {
        if self.grid.is_empty(cell) {
            self.sets = None;
            self.grid.place(cell, value);
            if is_given {
                self.grid.givens.insert(cell);
            }
        }
    }

    /// Removes a candidate.
    pub fn remove(&mut self, cell: usize, value: usize) {
        self.sets = None;
        self.grid.remove(cell, value);
    }

    /// Applies a step.
    pub fn apply(&mut self, step: &Found) {
        step.placements.iter().for_each(|&(cell, value)| self.place(cell as usize, value as usize, false));
        step.deletions.iter().for_each(|&(cell, value)| self.remove(cell as usize, value as usize));
    }

    /// Returns a step of this state with its reasons; `None` for a guess, and if the step was found without
    /// [`SearchOptions::reasons`].
    pub fn explain(&self, step: &Found) -> Option<Step<BoardRule>> {
        reasons::explain(&self.grid, step)
    }

    /// Whether every cell has a value.
    pub fn is_solved(&self) -> bool {
        self.grid.state.is_solved()
    }

    /// Returns the next step by the techniques that are on by default, without guessing.
    ///
    /// It is meant to be applied: singles that were returned are not returned again.
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
            let mut sink = Sink::first(*budget);
            sink.with_rules = self.options.reasons;
            let found = self.search(kind, &mut sink);
            *budget = sink.budget;
            if found {
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
        let mut sink = Sink::all(*budget);
        sink.with_rules = self.options.reasons;
        sink.with_bases = self.options.siamese_fish;
        self.search(kind, &mut sink);
        if self.options.siamese_fish {
            if let Some(partner) = fish::partner(kind) {
                self.search(partner, &mut sink);
            }
            fish::join(&mut sink.steps);
        } else {
            sink.steps.retain(|step| step.kind == kind);
        }
        *budget = sink.budget;
        sink.steps
    }
}
