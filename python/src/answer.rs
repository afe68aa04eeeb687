//! An answer: JSON, and what can be drawn of it.

use std::sync::Arc;

use bachet::json::{Diagnostic, Output};
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
    json: String,
    is_answered: bool,
    found: Option<Found>,
}

impl Answer {
    /// Writes an answer.
    ///
    /// # Errors
    /// Never: each of our types can be written.
    pub(crate) fn new(answer: &requests::Answer, found: Option<Found>) -> PyResult<Self> {
        Ok(Self { json: as_json(&answer.output)?, is_answered: answer.is_answered, found })
    }

    /// Says why there is no answer.
    ///
    /// # Errors
    /// Never: each of our types can be written.
    pub(crate) fn refused(why: &Diagnostic) -> PyResult<Self> {
        Ok(Self { json: as_json(&Output::refused(vec![why.clone()]))?, is_answered: false, found: None })
    }
}

#[pymethods]
impl Answer {
    /// The answer as JSON.
    #[getter]
    fn json(&self) -> &str {
        &self.json
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
