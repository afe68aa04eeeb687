//! One value in one cell that would leave a single solution of several.

use std::ops::ControlFlow;

use bachet_kernel::PencilMarks;
use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, SearchOutcome, Solver};

use super::{Check, Limit};
use crate::compile::{compile_to_search, symmetry};
use crate::{Sudoku, SudokuCandidates, classic};

/// The first cell in reading order, and there the smallest value; `None` if no single value does it.
pub(super) fn find(
    sudoku: &Sudoku,
    check: &Check,
    candidates: &SudokuCandidates,
    budget: &mut Budget<'_>,
) -> Result<Option<(CellId, u8)>, Limit> {
    if symmetry(sudoku).values_to_tell() > 1 {
        return Ok(None);
    }
    // Two listed solutions that have it show that it does not do.
    let twice = |cell, value| check.solutions.iter().filter(|solution| solution.get(cell) == value).nth(1).is_some();
    let values = |&cell: &CellId| candidates.values(cell).map(move |value| (cell, value));
    let mut once = check.differing.iter().flat_map(values).filter(|&(cell, value)| !twice(cell, value));
    let found = if check.all_listed {
        once.next()
    } else if let Some(marks) = classic::marks(sudoku) {
        in_lanes(&marks, once, budget)?
    } else {
        one_by_one(sudoku, once, budget)?
    };
    if found.is_some() || candidates.complete { Ok(found) } else { Err(Limit) }
}

/// The first of these values that leaves one solution, a lane of the kernel each.
fn in_lanes(
    marks: &PencilMarks,
    values: impl Iterator<Item = (CellId, u8)>,
    budget: &mut Budget<'_>,
) -> Result<Option<(CellId, u8)>, Limit> {
    let values: Vec<_> = values.collect();
    for some in values.chunks(64) {
        let board = |&(cell, value): &(CellId, u8)| classic::with(marks, cell.index(9), 1 << (value - 1));
        let boards: Vec<PencilMarks> = some.iter().map(board).collect();
        let counts = classic::counts(&boards, 2, budget).ok_or(Limit)?;
        if let Some(at) = counts.iter().position(|&count| count == 1) {
            return Ok(Some(some[at]));
        }
    }
    Ok(None)
}

/// The first of these values that leaves one solution.
fn one_by_one(
    sudoku: &Sudoku,
    values: impl Iterator<Item = (CellId, u8)>,
    budget: &mut Budget<'_>,
) -> Result<Option<(CellId, u8)>, Limit> {
    let compiled = compile_to_search(sudoku);
    let mut solver = Solver::new(&compiled.model);
    for (cell, value) in values {
        let mut found = 0;
        let lit = compiled.variable(cell).is(u32::from(value) - 1);
        let end = solver.for_each_assuming(&[lit], budget, |_| {
            found += 1;
            if found == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match (end, found) {
            (SearchOutcome::Limit, _) => return Err(Limit),
            (SearchOutcome::Exhausted, 1) => return Ok(Some((cell, value))),
            _ => {}
        }
    }
    Ok(None)
}
