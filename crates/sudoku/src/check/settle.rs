//! One value in one cell that would leave a single solution of several.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, End, Solver};
use std::ops::ControlFlow;

use super::{Check, Limit};
use crate::compile::{compile_to_search, symmetry};
use crate::{Candidates, Sudoku};

/// The first cell in reading order, and there the smallest value; `None` if no single value does it.
pub(super) fn find(
    sudoku: &Sudoku,
    check: &Check,
    candidates: &Candidates,
    budget: &mut Budget<'_>,
) -> Result<Option<(CellId, u8)>, Limit> {
    if symmetry(sudoku).values_to_tell() > 1 {
        return Ok(None);
    }
    let compiled = compile_to_search(sudoku);
    let mut solver = Solver::new(&compiled.model);
    for &cell in &check.differing {
        for value in candidates.values(cell) {
            // Two listed solutions that have it show that it does not do.
            if check.solutions.iter().filter(|solution| solution.get(cell) == value).nth(1).is_some() {
                continue;
            }
            if check.all_listed {
                return Ok(Some((cell, value)));
            }
            let mut found = 0;
            let lit = compiled.variable(cell).is(u32::from(value) - 1);
            let end = solver.for_each_assuming(&[lit], budget, |_| {
                found += 1;
                if found == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            match (end, found) {
                (End::Limit, _) => return Err(Limit),
                (End::Exhausted, 1) => return Ok(Some((cell, value))),
                _ => {}
            }
        }
    }
    if candidates.complete { Ok(None) } else { Err(Limit) }
}
