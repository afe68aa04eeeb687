//! Redundant givens and rules, and givens that suffice.
//!
//! A given is redundant exactly if no solution of everything else violates it. A short search decides most of these
//! questions, and boards near the solution decide more. The others are answered by groups of givens, on one formula each.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Satisfiable, Solver};
use num_bigint::BigUint;

use super::group::{Group, MAX_GROUP_GIVENS};
use super::nearby;
use super::{Check, Limit};
use crate::compile::{Compiled, compile_propagated};
use crate::solve::is_solvable;
use crate::{Solution, Sudoku, classic, count_up_to};

/// Maximum number of steps of the search that comes before boards near the solution are tried. It decides most questions
/// of small boards.
const SHORT_SEARCH_STEPS: u64 = 30;

/// Finds what is redundant and what suffices, on a board with one solution.
pub(super) fn find(sudoku: &Sudoku, check: &mut Check, budget: &mut Budget<'_>) -> Result<(), Limit> {
    let solution = check.solutions[0].clone();
    let found = find_redundant(sudoku, &solution, &mut check.redundant, budget);
    check.redundant.sort_unstable_by_key(|cell| cell.index(sudoku.size()));
    found?;
    for rule in 0..sudoku.rules().len() {
        let count = count_up_to(&sudoku.without_rule(rule), 2, budget);
        if count.number < BigUint::from(2u32) {
            if !count.exact {
                return Err(Limit);
            }
            check.redundant_rules.push(rule);
        }
    }
    let fewer = without_redundant(sudoku, &solution, &check.redundant, budget)?;
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
    let mut open = Vec::new();
    for cell in sudoku.givens() {
        if !Group::suits(sudoku) {
            if follows(sudoku, solution, cell, budget)? {
                redundant.push(cell);
            }
            continue;
        }
        match is_violated_soon(sudoku, solution, cell, budget) {
            Satisfiable::Yes => {}
            Satisfiable::No => redundant.push(cell),
            Satisfiable::Unknown if budget.is_spent() => return Err(Limit),
            Satisfiable::Unknown => open.push(cell),
        }
    }
    for cells in open.chunks(MAX_GROUP_GIVENS) {
        find_redundant_of(sudoku, solution, cells, redundant, budget)?;
    }
    Ok(())
}

/// Adds those of these cells whose given follows from everything else.
fn find_redundant_of(
    sudoku: &Sudoku,
    solution: &Solution,
    cells: &[CellId],
    redundant: &mut Vec<CellId>,
    budget: &mut Budget<'_>,
) -> Result<(), Limit> {
    let mut group = Group::new(sudoku, cells);
    for &cell in cells {
        let follows = match &mut group {
            Some(group) => {
                let others = cells.iter().copied().filter(|&other| other != cell);
                is_no(group.is_violated(cell, others, budget))?
            }
            None => follows(sudoku, solution, cell, budget)?,
        };
        if follows {
            redundant.push(cell);
        }
    }
    Ok(())
}

/// Leaves out redundant givens, the last ones first, as long as the solution stays the only one.
fn without_redundant(
    sudoku: &Sudoku,
    solution: &Solution,
    redundant: &[CellId],
    budget: &mut Budget<'_>,
) -> Result<Sudoku, Limit> {
    let last_first: Vec<CellId> = redundant.iter().rev().copied().collect();
    let mut fewer = sudoku.clone();
    for cells in last_first.chunks(MAX_GROUP_GIVENS) {
        let before = fewer.clone();
        let mut group = if Group::suits(sudoku) { Group::new(&before, cells) } else { None };
        for &cell in cells {
            let follows = match &mut group {
                Some(group) => {
                    let held = cells.iter().copied().filter(|&other| other != cell && is_given(&fewer, other));
                    is_no(group.is_violated(cell, held, budget))?
                }
                None => follows(&fewer, solution, cell, budget)?,
            };
            if follows {
                fewer = with(&fewer, cell, sudoku.all_values());
            }
        }
    }
    Ok(fewer)
}

fn is_given(sudoku: &Sudoku, cell: CellId) -> bool {
    sudoku.candidates_given(cell) != sudoku.all_values()
}

/// Whether the given of a cell follows from everything else, by searches for this cell alone.
fn follows(sudoku: &Sudoku, solution: &Solution, cell: CellId, budget: &mut Budget<'_>) -> Result<bool, Limit> {
    if sudoku.is_classic() {
        return is_no(is_solvable(&broken(sudoku, cell), budget));
    }
    let Some(compiled) = compile_propagated(&broken(sudoku, cell)) else { return Ok(true) };
    let mut solver = Solver::new(&compiled.model);
    match short_search(sudoku, solution, cell, &compiled, &mut solver, budget) {
        Satisfiable::Unknown => is_no(solver.solve(budget)),
        answer => is_no(answer),
    }
}

/// Whether a solution violates the given of a cell and no other, if a short search or boards near the solution tell.
fn is_violated_soon(sudoku: &Sudoku, solution: &Solution, cell: CellId, budget: &mut Budget<'_>) -> Satisfiable {
    let Some(compiled) = compile_propagated(&broken(sudoku, cell)) else { return Satisfiable::No };
    short_search(sudoku, solution, cell, &compiled, &mut Solver::new(&compiled.model), budget)
}

/// Searches the board in which the given of a cell is violated, for a short time, and then near the solution.
fn short_search(
    sudoku: &Sudoku,
    solution: &Solution,
    cell: CellId,
    compiled: &Compiled,
    solver: &mut Solver<'_>,
    budget: &mut Budget<'_>,
) -> Satisfiable {
    let mut short = budget.part(SHORT_SEARCH_STEPS);
    let answer = solver.solve(&mut short);
    budget.use_steps(short.used() - budget.used());
    if answer == Satisfiable::Unknown && nearby::is_violated(sudoku, solution, cell, compiled, solver, budget) {
        return Satisfiable::Yes;
    }
    answer
}

/// Whether the answer is no.
fn is_no(answer: Satisfiable) -> Result<bool, Limit> {
    match answer {
        Satisfiable::No => Ok(true),
        Satisfiable::Yes => Ok(false),
        Satisfiable::Unknown => Err(Limit),
    }
}

/// Returns the board in which the given of a cell is violated.
fn broken(sudoku: &Sudoku, cell: CellId) -> Sudoku {
    with(sudoku, cell, sudoku.all_values() & !sudoku.candidates_given(cell))
}

/// Returns the board with other given candidates in a cell.
pub(super) fn with(sudoku: &Sudoku, cell: CellId, mask: u64) -> Sudoku {
    let mut candidates = sudoku.all_candidates().to_vec();
    candidates[cell.index(sudoku.size())] = mask;
    sudoku.with_candidates(candidates)
}
