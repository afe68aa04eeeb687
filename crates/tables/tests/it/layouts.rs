//! The answers do not depend on how the texts lie in memory, nor on the number of threads.

use std::sync::Arc;

use arrow_array::types::{Int8Type, Int32Type, UInt16Type};
use arrow_array::{
    Array as _, ArrayRef, DictionaryArray, LargeStringArray, NullArray, StringArray, StringViewArray, new_empty_array,
};
use arrow_schema::DataType;
use bachet_tables::{Options, Wanted, answer};
use proptest::prelude::*;

use crate::puzzles::{BOARD, SOLUTION, row};
use crate::{codes, texts};

/// The same texts in every layout.
fn layouts(rows: &[Option<String>]) -> Vec<ArrayRef> {
    let of = || rows.iter().map(Option::as_deref);
    vec![
        Arc::new(of().collect::<StringArray>()),
        Arc::new(of().collect::<LargeStringArray>()),
        Arc::new(of().collect::<StringViewArray>()),
        Arc::new(of().collect::<DictionaryArray<Int32Type>>()),
        Arc::new(of().collect::<DictionaryArray<Int8Type>>()),
        Arc::new(of().collect::<DictionaryArray<UInt16Type>>()),
    ]
}

fn options(threads: usize) -> Options {
    let mut options = Options::default();
    options.threads = threads;
    options.steps = Some(1000);
    options
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn every_layout_and_slice_has_the_same_answers(
        rows in prop::collection::vec(row(), 1..60),
        from in 0..30_usize,
        length in 0..60_usize,
    ) {
        let from = from.min(rows.len());
        let length = length.min(rows.len() - from);
        let expected = answer(&layouts(&rows)[0], Wanted::SOLVE, &options(1)).expect("they are texts");
        for (layout, column) in layouts(&rows).iter().enumerate() {
            for threads in [1, 3] {
                let sliced = answer(&column.slice(from, length), Wanted::SOLVE, &options(threads)).expect("texts");
                prop_assert_eq!(&sliced, &expected.slice(from, length), "layout {}, {} threads", layout, threads);
            }
        }
    }
}

/// Boards that lie side by side in memory are not copied; a stranger among them changes only its own answer.
#[test]
fn boards_side_by_side() {
    let mut rows = vec![BOARD; 5000];
    for strange in [None, Some(4999), Some(0), Some(2048)] {
        if let Some(at) = strange {
            rows[at] = &BOARD[1..];
        }
        for column in layouts(&rows.iter().map(|text| Some((*text).to_owned())).collect::<Vec<_>>()) {
            let found = answer(&column, Wanted::SOLVE, &options(2)).expect("they are texts");
            for (row, solution) in texts(&found, "solution").into_iter().enumerate() {
                let expected = (rows[row] == BOARD).then_some(SOLUTION);
                assert_eq!(solution.as_deref(), expected, "{row}");
            }
        }
    }
}

#[test]
fn nothing_is_a_table_without_rows() {
    for of in [DataType::Utf8, DataType::LargeUtf8, DataType::Utf8View, DataType::Null] {
        for wanted in [Wanted::SOLVE, Wanted::COUNT, Wanted::CHECK, Wanted::RATE, Wanted::READ] {
            let found = answer(&new_empty_array(&of), wanted, &Options::default()).expect("they are texts");
            assert_eq!((found.num_rows(), found.schema().fields()), (0, &wanted.fields()));
        }
    }
}

#[test]
fn nulls_without_a_type_are_rows_without_puzzles() {
    let found = answer(&NullArray::new(3), Wanted::SOLVE, &Options::default()).expect("there are no numbers");
    assert_eq!(codes(&found), vec![["row-null"]; 3]);
    assert_eq!(texts(&found, "verdict"), [const { None }; 3]);
}
