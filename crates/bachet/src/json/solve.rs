//! The answer of `solve`.

use super::conflict::SudokuConflict;
use super::read::{Assumed, OtherReading};
use super::solution::{Solution, solutions};
use super::ways::Ways;
use super::{Total, read, ways};
use crate::Puzzle;
use crate::verbs::{self, Solutions, Value};

/// The solutions, and the answers to the questions.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Solve {
    /// The number of solutions.
    #[serde(flatten)]
    pub total: Total,
    /// The first solutions, as many as were asked for.
    pub solutions: Vec<Solution>,
    /// The answers to the questions.
    pub answers: Vec<QuestionAnswer>,
    /// `false` if there are so many solutions that only the first were used for the answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers_exact: Option<bool>,
    /// The givens of a Sudoku that clash.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clashes: Vec<SudokuConflict>,
    /// The number of ways, states and moves, if the solutions are ways.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ways: Option<Ways>,
    /// What sentences are assumed to mean that could not be read for sure.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<Assumed>,
    /// Other ways to read the sentences under which there is exactly one solution.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_readings: Vec<OtherReading>,
}

/// A question and its answers.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct QuestionAnswer {
    /// The sentence, or the expression if there is no sentence.
    pub question: String,
    /// The values, most frequent first.
    pub values: Vec<ValueCount>,
}

/// A value and the number of solutions in which it is the answer.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ValueCount {
    /// The value as written in the puzzle, a number, `true` or `false`; `null` if the question has no answer.
    pub value: Option<String>,
    /// The number of solutions.
    pub count: String,
}

impl Solve {
    /// Puts together what `solve` found in the puzzle.
    pub fn new(puzzle: &Puzzle, found: &Solutions, other_readings: &[verbs::OtherReading]) -> Self {
        Self {
            total: Total::new(found.verdict, &found.count),
            solutions: solutions(puzzle, &found.solutions),
            answers: found.answers.iter().map(answer).collect(),
            answers_exact: if found.answers_exact { None } else { Some(false) },
            clashes: found.clashes.iter().map(SudokuConflict::from).collect(),
            ways: found.ways.as_ref().map(ways::counts),
            assumed: Vec::new(),
            other_readings: read::others(puzzle, other_readings),
        }
    }

    /// Adds what is assumed of sentences that could not be read for sure.
    #[must_use]
    pub fn assuming(self, puzzle: &Puzzle, assumed: &[verbs::Assumed]) -> Self {
        Self { assumed: read::assumed(puzzle, assumed), ..self }
    }
}

pub(super) fn answer(answered: &verbs::Answered) -> QuestionAnswer {
    let value = |value: &Value| match value {
        Value::Text(text) => Some(text.clone()),
        Value::Truth(truth) => Some(truth.to_string()),
        Value::Nothing => None,
    };
    QuestionAnswer {
        question: answered.question.clone(),
        values: answered.values.iter().map(|(v, n)| ValueCount { value: value(v), count: n.to_string() }).collect(),
    }
}
