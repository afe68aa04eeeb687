//! Which givens and rules are redundant, and which givens suffice.
//!
//! A given is redundant exactly if no board keeps everything else and breaks it.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Satisfiable};
use num_bigint::BigUint;

use super::{Check, Limit};
use crate::solve::first;
use crate::{Sudoku, count_up_to};

/// Fills in what is redundant and what suffices, on a board with one solution.
pub(super) fn find(sudoku: &Sudoku, check: &mut Check, budget: &mut Budget<'_>) -> Result<(), Limit> {
    for cell in sudoku.givens() {
        if follows(sudoku, cell, budget)? {
            check.redundant.push(cell);
        }
    }
    for rule in 0..sudoku.rules().len() {
        let count = count_up_to(&sudoku.without_rule(rule), 2, budget);
        if count.value < BigUint::from(2u32) {
            if !count.exact {
                return Err(Limit);
            }
            check.redundant_rules.push(rule);
        }
    }
    // The last givens are left out first.
    let mut fewer = sudoku.clone();
    for &cell in check.redundant.iter().rev() {
        if follows(&fewer, cell, budget)? {
            fewer = with(&fewer, cell, sudoku.all_values());
        }
    }
    check.sufficient = Some(fewer.givens().collect());
    Ok(())
}

/// Whether what is given in a cell follows from everything else.
fn follows(sudoku: &Sudoku, cell: CellId, budget: &mut Budget<'_>) -> Result<bool, Limit> {
    let broken = with(sudoku, cell, sudoku.all_values() & !sudoku.candidates_given(cell));
    match first(&broken, budget).0 {
        Satisfiable::No => Ok(true),
        Satisfiable::Yes => Ok(false),
        Satisfiable::Unknown => Err(Limit),
    }
}

/// The board with other candidates stated in a cell.
fn with(sudoku: &Sudoku, cell: CellId, mask: u64) -> Sudoku {
    let mut candidates = sudoku.all_candidates().to_vec();
    candidates[cell.index(sudoku.size())] = mask;
    sudoku.with_candidates(candidates)
}
