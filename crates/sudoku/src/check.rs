//! What a setter asks of a board: is it sound, which givens are redundant, what suffices, what differs, what clashes.

mod clash;
mod needed;
mod settle;

use std::ops::ControlFlow;

use bachet_notation::sudoku::CellId;
use bachet_solver::{Budget, Count, SearchOutcome, Verdict};

use crate::{BoardConstraint, Clash, Solution, Sudoku, candidates, clashes, solve};

/// What to find out beyond the verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CheckOptions {
    /// List so many solutions at most.
    pub listed: usize,
    /// Report so many visible clashes at most.
    pub clashes: usize,
}

impl Default for CheckOptions {
    fn default() -> Self {
        Self { listed: 1000, clashes: 100 }
    }
}

/// What was found out about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The verdict.
    pub verdict: Verdict,
    /// The solutions, up to the limit of the options, at least two where there are several.
    pub solutions: Vec<Solution>,
    /// Whether `solutions` has them all.
    pub all_listed: bool,
    /// With no solution: the given values that clash before the eye, up to the limit of the options.
    pub clashes: Vec<Clash>,
    /// With no solution and nothing that clashes before the eye: givens and rules that clash, none of which may be left
    /// out. Empty where the houses have no solution by themselves.
    pub core: Vec<BoardConstraint>,
    /// With one solution: the cells whose given follows from the other givens; each may be left out, though not always
    /// all at once.
    pub redundant: Vec<CellId>,
    /// With one solution: the rules that follow from the givens and the other rules, by their places in the list.
    pub redundant_rules: Vec<usize>,
    /// With one solution: cells whose givens suffice for it, none of which may be left out.
    pub sufficient: Option<Vec<CellId>>,
    /// With several solutions: the cells in which they differ.
    pub differing: Vec<CellId>,
    /// With several solutions: a value for a cell that would leave one alone, where one value can.
    pub settling: Option<(CellId, u8)>,
    /// Whether the budget sufficed for all of this.
    pub complete: bool,
}

/// Finds out what a setter wants to know.
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
        settling: None,
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
            settle::find(sudoku, &check, &candidates, budget).map(|settling| check.settling = settling)
        }
    };
    check.complete &= found.is_ok() && (more || end == SearchOutcome::Exhausted);
    check
}

/// The budget ended first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Limit;
