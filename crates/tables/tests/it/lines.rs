//! Answers as lines of text: of classic boards the same bytes as those of `bachet::batch`.

use arrow_array::StringArray;
use bachet::batch::{Answers, Batch, Form, Place};
use bachet_tables::lines::Lines;
use bachet_tables::{Options, Texts, answer};

use crate::puzzles::{BOARD, TWO};

fn written(rows: &[&str], form: Form, rate: bool) -> String {
    let lines = Lines { form, rate, one: false };
    let column: StringArray = rows.iter().copied().map(Some).collect();
    let answers = answer(&column, lines.wanted(), &Options::default()).expect("they are texts");
    let mut out = Vec::new();
    lines.write(1, &Texts::of_array(&column, "puzzle").expect("they are texts"), &answers, &mut out);
    String::from_utf8(out).expect("it is text")
}

#[test]
fn boards_have_the_lines_of_a_batch() {
    let none = BOARD.replacen("4...3", "44..3", 1);
    let empty = ".".repeat(81);
    let rows = [BOARD, &none, &empty, BOARD];
    for (form, rate) in [
        (Form::Solution, false),
        (Form::Count, false),
        (Form::Verdict, false),
        (Form::Rating, true),
        (Form::Jsonl, false),
        (Form::Csv, false),
        (Form::Jsonl, true),
        (Form::Csv, true),
    ] {
        let mut options = bachet::batch::Options::default();
        (options.form, options.rate, options.limit) = (form, rate, form.default_limit());
        let mut expected = Answers::default();
        Batch::new(options).answer(rows.join("\n").as_bytes(), Place::START, &mut expected);
        assert_eq!(written(&rows, form, rate), String::from_utf8_lossy(&expected.bytes), "{form:?}");
    }
}

#[test]
fn other_puzzles_and_strangers_have_one_line_each() {
    let one = "grid: Pets\nwho: Ann, Bob\npet: cat, dog\n1. Ann has the cat.\n";
    let rows = [one, TWO, "?"];
    let ann = r#"{"rows":[{"who":"Ann","pet":"cat"},{"who":"Bob","pet":"dog"}]}"#;
    let lines: Vec<String> = written(&rows, Form::Solution, false).lines().map(str::to_owned).collect();
    assert_eq!(lines[0], ann);
    assert!(lines[1].starts_with('{') && lines[1].ends_with(" several"), "{}", lines[1]);
    assert!(lines[2].starts_with("error["), "{}", lines[2]);
    assert!(written(&rows, Form::Count, false).starts_with("1\n2\nerror["));
    let json: Vec<serde_json::Value> =
        written(&rows, Form::Jsonl, true).lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
    assert_eq!(json[0]["solution"], serde_json::from_str::<serde_json::Value>(ann).expect("it is JSON"));
    assert_eq!((json[1]["count"].as_str(), json[1]["er"].is_null()), (Some("2"), true));
    assert_eq!(json[2]["error"]["severity"], "error");
    let csv = written(&rows, Form::Csv, false);
    assert!(csv.lines().nth(2).is_some_and(|line| line.starts_with("3,,,,,")), "{csv}");
    let rated = written(&rows, Form::Rating, false);
    assert_eq!(rated.lines().count(), 3);
    assert!(rated.starts_with("grid: Pets\\nwho: Ann, Bob\\n"), "{rated}");
}
