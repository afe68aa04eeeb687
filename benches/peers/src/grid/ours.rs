//! Bachet's enumeration of all solutions of a puzzle.

use std::ops::ControlFlow;

use anyhow::Result;
use bachet_grid::{Compiled, compile_merged};
use bachet_notation::GridPuzzle;
use bachet_solver::{Budget, Lit, Satisfiable, Solver};

/// The model of a puzzle that reads without errors.
///
/// # Errors
/// If it cannot be stated.
pub fn model(puzzle: &GridPuzzle) -> Result<Compiled> {
    compile_merged(puzzle).map_err(|diagnostics| anyhow::anyhow!("{diagnostics:?}"))
}

/// The number of solutions, all of them found: from a parsed puzzle on.
pub fn count(puzzle: &GridPuzzle) -> usize {
    let Ok(compiled) = compile_merged(puzzle) else { return usize::MAX };
    let mut found = 0;
    Solver::new(&compiled.model).for_each(&mut Budget::unlimited(), |_| {
        found += 1;
        ControlFlow::Continue(())
    });
    found
}

/// Every literal "this value has this place" of the puzzle's values.
pub fn literals(compiled: &Compiled) -> Vec<Lit> {
    let model = &compiled.model;
    compiled.layout.meanings().flat_map(|(x, _)| (0..model.size(x)).map(move |v| x.is(v))).collect()
}

/// Returns how many of the literals hold in some solution, by one call each, and the number of steps.
pub fn satisfiable(solver: &mut Solver<'_>, literals: &[Lit]) -> (usize, u64) {
    let (mut yes, mut steps) = (0, 0);
    for &lit in literals {
        let mut budget = Budget::unlimited();
        yes += usize::from(solver.solve_assuming(&[lit], &mut budget) == Satisfiable::Yes);
        steps += budget.used();
    }
    (yes, steps)
}
