//! What a setter asks of a puzzle: is it sound, which clues are idle, what suffices, what differs, what clashes.

mod additions;
mod clash;
mod needed;

use std::ops::ControlFlow;

use bachet_notation::clue::CategoryId;
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::{Budget, Count, SearchOutcome, Verdict};

pub use additions::Addition;

use crate::compile::{compile, parts};
use crate::{Solution, candidates, solve_compiled};

/// What to find out beyond the verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CheckOptions {
    /// Prove the smallest sufficient set of clues.
    pub smallest: bool,
    /// List so many solutions at most.
    pub listed: usize,
}

impl Default for CheckOptions {
    fn default() -> Self {
        Self { smallest: false, listed: 1000 }
    }
}

/// The fewest clues that suffice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Smallest {
    /// The clues, by their places in the list.
    pub clues: Vec<usize>,
    /// Whether no smaller set suffices; if not, the budget ended first.
    pub proved: bool,
}

/// What was found out about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The verdict.
    pub verdict: Verdict,
    /// The solutions, up to the limit of the options.
    pub solutions: Vec<Solution>,
    /// Whether `solutions` has them all.
    pub all_listed: bool,
    /// The clues that follow from the others: each may be left out, though not always all at once.
    pub idle_clues: Vec<usize>,
    /// The parts, as clue and conjunct, that follow from all the rest, in clues that do not.
    pub idle_parts: Vec<(usize, usize)>,
    /// Clues that leave the same solutions as all of them, none of which may be left out.
    pub sufficient: Option<Vec<usize>>,
    /// The fewest clues that leave the same solutions as all of them, where asked for.
    pub smallest: Option<Smallest>,
    /// With several solutions: the cells, as row and column, in which they differ.
    pub differing: Vec<(u32, CategoryId)>,
    /// With several solutions: short clues to add, those first that leave the fewest solutions.
    pub additions: Vec<Addition>,
    /// With no solution: parts of clues that clash, none of which may be left out. Empty where the rules clash by themselves.
    pub clash: Vec<(usize, usize)>,
    /// Whether the budget sufficed for all of this.
    pub complete: bool,
}

/// Finds out what a setter wants to know.
///
/// # Errors
/// What keeps the puzzle from being stated: see [`compile`].
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

/// The budget ended first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Limit;
