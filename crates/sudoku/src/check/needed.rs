//! Redundant givens and rules, and givens that suffice.
//!
//! A given is redundant exactly if no solution of everything else violates it.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Satisfiable};
use num_bigint::BigUint;

use super::nearby::{Nearby, compile_without_givens};
use super::{Check, Limit};
use crate::solve::is_solvable;
use crate::{Sudoku, classic, count_up_to};

/// Maximum number of steps of the search that comes before boards near the solution are tried.
const SHORT_SEARCH_STEPS: u64 = 300;

/// Finds what is redundant and what suffices, on a board with one solution.
pub(super) fn find(sudoku: &Sudoku, check: &mut Check, budget: &mut Budget<'_>) -> Result<(), Limit> {
    let solution = check.solutions[0].clone();
    let compiled = (!sudoku.is_classic()).then(|| compile_without_givens(sudoku));
    let mut nearby = compiled.as_ref().map(|compiled| Nearby::new(compiled, &solution));
    find_redundant(sudoku, &mut check.redundant, nearby.as_mut(), budget)?;
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
        if follows(&fewer, cell, nearby.as_mut(), budget)? {
            fewer = with(&fewer, cell, sudoku.all_values());
        }
    }
    check.sufficient = Some(fewer.givens().collect());
    Ok(())
}

/// Adds the cells whose given follows from everything else; by a batch of the kernel if the board is classic. What was
/// found before the budget ended stays.
fn find_redundant(
    sudoku: &Sudoku,
    redundant: &mut Vec<CellId>,
    mut nearby: Option<&mut Nearby<'_>>,
    budget: &mut Budget<'_>,
) -> Result<(), Limit> {
    if let Some(marks) = classic::marks(sudoku) {
        let broken = |cell: CellId| {
            let at = cell.index(sudoku.size());
            classic::with(&marks, at, sudoku.all_values() as u16 & !marks[at])
        };
        let boards: Vec<_> = sudoku.givens().map(broken).collect();
        let counts = classic::counts(&boards, 1, budget).ok_or(Limit)?;
        redundant.extend(sudoku.givens().zip(counts).filter(|&(_, count)| count == 0).map(|(cell, _)| cell));
        return Ok(());
    }
    for cell in sudoku.givens() {
        if follows(sudoku, cell, nearby.as_deref_mut(), budget)? {
            redundant.push(cell);
        }
    }
    Ok(())
}

/// Whether the given of a cell follows from everything else. If a short search does not tell, boards near the solution
/// are tried before a long one.
fn follows(
    sudoku: &Sudoku,
    cell: CellId,
    nearby: Option<&mut Nearby<'_>>,
    budget: &mut Budget<'_>,
) -> Result<bool, Limit> {
    let broken = with(sudoku, cell, sudoku.all_values() & !sudoku.candidates_given(cell));
    if let Some(nearby) = nearby {
        let mut short = budget.part(SHORT_SEARCH_STEPS);
        let answer = is_solvable(&broken, &mut short);
        budget.use_steps(short.used() - budget.used());
        match answer {
            Satisfiable::No => return Ok(true),
            Satisfiable::Yes => return Ok(false),
            Satisfiable::Unknown if nearby.violates(sudoku, cell, budget) => return Ok(false),
            Satisfiable::Unknown => {}
        }
    }
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
