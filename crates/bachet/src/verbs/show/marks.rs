//! What a player has marked: the entries of a board, or the pairs of a logic grid that are ticked or crossed.
//!
//! A mark is wrong if no solution has it. Marks are assumed in searches; solutions are never enumerated.

use bachet_solver::Budget;

/// The budget ended before something was known.
#[derive(Clone, Copy, Debug)]
pub(in crate::verbs) struct Spent;

/// Marks on a puzzle, by their index.
pub(in crate::verbs) trait Marks {
    /// A solution of the puzzle.
    type Solution;

    /// Returns the number of marks.
    fn count(&self) -> usize;

    /// Looks for a solution that has these marks.
    ///
    /// # Errors
    /// The budget ends first.
    fn find(&mut self, marks: &[usize], budget: &mut Budget<'_>) -> Result<Option<Self::Solution>, Spent>;

    /// Returns whether a solution has a mark.
    fn has(&self, solution: &Self::Solution, mark: usize) -> bool;
}

/// Which marks are to blame if no solution has all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::verbs) enum Blamed {
    /// None: the puzzle has no solution.
    Puzzle,
    /// No solution has any of these, and each other one is in some solution.
    Wrong(Vec<usize>),
    /// Each mark is in some solution, but no solution has all of these; each of them is needed for that.
    Together(Vec<usize>),
}

/// Finds the marks that are to blame. It takes at most twice as many searches as there are marks, and one.
pub(in crate::verbs) fn blamed<M: Marks>(marks: &mut M, budget: &mut Budget<'_>) -> Result<Blamed, Spent> {
    let Some(first) = marks.find(&[], budget)? else { return Ok(Blamed::Puzzle) };
    let mut is_possible: Vec<bool> = (0..marks.count()).map(|mark| marks.has(&first, mark)).collect();
    for mark in 0..marks.count() {
        if is_possible[mark] {
            continue;
        }
        if let Some(solution) = marks.find(&[mark], budget)? {
            for (other, is_possible) in is_possible.iter_mut().enumerate() {
                *is_possible |= marks.has(&solution, other);
            }
        }
    }
    let wrong: Vec<usize> = (0..marks.count()).filter(|&mark| !is_possible[mark]).collect();
    if wrong.is_empty() { conflict(marks, budget).map(Blamed::Together) } else { Ok(Blamed::Wrong(wrong)) }
}

/// Returns marks that no solution has together and of which none can be left out.
fn conflict<M: Marks>(marks: &mut M, budget: &mut Budget<'_>) -> Result<Vec<usize>, Spent> {
    let mut kept: Vec<usize> = (0..marks.count()).collect();
    let mut at = 0;
    while at < kept.len() {
        let left_out = kept.remove(at);
        if marks.find(&kept, budget)?.is_some() {
            kept.insert(at, left_out);
            at += 1;
        }
    }
    Ok(kept)
}

/// Returns a solution with every mark that it can have besides those before; `None` if the puzzle has no solution.
pub(super) fn closest<M: Marks>(marks: &mut M, budget: &mut Budget<'_>) -> Result<Option<M::Solution>, Spent> {
    let all: Vec<usize> = (0..marks.count()).collect();
    if let Some(solution) = marks.find(&all, budget)? {
        return Ok(Some(solution));
    }
    let Some(mut best) = marks.find(&[], budget)? else { return Ok(None) };
    let mut kept = Vec::new();
    for mark in all {
        kept.push(mark);
        if marks.has(&best, mark) {
            continue;
        }
        match marks.find(&kept, budget)? {
            Some(better) => best = better,
            None => {
                kept.pop();
            }
        }
    }
    Ok(Some(best))
}
