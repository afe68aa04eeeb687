//! A line of `batch --jsonl`, and of `generate --jsonl`.

use super::{Diagnostic, Verdict};

/// The answer to a puzzle. `batch` writes it by hand, as fast as it is read; this is what it is held against.
#[derive(Clone, Debug, serde::Serialize)]
pub struct BatchLine<'a> {
    /// The number of the line in the input, from 1.
    pub line: u64,
    /// How many solutions there are, in a word.
    pub verdict: Verdict,
    /// The number of solutions, or a lower bound of it.
    pub count: String,
    /// Whether `count` is the exact number.
    pub exact: bool,
    /// The solution, or the first that was found; `null` where there is none.
    pub solution: Option<&'a str>,
}

/// A line that is no puzzle.
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
    /// How many givens it has.
    pub givens: usize,
    /// Whether no given, or no orbit of givens, can be left out.
    pub minimal: bool,
    /// The solution in 81 characters.
    pub solution: String,
}
