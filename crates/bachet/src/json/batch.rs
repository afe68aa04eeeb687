//! A line of `batch --jsonl`, and of `generate --jsonl`.

use super::Diagnostic;
use super::total::Verdict;
use crate::verbs;

/// The answer to a puzzle. `batch` writes it without serde, for speed; a test compares it with this type.
#[derive(Clone, Debug, serde::Serialize)]
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
}

/// A line that is not a puzzle.
#[derive(Clone, Debug, serde::Serialize)]
pub struct BatchProblem {
    /// The number of the line in the input, from 1.
    pub line: u64,
    /// What is wrong with it.
    pub error: Diagnostic,
}

/// A new puzzle.
#[derive(Clone, Debug, serde::Serialize)]
pub struct GeneratedLine {
    /// Its number, from 1.
    pub number: u64,
    /// The puzzle in 81 characters.
    pub puzzle: String,
    /// The number of givens.
    pub givens: usize,
    /// Whether no given, or no orbit of givens, can be left out.
    pub minimal: bool,
    /// The solution in 81 characters.
    pub solution: String,
}
