//! The answer of `batch`, and a line of it with `--jsonl`.

use serde_json::value::RawValue;

use super::Diagnostic;
use super::total::Verdict;
use crate::verbs;

/// The answer of `batch`.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Batch {
    /// The answers, in the order of the lines.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<AnsweredLine<'static>>"))]
    pub lines: Vec<Box<RawValue>>,
}

/// What is said about a line.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is of use")]
enum AnsweredLine<'a> {
    Line(BatchLine<'a>),
    Problem(BatchProblem),
}

/// The answer to a puzzle. `batch` writes it without serde, for speed; a test compares it with this type.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BatchLine<'a> {
    /// The number of the line in the input, from 1.
    pub line: u64,
    /// The number of solutions in a word.
    #[serde(with = "Verdict")]
    pub verdict: verbs::Verdict,
    /// The number of solutions, or a lower bound of it.
    pub count: String,
    /// Whether `count` is the exact number.
    pub exact: bool,
    /// The first solution that was found; `null` if there is none.
    pub solution: Option<&'a str>,
    /// How difficult the puzzle is, if that is asked for.
    #[serde(flatten)]
    pub rating: Option<BatchRating>,
}

/// How difficult a puzzle is; every field is `null` unless there is exactly one solution.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BatchRating {
    /// The rating of Sudoku Explainer 1.2.1, the hardest step; `null` if its techniques do not solve the board, or a
    /// limit was reached.
    pub er: Option<f64>,
    /// The hardest step until the first value is placed.
    pub ep: Option<f64>,
    /// The first step.
    pub ed: Option<f64>,
    /// The score of HoDoKu 2.2.0; `null` if a limit was reached.
    pub hodoku_score: Option<u32>,
    /// The level of HoDoKu 2.2.0, from `easy` to `extreme`.
    pub hodoku_level: Option<&'static str>,
}

/// A line that is not a puzzle.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BatchProblem {
    /// The number of the line in the input, from 1.
    pub line: u64,
    /// What is wrong with it.
    pub error: Diagnostic,
}
