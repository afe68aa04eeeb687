//! Redundant givens and rules, and givens that suffice.
//!
//! A given is redundant exactly if no solution of everything else violates it.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Satisfiable, Solver};
use num_bigint::BigUint;

use super::nearby;
use super::{Check, Limit};
use crate::compile::compile_propagated;
use crate::solve::is_solvable;
use crate::{Solution, Sudoku, classic, count_up_to};

/// Maximum number of steps of the search that comes before boards near the solution are tried. It decides most questions
/// of small boards.
const SHORT_SEARCH_STEPS: u64 = 30;

/// Finds what is redundant and what suffices, on a board with one solution.
pub(super) fn find(sudoku: &Sudoku, check: &mut Check, budget: &mut Budget<'_>) -> Result<(), Limit> {
    let solution = check.solutions[0].clone();
    find_redundant(sudoku, &solution, &mut check.redundant, budget)?;
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
        if follows(&fewer, &solution, cell, budget)? {
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
    solution: &Solution,
    redundant: &mut Vec<CellId>,
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
        if follows(sudoku, solution, cell, budget)? {
            redundant.push(cell);
        }
    }
    Ok(())
}

/// Whether the given of a cell follows from everything else.
fn follows(sudoku: &Sudoku, solution: &Solution, cell: CellId, budget: &mut Budget<'_>) -> Result<bool, Limit> {
    let broken = with(sudoku, cell, sudoku.all_values() & !sudoku.candidates_given(cell));
    let answer = if sudoku.is_classic() {
        is_solvable(&broken, budget)
    } else {
        is_violated(sudoku, solution, cell, &broken, budget)
    };
    match answer {
        Satisfiable::No => Ok(true),
        Satisfiable::Yes => Ok(false),
        Satisfiable::Unknown => Err(Limit),
    }
}

/// Whether `broken`, the board in which the given of a cell is violated, has a solution. If a short search does not
/// tell, boards near the solution are tried before a long one.
fn is_violated(
    sudoku: &Sudoku,
    solution: &Solution,
    cell: CellId,
    broken: &Sudoku,
    budget: &mut Budget<'_>,
) -> Satisfiable {
    let Some(compiled) = compile_propagated(broken) else { return Satisfiable::No };
    let mut solver = Solver::new(&compiled.model);
    let mut short = budget.part(SHORT_SEARCH_STEPS);
    let answer = solver.solve(&mut short);
    budget.use_steps(short.used() - budget.used());
    if answer != Satisfiable::Unknown {
        return answer;
    }
    if nearby::is_violated(sudoku, solution, cell, &compiled, &mut solver, budget) {
        return Satisfiable::Yes;
    }
    solver.solve(budget)
}

/// Returns the board with other given candidates in a cell.
fn with(sudoku: &Sudoku, cell: CellId, mask: u64) -> Sudoku {
    let mut candidates = sudoku.all_candidates().to_vec();
    candidates[cell.index(sudoku.size())] = mask;
    sudoku.with_candidates(candidates)
}
