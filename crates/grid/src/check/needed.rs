//! Idle clues and parts, and sets of clues that suffice.
//!
//! A clue is idle exactly if no table satisfies all others but not this clue. Such tables are first looked for beside
//! the solution and beside each other ([`Rotation`]), then searched for ([`Questions`]).

use bachet_notation::GridPuzzle;
use bachet_solver::Budget;

use super::questions::Questions;
use super::rotation::Rotation;
use super::{Check, CheckOptions, Limit, Smallest, smallest};
use crate::compile::compile_truths;

/// Finds idle clues and parts, a sufficient set and, if asked for, the smallest one.
pub(super) fn find(
    puzzle: &GridPuzzle,
    options: CheckOptions,
    check: &mut Check,
    budget: &mut Budget<'_>,
) -> Result<(), Limit> {
    // The puzzle itself compiles; where the truth of a part does not, the answer is unknown.
    let truths = compile_truths(puzzle).ok_or(Limit)?;
    let mut questions = Questions::new(puzzle, &truths);
    let mut rotation = Rotation::new(puzzle);
    let before = budget.used();
    if let Some(solution) = check.solutions.first() {
        rotation.explore(solution.clone(), 0, budget);
    }
    let readable: Vec<usize> = (0..puzzle.clues.len()).filter(|&clue| puzzle.clues[clue].truth.is_some()).collect();
    for &clue in &readable {
        let parts = questions.parts_of(clue);
        if !rotation.clues[clue] {
            let other = |part| !parts.contains(&part);
            let Some(table) = questions.counterexample(other, truths.clues[clue], budget)? else {
                check.idle_clues.push(clue);
                continue;
            };
            rotation.explore(table, budget.used() - before, budget);
        }
        for (index, part) in parts.enumerate() {
            if rotation.parts[part] {
                continue;
            }
            match questions.counterexample(|other| other != part, truths.parts[part], budget)? {
                Some(table) => rotation.explore(table, budget.used() - before, budget),
                None => check.idle_parts.push((clue, index)),
            }
        }
    }
    // The last clues are left out first.
    let mut kept = vec![true; truths.parts.len()];
    let mut sufficient = readable.clone();
    for &clue in check.idle_clues.iter().rev() {
        let parts = questions.parts_of(clue);
        let is_kept = |part| kept[part] && !parts.contains(&part);
        if questions.counterexample(is_kept, truths.clues[clue], budget)?.is_none() {
            kept[parts].fill(false);
            sufficient.retain(|&other| other != clue);
        }
    }
    check.sufficient = Some(sufficient.clone());
    if options.smallest {
        let needed: Vec<usize> = readable.iter().copied().filter(|clue| !check.idle_clues.contains(clue)).collect();
        let mut smallest = Smallest { clues: sufficient, proved: false };
        let found = smallest::find(&mut questions, &needed, &mut smallest, budget);
        check.smallest = Some(smallest);
        found?;
    }
    Ok(())
}
