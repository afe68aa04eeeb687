//! The ratings that `batch` writes, held against those of `rate`.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use bachet::Budget;
use bachet::batch::{Answers, Batch, Form, Options, Place};
use bachet::json;
use bachet::messages::{Language, Messages};
use serde_json::Value;

/// 9.0 by Sudoku Explainer.
const PUZZLE: &str = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
/// 1.2: hidden singles alone.
const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str = "468931527751624839392578461134756298289413675675289314846192753513867942927345186";
const TWO: &str = "468931527751624839392..8461134..6298289413675675289314846192753513867942927345186";
const FIELDS: [&str; 5] = ["er", "ep", "ed", "hodoku_score", "hodoku_level"];

fn marks(line: &str) -> String {
    let cell = |given: char| (1..=9).map(move |v| char::from_digit(v, 10).filter(|&c| given == '.' || c == given));
    line.chars().flat_map(cell).map(|mark| mark.unwrap_or('.')).collect()
}

fn batch(text: &str, form: Form, rate: bool) -> (String, Answers) {
    let mut options = Options::default();
    options.form = form;
    options.rate = rate;
    let mut out = Answers::default();
    Batch::new(options).answer(text.as_bytes(), Place::START, &mut out);
    (options.header().to_owned() + &String::from_utf8_lossy(&out.bytes), out)
}

/// What `rate` says of a board, with `null` for what is not known.
fn rated(line: &str) -> [Value; 5] {
    let puzzle = bachet::read(line).expect("it is a Sudoku").puzzle;
    let found = bachet::verbs::rate(&puzzle, &mut Budget::unlimited()).expect("it can be rated");
    let answer = json::Rate::new(&found, &Messages::new(Language::English));
    let answer = serde_json::to_value(answer).expect("it can be written");
    FIELDS.map(|field| answer["rating"][field].clone())
}

/// A line of each kind: every form has a line for it, in order, and the same rating as `rate`.
#[test]
fn each_form_has_the_ratings_of_rate() {
    let none = PUZZLE.replacen("4...3", "44..3", 1);
    let fewer = marks(EASY).replacen("123456789", "12345....", 1);
    let lines = [EASY, &marks(PUZZLE), "x", TWO, SOLVED, &none, &fewer, PUZZLE, &marks(EASY)];
    let text = lines.join("\n");
    let rated: Vec<_> = lines.iter().map(|line| (line.len() > 1 && *line != none).then(|| rated(line))).collect();
    let (objects, answers) = batch(&text, Form::Jsonl, true);
    assert_eq!((answers.tally.unique, answers.tally.several, answers.tally.none, answers.tally.bad), (6, 1, 1, 1));
    for ((object, line), rated) in objects.lines().zip(lines).zip(&rated) {
        let object: Value = serde_json::from_str(object).expect("it is JSON");
        match rated {
            _ if line == "x" => assert_eq!(object["error"]["code"], "line-length"),
            Some(rated) => assert_eq!(FIELDS.map(|field| object[field].clone()), *rated, "{line}"),
            None => assert!(FIELDS.iter().all(|field| object.get(field) == Some(&Value::Null)), "{object}"),
        }
    }
    assert_eq!(rated[1], rated[7]);
    assert_eq!(rated[0], rated[8]);
    assert_eq!(rated[0].as_ref().map(|rated| rated[0].clone()), Some(Value::from(1.2)));
    let plain = |at: usize| {
        let fields = rated[at].as_ref().expect("it is rated").each_ref();
        fields.map(|field: &Value| field.to_string().replace('"', "")).join(" ")
    };
    let (text_of, _) = batch(&text, Form::Rating, false);
    let written: Vec<&str> = text_of.lines().collect();
    let expected = [
        format!("{EASY} {}", plain(0)),
        format!("{} {}", marks(PUZZLE), plain(1)),
        "error[line-length]".to_owned(),
        format!("{TWO} several"),
        format!("{SOLVED} 0.0 0.0 0.0 0 easy"),
        format!("{none} none"),
        format!("{fewer} {}", plain(6)),
        format!("{PUZZLE} {}", plain(7)),
        format!("{} {}", marks(EASY), plain(8)),
    ];
    assert_eq!(written, expected);
    // What is written can be read again.
    assert_eq!(batch(&text_of, Form::Rating, false).0, text_of);
    let (table, _) = batch(&text, Form::Csv, true);
    let rows: Vec<Vec<&str>> = table.lines().map(|row| row.split(',').collect()).collect();
    assert_eq!(rows[0][5..], [&FIELDS[..], &["error"]].concat());
    for (at, row) in rows[1..].iter().enumerate() {
        match &rated[at] {
            _ if lines[at] == "x" => assert_eq!(row[1..10], [""; 9]),
            Some(_) if row[1] == "unique" => assert_eq!(row[5..10].join(" "), plain(at)),
            _ => assert_eq!(row[5..10], [""; 5]),
        }
    }
}

/// A form without ratings is as it was; one solution alone does not show that it is the only one.
#[test]
fn what_has_no_ratings() {
    for form in [Form::Solution, Form::Count, Form::Verdict] {
        assert_eq!(batch(PUZZLE, form, true).0, batch(PUZZLE, form, false).0);
    }
    let mut options = Options::default();
    (options.form, options.limit) = (Form::Rating, 1);
    let mut out = Answers::default();
    Batch::new(options).answer(PUZZLE.as_bytes(), Place::START, &mut out);
    assert_eq!(String::from_utf8_lossy(&out.bytes), format!("{PUZZLE} unknown\n"));
    let stop = AtomicBool::new(true);
    (options.limit, options.cancel) = (2, Some(&stop));
    Batch::new(options).answer(PUZZLE.as_bytes(), Place::START, &mut out);
    // A single board may be solved before the flag is polled, but it is not rated.
    let written = String::from_utf8_lossy(&out.bytes).into_owned();
    let allowed = ["unknown", "- - - - -"].map(|end| format!("{PUZZLE} {end}\n"));
    assert!(allowed.contains(&written), "{written}");
}

/// Boards from easy to hard: what was rated before does not matter.
#[test]
fn a_rating_does_not_depend_on_the_boards_before() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/explain/se_rated.txt");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: no {}", path.display());
        return;
    };
    let boards: Vec<&str> = text.lines().step_by(60).filter_map(|line| line.get(..81)).collect();
    let (together, _) = batch(&boards.join("\n"), Form::Rating, false);
    let apart: String = boards.iter().map(|board| batch(board, Form::Rating, false).0).collect();
    assert_eq!(together, apart);
    let (backwards, _) = batch(&boards.iter().rev().copied().collect::<Vec<_>>().join("\n"), Form::Rating, false);
    assert!(backwards.lines().rev().eq(together.lines()));
}
