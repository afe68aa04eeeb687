//! Tables in Parquet files. Opening and writing files is up to the caller.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, SchemaRef};
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::{
    ArrowReaderMetadata, ArrowReaderOptions, ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder,
};
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
    /// Whether the reader has panicked.
    is_broken: bool,
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
        let load = |options| ArrowReaderMetadata::load(&file, options);
        let metadata = match guarded(|| load(ArrowReaderOptions::new())) {
            Some(loaded) => loaded?,
            // Without the entry `ARROW:schema`, the types of Parquet itself are enough.
            None => {
                guarded(|| load(ArrowReaderOptions::new().with_skip_arrow_metadata(true))).unwrap_or(Err(damaged()))?
            }
        };
        let builder = ParquetRecordBatchReaderBuilder::new_with_metadata(file, metadata);
        let file = builder.metadata().file_metadata();
        let rows = u64::try_from(file.num_rows()).unwrap_or_default();
        let about = file.key_value_metadata().cloned().unwrap_or_default();
        let about = about.into_iter().filter(|entry| entry.key != SCHEMA_KEY).collect();
        let schema = SchemaRef::clone(builder.schema());
        let reader = guarded(|| builder.with_batch_size(READ_ROWS).build()).unwrap_or(Err(damaged()))?;
        Ok(Self { reader, is_broken: false, schema, rows, about })
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
        if self.is_broken {
            return None;
        }
        guarded(|| self.reader.next()).unwrap_or_else(|| {
            self.is_broken = true;
            Some(Err(damaged().into()))
        })
    }
}

/// Does what panics in the library at some damaged files; `None` if it does.
fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

fn damaged() -> ParquetError {
    ParquetError::General("its data is damaged".to_owned())
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
