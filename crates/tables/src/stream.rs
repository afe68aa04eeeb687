//! The answers to a stream of tables, in constant memory.

use std::collections::VecDeque;
use std::iter::FusedIterator;
use std::sync::Arc;

use arrow_array::{RecordBatch, RecordBatchOptions, RecordBatchReader};
use arrow_schema::{ArrowError, Field, Schema, SchemaRef};

use crate::answer::answer_each;
use crate::boards;
use crate::workers::Workers;
use crate::{Options, TableError, Texts, Wanted};

/// Maximum number of rows of a table that comes out; larger ones are cut.
const MAX_ROWS: usize = 1 << 14;
/// The same for puzzles that may take long, so that answers come out now and then.
const MAX_SLOW_ROWS: usize = 1 << 8;
/// Number of rows at the start of a table that tell whether it has only classic boards.
const SAMPLE: usize = 64;
/// Maximum number of tables that are answered together.
const MAX_TABLES: usize = 64;

/// Answers a stream of tables: an iterator in, an iterator out.
///
/// The tables come out in the order of the rows, each with the columns of the answers behind its own. A result whose
/// name the table has already gets a number: `solution_2`. Tables of many rows are cut.
pub struct Stream<I> {
    input: I,
    column: String,
    wanted: Wanted,
    options: Options,
    workers: Workers,
    /// Whether the columns of the input come out too.
    keep: bool,
    schema: SchemaRef,
    /// What was taken from the input and not answered yet.
    waiting: VecDeque<(RecordBatch, Texts)>,
    answered: VecDeque<RecordBatch>,
    /// Why the input ended, after the tables before that were answered.
    failed: Option<TableError>,
    is_over: bool,
}

impl<I: Iterator<Item = Result<RecordBatch, ArrowError>>> Stream<I> {
    /// Answers the puzzles in this column of tables of this schema.
    ///
    /// # Errors
    /// There is no such column, or its values are not texts.
    pub fn new(input: I, schema: &Schema, column: &str, wanted: Wanted, options: Options) -> Result<Self, TableError> {
        // The schema alone tells whether the column can be used.
        Texts::of_table(&RecordBatch::new_empty(Arc::new(schema.clone())), column)?;
        Ok(Self {
            input,
            column: column.to_owned(),
            wanted,
            workers: Workers::new(options.threads),
            options,
            keep: true,
            schema: with_answers(schema, wanted),
            waiting: VecDeque::new(),
            answered: VecDeque::new(),
            failed: None,
            is_over: false,
        })
    }

    /// Leaves out the columns of the input.
    #[must_use]
    pub fn without_input(self) -> Self {
        Self { keep: false, schema: Arc::new(Schema::new(self.wanted.fields())), ..self }
    }

    /// Returns the schema of what comes out.
    pub fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }

    /// Returns the stream as a reader, in the form in which Arrow hands streams over to other languages.
    pub fn into_reader(self) -> Reader<I> {
        Reader(self)
    }

    /// Takes tables from the input until there is work for all threads.
    fn take(&mut self) {
        let enough = MAX_ROWS * self.workers.threads();
        let mut rows: usize = self.waiting.iter().map(|(table, _)| table.num_rows()).sum();
        while rows < enough && self.waiting.len() < MAX_TABLES && !self.is_over {
            match self.input.next() {
                Some(Ok(table)) => match Texts::of_table(&table, &self.column) {
                    Ok(texts) => {
                        rows += table.num_rows();
                        self.waiting.push_back((table, texts));
                    }
                    Err(error) => self.fail(error),
                },
                Some(Err(error)) => self.fail(error.into()),
                None => self.is_over = true,
            }
        }
    }

    /// Ends the stream after what was taken from the input.
    fn fail(&mut self, error: TableError) {
        self.is_over = true;
        self.failed = Some(error);
    }

    /// Removes tables that are answered together from those that wait. How they are cut does not depend on the threads.
    fn cut(&mut self) -> (Vec<RecordBatch>, Vec<Texts>) {
        let mut load = MAX_ROWS * self.workers.threads();
        let (mut tables, mut all) = (Vec::new(), Vec::new());
        while load > 0
            && let Some((table, texts)) = self.waiting.pop_front()
        {
            let rows = if self.is_quick(&texts) { MAX_ROWS } else { MAX_SLOW_ROWS };
            load = load.saturating_sub((table.num_rows().min(rows) * MAX_ROWS / rows).max(1));
            if rows < table.num_rows() {
                let left = table.num_rows() - rows;
                self.waiting.push_front((table.slice(rows, left), texts.slice(rows, left)));
                all.push(texts.slice(0, rows));
                tables.push(table.slice(0, rows));
            } else {
                all.push(texts);
                tables.push(table);
            }
        }
        (tables, all)
    }

    /// Whether the kernel answers the first rows.
    fn is_quick(&self, texts: &Texts) -> bool {
        let sample = 0..texts.len().min(SAMPLE);
        self.wanted.is_for_kernel() && !self.wanted.rating && boards::find(texts, &sample).others.is_empty()
    }

    /// Answers some of what waits.
    fn answer(&mut self) -> Result<(), TableError> {
        let (tables, texts) = self.cut();
        let answers = answer_each(&texts, self.wanted, &self.options, &self.workers)?;
        for (table, answers) in tables.iter().zip(answers) {
            let mut columns = if self.keep { table.columns().to_vec() } else { Vec::new() };
            columns.extend(answers);
            let options = RecordBatchOptions::new().with_row_count(Some(table.num_rows()));
            self.answered.push_back(RecordBatch::try_new_with_options(self.schema(), columns, &options)?);
        }
        Ok(())
    }
}

impl<I: Iterator<Item = Result<RecordBatch, ArrowError>>> Iterator for Stream<I> {
    type Item = Result<RecordBatch, TableError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(table) = self.answered.pop_front() {
            return Some(Ok(table));
        }
        self.take();
        if self.waiting.is_empty() {
            return self.failed.take().map(Err);
        }
        if let Err(error) = self.answer() {
            // What comes after a table that does not fit its schema is not looked at.
            self.waiting.clear();
            self.fail(error);
        }
        self.answered.pop_front().map(Ok).or_else(|| self.failed.take().map(Err))
    }
}

impl<I: Iterator<Item = Result<RecordBatch, ArrowError>>> FusedIterator for Stream<I> {}

/// A [`Stream`] as a reader of tables. An error has the [`TableError`] inside.
pub struct Reader<I>(Stream<I>);

impl<I: Iterator<Item = Result<RecordBatch, ArrowError>>> Iterator for Reader<I> {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(|table| table.map_err(|error| ArrowError::ExternalError(Box::new(error))))
    }
}

impl<I: Iterator<Item = Result<RecordBatch, ArrowError>>> RecordBatchReader for Reader<I> {
    fn schema(&self) -> SchemaRef {
        self.0.schema()
    }
}

/// Returns the schema with the columns of the answers, under names that it does not have yet.
fn with_answers(schema: &Schema, wanted: Wanted) -> SchemaRef {
    let mut fields = schema.fields().to_vec();
    for field in &wanted.fields() {
        let is_taken = |name: &str, fields: &[Arc<Field>]| fields.iter().any(|field| field.name() == name);
        let mut name = field.name().clone();
        let mut number = 2;
        while is_taken(&name, &fields) {
            name = format!("{}_{number}", field.name());
            number += 1;
        }
        fields.push(Arc::new(field.as_ref().clone().with_name(name)));
    }
    Arc::new(Schema::new_with_metadata(fields, schema.metadata().clone()))
}
