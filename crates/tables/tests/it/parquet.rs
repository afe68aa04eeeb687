//! Tables in Parquet: the columns that come in go out again, beside the answers.

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use arrow_array::types::Int32Type;
use arrow_array::{ArrayRef, BooleanArray, Float64Array, Int64Array, ListArray, RecordBatch, StringArray};
use arrow_select::concat::concat_batches;
use bachet_tables::parquet::{Source, Writer};
use bachet_tables::{Options, Stream, Wanted};
use proptest::prelude::*;

use crate::puzzles::{BOARD, SOLUTION, TWO};
use crate::{codes, texts};

/// A file that is gone from its folder already.
fn file(bytes: &[u8]) -> File {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!("bachet-tables-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, bytes).expect("the temporary folder can be written");
    let file = File::open(&path).expect("it was written");
    std::fs::remove_file(&path).expect("it was written");
    file
}

fn table() -> RecordBatch {
    let columns: [(&str, ArrayRef); 5] = [
        ("id", Arc::new(Int64Array::from(vec![Some(1), None, Some(3), Some(4)]))),
        ("puzzle", Arc::new(StringArray::from(vec![Some(BOARD), None, Some(TWO), Some("?")]))),
        ("weight", Arc::new(Float64Array::from(vec![0.5, f64::INFINITY, -1.0, 2.0]))),
        ("seen", Arc::new(BooleanArray::from(vec![true, false, true, false]))),
        (
            "tags",
            Arc::new(ListArray::from_iter_primitive::<Int32Type, _, _>([
                Some(vec![Some(1)]),
                None,
                Some(vec![]),
                None,
            ])),
        ),
    ];
    RecordBatch::try_from_iter(columns).expect("the columns fit")
}

fn written(tables: &[RecordBatch]) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), tables[0].schema(), Vec::new()).expect("it can be written");
    for table in tables {
        writer.write(table).expect("it can be written");
    }
    writer.finish().expect("it can be written")
}

fn read(bytes: &[u8]) -> RecordBatch {
    let source = Source::open(file(bytes)).expect("it is Parquet");
    let schema = source.schema();
    let tables: Vec<RecordBatch> = source.map(|table| table.expect("it is whole")).collect();
    concat_batches(&schema, &tables).expect("they fit")
}

#[test]
fn columns_come_back_with_the_answers_behind_them() {
    let source = Source::open(file(&written(&[table(), table()]))).expect("it is Parquet");
    assert_eq!(source.rows(), 8);
    let schema = source.schema();
    let answers = Stream::new(source, &schema, "puzzle", Wanted::SOLVE, Options::default()).expect("it is there");
    let tables: Vec<RecordBatch> = answers.map(|table| table.expect("it is whole")).collect();
    let back = read(&written(&tables));
    let inside = concat_batches(&table().schema(), &[table(), table()]).expect("they fit");
    assert_eq!(back.columns()[..5], inside.columns()[..]);
    let solutions = texts(&back, "solution");
    assert_eq!(solutions[0].as_deref(), Some(SOLUTION));
    assert_eq!(solutions[1], None);
    assert!(solutions[6].as_deref().is_some_and(|rows| rows.starts_with('{')));
    assert_eq!(codes(&back)[1], ["row-null"]);
    assert_eq!(codes(&back)[4..], codes(&back)[..4]);
}

#[test]
fn what_is_no_parquet_is_an_error() {
    let whole = written(&[table()]);
    assert!(Source::open(file(b"")).is_err());
    assert!(Source::open(file(&[b'x'; 1000])).is_err());
    for cut in [1, 8, whole.len() / 2, whole.len() - 1] {
        let read = Source::open(file(&whole[..cut])).map(Iterator::collect::<Result<Vec<_>, _>>);
        assert!(!matches!(read, Ok(Ok(_))), "{cut} bytes");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// Whatever a damaged file says, reading it ends with rows or an error, not with a panic.
    #[test]
    fn a_damaged_table_is_no_panic(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)) {
        let mut bytes = written(&[table(), table()]);
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if let Ok(source) = Source::open(file(&bytes)) {
            let schema = source.schema();
            if let Ok(answers) = Stream::new(source, &schema, "puzzle", Wanted::READ, Options::default()) {
                answers.take(20).for_each(drop);
            }
        }
    }
}
