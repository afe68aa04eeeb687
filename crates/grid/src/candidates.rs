//! Candidates: the values that each cell has in some solution.

use bachet_notation::clue::CategoryId;
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::{Budget, Lit, Satisfiable, Solver};

use crate::Compiled;
use crate::compile::{Request, compile_as};
use crate::layout::Role;

/// The values that each cell of a logic grid has in some solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridCandidates {
    categories: usize,
    masks: Vec<u64>,
    /// Whether every candidate was found; if not, the budget was spent, and cells may have more.
    pub complete: bool,
}

impl GridCandidates {
    /// Returns the values of a cell as a mask of their indices; empty without a solution.
    pub fn mask(&self, entity: usize, category: CategoryId) -> u64 {
        self.masks.get(entity * self.categories + category.0 as usize).copied().unwrap_or(0)
    }

    /// Returns the indices of the values of a cell.
    pub fn values(&self, entity: usize, category: CategoryId) -> impl Iterator<Item = u32> + use<> {
        let mask = self.mask(entity, category);
        (0..64).filter(move |&index| mask >> index & 1 == 1)
    }

    /// Returns the cells with several candidates, row by row.
    pub fn open(&self) -> impl Iterator<Item = (u32, CategoryId)> + '_ {
        let cells = self.masks.iter().enumerate().filter(|(_, mask)| mask.count_ones() > 1);
        cells.map(|(at, _)| ((at / self.categories) as u32, CategoryId((at % self.categories) as u32)))
    }

    /// Adds the values of the solver's solution, also to `seen`, the values that each decision variable had so far.
    fn add_solution(&mut self, puzzle: &GridPuzzle, compiled: &Compiled, solver: &Solver<'_>, seen: &mut Vec<u64>) {
        let solution = solver.solution();
        seen.resize(compiled.layout.vars.len(), 0);
        for (&x, seen) in compiled.layout.vars.iter().zip(seen) {
            *seen |= 1 << solution.value(x);
        }
        let table = compiled.decode(puzzle, |x| solution.value(x));
        for (mask, value) in self.masks.iter_mut().zip(table.rows().flatten()) {
            *mask |= 1 << value;
        }
    }
}

/// Finds the candidates of every cell: a call of the solver asks for many values at once that no solution has shown
/// before, for fewer if there is no such solution, and in the end for each that is left alone.
///
/// # Errors
/// Why the puzzle cannot be compiled: see [`compile`](crate::compile).
pub fn candidates(puzzle: &GridPuzzle, budget: &mut Budget<'_>) -> Result<GridCandidates, Vec<Diagnostic>> {
    // With the first category as axis, a candidate of a cell is a literal of a single variable.
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
    let mut seen = Vec::new();
    found.add_solution(puzzle, &compiled, &solver, &mut seen);
    let mut wanted = seen.len();
    loop {
        let values = unseen(&compiled, &seen, wanted);
        let Some(&(first, value)) = values.first() else { return Ok(found) };
        let literals: Vec<Lit> = values.iter().map(|&(at, value)| compiled.layout.vars[at].is(value)).collect();
        match solver.solve_assuming(&literals, budget) {
            Satisfiable::Yes => {
                found.add_solution(puzzle, &compiled, &solver, &mut seen);
                wanted = values.len() * 2;
            }
            // No solution has it: there is no need to ask for it again.
            Satisfiable::No if values.len() == 1 => seen[first] |= 1 << value,
            Satisfiable::No => wanted = values.len() / 2,
            Satisfiable::Unknown => {
                found.complete = false;
                return Ok(found);
            }
        }
    }
}

/// Returns values that decision variables have not had, at most so many and one for each variable, which differ where
/// those of a category must.
fn unseen(compiled: &Compiled, seen: &[u64], wanted: usize) -> Vec<(usize, u32)> {
    let layout = &compiled.layout;
    let mut found = Vec::new();
    let (mut columns, mut taken) = (layout.columns.iter().peekable(), 0);
    let mut is_distinct = false;
    for (at, (&x, seen)) in layout.vars.iter().zip(seen).enumerate() {
        while let Some(&(role, _)) = columns.next_if(|&&(_, first)| first as usize <= at) {
            (is_distinct, taken) = (role == Role::Places, 0_u64);
        }
        let open = (0..compiled.model.size(x)).find(|&value| (seen | taken) >> value & 1 == 0);
        let Some(value) = open else { continue };
        found.push((at, value));
        if found.len() >= wanted {
            break;
        }
        if is_distinct {
            taken |= 1 << value;
        }
    }
    found
}
