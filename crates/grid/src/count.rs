//! The number of solutions: of the puzzle, after each clue, and in the order in which the clues exclude most.

mod known;

use std::ops::ControlFlow;

use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::{Budget, Count, SearchOutcome, Solver};
use num_bigint::BigUint;
use num_traits::Zero as _;

use crate::compile::{Request, compile, compile_as, compile_merged, parts};
use crate::{Compiled, Evaluator, Solution};

pub use self::known::KnownCounts;

/// Maximum number of solutions that are listed, to count what each clue would leave of them.
const MAX_LISTED: u32 = 20_000;

/// Counts the solutions of the puzzle; a lower bound if the budget ends first.
///
/// # Errors
/// Why the puzzle cannot be compiled: see [`compile`].
pub fn count(puzzle: &GridPuzzle, budget: &mut Budget<'_>) -> Result<Count, Vec<Diagnostic>> {
    Ok(count_models(&compile_merged(puzzle)?, budget))
}

/// Counts the solutions without clues, with the first, with the first two, and so on.
///
/// What is known is not counted again, and what is found is known from then on.
///
/// # Errors
/// Why the puzzle cannot be compiled: see [`compile`].
pub fn count_per_clue(
    puzzle: &GridPuzzle,
    known: &KnownCounts,
    budget: &mut Budget<'_>,
) -> Result<Vec<Count>, Vec<Diagnostic>> {
    compile(puzzle)?;
    let clues = puzzle.clues.len();
    let mut counts = vec![Count { number: BigUint::zero(), exact: false }; clues + 1];
    let prefixes = known.prefixes(puzzle);
    for (count, &prefix) in counts.iter_mut().zip(&prefixes) {
        if let Some(number) = known.get(prefix) {
            *count = Count { number, exact: true };
        }
    }
    // From both ends inwards: few clues leave independent parts and many leave few solutions, so the middle takes
    // longest.
    let inwards = (0..=clues / 2).flat_map(|at| [at, clues - at]);
    for (done, at) in inwards.take(clues + 1).enumerate() {
        if counts[at].exact {
            continue;
        }
        // Both ends are always counted.
        if done > 1 && budget.is_spent() {
            break;
        }
        counts[at] = with_clues(puzzle, |clue| clue < at, budget)?;
        if counts[at].exact {
            known.insert(prefixes[at], counts[at].number.clone());
        }
    }
    raise_lower_bounds(&mut counts);
    Ok(counts)
}

/// Raises lower bounds to the counts with more clues, since fewer clues leave at least as many solutions.
fn raise_lower_bounds(counts: &mut [Count]) {
    for at in (1..counts.len()).rev() {
        let (before, after) = counts.split_at_mut(at);
        if let (Some(before), Some(after)) = (before.last_mut(), after.first())
            && !before.exact
            && before.number < after.number
        {
            before.number.clone_from(&after.number);
        }
    }
}

/// Orders the clues greedily, each with the number of solutions that it leaves: the next clue is the one that leaves
/// the fewest, the earliest among equals. After the end of the budget the other clues follow in their own order.
///
/// # Errors
/// Why the puzzle cannot be compiled: see [`compile`].
pub fn best_order(puzzle: &GridPuzzle, budget: &mut Budget<'_>) -> Result<Vec<(usize, Count)>, Vec<Diagnostic>> {
    let all = count_models(&compile_merged(puzzle)?, budget);
    let mut left: Vec<usize> = (0..puzzle.clues.len()).collect();
    let mut taken = vec![false; puzzle.clues.len()];
    let mut order = Vec::with_capacity(left.len());
    let mut listed: Option<Vec<Solution>> = None;
    let evaluator = Evaluator::new(puzzle);
    while !left.is_empty() {
        let mut best: Option<(usize, Count)> = None;
        for (at, &clue) in left.iter().enumerate() {
            let count = match &listed {
                Some(solutions) => {
                    let kept = solutions.iter().filter(|solution| holds(&evaluator, clue, puzzle, solution)).count();
                    Count { number: kept.into(), exact: true }
                }
                None if budget.is_spent() => Count { number: BigUint::zero(), exact: false },
                None => with_clues(puzzle, |other| taken[other] || other == clue, budget)?,
            };
            // A lower bound may be far below the number, so an exact count goes first.
            let fewer = |best: &Count| (!count.exact, &count.number) < (!best.exact, &best.number);
            if best.as_ref().is_none_or(|(_, best)| fewer(best)) {
                best = Some((at, count));
            }
        }
        let Some((at, count)) = best else { break };
        let clue = left.remove(at);
        taken[clue] = true;
        if let Some(solutions) = &mut listed {
            solutions.retain(|solution| holds(&evaluator, clue, puzzle, solution));
        } else if count.exact && count.number <= BigUint::from(MAX_LISTED) {
            listed = list(puzzle, &taken, budget)?;
        }
        order.push((clue, count));
    }
    let (clues, mut counts): (Vec<usize>, Vec<Count>) = order.into_iter().unzip();
    if let Some(last) = counts.last_mut().filter(|last| !last.exact) {
        *last = all;
    }
    raise_lower_bounds(&mut counts);
    Ok(clues.into_iter().zip(counts).collect())
}

fn holds(evaluator: &Evaluator<'_>, clue: usize, puzzle: &GridPuzzle, solution: &Solution) -> bool {
    puzzle.clues[clue].truth.as_ref().is_none_or(|truth| evaluator.holds(truth, solution))
}

/// Lists the solutions with these clues only; `None` if the budget ends first.
fn list(
    puzzle: &GridPuzzle,
    taken: &[bool],
    budget: &mut Budget<'_>,
) -> Result<Option<Vec<Solution>>, Vec<Diagnostic>> {
    let compiled = compile_as(
        puzzle,
        &Request { kept: Some(&kept(puzzle, |clue| taken[clue])), merged: true, ..Request::default() },
    )?;
    let mut solutions = Vec::new();
    let end = crate::solve_compiled(puzzle, &compiled, budget, |solution| {
        solutions.push(solution);
        ControlFlow::Continue(())
    });
    Ok((end == SearchOutcome::Exhausted).then_some(solutions))
}

/// Returns for each part of a clue whether its clue is wanted.
pub(crate) fn kept(puzzle: &GridPuzzle, wanted: impl Fn(usize) -> bool) -> Vec<bool> {
    let clues = puzzle.clues.iter().enumerate();
    clues.flat_map(|(index, clue)| std::iter::repeat_n(wanted(index), parts(clue).len())).collect()
}

fn with_clues(
    puzzle: &GridPuzzle,
    wanted: impl Fn(usize) -> bool,
    budget: &mut Budget<'_>,
) -> Result<Count, Vec<Diagnostic>> {
    let kept = kept(puzzle, wanted);
    Ok(count_models(&compile_as(puzzle, &Request { kept: Some(&kept), merged: true, ..Request::default() })?, budget))
}

/// Counts the solutions of a model. A search that learns proves sooner that there is no second solution than counting
/// does, so only models with two solutions are counted.
fn count_models(compiled: &Compiled, budget: &mut Budget<'_>) -> Count {
    let mut solver = Solver::new(&compiled.model);
    let mut found = 0_u32;
    let end = solver.for_each(budget, |_| {
        found += 1;
        if found < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    match end {
        SearchOutcome::Stopped => solver.count(budget),
        SearchOutcome::Exhausted | SearchOutcome::Limit => {
            Count { number: found.into(), exact: end == SearchOutcome::Exhausted }
        }
    }
}
