//! How many solutions there are.
//!
//! Solutions that differ only in the names of interchangeable values are counted once and multiplied.

use std::ops::ControlFlow;

use bachet_solver::{Budget, Count, SearchOutcome, Solver};
use num_bigint::BigUint;

use crate::compile::{compile, symmetry};
use crate::plain::compile_reduced;
use crate::{Sudoku, classic, plain};

/// So many solutions are listed, with all that the search learns; where there are more, they are counted in parts.
const LISTED: u64 = 1000;

/// The same for the kernel, which lists a million in about a second: counting a million in parts takes ten.
const LISTED_BY_KERNEL: u64 = 1 << 23;

/// The kernel's progress is told once in so many solutions.
const REPORT: u64 = 1 << 16;

/// Counts the solutions; a lower bound if the budget ends first. Calls `progress` now and then with a number that there
/// are at least.
pub fn count(sudoku: &Sudoku, budget: &mut Budget<'_>, progress: &mut dyn FnMut(&BigUint)) -> Count {
    if let Some(marks) = classic::marks(sudoku) {
        let mut listed = 0u64;
        let end = classic::each(&marks, budget, |_| {
            listed += 1;
            if listed.is_multiple_of(REPORT) {
                progress(&listed.into());
            }
            if listed == LISTED_BY_KERNEL { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if end != SearchOutcome::Stopped {
            return Count { number: listed.into(), exact: end == SearchOutcome::Exhausted };
        }
        return in_parts(sudoku, listed.into(), budget, progress);
    }
    let (compiled, symmetry) = compile_reduced(sudoku);
    let order = symmetry.order();
    let mut solver = Solver::new(&compiled.model);
    let mut listed = 0u64;
    let end = solver.for_each(budget, |_| {
        listed += 1;
        if listed == LISTED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let listed = BigUint::from(listed) * &order;
    if end != SearchOutcome::Stopped {
        return Count { number: listed, exact: end == SearchOutcome::Exhausted };
    }
    progress(&listed);
    in_parts(sudoku, listed, budget, progress)
}

/// Counts by independent parts; there are at least as many solutions as are known.
fn in_parts(sudoku: &Sudoku, known: BigUint, budget: &mut Budget<'_>, progress: &mut dyn FnMut(&BigUint)) -> Count {
    let symmetry = symmetry(sudoku);
    let order = symmetry.order();
    let mut compiled = compile(sudoku);
    symmetry.break_in(sudoku, &mut compiled);
    let mut solver = Solver::new(&compiled.model);
    let count = solver.count_with(budget, &mut |kept| progress(&(kept * &order).max(known.clone())));
    let number = count.number * order;
    Count { number: if count.exact { number } else { number.max(known) }, exact: count.exact }
}

/// Counts solutions until there are as many as the limit: exact if there are no more than those found.
pub fn count_up_to(sudoku: &Sudoku, limit: u64, budget: &mut Budget<'_>) -> Count {
    match classic::marks(sudoku) {
        Some(marks) => classic::count_up_to(&marks, limit, budget),
        None => plain::count_up_to(sudoku, limit, budget),
    }
}
