//! The number of solutions.
//!
//! Solutions that differ only in the names of interchangeable values are counted once and multiplied.

use std::ops::ControlFlow;

use bachet_solver::{Budget, Count, SearchOutcome, Solver};
use num_bigint::BigUint;

use crate::compile::{compile, symmetry};
use crate::plain::{Found, compile_reduced};
use crate::{Sudoku, classic, plain};

/// Maximum number of solutions that the solver enumerates, with clause learning; more are counted by independent parts.
const MAX_ENUMERATED: u64 = 1000;

/// Maximum number of solutions that the kernel enumerates. It takes about a second for a million, which the solver
/// takes ten seconds to count by parts.
const MAX_ENUMERATED_BY_KERNEL: u64 = 1 << 23;

/// Number of solutions of the kernel between two reports of progress.
const REPORT_INTERVAL: u64 = 1 << 16;

/// Counts the solutions; a lower bound if the budget ends first. Calls `progress` now and then with a lower bound.
pub fn count(sudoku: &Sudoku, budget: &mut Budget<'_>, progress: &mut dyn FnMut(&BigUint)) -> Count {
    if let Some(marks) = classic::marks(sudoku) {
        let mut listed = 0u64;
        let end = classic::each(&marks, budget, &mut |_| {
            listed += 1;
            if listed.is_multiple_of(REPORT_INTERVAL) {
                progress(&listed.into());
            }
            if listed == MAX_ENUMERATED_BY_KERNEL { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
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
    let found: Found<'_> = &mut |_| {
        listed += 1;
        if listed == MAX_ENUMERATED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let end = solver.for_each(budget, found);
    let listed = BigUint::from(listed) * &order;
    if end != SearchOutcome::Stopped {
        return Count { number: listed, exact: end == SearchOutcome::Exhausted };
    }
    progress(&listed);
    in_parts(sudoku, listed, budget, progress)
}

/// Counts by independent parts; `known` is a lower bound.
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

/// Counts solutions up to the limit; the count is exact if there are no more.
pub fn count_up_to(sudoku: &Sudoku, limit: u64, budget: &mut Budget<'_>) -> Count {
    match classic::marks(sudoku) {
        Some(marks) => classic::count_up_to(&marks, limit, budget),
        None => plain::count_up_to(sudoku, limit, budget),
    }
}
