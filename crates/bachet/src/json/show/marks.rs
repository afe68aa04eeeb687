//! What is wrong with the marks of a player, on a board or on a logic grid.

use crate::Puzzle;
use crate::json::candidates::Candidates;
use crate::json::solution::{Solution, solutions};
use crate::json::solve::{QuestionAnswer, answer};
use crate::verbs::{self, ShownGrid};

/// The marks on a logic grid.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GridMarks {
    /// The marks as they were given.
    pub marks: Vec<String>,
    /// Whether the marks leave one table only, in which every clue holds.
    pub solved: bool,
    /// Whether some solution has all marks; `null` if a limit was reached first.
    pub solvable: Option<bool>,
    /// Why none has; left out if a limit was reached first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead_end: Option<DeadEnd>,
    /// The pairs that were to be told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<ToldPair>,
    /// The answers to the questions in the table, if it is solved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<QuestionAnswer>,
    /// A solution with as many of the marks as possible, if it was asked for and one is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<Solution>,
    /// The values that each cell has in some solution with all marks, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Candidates>,
}

/// A pair of values.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ToldPair {
    /// What was asked, as it was given.
    pub pair: String,
    /// Whether it is so in a solution that has as many of the marks as possible; `null` if there is no solution, or a
    /// limit was reached.
    pub holds: Option<bool>,
}

/// Why no solution has all entries of a board, or all marks on a logic grid.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeadEnd {
    /// What is to blame.
    pub kind: DeadEndKind,
    /// How many are to blame or named.
    pub count: usize,
    /// The cells of the entries, or the marks as they were given; empty if only their number was asked for.
    pub cells: Vec<String>,
}

/// What is to blame if no solution has all entries or marks.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DeadEndKind {
    /// The puzzle alone has no solution.
    Givens,
    /// At least one of these must change.
    OneOf,
    /// No solution has any of these, and each other one is in some solution.
    Wrong,
    /// Each is in some solution, but none has all of these.
    Together,
}

impl GridMarks {
    pub(super) fn new(puzzle: &Puzzle, found: &ShownGrid) -> Self {
        Self {
            marks: found.marks.clone(),
            solved: found.solved,
            solvable: found.solvable,
            dead_end: found.dead_end.as_ref().map(|why| DeadEnd::new(why, |&mark| found.marks[mark].clone())),
            told: found.told.iter().map(|(pair, holds)| ToldPair { pair: pair.clone(), holds: *holds }).collect(),
            answers: found.answers.iter().map(answer).collect(),
            solution: solutions(puzzle, found.solution.as_slice()).pop(),
            candidates: found.candidates.as_ref().map(|found| Candidates::new(puzzle, found)),
        }
    }
}

impl DeadEnd {
    pub(super) fn new<M>(why: &verbs::DeadEnd<M>, name: impl Fn(&M) -> String) -> Self {
        use verbs::DeadEnd as Why;
        let (kind, named, count) = match why {
            Why::Givens => (DeadEndKind::Givens, &[][..], 0),
            Why::OneOf(marks) => (DeadEndKind::OneOf, &marks[..], marks.len()),
            Why::Wrong(marks) => (DeadEndKind::Wrong, &marks[..], marks.len()),
            Why::WrongCount(count) => (DeadEndKind::Wrong, &[][..], *count),
            Why::Together(marks) => (DeadEndKind::Together, &marks[..], marks.len()),
            Why::TogetherCount(count) => (DeadEndKind::Together, &[][..], *count),
        };
        Self { kind, count, cells: named.iter().map(name).collect() }
    }
}
