//! Tables in Parquet files. Opening and writing files is up to the caller.

use std::io::Write;

use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, SchemaRef};
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::{ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder};
use parquet::basic::Compression;
pub use parquet::errors::ParquetError;
pub use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
pub use parquet::file::reader::ChunkReader;

/// The first bytes of every Parquet file.
pub const MAGIC: &[u8] = b"PAR1";
/// Number of rows that are read at a time.
const READ_ROWS: usize = 1 << 13;
/// Maximum number of rows of a row group that is written: it is held in memory until it is complete.
const GROUP_ROWS: usize = 1 << 16;
/// The entry of the metadata that the writer makes itself.
const SCHEMA_KEY: &str = "ARROW:schema";

/// A table that is read, one row group after the other.
pub struct Source {
    reader: ParquetRecordBatchReader,
    schema: SchemaRef,
    rows: u64,
    about: Vec<KeyValue>,
}

impl Source {
    /// Opens a table.
    ///
    /// # Errors
    /// It is not Parquet, or is damaged.
    pub fn open(file: impl ChunkReader + 'static) -> Result<Self, ParquetError> {
        let builder = ParquetRecordBatchReaderBuilder::try_new(file)?;
        let file = builder.metadata().file_metadata();
        let rows = u64::try_from(file.num_rows()).unwrap_or_default();
        let about = file.key_value_metadata().cloned().unwrap_or_default();
        let about = about.into_iter().filter(|entry| entry.key != SCHEMA_KEY).collect();
        let schema = SchemaRef::clone(builder.schema());
        Ok(Self { reader: builder.with_batch_size(READ_ROWS).build()?, schema, rows, about })
    }

    /// Returns the names and types of the columns.
    pub fn schema(&self) -> SchemaRef {
        SchemaRef::clone(&self.schema)
    }

    /// Returns the number of rows.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// Returns what the table says about itself apart from its columns.
    pub fn about(&self) -> &[KeyValue] {
        &self.about
    }
}

impl Iterator for Source {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.reader.next()
    }
}

/// A table that is written.
pub struct Writer<W: Write + Send>(ArrowWriter<W>);

impl<W: Write + Send> Writer<W> {
    /// Starts a table that says this about itself apart from its columns.
    ///
    /// # Errors
    /// It cannot be written, or a column cannot be in a Parquet file.
    pub fn new(out: W, schema: SchemaRef, about: Vec<KeyValue>) -> Result<Self, ParquetError> {
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_max_row_group_row_count(Some(GROUP_ROWS))
            .set_key_value_metadata((!about.is_empty()).then_some(about))
            .build();
        Ok(Self(ArrowWriter::try_new(out, schema, Some(properties))?))
    }

    /// Adds rows.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn write(&mut self, rows: &RecordBatch) -> Result<(), ParquetError> {
        self.0.write(rows)
    }

    /// Ends the table. Without this it cannot be read.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn finish(self) -> Result<W, ParquetError> {
        self.0.into_inner()
    }
}
