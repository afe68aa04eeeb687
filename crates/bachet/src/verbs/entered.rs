//! What a person has entered so far: values and crossed-out candidates of a board, ticks and crosses of a logic grid.

mod board;
mod grid;

use bachet_explain::Fact;
use bachet_notation::Diagnostic;

pub(super) use board::BoardEntries;
pub(super) use grid::GridEntries;

use super::show::{Blamed, Marks, blamed};
use crate::Budget;

/// Entries of which at least one is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongEntries {
    /// The entries: each is in no solution, or, if `together`, no solution has all of them.
    pub entries: Vec<Fact>,
    /// Whether only all of them together are wrong.
    pub together: bool,
}

/// How the entries of a person fit the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    /// Some solution has all of them.
    Right,
    /// None has.
    Wrong(WrongEntries),
    /// The puzzle alone has no solution.
    NoSolution,
    /// The budget ended before that was known.
    Unknown,
}

/// Returns how marks fit the puzzle.
fn fit<M: Marks>(marks: &mut M, facts: &[Fact], budget: &mut Budget<'_>) -> Fit {
    let all: Vec<usize> = (0..facts.len()).collect();
    match marks.find(&all, budget) {
        Ok(Some(_)) => return Fit::Right,
        Ok(None) => {}
        Err(_) => return Fit::Unknown,
    }
    let wrong = |marks: Vec<usize>, together| {
        Fit::Wrong(WrongEntries { entries: marks.into_iter().map(|mark| facts[mark]).collect(), together })
    };
    match blamed(marks, budget) {
        Ok(Blamed::Puzzle) => Fit::NoSolution,
        Ok(Blamed::Wrong(marks)) => wrong(marks, false),
        Ok(Blamed::Together(marks)) => wrong(marks, true),
        Err(_) => Fit::Unknown,
    }
}

/// The problems of a puzzle that cannot be compiled.
type Problems = Vec<Diagnostic>;
