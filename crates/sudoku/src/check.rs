//! Checks a board for its setter: number of solutions, redundant givens, sufficient givens, differing cells, clashes.

mod clash;
mod deciding;
mod group;
mod nearby;
mod needed;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Count, SearchOutcome, Verdict};

use crate::{BoardConstraint, Clash, Solution, Sudoku, candidates, clashes, solve};

/// Options of [`check`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CheckOptions {
    /// Maximum number of solutions to list.
    pub listed: usize,
    /// Maximum number of visible clashes to report.
    pub clashes: usize,
}

impl Default for CheckOptions {
    fn default() -> Self {
        Self { listed: 1000, clashes: 100 }
    }
}

/// The result of [`check`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// Whether there is one solution, several or none.
    pub verdict: Verdict,
    /// The solutions, up to `listed`, but at least two if there are several.
    pub solutions: Vec<Solution>,
    /// Whether `solutions` is complete.
    pub all_listed: bool,
    /// Without solutions: givens that visibly clash, up to the limit of the options.
    pub clashes: Vec<Clash>,
    /// Without solutions and visible clashes: givens and rules that contradict each other, none of which may be left
    /// out. Empty if the houses have no solution on their own.
    pub core: Vec<BoardConstraint>,
    /// With one solution: the cells whose given follows from the other givens. Each may be left out, but not always all
    /// together.
    pub redundant: Vec<CellId>,
    /// With one solution: the indices of rules that follow from the givens and the other rules.
    pub redundant_rules: Vec<usize>,
    /// With one solution: cells whose givens suffice for it, none of which may be left out.
    pub sufficient: Option<Vec<CellId>>,
    /// With several solutions: the cells in which they differ.
    pub differing: Vec<CellId>,
    /// With several solutions: a value for a cell that would leave exactly one, if there is such a value.
    pub deciding: Option<(CellId, u8)>,
    /// Whether the budget sufficed for all of these findings.
    pub complete: bool,
}

/// Checks a board.
pub fn check(sudoku: &Sudoku, options: CheckOptions, budget: &mut Budget<'_>) -> Check {
    let mut check = Check {
        verdict: Verdict::None,
        solutions: Vec::new(),
        all_listed: true,
        clashes: clashes(sudoku, &sudoku.given_values()),
        core: Vec::new(),
        redundant: Vec::new(),
        redundant_rules: Vec::new(),
        sufficient: None,
        differing: Vec::new(),
        deciding: None,
        complete: true,
    };
    check.clashes.truncate(options.clashes.max(1));
    if !check.clashes.is_empty() {
        return check;
    }
    let limit = options.listed.max(2);
    let mut more = false;
    let end = solve(sudoku, budget, |solution| {
        more = check.solutions.len() == limit;
        if more {
            return ControlFlow::Break(());
        }
        check.solutions.push(solution);
        ControlFlow::Continue(())
    });
    check.verdict =
        Verdict::of(&Count { number: check.solutions.len().into(), exact: end == SearchOutcome::Exhausted });
    check.all_listed = end == SearchOutcome::Exhausted;
    let found = match check.verdict {
        Verdict::Unknown => Err(Limit),
        Verdict::None => clash::find(sudoku, budget).map(|core| check.core = core),
        Verdict::Unique => needed::find(sudoku, &mut check, budget),
        Verdict::Several => {
            let candidates = candidates(sudoku, budget);
            check.differing = candidates.open().collect();
            check.complete &= candidates.complete;
            deciding::find(sudoku, &check, &candidates, budget).map(|deciding| check.deciding = deciding)
        }
    };
    check.complete &= found.is_ok() && (more || end == SearchOutcome::Exhausted);
    check
}

/// The budget was spent before the answer was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Limit;
