//! Answers by the constraint solver for every board: the reference that the kernel is tested against.

use std::ops::ControlFlow;

use bachet_solver::{Budget, Count, Satisfiable, SearchOutcome, Solver};
use num_bigint::BigUint;

use crate::compile::{Compiled, Symmetry, compile_to_search, symmetry};
use crate::{Solution, Sudoku, SudokuCandidates};

/// A callback of the solver. It is not generic, so that the search of the solver is compiled only once in this crate.
pub(crate) type Found<'a> = &'a mut dyn FnMut(&bachet_solver::Solution) -> ControlFlow<()>;

/// As [`solve`](crate::solve).
pub fn solve(
    sudoku: &Sudoku,
    budget: &mut Budget<'_>,
    mut found: impl FnMut(Solution) -> ControlFlow<()>,
) -> SearchOutcome {
    each(sudoku, budget, &mut found)
}

fn each(sudoku: &Sudoku, budget: &mut Budget<'_>, found: &mut dyn FnMut(Solution) -> ControlFlow<()>) -> SearchOutcome {
    let (compiled, symmetry) = compile_reduced(sudoku);
    let mut solver = Solver::new(&compiled.model);
    if symmetry.is_trivial() {
        let found: Found<'_> = &mut |solution| found(compiled.decode(|x| solution.value(x)));
        return solver.for_each(budget, found);
    }
    // The search does not see the renamed solutions, so each of them takes a step here.
    let mut renamed = *budget;
    let mut limit = false;
    let expand: Found<'_> = &mut |solution| {
        symmetry.expand(&compiled.decode(|x| solution.value(x)), &mut |solution| {
            limit = !renamed.step();
            if limit { ControlFlow::Break(()) } else { found(solution) }
        })
    };
    let end = solver.for_each(budget, expand);
    if limit { SearchOutcome::Limit } else { end }
}

/// As [`count_up_to`](crate::count_up_to).
pub fn count_up_to(sudoku: &Sudoku, limit: u64, budget: &mut Budget<'_>) -> Count {
    let (compiled, symmetry) = compile_reduced(sudoku);
    let order = symmetry.order();
    let limit = BigUint::from(limit);
    let mut number = BigUint::ZERO;
    let found: Found<'_> = &mut |_| {
        number += &order;
        if number >= limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let end = Solver::new(&compiled.model).for_each(budget, found);
    Count { number, exact: end == SearchOutcome::Exhausted }
}

/// As [`candidates`](crate::candidates).
pub fn candidates(sudoku: &Sudoku, budget: &mut Budget<'_>) -> SudokuCandidates {
    let (compiled, symmetry) = compile_reduced(sudoku);
    let found = Solver::new(&compiled.model).candidates(budget);
    let mut masks = found.masks;
    masks.truncate(compiled.variables.len());
    symmetry.close(&mut masks);
    SudokuCandidates::new(sudoku.size(), masks, found.exact)
}

/// Whether there is a solution.
pub(crate) fn is_solvable(sudoku: &Sudoku, budget: &mut Budget<'_>) -> Satisfiable {
    Solver::new(&compile_reduced(sudoku).0.model).solve(budget)
}

/// Compiles a board to a model with one representative of all solutions that differ only in the names of values, and
/// returns the symmetry that generates the others.
pub(crate) fn compile_reduced(sudoku: &Sudoku) -> (Compiled, Symmetry) {
    let symmetry = symmetry(sudoku);
    let mut compiled = compile_to_search(sudoku);
    symmetry.break_in(sudoku, &mut compiled);
    (compiled, symmetry)
}
