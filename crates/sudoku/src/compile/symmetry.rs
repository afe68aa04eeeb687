//! Interchangeable values: exchanging two of them everywhere turns a solution into a solution.
//!
//! Two values are interchangeable if each cell may have both or neither and every rule is symmetric in values. Of the
//! solutions that differ only in the names of such values, the model keeps the one in which they appear in ascending
//! order along one house of full size. Since each value occurs there in exactly one cell, a class of `k` values has
//! `k!` solutions for each that is kept.

use std::ops::ControlFlow;

use bachet_notation::sudoku::CellId;
use bachet_solver::Lit;
use num_bigint::BigUint;

use crate::compile::Compiled;
use crate::rule::Rule;
use crate::{Solution, Sudoku};

/// The classes of interchangeable values of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Symmetry {
    /// Masks of at least two values each.
    classes: Vec<u64>,
}

/// Finds the classes of interchangeable values.
pub(crate) fn symmetry(sudoku: &Sudoku) -> Symmetry {
    if !sudoku.rules().all(Rule::is_symmetric_in_values) {
        return Symmetry::default();
    }
    let mut classes = vec![sudoku.all_values()];
    for &mask in sudoku.all_candidates() {
        classes = classes.iter().flat_map(|class| [class & mask, class & !mask]).collect();
        classes.retain(|class| class.count_ones() > 1);
        if classes.is_empty() {
            break;
        }
    }
    Symmetry { classes }
}

impl Symmetry {
    /// Whether no two values are interchangeable.
    pub(crate) fn is_trivial(&self) -> bool {
        self.classes.is_empty()
    }

    /// Returns the number of solutions that differ from each other only in the names of values.
    pub(crate) fn order(&self) -> BigUint {
        let factorial = |class: &u64| (1..=class.count_ones()).map(BigUint::from).product::<BigUint>();
        self.classes.iter().map(factorial).product()
    }

    /// Returns the natural logarithm of [`order`](Self::order).
    pub(crate) fn ln_order(&self) -> f64 {
        let factorial = |class: &u64| (1..=class.count_ones()).map(|factor| f64::from(factor).ln()).sum::<f64>();
        self.classes.iter().map(factorial).sum()
    }

    /// Returns the minimum number of values that must be given before only one solution can be left.
    pub(crate) fn min_values_to_give(&self) -> u32 {
        self.classes.iter().map(|class| class.count_ones() - 1).sum()
    }

    /// Adds constraints that keep one of the solutions that differ only in the names of values.
    pub(crate) fn break_in(&self, sudoku: &Sudoku, compiled: &mut Compiled) {
        for &class in &self.classes {
            let open = |cell: &CellId| sudoku.candidates_given(*cell) & class != 0;
            let full = sudoku.houses().iter().filter(|house| house.cells.len() == sudoku.size() as usize);
            let cells = full.map(|house| house.cells.iter().copied().filter(open).collect::<Vec<_>>());
            let Some(cells) = cells.min_by_key(Vec::len) else { continue };
            post_order(&cells, class, compiled);
        }
    }

    /// Extends each mask that has a value of a class by all values of the class.
    pub(crate) fn close(&self, masks: &mut [u64]) {
        for mask in masks {
            let touched = self.classes.iter().filter(|&class| *mask & class != 0);
            *mask |= touched.fold(0, |all, class| all | class);
        }
    }

    /// Calls `found` with the solution under every renaming of values, until it breaks.
    pub(crate) fn expand(
        &self,
        solution: &Solution,
        found: &mut dyn FnMut(Solution) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut names: Vec<u8> = (0..=64).collect();
        self.rename(0, 0, &mut names, solution, found)
    }

    /// Renames the values of the classes from `class` on. The first `done` values of `class` have their names.
    fn rename(
        &self,
        class: usize,
        done: usize,
        names: &mut [u8],
        solution: &Solution,
        found: &mut dyn FnMut(Solution) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(&mask) = self.classes.get(class) else {
            let values = solution.values().iter().map(|&value| names[value as usize]);
            return found(Solution::of_cells(solution.size(), values));
        };
        let values: Vec<usize> = (1..=64).filter(|v| mask >> (v - 1) & 1 == 1).collect();
        if done == values.len() {
            return self.rename(class + 1, 0, names, solution, found);
        }
        for next in done..values.len() {
            names.swap(values[done], values[next]);
            let flow = self.rename(class, done + 1, names, solution, found);
            names.swap(values[done], values[next]);
            flow?;
        }
        ControlFlow::Continue(())
    }
}

/// Posts that the values of a class, each of which occurs once in these cells, appear there in ascending order.
fn post_order(cells: &[CellId], class: u64, compiled: &mut Compiled) {
    let values: Vec<u32> = (0..64).filter(|v| class >> v & 1 == 1).collect();
    let tag = compiled.tags.derived;
    for (at, &cell) in cells.iter().enumerate() {
        let x = compiled.variable(cell);
        // The `i`-th value needs `i` cells before it, and a cell after it for each later value.
        let after = cells.len() - 1 - at;
        let is_impossible = |i: &usize| at < *i || after < values.len() - 1 - *i;
        let out = (0..values.len()).filter(is_impossible).fold(0u64, |mask, i| mask | 1 << values[i]);
        compiled.model.restrict(tag, x.within(!out));
    }
    if cells.len() == values.len() {
        return;
    }
    for pair in values.windows(2) {
        for (at, &cell) in cells.iter().enumerate() {
            let before = cells[..at].iter().map(|&earlier| compiled.variable(earlier).is(pair[0]));
            let mut clause: Vec<Lit> = before.collect();
            clause.push(compiled.variable(cell).is_not(pair[1]));
            compiled.model.clause(tag, &clause);
        }
    }
}
