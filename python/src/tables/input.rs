//! What another package hands over: a table, or an array of puzzles.

use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::{Array as _, ArrayRef, RecordBatch, RecordBatchOptions};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3_arrow::ffi::ArrayReader;
use pyo3_arrow::input::AnyArray;

/// The tables that another package hands over one after the other.
pub(crate) struct Input {
    reader: Box<dyn ArrayReader + Send>,
    schema: SchemaRef,
    is_table: bool,
    column: String,
}

impl Input {
    /// Takes a table, a stream of tables, or an array, which becomes a table with this one column.
    ///
    /// # Errors
    /// It is neither.
    pub(crate) fn new(data: &Bound<'_, PyAny>, column: &str) -> PyResult<Self> {
        if !data.hasattr("__arrow_c_stream__")? && !data.hasattr("__arrow_c_array__")? {
            let class = data.get_type();
            return Err(PyTypeError::new_err(format!(
                "a table of pyarrow, polars, pandas or duckdb is needed, or anything else with the Arrow PyCapsule \
                 interface, not {}",
                class.name()?
            )));
        }
        let reader = data.extract::<AnyArray>()?.into_reader()?;
        let field = reader.field();
        let (fields, is_table) = match field.data_type() {
            DataType::Struct(fields) => (fields.clone(), true),
            of => (vec![Arc::new(Field::new(column, of.clone(), true))].into(), false),
        };
        let schema = Arc::new(Schema::new_with_metadata(fields, field.metadata().clone()));
        Ok(Self { reader, schema, is_table, column: column.to_owned() })
    }

    /// Returns the names and types of the columns.
    pub(crate) fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }

    /// Whether it is a table rather than an array.
    pub(crate) fn is_table(&self) -> bool {
        self.is_table
    }

    fn table(&self, array: &ArrayRef) -> Result<RecordBatch, ArrowError> {
        let rows = RecordBatchOptions::new().with_row_count(Some(array.len()));
        let columns = match array.as_struct_opt() {
            Some(table) if self.is_table => table.columns().to_vec(),
            _ => vec![Arc::clone(array)],
        };
        let table = RecordBatch::try_new_with_options(self.schema(), columns, &rows)?;
        // The memory is that of another package, and we rely on its text being UTF-8.
        if let Some(puzzles) = table.column_by_name(&self.column) {
            puzzles.to_data().validate_full()?;
        }
        Ok(table)
    }
}

impl Iterator for Input {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let array = self.reader.next()?;
        Some(array.and_then(|array| self.table(&array)))
    }
}
