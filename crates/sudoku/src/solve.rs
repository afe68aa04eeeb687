//! All solutions.

use std::ops::ControlFlow;

use bachet_solver::{Budget, End, Satisfiable, Solver};

use crate::compile::{Compiled, Symmetry, compile_to_search, symmetry};
use crate::{Solution, Sudoku};

/// Calls `found` with every solution, each once, until it breaks.
pub fn solve(sudoku: &Sudoku, budget: &mut Budget<'_>, mut found: impl FnMut(Solution) -> ControlFlow<()>) -> End {
    let (compiled, symmetry) = compile_reduced(sudoku);
    let mut solver = Solver::new(&compiled.model);
    if symmetry.is_trivial() {
        return solver.for_each(budget, |solution| found(compiled.decode(|x| solution.value(x))));
    }
    // Renaming costs a step a solution too: the search itself does not see it.
    let mut renamed = *budget;
    let mut limit = false;
    let end = solver.for_each(budget, |solution| {
        symmetry.expand(&compiled.decode(|x| solution.value(x)), &mut |solution| {
            limit = !renamed.step();
            if limit { ControlFlow::Break(()) } else { found(solution) }
        })
    });
    if limit { End::Limit } else { end }
}

/// A board as a model with one solution for all those that differ only in the names of values, and which those are.
pub(crate) fn compile_reduced(sudoku: &Sudoku) -> (Compiled, Symmetry) {
    let symmetry = symmetry(sudoku);
    let mut compiled = compile_to_search(sudoku);
    symmetry.break_in(sudoku, &mut compiled);
    (compiled, symmetry)
}

/// A solution, if there is one.
pub(crate) fn first(sudoku: &Sudoku, budget: &mut Budget<'_>) -> (Satisfiable, Option<Solution>) {
    let (compiled, _) = compile_reduced(sudoku);
    let mut solver = Solver::new(&compiled.model);
    let answer = solver.solve(budget);
    let solution = (answer == Satisfiable::Yes).then(|| compiled.decode(|x| solver.solution().value(x)));
    (answer, solution)
}
