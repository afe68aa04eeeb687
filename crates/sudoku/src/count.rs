//! How many solutions there are.
//!
//! Solutions that differ only in the names of interchangeable values are counted once and multiplied.

use std::ops::ControlFlow;

use bachet_solver::{Budget, Count, End, Solver};
use num_bigint::BigUint;

use crate::Sudoku;
use crate::compile::compile;
use crate::solve::compile_reduced;

/// So many solutions are listed, with all that the search learns; where there are more, they are counted in parts.
const LISTED: u64 = 1000;

/// Counts the solutions; a lower bound if the budget ends first. Calls `progress` now and then with a number that there
/// are at least.
pub fn count(sudoku: &Sudoku, budget: &mut Budget<'_>, progress: &mut dyn FnMut(&BigUint)) -> Count {
    let (compiled, symmetry) = compile_reduced(sudoku);
    let order = symmetry.order();
    let mut solver = Solver::new(&compiled.model);
    let mut listed = 0u64;
    let end = solver.for_each(budget, |_| {
        listed += 1;
        if listed == LISTED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let listed = BigUint::from(listed) * &order;
    if end != End::Stopped {
        return Count { value: listed, exact: end == End::Exhausted };
    }
    progress(&listed);
    let mut compiled = compile(sudoku);
    symmetry.break_in(sudoku, &mut compiled);
    let mut solver = Solver::new(&compiled.model);
    let count = solver.count_with(budget, &mut |kept| progress(&(kept * &order).max(listed.clone())));
    let value = count.value * order;
    Count { value: if count.exact { value } else { value.max(listed) }, exact: count.exact }
}

/// Counts solutions until there are as many as the limit: exact if there are no more than those found.
pub fn count_up_to(sudoku: &Sudoku, limit: u64, budget: &mut Budget<'_>) -> Count {
    let (compiled, symmetry) = compile_reduced(sudoku);
    let order = symmetry.order();
    let limit = BigUint::from(limit);
    let mut value = BigUint::ZERO;
    let end = Solver::new(&compiled.model).for_each(budget, |_| {
        value += &order;
        if value >= limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    Count { value, exact: end == End::Exhausted }
}
