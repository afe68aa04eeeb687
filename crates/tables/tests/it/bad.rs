//! A row that is no puzzle has its problem in its place, and the others are answered.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arrow_array::cast::AsArray as _;
use arrow_array::types::UInt32Type;
use arrow_array::{ArrayRef, BinaryArray, Int64Array, RecordBatch, StringArray};
use arrow_schema::{DataType, Field, Schema};
use bachet::Language;
use bachet::messages::Messages;
use bachet_tables::{Options, Stream, Wanted, answer};

use crate::puzzles::{BOARD, SOLUTION};
use crate::{codes, texts};

fn solved(rows: &[Option<&str>], options: &Options) -> RecordBatch {
    answer(&rows.iter().collect::<StringArray>(), Wanted::SOLVE, options).expect("they are texts")
}

#[test]
fn each_row_has_its_own_problem() {
    let long = "x".repeat(10 << 20);
    let rows = [
        Some(BOARD),
        None,
        Some(&long),
        Some(""),
        Some("\0\0\0"),
        Some("grid: Pets\nwho: Ann, Bob\npet: cat, dog\n1. Ann met Zed at the fair.\n"),
        Some(BOARD),
    ];
    let found = solved(&rows, &Options::default());
    let known = texts(&found, "solution");
    assert_eq!(known.iter().map(Option::is_some).collect::<Vec<_>>(), [true, false, false, false, false, false, true]);
    assert_eq!(known[6].as_deref(), Some(SOLUTION));
    let codes = codes(&found);
    assert_eq!(codes[0], [""; 0]);
    assert_eq!(codes[1], ["row-null"]);
    assert!(codes[2..6].iter().all(|codes| !codes.is_empty()), "{codes:?}");
    let problems = found["problems"].as_list::<i32>().value(5);
    let problem = problems.as_struct();
    let number = |name: &str| problem.column_by_name(name).map(|of| of.as_primitive::<UInt32Type>().value(0));
    assert_eq!((number("line"), number("column").is_some()), (Some(4), true));
    let of = |name: &str| problem.column_by_name(name).map(|of| of.as_string::<i64>().value(0).to_owned());
    assert!(of("message").is_some_and(|message| !message.is_empty()), "{:?}", of("message"));
}

#[test]
fn problems_are_in_the_language_that_is_asked_for() {
    let mut options = Options::default();
    options.language = Language::French;
    let found = solved(&[None], &options);
    let problems = found["problems"].as_list::<i32>().value(0);
    let message =
        problems.as_struct().column_by_name("message").expect("it is there").as_string::<i64>().value(0).to_owned();
    assert!(message.contains("énigme"), "{message}");
}

#[test]
fn a_column_that_has_no_texts_is_an_error_with_a_code() {
    let numbers: ArrayRef = Arc::new(Int64Array::from(vec![1, 2]));
    let bytes: ArrayRef = Arc::new(BinaryArray::from(vec![&b"x"[..]]));
    for column in [&numbers, &bytes] {
        let error = answer(column, Wanted::SOLVE, &Options::default()).expect_err("they are no texts");
        assert_eq!(error.code(), "column-not-text");
    }
    let schema = Schema::new(vec![Field::new("id", DataType::Int64, true), Field::new("text", DataType::Utf8, true)]);
    let open = |schema: &Schema, column: &str| {
        Stream::new(std::iter::empty(), schema, column, Wanted::SOLVE, Options::default()).err().map(|e| e.to_string())
    };
    assert_eq!(open(&schema, "text"), None);
    assert_eq!(open(&schema, "puzzle").as_deref(), Some("there is no column `puzzle`"));
    let of_numbers = open(&schema, "id").expect("they are numbers");
    assert_eq!(of_numbers, "the column `id` has values of the type Int64, not texts");
    let error = Stream::new(std::iter::empty(), &schema, "puzzle", Wanted::SOLVE, Options::default()).err();
    let hint = error.and_then(|error| error.hint(&Messages::new(Language::English)));
    assert_eq!(hint.as_deref(), Some("the columns are: `id`, `text`"));
    let error = Stream::new(std::iter::empty(), &Schema::empty(), "puzzle", Wanted::SOLVE, Options::default()).err();
    let hint = error.and_then(|error| error.hint(&Messages::new(Language::English)));
    assert_eq!(hint.as_deref(), Some("the table has no columns at all"));
}

#[test]
fn a_limit_ends_a_row_and_not_the_others() {
    let hard = format!("sudoku: 16\n{}", ". . . . . . . . . . . . . . . .\n".repeat(16));
    let mut options = Options::default();
    options.steps = Some(1);
    let found = solved(&[Some(&hard), Some(BOARD)], &options);
    assert_eq!(texts(&found, "verdict"), ["unknown", "unique"].map(|word| Some(word.to_owned())));
    assert_eq!(codes(&found), [vec!["row-stopped"], vec![]]);
}

#[test]
fn a_flag_ends_the_work_and_every_row_is_there() {
    let flag = Arc::new(AtomicBool::new(true));
    let mut options = Options::default();
    options.cancel = Some(Arc::clone(&flag).into());
    let rows = vec![Some(BOARD), Some("grid: Pets\nwho: Ann, Bob\npet: cat, dog\n1. Ann has the cat.\n"), None];
    let found = solved(&rows, &options);
    assert_eq!(texts(&found, "verdict"), [Some("unknown".to_owned()), Some("unknown".to_owned()), None]);
    assert_eq!(codes(&found), [["row-unanswered"], ["row-unanswered"], ["row-null"]]);
}
