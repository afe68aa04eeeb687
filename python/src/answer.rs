//! An answer: JSON, and what can be drawn of it.

use std::sync::{Arc, OnceLock};

use bachet::json::{Diagnostic, Output, Payload};
use bachet::requests::Solve;
use bachet::verbs::Solutions;
use bachet::{Language, requests};
use pyo3::prelude::*;

use crate::picture;
use crate::puzzle::Source;
use crate::question::as_json;
use crate::work::here;

/// What was found about a puzzle, for who draws it.
pub(crate) struct Found {
    /// The puzzle.
    pub(crate) source: Arc<Source>,
    /// The language of pictures.
    pub(crate) language: Language,
    /// The solutions.
    pub(crate) solutions: Solutions,
    /// The options with which they were found.
    pub(crate) options: Solve,
}

/// An answer.
#[pyclass(frozen, module = "bachet._native")]
pub(crate) struct Answer {
    output: Output,
    /// The output as JSON, once it was asked for.
    json: OnceLock<String>,
    is_answered: bool,
    found: Option<Found>,
}

impl Answer {
    /// Keeps an answer. That of `solve` is written when its JSON is asked for: who wants the answers to the questions
    /// alone needs none.
    ///
    /// # Errors
    /// Never: each of our types can be written.
    pub(crate) fn new(answer: requests::Answer, found: Option<Found>) -> PyResult<Self> {
        let requests::Answer { output, is_answered } = answer;
        let is_lazy = matches!(output.payload, Some(Payload::Solve(_)));
        let answer = Self { output, json: OnceLock::new(), is_answered, found };
        if !is_lazy {
            answer.written()?;
        }
        Ok(answer)
    }

    /// Says why there is no answer.
    ///
    /// # Errors
    /// Never: each of our types can be written.
    pub(crate) fn refused(why: &Diagnostic) -> PyResult<Self> {
        Self::new(requests::Answer { output: Output::refused(vec![why.clone()]), is_answered: false }, None)
    }

    /// Returns the answer as JSON.
    fn written(&self) -> PyResult<&str> {
        if let Some(json) = self.json.get() {
            return Ok(json);
        }
        let json = as_json(&self.output)?;
        Ok(self.json.get_or_init(|| json))
    }
}

/// A question of a logic grid, and each answer with the number of solutions in which it is one.
type Answered<'a> = (&'a str, Vec<(Option<&'a str>, &'a str)>);

#[pymethods]
impl Answer {
    /// The answer as JSON.
    #[getter]
    fn json(&self, py: Python<'_>) -> PyResult<&str> {
        here(py, || self.written())?
    }

    /// The questions of a logic grid with their answers.
    #[getter]
    fn answers(&self) -> Vec<Answered<'_>> {
        let Some(Payload::Solve(solve)) = &self.output.payload else { return Vec::new() };
        let answers = solve.answers.iter();
        answers
            .map(|answer| {
                let values = answer.values.iter().map(|found| (found.value.as_deref(), found.count.as_str()));
                (answer.question.as_str(), values.collect())
            })
            .collect()
    }

    /// Whether there is an answer; otherwise its problems say why not.
    #[getter]
    fn is_answered(&self) -> bool {
        self.is_answered
    }

    /// The solutions as a part of a page: all, or the one of this index. None if none can be drawn.
    #[pyo3(signature = (index=None))]
    fn html(&self, py: Python<'_>, index: Option<usize>) -> PyResult<Option<String>> {
        here(py, || picture::solutions(self.found.as_ref()?, index))
    }

    /// A solution as a drawing in characters. None if it cannot be drawn.
    fn drawn(&self, py: Python<'_>, index: usize) -> PyResult<Option<String>> {
        here(py, || picture::drawn(self.found.as_ref()?, index))
    }
}
