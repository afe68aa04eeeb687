//! Checks a puzzle for its setter: number of solutions, idle clues, sufficient clues, differing cells, clashing clues.

mod additions;
mod clash;
mod needed;
mod questions;
mod rotation;
mod smallest;
mod tally;

use std::ops::ControlFlow;

use bachet_notation::clue::CategoryId;
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::{Budget, Count, SearchOutcome, Verdict};

pub use additions::{Addition, MAX_ADDITIONS};

use crate::compile::compile;
use crate::{Solution, candidates, solve_compiled};

/// Options of [`check`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CheckOptions {
    /// Prove the smallest sufficient set of clues.
    pub smallest: bool,
    /// Maximum number of solutions to list.
    pub listed: usize,
}

impl Default for CheckOptions {
    fn default() -> Self {
        Self { smallest: false, listed: 1000 }
    }
}

/// The smallest set of clues that suffices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Smallest {
    /// The indices of the clues.
    pub clues: Vec<usize>,
    /// Whether it is proved that no smaller set suffices; if not, the budget ended first.
    pub proved: bool,
}

/// The result of [`check`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// Whether there is one solution, several or none.
    pub verdict: Verdict,
    /// The solutions, up to `listed`.
    pub solutions: Vec<Solution>,
    /// Whether `solutions` is complete.
    pub all_listed: bool,
    /// The clues that follow from the others: each may be left out, but not always all together.
    pub idle_clues: Vec<usize>,
    /// The parts that follow from all other parts, in clues that are not idle as a whole; as clue and conjunct.
    pub idle_parts: Vec<(usize, usize)>,
    /// Clues that leave the same solutions as all clues, none of which may be left out.
    pub sufficient: Option<Vec<usize>>,
    /// The smallest set of clues that leave the same solutions as all clues, if asked for.
    pub smallest: Option<Smallest>,
    /// With several solutions: the cells, as row and column, in which they differ.
    pub differing: Vec<(u32, CategoryId)>,
    /// With several solutions: short clues to add, ordered by the number of solutions that they leave.
    pub additions: Vec<Addition>,
    /// Without solutions: parts of clues that contradict each other, none of which may be left out. Empty if the rules
    /// of the categories do so on their own.
    pub clash: Vec<(usize, usize)>,
    /// Whether the budget sufficed for all of these findings.
    pub complete: bool,
}

/// Checks a puzzle.
///
/// # Errors
/// Why the puzzle cannot be compiled: see [`compile`].
pub fn check(puzzle: &GridPuzzle, options: CheckOptions, budget: &mut Budget<'_>) -> Result<Check, Vec<Diagnostic>> {
    let compiled = compile(puzzle)?;
    let mut solutions = Vec::new();
    let limit = options.listed.max(2);
    let mut more = false;
    let end = solve_compiled(puzzle, &compiled, budget, |solution| {
        more = solutions.len() == limit;
        if more {
            return ControlFlow::Break(());
        }
        solutions.push(solution);
        ControlFlow::Continue(())
    });
    let verdict = Verdict::of(&Count { number: solutions.len().into(), exact: end == SearchOutcome::Exhausted });
    let mut check = Check {
        verdict,
        solutions,
        all_listed: end == SearchOutcome::Exhausted,
        idle_clues: Vec::new(),
        idle_parts: Vec::new(),
        sufficient: None,
        smallest: None,
        differing: Vec::new(),
        additions: Vec::new(),
        clash: Vec::new(),
        complete: verdict != Verdict::Unknown && (more || end == SearchOutcome::Exhausted),
    };
    let found = match verdict {
        Verdict::Unknown => Ok(()),
        Verdict::None => clash::find(&compiled, budget).map(|clash| check.clash = clash),
        Verdict::Unique | Verdict::Several => needed::find(puzzle, options, &mut check, budget),
    };
    check.complete &= found.is_ok();
    if verdict == Verdict::Several {
        let candidates = candidates(puzzle, budget)?;
        check.differing = candidates.open().collect();
        check.complete &= candidates.complete;
        let found = additions::find(puzzle, &check.solutions, check.all_listed, &mut check.additions, budget);
        check.complete &= found.is_ok();
    }
    Ok(check)
}

/// The budget was spent before the answer was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Limit;
