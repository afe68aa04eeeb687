//! Redundant givens and rules, and givens that suffice.
//!
//! A given is redundant exactly if no solution of everything else violates it.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Satisfiable};
use num_bigint::BigUint;

use super::{Check, Limit};
use crate::solve::is_solvable;
use crate::{Sudoku, classic, count_up_to};

/// Finds what is redundant and what suffices, on a board with one solution.
pub(super) fn find(sudoku: &Sudoku, check: &mut Check, budget: &mut Budget<'_>) -> Result<(), Limit> {
    check.redundant = redundant(sudoku, budget)?;
    for rule in 0..sudoku.rules().len() {
        let count = count_up_to(&sudoku.without_rule(rule), 2, budget);
        if count.number < BigUint::from(2u32) {
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

/// Returns the cells whose given follows from everything else; by a batch of the kernel if the board is classic.
fn redundant(sudoku: &Sudoku, budget: &mut Budget<'_>) -> Result<Vec<CellId>, Limit> {
    let mut redundant = Vec::new();
    if let Some(marks) = classic::marks(sudoku) {
        let broken = |cell: CellId| {
            let at = cell.index(sudoku.size());
            classic::with(&marks, at, sudoku.all_values() as u16 & !marks[at])
        };
        let boards: Vec<_> = sudoku.givens().map(broken).collect();
        let counts = classic::counts(&boards, 1, budget).ok_or(Limit)?;
        redundant.extend(sudoku.givens().zip(counts).filter(|&(_, count)| count == 0).map(|(cell, _)| cell));
        return Ok(redundant);
    }
    for cell in sudoku.givens() {
        if follows(sudoku, cell, budget)? {
            redundant.push(cell);
        }
    }
    Ok(redundant)
}

/// Whether the given of a cell follows from everything else.
fn follows(sudoku: &Sudoku, cell: CellId, budget: &mut Budget<'_>) -> Result<bool, Limit> {
    let broken = with(sudoku, cell, sudoku.all_values() & !sudoku.candidates_given(cell));
    match is_solvable(&broken, budget) {
        Satisfiable::No => Ok(true),
        Satisfiable::Yes => Ok(false),
        Satisfiable::Unknown => Err(Limit),
    }
}

/// Returns the board with other given candidates in a cell.
fn with(sudoku: &Sudoku, cell: CellId, mask: u64) -> Sudoku {
    let mut candidates = sudoku.all_candidates().to_vec();
    candidates[cell.index(sudoku.size())] = mask;
    sudoku.with_candidates(candidates)
}
