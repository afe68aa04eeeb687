//! The answers to an array of puzzles, and to several at once.

use std::sync::Arc;

use arrow_array::{Array, ArrayRef, RecordBatch, RecordBatchOptions};
use arrow_schema::{ArrowError, Schema};
use arrow_select::concat::concat;

use crate::lines::PUZZLE;
use crate::piece::{self, PIECE_ROWS};
use crate::workers::Workers;
use crate::{Options, TableError, Texts, Wanted};

/// Answers an array of texts. Returns a table with a row for each of them.
///
/// # Errors
/// The values are not texts.
pub fn answer(puzzles: &dyn Array, wanted: Wanted, options: &Options) -> Result<RecordBatch, TableError> {
    let texts = Texts::of_array(puzzles, PUZZLE)?;
    let columns = answer_each(std::slice::from_ref(&texts), wanted, options, &Workers::new(options.threads))?;
    table(wanted, columns.into_iter().flatten().collect(), texts.len())
}

/// Makes a table of the columns that are wanted.
fn table(wanted: Wanted, columns: Vec<ArrayRef>, rows: usize) -> Result<RecordBatch, TableError> {
    let options = RecordBatchOptions::new().with_row_count(Some(rows));
    Ok(RecordBatch::try_new_with_options(Arc::new(Schema::new(wanted.fields())), columns, &options)?)
}

/// Answers several columns of texts together, so that all threads have work although each is short. Returns the
/// columns that are wanted of each.
pub(crate) fn answer_each(
    all: &[Texts],
    wanted: Wanted,
    options: &Options,
    workers: &Workers,
) -> Result<Vec<Vec<ArrayRef>>, ArrowError> {
    let pieces = |texts: &Texts| texts.len().div_ceil(PIECE_ROWS).max(1);
    let jobs = all.iter().flat_map(|texts| {
        (0..pieces(texts)).map(move |at| (texts, at * PIECE_ROWS..texts.len().min((at + 1) * PIECE_ROWS)))
    });
    let work = |(texts, rows)| piece::answer(texts, rows, wanted, options, workers);
    let mut answered = workers.map(jobs.collect(), work).into_iter();
    all.iter().map(|texts| joined(answered.by_ref().take(pieces(texts)).collect::<Result<_, _>>()?)).collect()
}

/// Joins the columns of pieces.
fn joined(mut pieces: Vec<Vec<ArrayRef>>) -> Result<Vec<ArrayRef>, ArrowError> {
    if pieces.len() == 1 {
        return Ok(pieces.pop().unwrap_or_default());
    }
    let columns = pieces.first().map_or(0, Vec::len);
    let parts = |column: usize| pieces.iter().map(|piece| &*piece[column]).collect::<Vec<&dyn Array>>();
    (0..columns).map(|column| concat(&parts(column))).collect()
}
