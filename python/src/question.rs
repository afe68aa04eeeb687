//! Questions that are not about a puzzle, and what is known without asking.

use bachet::messages::Message;
use bachet::requests::Request;
use bachet::{Budget, Progress, SudokuFormat};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Serialize;

use crate::answer::Answer;
use crate::messages::{language, messages};
use crate::work::{Limits, run};

/// Asks a question that is not about a puzzle: the options of the verb as JSON.
#[pyfunction]
#[pyo3(signature = (verb, options, *, time, steps, lang))]
pub(crate) fn ask(
    py: Python<'_>,
    verb: &str,
    options: &str,
    time: Option<f64>,
    steps: Option<u64>,
    lang: &str,
) -> PyResult<Answer> {
    let (limits, language) = (Limits::new(time, steps)?, language(lang)?);
    match Request::read(verb, options.as_bytes()) {
        Ok(request) => run(py, limits, move |budget: &mut Budget<'_>| {
            let answer = request.answer(budget, &Progress::default(), &messages(language));
            Answer::new(answer, None)
        })?,
        Err(why) => refused(&why, language),
    }
}

/// Returns an answer that says why there is none.
pub(crate) fn refused(why: &Message, language: bachet::Language) -> PyResult<Answer> {
    Answer::refused(&bachet::json::Diagnostic::of_message(why, &messages(language)))
}

/// Returns the exception of the package for these problems.
pub(crate) fn raised(py: Python<'_>, problems: &[bachet::json::Diagnostic]) -> PyErr {
    let error = as_json(&problems).and_then(|told| py.import("bachet._problems")?.call_method1("error", (told,)));
    error.map_or_else(|error| error, PyErr::from_value)
}

/// The names of the formats of a Sudoku.
#[pyfunction]
pub(crate) fn formats() -> Vec<&'static str> {
    SudokuFormat::ALL.iter().map(|format| format.name()).collect()
}

/// The puzzles that come with the package, by name.
#[pyfunction]
pub(crate) fn gallery() -> Vec<(&'static str, &'static str)> {
    bachet::gallery::all().collect()
}

/// The version of the package.
#[pyfunction]
pub(crate) fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// Writes JSON.
///
/// # Errors
/// Never: each of our types can be written.
pub(crate) fn as_json(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|why| PyValueError::new_err(why.to_string()))
}
