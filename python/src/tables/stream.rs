//! Tables that are made while they are asked for.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use arrow_array::{ArrayRef, RecordBatch, StructArray};
use arrow_schema::{ArrowError, Field, FieldRef, SchemaRef};
use bachet::Language;
use bachet_tables::TableError;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use pyo3_arrow::error::PyArrowResult;
use pyo3_arrow::ffi::{ArrayReader, to_schema_pycapsule, to_stream_pycapsule};

use super::{Batch, told};
use crate::work::attend;

/// Where the tables come from.
pub(crate) type Source = Box<dyn Iterator<Item = Result<RecordBatch, TableError>> + Send>;

/// Tables that are made while they are asked for, once.
#[pyclass(frozen, module = "bachet._native")]
pub(crate) struct Tables(Arc<State>);

struct State {
    schema: SchemaRef,
    source: Arc<Mutex<Source>>,
    cancel: Arc<AtomicBool>,
    /// When the work is stopped: what is not answered then is `unknown`.
    deadline: Option<Instant>,
    language: Language,
}

impl Tables {
    pub(crate) fn new(
        schema: SchemaRef,
        source: Source,
        cancel: Arc<AtomicBool>,
        deadline: Option<Instant>,
        language: Language,
    ) -> Self {
        Self(Arc::new(State { schema, source: Arc::new(Mutex::new(source)), cancel, deadline, language }))
    }
}

#[pymethods]
impl Tables {
    /// The names of the columns.
    #[getter]
    fn columns(&self) -> Vec<String> {
        self.0.schema.fields().iter().map(|field| field.name().clone()).collect()
    }

    /// Makes all tables now, and returns them.
    fn all(&self, py: Python<'_>) -> PyResult<Self> {
        let mut tables = Vec::new();
        while let Some(table) = self.0.next(py)? {
            tables.push(Ok(table));
        }
        let State { schema, cancel, language, .. } = &*self.0;
        let (schema, cancel) = (Arc::clone(schema), Arc::clone(cancel));
        Ok(Self::new(schema, Box::new(tables.into_iter()), cancel, None, *language))
    }

    fn __iter__(itself: Bound<'_, Self>) -> Bound<'_, Self> {
        itself
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Batch>> {
        Ok(self.0.next(py)?.map(Batch))
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyArrowResult<Bound<'py, PyCapsule>> {
        to_stream_pycapsule(py, Box::new(Reader(Arc::clone(&self.0))), requested_schema)
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyArrowResult<Bound<'py, PyCapsule>> {
        to_schema_pycapsule(py, self.0.schema.as_ref())
    }
}

impl State {
    /// Makes the next table in another thread.
    fn next(&self, py: Python<'_>) -> PyResult<Option<RecordBatch>> {
        let source = Arc::clone(&self.source);
        let next = attend(py, self.deadline, &self.cancel, move || {
            source.lock().unwrap_or_else(PoisonError::into_inner).next()
        })?;
        next.transpose().map_err(|why| told(py, &why, self.language))
    }
}

/// The tables for packages that take them without Python in between.
struct Reader(Arc<State>);

impl Iterator for Reader {
    type Item = Result<ArrayRef, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = Python::attach(|py| self.0.next(py).map_err(|why| ArrowError::ExternalError(Box::new(why))));
        next.transpose().map(|table| table.map(|table| Arc::new(StructArray::from(table)) as ArrayRef))
    }
}

impl ArrayReader for Reader {
    fn field(&self) -> FieldRef {
        let field = Field::new_struct("", self.0.schema.fields().clone(), false);
        Arc::new(field.with_metadata(self.0.schema.metadata().clone()))
    }
}
