//! What every cell can still be: the values that some solution has there.

use bachet_notation::clue::CategoryId;
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::{Budget, Satisfiable, Solver};

use crate::Compiled;
use crate::compile::{Request, compile_as};

/// For each cell the values that some solution has there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridCandidates {
    categories: usize,
    masks: Vec<u64>,
    /// Whether every candidate was found; if not, the budget ended first, and cells may have more.
    pub complete: bool,
}

impl GridCandidates {
    /// The values of a cell as a mask over their places in the category's list; empty where there is no solution.
    pub fn mask(&self, entity: usize, category: CategoryId) -> u64 {
        self.masks.get(entity * self.categories + category.0 as usize).copied().unwrap_or(0)
    }

    /// The values of a cell, by their places in the category's list.
    pub fn values(&self, entity: usize, category: CategoryId) -> impl Iterator<Item = u32> + use<> {
        let mask = self.mask(entity, category);
        (0..64).filter(move |&index| mask >> index & 1 == 1)
    }

    /// The cells with several candidates, row by row.
    pub fn open(&self) -> impl Iterator<Item = (u32, CategoryId)> + '_ {
        let cells = self.masks.iter().enumerate().filter(|(_, mask)| mask.count_ones() > 1);
        cells.map(|(at, _)| ((at / self.categories) as u32, CategoryId((at % self.categories) as u32)))
    }

    /// Adds what the solver's solution shows; `known` are the values that each decision variable has been seen with.
    fn mark(&mut self, puzzle: &GridPuzzle, compiled: &Compiled, solver: &Solver<'_>, known: &mut Vec<u64>) {
        let solution = solver.solution();
        known.resize(compiled.layout.vars.len(), 0);
        for (&x, known) in compiled.layout.vars.iter().zip(known) {
            *known |= 1 << solution.value(x);
        }
        let table = compiled.decode(puzzle, |x| solution.value(x));
        for (mask, value) in self.masks.iter_mut().zip(table.rows().flatten()) {
            *mask |= 1 << value;
        }
    }
}

/// Finds the candidates of every cell: one call of the solver for each that no solution so far has shown.
///
/// # Errors
/// What keeps the puzzle from being stated: see [`compile`](crate::compile).
pub fn candidates(puzzle: &GridPuzzle, budget: &mut Budget<'_>) -> Result<GridCandidates, Vec<Diagnostic>> {
    // With places counted along the entities, a cell's candidates are literals of single variables.
    let request = Request { axis: Some(CategoryId(0)), merged: true, ..Request::default() };
    let compiled = compile_as(puzzle, &request)?;
    let mut found = GridCandidates {
        categories: puzzle.categories.len(),
        masks: vec![0; puzzle.entities() * puzzle.categories.len()],
        complete: true,
    };
    let mut solver = Solver::new(&compiled.model);
    match solver.solve(budget) {
        Satisfiable::Yes => {}
        Satisfiable::No => return Ok(found),
        Satisfiable::Unknown => return Ok(GridCandidates { complete: false, ..found }),
    }
    let mut known = Vec::new();
    found.mark(puzzle, &compiled, &solver, &mut known);
    for (at, &x) in compiled.layout.vars.iter().enumerate() {
        for value in 0..compiled.model.size(x) {
            if known[at] >> value & 1 == 1 {
                continue;
            }
            match solver.solve_assuming(&[x.is(value)], budget) {
                Satisfiable::Yes => found.mark(puzzle, &compiled, &solver, &mut known),
                Satisfiable::No => {}
                Satisfiable::Unknown => {
                    found.complete = false;
                    return Ok(found);
                }
            }
        }
    }
    Ok(found)
}
