//! Tables of puzzles, held against the verbs for one puzzle.

mod bad;
mod generator;
mod layouts;
mod lines;
#[cfg(feature = "parquet")]
mod parquet;
mod puzzles;
mod rows;
mod streams;

use arrow_array::cast::AsArray as _;
use arrow_array::types::UInt64Type;
use arrow_array::{Array as _, RecordBatch};

/// Counts the memory of each thread.
#[global_allocator]
static ALLOCATOR: bachet_memory::Counting = bachet_memory::Counting;

/// The texts of a column, which is one of words or of longer texts.
fn texts(table: &RecordBatch, column: &str) -> Vec<Option<String>> {
    let column = &table[column];
    match column.as_string_opt::<i32>() {
        Some(words) => words.iter().map(|text| text.map(str::to_owned)).collect(),
        None => column.as_string::<i64>().iter().map(|text| text.map(str::to_owned)).collect(),
    }
}

/// The counts with whether they are exact.
fn counts(table: &RecordBatch) -> Vec<Option<(u64, bool)>> {
    let (counts, exact) = (table["count"].as_primitive::<UInt64Type>(), table["exact"].as_boolean());
    counts.iter().zip(exact).map(|(count, exact)| count.zip(exact)).collect()
}

/// The codes of the problems of each row.
fn codes(table: &RecordBatch) -> Vec<Vec<String>> {
    let of_row = |problems: arrow_array::ArrayRef| {
        let codes = problems.as_struct().column_by_name("code").expect("a problem has a code");
        codes.as_string::<i32>().iter().flatten().map(str::to_owned).collect()
    };
    let column = table["problems"].as_list::<i32>();
    (0..column.len()).map(|row| of_row(column.value(row))).collect()
}
