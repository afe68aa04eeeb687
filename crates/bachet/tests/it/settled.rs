//! Puzzles with a clue or a question that cannot be read: answered where the rest alone leaves one solution.

use bachet::Budget;
use bachet::Progress;
use bachet::messages::{Language, Messages};
use bachet::requests::Request;
use serde_json::{Value, json};

/// Two clues settle the puzzle.
const SETTLED: &str = "language: en\nboat: Heron, Lark, Puffin\ncolour: red, white, blue\n\
                       1. The Heron is red.\n2. The Puffin is not white.\n";

fn answer(verb: &str, mut body: Value, puzzle: String) -> Value {
    body["puzzle"] = Value::from(puzzle);
    let request = Request::read(verb, body.to_string().as_bytes()).expect("a request");
    let messages = Messages::new(Language::English);
    let answer = request.answer(&mut Budget::unlimited(), &Progress::default(), &messages);
    serde_json::to_value(&answer.output).expect("JSON")
}

/// Returns the verdict, what was left out, and the severities of the problems.
fn outcome(verb: &str, options: &Value, clues: &str) -> (Value, Value, Vec<String>) {
    let said = answer(verb, options.clone(), format!("{SETTLED}{clues}"));
    let problems = said["diagnostics"].as_array().into_iter().flatten();
    let problems = problems.map(|one| format!("{}: {}", one["severity"], one["code"]).replace('"', "")).collect();
    (said["verdict"].clone(), said["sentences"]["left_out"].clone(), problems)
}

const UNREAD: &str = "3. Blorp unless the Lark.\n";

#[test]
fn an_unread_clue_is_left_out_where_the_others_leave_one_solution() {
    let (verdict, left_out, problems) = outcome("solve", &json!({}), UNREAD);
    assert_eq!(verdict, "unique");
    assert_eq!(left_out, json!([{"clue": 3, "question": null, "label": "3"}]));
    assert_eq!(problems, ["warning: unread-sentence"]);
}

#[test]
fn an_unread_clue_that_may_be_needed_is_an_error() {
    let open =
        format!("language: en\nboat: Heron, Lark, Puffin\ncolour: red, white, blue\n1. The Heron is red.\n{UNREAD}");
    let none = format!("{SETTLED}{UNREAD}4. The Puffin is not blue.\n");
    for puzzle in [open, none] {
        let said = answer("solve", json!({}), puzzle);
        assert_eq!(said["verdict"], Value::Null, "{said}");
        assert_eq!(said["diagnostics"][0]["severity"], "error", "{said}");
    }
}

#[test]
fn an_answer_on_guesses_needs_every_list() {
    let lists = "language: en\nboat: Heron, Lark, Puffin\nplace: 1, 2, 3\n";
    let guessed = "1. The Heron beat the Lark.\n2. The Puffin beat the Heron.\n";
    let alone = answer("solve", json!({}), format!("{lists}{guessed}"));
    assert_eq!(alone["verdict"], "unique", "{alone}");
    let missing = "3. The blorp with the frimble came before the Lark.\n";
    let said = answer("solve", json!({}), format!("{lists}{guessed}{missing}"));
    assert_eq!(said["verdict"], Value::Null, "{said}");
}

#[test]
fn strict_refuses_an_unread_clue_and_other_verbs_do() {
    let (verdict, _, problems) = outcome("solve", &json!({"strict": true}), UNREAD);
    assert_eq!((verdict, problems), (Value::Null, vec!["error: unread-sentence".to_owned()]));
    for verb in ["count", "check", "candidates"] {
        assert_eq!(outcome(verb, &json!({}), UNREAD).2, ["error: unread-sentence"], "{verb}");
    }
}

#[test]
fn another_error_remains_one() {
    let (verdict, _, problems) = outcome("solve", &json!({}), &format!("{UNREAD}4. = Heron = green\n"));
    assert_eq!(verdict, Value::Null);
    assert!(problems.iter().filter(|one| one.starts_with("error: ")).count() == 2, "{problems:?}");
}

#[test]
fn an_unread_question_keeps_no_verb_from_answering() {
    for verb in ["solve", "count", "check", "candidates"] {
        let (_, left_out, problems) = outcome(verb, &json!({}), "? Blorp unless the Lark?\n");
        assert_eq!(problems, ["warning: unread-sentence"], "{verb}");
        assert_eq!(left_out, json!([{"clue": null, "question": 1, "label": ""}]), "{verb}");
    }
}

#[test]
fn an_unread_question_is_no_reason_to_be_strict() {
    let (verdict, _, problems) = outcome("solve", &json!({"strict": true}), "? Blorp unless the Lark?\n");
    assert_eq!((verdict, problems), (json!("unique"), vec!["warning: unread-sentence".to_owned()]));
}
