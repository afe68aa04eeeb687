//! Streams of tables: order, columns, errors, and memory.

use std::sync::Arc;

use arrow_array::{Array as _, ArrayRef, Int64Array, RecordBatch, StringArray, StringViewArray};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use bachet_tables::{Options, Stream, TableError, Wanted, answer};

use crate::puzzles::{BOARD, SOLUTION, TWO};
use crate::texts;

fn schema() -> SchemaRef {
    let field = |name, of| Field::new(name, of, true);
    Arc::new(Schema::new(vec![field("id", DataType::Int64), field("puzzle", DataType::Utf8)]))
}

/// A table of numbered puzzles, every seventh a logic grid.
fn table(first: usize, rows: usize) -> RecordBatch {
    let ids = Int64Array::from_iter_values((first..first + rows).map(|id| id as i64));
    let puzzles: StringArray = (first..first + rows).map(|id| Some(if id % 7 == 6 { TWO } else { BOARD })).collect();
    RecordBatch::try_new(schema(), vec![Arc::new(ids), Arc::new(puzzles)]).expect("the columns fit")
}

fn options(threads: usize) -> Options {
    let mut options = Options::default();
    options.threads = threads;
    options
}

fn run(input: Vec<Result<RecordBatch, ArrowError>>, threads: usize) -> Vec<Result<RecordBatch, TableError>> {
    let stream = Stream::new(input.into_iter(), &schema(), "puzzle", Wanted::SOLVE, options(threads));
    stream.expect("the column is there").collect()
}

#[test]
fn rows_keep_their_order_and_their_columns() {
    let sizes = [0, 1, 700, 3, 0, 2500, 1];
    let input = || {
        let mut first = 0;
        let tables = sizes.map(|rows| {
            first += rows;
            Ok(table(first - rows, rows))
        });
        Vec::from(tables)
    };
    let out: Vec<RecordBatch> = run(input(), 1).into_iter().map(|table| table.expect("it can be read")).collect();
    let names = |table: &RecordBatch| table.schema().fields().iter().map(|f| f.name().clone()).collect::<Vec<_>>();
    assert!(out.iter().all(|table| names(table) == ["id", "puzzle", "verdict", "solution", "problems"]));
    assert_eq!(out.iter().map(RecordBatch::num_rows).sum::<usize>(), sizes.iter().sum::<usize>());
    let mut id = 0;
    for table in &out {
        let ids = table["id"].as_any().downcast_ref::<Int64Array>().expect("they are numbers").clone();
        for (row, verdict) in texts(table, "verdict").into_iter().enumerate() {
            assert_eq!(ids.value(row), id);
            assert_eq!(verdict.as_deref(), Some(if id % 7 == 6 { "several" } else { "unique" }));
            id += 1;
        }
    }
    for threads in [2, 5] {
        let other: Vec<RecordBatch> = run(input(), threads).into_iter().flatten().collect();
        assert_eq!(other, out, "{threads} threads");
    }
}

#[test]
fn what_was_read_before_an_error_is_answered() {
    let broken = || Err(ArrowError::ParseError("the disk is gone".to_owned()));
    let out = run(vec![Ok(table(0, 10)), broken(), Ok(table(10, 10))], 2);
    assert_eq!(out.len(), 2);
    assert_eq!(out[0].as_ref().map(RecordBatch::num_rows), Ok(10));
    let error = out[1].as_ref().expect_err("it is broken");
    assert_eq!(error.code(), "table-broken");
    assert!(error.to_string().contains("the disk is gone"), "{error}");
}

/// A table with other columns than its stream promised ends the stream with an error, not with a panic.
#[test]
fn a_table_of_another_schema_is_an_error() {
    let other = |column: ArrayRef, name| RecordBatch::try_from_iter([(name, column)]).expect("it has one column");
    for strange in [
        other(Arc::new(Int64Array::from(vec![1])), "puzzle"),
        other(Arc::new(StringArray::from(vec![BOARD])), "other"),
        other(Arc::new(StringViewArray::from(vec![BOARD])), "puzzle"),
    ] {
        let out = run(vec![Ok(table(0, 3)), Ok(strange)], 1);
        assert_eq!(out.len(), 2);
        assert_eq!(out[0].as_ref().map(RecordBatch::num_rows), Ok(3));
        assert!(out[1].is_err());
    }
}

#[test]
fn a_name_that_is_taken_gets_a_number() {
    let column: ArrayRef = Arc::new(StringArray::from(vec![BOARD]));
    let names = ["puzzle", "solution", "verdict", "verdict_2"];
    let table = RecordBatch::try_from_iter(names.map(|name| (name, Arc::clone(&column)))).expect("one row each");
    let schema = table.schema();
    let stream = Stream::new([Ok(table)].into_iter(), &schema, "puzzle", Wanted::SOLVE, options(1));
    let stream = stream.expect("the column is there");
    let out = stream.schema();
    let names: Vec<&str> = out.fields().iter().skip(4).map(|field| field.name().as_str()).collect();
    assert_eq!(names, ["verdict_3", "solution_2", "problems"]);
    let answers: Vec<RecordBatch> = stream.map(|table| table.expect("it can be read")).collect();
    assert_eq!(texts(&answers[0], "solution_2"), [Some(SOLUTION.to_owned())]);
    assert_eq!(texts(&answers[0], "solution"), [Some(BOARD.to_owned())]);
}

#[test]
fn answers_alone_are_those_of_the_array() {
    let table = table(0, 40);
    let expected = answer(table.column(1), Wanted::COUNT, &options(1)).expect("they are texts");
    let stream = Stream::new([Ok(table)].into_iter(), &schema(), "puzzle", Wanted::COUNT, options(1));
    let stream = stream.expect("the column is there").without_input();
    assert_eq!(stream.schema(), expected.schema());
    assert_eq!(stream.flatten().collect::<Vec<_>>(), [expected]);
}

/// What the thread of a stream holds does not grow with its length.
#[test]
fn memory_is_flat_over_a_long_stream() {
    /// What may be held beside the table that comes out: less than two windows of tables.
    const MAX_HELD: isize = 24 << 20;
    let one = RecordBatch::try_new(
        schema(),
        vec![Arc::new(Int64Array::from(vec![7; 8192])), Arc::new(StringArray::from(vec![BOARD; 8192]))],
    )
    .expect("the columns fit");
    let before = bachet_memory::held();
    let input = (0..40).map(|_| Ok(one.clone()));
    let stream = Stream::new(input, &schema(), "puzzle", Wanted::SOLVE, options(1)).expect("the column is there");
    let (mut rows, mut most) = (0, 0);
    for table in stream {
        rows += table.expect("it can be read").num_rows();
        most = most.max(bachet_memory::held() - before);
    }
    assert_eq!(rows, 40 * 8192);
    assert!(most < MAX_HELD, "{most} bytes are held");
    assert!(bachet_memory::held() - before < 1 << 20, "something is still held");
}
