//! A column of texts, in any of the layouts that Arrow has for them.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::types::{
    ArrowDictionaryKeyType, Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{Array, ArrayRef, LargeStringArray, RecordBatch, StringArray, StringViewArray, make_array};
use arrow_schema::DataType;

use crate::TableError;

/// A column of texts. It shares the memory of the array that it was made of.
#[derive(Clone, Debug)]
pub struct Texts(Layout);

#[derive(Clone, Debug)]
enum Layout {
    /// Nothing but nulls; the number of rows.
    Nulls(usize),
    Small(StringArray),
    Large(LargeStringArray),
    View(StringViewArray),
    /// Texts that rows refer to by number.
    Dictionary {
        /// The place of the text of each row, and of others that are not in this column.
        places: Arc<[Option<usize>]>,
        rows: Range<usize>,
        values: Arc<Texts>,
    },
}

impl Texts {
    /// Takes an array of texts, called `column` in messages.
    ///
    /// # Errors
    /// The values are not texts.
    pub fn of_array(array: &dyn Array, column: &str) -> Result<Self, TableError> {
        let not_text = || TableError::not_text(column, array.data_type());
        Ok(Self(match array.data_type() {
            DataType::Null => Layout::Nulls(array.len()),
            DataType::Utf8 => Layout::Small(array.as_string().clone()),
            DataType::LargeUtf8 => Layout::Large(array.as_string().clone()),
            DataType::Utf8View => Layout::View(array.as_string_view().clone()),
            DataType::Dictionary(key, value) if is_text(value) => match **key {
                DataType::Int8 => dictionary::<Int8Type>(array, column)?,
                DataType::Int16 => dictionary::<Int16Type>(array, column)?,
                DataType::Int32 => dictionary::<Int32Type>(array, column)?,
                DataType::Int64 => dictionary::<Int64Type>(array, column)?,
                DataType::UInt8 => dictionary::<UInt8Type>(array, column)?,
                DataType::UInt16 => dictionary::<UInt16Type>(array, column)?,
                DataType::UInt32 => dictionary::<UInt32Type>(array, column)?,
                DataType::UInt64 => dictionary::<UInt64Type>(array, column)?,
                _ => return Err(not_text()),
            },
            _ => return Err(not_text()),
        }))
    }

    /// Takes the column of this name.
    ///
    /// # Errors
    /// There is no such column, or its values are not texts.
    pub fn of_table(table: &RecordBatch, column: &str) -> Result<Self, TableError> {
        let found = table.column_by_name(column).ok_or_else(|| TableError::no_column(column, table.schema_ref()))?;
        Self::of_array(found, column)
    }

    /// Returns the number of rows.
    pub fn len(&self) -> usize {
        match &self.0 {
            Layout::Nulls(rows) => *rows,
            Layout::Small(array) => array.len(),
            Layout::Large(array) => array.len(),
            Layout::View(array) => array.len(),
            Layout::Dictionary { rows, .. } => rows.len(),
        }
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns some of the rows.
    pub(crate) fn slice(&self, from: usize, rows: usize) -> Self {
        Self(match &self.0 {
            Layout::Nulls(_) => Layout::Nulls(rows),
            Layout::Small(array) => Layout::Small(array.slice(from, rows)),
            Layout::Large(array) => Layout::Large(array.slice(from, rows)),
            Layout::View(array) => Layout::View(array.slice(from, rows)),
            Layout::Dictionary { places, rows: all, values } => {
                let rows = all.start + from..all.start + from + rows;
                Layout::Dictionary { places: Arc::clone(places), rows, values: Arc::clone(values) }
            }
        })
    }

    /// Returns the text of a row, unless it is null.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn get(&self, row: usize) -> Option<&str> {
        match &self.0 {
            Layout::Nulls(_) => None,
            Layout::Small(array) => (!array.is_null(row)).then(|| array.value(row)),
            Layout::Large(array) => (!array.is_null(row)).then(|| array.value(row)),
            Layout::View(array) => (!array.is_null(row)).then(|| array.value(row)),
            Layout::Dictionary { places, rows, values } => {
                places[rows.clone()][row].and_then(|place| values.get(place))
            }
        }
    }

    /// Returns the bytes of these rows if they lie in memory one after the other, none is null, and each has as many
    /// bytes as `width`.
    pub(crate) fn adjacent(&self, rows: &Range<usize>, width: usize) -> Option<&[u8]> {
        match &self.0 {
            Layout::Small(array) if array.null_count() == 0 => {
                let offsets = array.value_offsets().get(rows.start..=rows.end)?;
                let start = usize::try_from(*offsets.first()?).ok()?;
                let is_even = (start..).step_by(width).zip(offsets).all(|(at, &offset)| offset as usize == at);
                is_even.then(|| &array.value_data()[start..start + rows.len() * width])
            }
            Layout::Large(array) if array.null_count() == 0 => {
                let offsets = array.value_offsets().get(rows.start..=rows.end)?;
                let start = usize::try_from(*offsets.first()?).ok()?;
                let is_even = (start..).step_by(width).zip(offsets).all(|(at, &offset)| offset as usize == at);
                is_even.then(|| &array.value_data()[start..start + rows.len() * width])
            }
            _ => None,
        }
    }
}

fn is_text(of: &DataType) -> bool {
    matches!(of, DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View)
}

fn dictionary<K: ArrowDictionaryKeyType>(array: &dyn Array, column: &str) -> Result<Layout, TableError> {
    let array = array.as_dictionary::<K>();
    let values: ArrayRef = make_array(array.values().to_data());
    let places = (0..array.len()).map(|row| array.key(row)).collect();
    Ok(Layout::Dictionary { places, rows: 0..array.len(), values: Arc::new(Texts::of_array(&values, column)?) })
}
