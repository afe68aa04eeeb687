//! A value in a cell that would leave exactly one of several solutions.

use std::ops::ControlFlow;

use bachet_kernel::PencilMarks;
use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, SearchOutcome, Solver};

use super::{Check, Limit};
use crate::compile::{compile_to_search, symmetry};
use crate::plain::Found;
use crate::{Sudoku, SudokuCandidates, classic};

/// Returns the first such cell in reading order, with the smallest such value; `None` if there is none.
pub(super) fn find(
    sudoku: &Sudoku,
    check: &Check,
    candidates: &SudokuCandidates,
    budget: &mut Budget<'_>,
) -> Result<Option<(CellId, u8)>, Limit> {
    if symmetry(sudoku).min_values_to_give() > 1 {
        return Ok(None);
    }
    // A value that two listed solutions have leaves several.
    let is_in_two =
        |cell, value| check.solutions.iter().filter(|solution| solution.get(cell) == value).nth(1).is_some();
    let values = |&cell: &CellId| candidates.values(cell).map(move |value| (cell, value));
    let mut options = check.differing.iter().flat_map(values).filter(|&(cell, value)| !is_in_two(cell, value));
    let found = if check.all_listed {
        options.next()
    } else if let Some(marks) = classic::marks(sudoku) {
        first_in_batches(&marks, options, budget)?
    } else {
        first_by_solver(sudoku, options, budget)?
    };
    if found.is_some() || candidates.complete { Ok(found) } else { Err(Limit) }
}

/// Returns the first of these values that leaves one solution, by batches of the kernel.
fn first_in_batches(
    marks: &PencilMarks,
    values: impl Iterator<Item = (CellId, u8)>,
    budget: &mut Budget<'_>,
) -> Result<Option<(CellId, u8)>, Limit> {
    let values: Vec<_> = values.collect();
    for batch in values.chunks(64) {
        let board = |&(cell, value): &(CellId, u8)| classic::with(marks, cell.index(9), 1 << (value - 1));
        let boards: Vec<PencilMarks> = batch.iter().map(board).collect();
        let counts = classic::counts(&boards, 2, budget).ok_or(Limit)?;
        if let Some(at) = counts.iter().position(|&count| count == 1) {
            return Ok(Some(batch[at]));
        }
    }
    Ok(None)
}

/// Returns the first of these values that leaves one solution, by the solver.
fn first_by_solver(
    sudoku: &Sudoku,
    values: impl Iterator<Item = (CellId, u8)>,
    budget: &mut Budget<'_>,
) -> Result<Option<(CellId, u8)>, Limit> {
    let compiled = compile_to_search(sudoku);
    let mut solver = Solver::new(&compiled.model);
    for (cell, value) in values {
        let mut found = 0;
        let lit = compiled.variable(cell).is(u32::from(value) - 1);
        let count: Found<'_> = &mut |_| {
            found += 1;
            if found == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let end = solver.for_each_assuming(&[lit], budget, count);
        match (end, found) {
            (SearchOutcome::Limit, _) => return Err(Limit),
            (SearchOutcome::Exhausted, 1) => return Ok(Some((cell, value))),
            _ => {}
        }
    }
    Ok(None)
}
