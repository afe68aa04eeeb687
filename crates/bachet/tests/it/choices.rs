//! What clues may mean that are not understood, as choices with the number of solutions that each leaves.

use bachet::messages::{Language, Messages};
use bachet::requests::Request;
use bachet::{Budget, Progress};
use serde_json::{Value, json};

const NAMES: &str = "language: en\nbaker: Ann, Beth, Cleo\ntown: Alton, Clay, Elk\npie: apple, pear, plum\n";

fn ask(verb: &str, body: &Value, budget: &mut Budget<'_>) -> Value {
    let request = Request::read(verb, body.to_string().as_bytes()).expect("a request");
    let answer = request.answer(budget, &Progress::default(), &Messages::new(Language::English));
    serde_json::to_value(&answer.output).expect("JSON")
}

/// Returns the clues that are not understood: the number, what is known, and each choice with what it leaves.
fn unclear(clues: &str) -> Vec<String> {
    unclear_of(&format!("{NAMES}{clues}"))
}

fn unclear_of(puzzle: &str) -> Vec<String> {
    let body = json!({"puzzle": puzzle, "choices": true});
    let said = ask("read", &body, &mut Budget::unlimited());
    let text = |value: &Value| value.as_str().unwrap_or("-").to_owned();
    let choice = |choice: &Value| {
        assert_eq!(choice["exact"], true);
        format!("{} / {} / {}", text(&choice["expression"]), text(&choice["paraphrase"]), text(&choice["left"]))
    };
    let mut lines = Vec::new();
    for unclear in said["readings"]["unclear"].as_array().expect("a list") {
        lines.push(format!("clue {}, known {}", unclear["clue"], text(&unclear["known"])));
        lines.extend(unclear["choices"].as_array().expect("a list").iter().map(choice));
    }
    lines
}

#[test]
fn a_sign_in_doubt_becomes_a_question() {
    assert_eq!(
        unclear("1. Ann is from Clay.\n2. Beth hates plum.\n"),
        [
            "clue 2, known -",
            "Beth != plum / Beth does not have the pie plum. / 8",
            "Beth = plum / Beth has the pie plum. / 4",
            "true / - / 12",
        ]
    );
}

#[test]
fn what_is_known_of_a_clue_belongs_to_each_choice() {
    assert_eq!(
        unclear("1. Ann is from Clay. Beth hates plum.\n"),
        [
            "clue 1, known Ann = Clay",
            "Ann = Clay and Beth != plum / Beth does not have the pie plum. / 8",
            "Ann = Clay and Beth = plum / Beth has the pie plum. / 4",
            "Ann = Clay / - / 12",
        ]
    );
}

#[test]
fn the_readings_of_an_ambiguous_sentence_are_its_choices() {
    let names = "language: en\nberth: 1, 2, 3\nsailor: Ada, Ben, Cor\nboat: Heron, Lark, Puffin\n";
    let found = unclear_of(&format!("{names}1. Ada is next to Ben, but she does not sail the Lark.\n"));
    let ends = |line: &String| {
        let first = line.split(" / ").next().unwrap_or_default();
        let last = line.rsplit(" / ").next().unwrap_or_default();
        (first.to_owned(), last.to_owned())
    };
    let found: Vec<(String, String)> = found[1..].iter().map(ends).collect();
    let owned = |(expression, left): (&str, &str)| (expression.to_owned(), left.to_owned());
    let readings = [("Ada next to Ben and Ada != Lark", "16"), ("Ada next to Ben and Ben != Lark", "16")];
    assert_eq!(found[..2], readings.map(owned));
    assert_eq!(found.last(), Some(&owned(("true", "36"))));
}

#[test]
fn a_sentence_without_a_guess_says_nothing_or_something_else() {
    assert_eq!(unclear("1. Blorp unless Ann.\n"), ["clue 1, known -", "true / - / 36"]);
}

#[test]
fn a_sentence_without_a_guess_may_say_this_or_that_of_what_it_names() {
    assert_eq!(
        unclear("1. Blorp unless Ann, who has plum.\n"),
        [
            "clue 1, known -",
            "Ann = plum / Ann has the pie plum. / 12",
            "Ann != plum / Ann does not have the pie plum. / 24",
            "true / - / 36",
        ]
    );
}

/// What cannot be is the last thing that a person wants to read, but the fault may be that of another clue.
#[test]
fn choices_that_leave_no_solution_come_last() {
    assert_eq!(
        unclear("1. Beth has the plum pie.\n2. Blorp unless Ann, who has plum.\n"),
        [
            "clue 2, known -",
            "Ann != plum / Ann does not have the pie plum. / 12",
            "Ann = plum / Ann has the pie plum. / 0",
            "true / - / 12",
        ]
    );
}

/// What is only a choice is never assumed.
#[test]
fn a_puzzle_is_not_solved_by_a_choice() {
    let names = "language: en\nbaker: Ann, Beth\npie: apple, pear\n";
    let body = json!({"puzzle": format!("{names}1. Blorp unless Ann, who has pear.\n")});
    let solved = ask("solve", &body, &mut Budget::unlimited());
    assert_eq!(solved["solutions"], Value::Null, "{solved}");
    let choices = ask("read", &json!({"puzzle": body["puzzle"], "choices": true}), &mut Budget::unlimited());
    assert_eq!(choices["readings"]["unclear"][0]["choices"][0]["left"], "1", "{choices}");
}

#[test]
fn clues_that_are_understood_are_not_asked_about() {
    for clues in [
        "1. Ann is from Clay.\n",
        "1. Beth hates plum.\n   = Beth = plum\n",
        "1. Beth hates plum.\n   = true\n",
        "1. Ann is from Clay.\n? Who hates plum?\n",
    ] {
        assert_eq!(unclear(clues), Vec::<String>::new(), "{clues}");
    }
}

/// Every choice, written below its clue, is read as what it says, and leaves as many solutions as it promises.
#[test]
fn a_choice_leaves_as_many_solutions_as_it_says() {
    let source = format!(
        "{NAMES}1. Ann is from Clay. Beth hates plum.\n2. Cleo, humming, fussed over pear, though it rained.\n"
    );
    let said = ask("read", &json!({"puzzle": source, "choices": true}), &mut Budget::unlimited());
    let mut compared = 0;
    for unclear in said["readings"]["unclear"].as_array().expect("a list") {
        for choice in unclear["choices"].as_array().expect("a list") {
            let line = format!("\n   = {}\n", choice["expression"].as_str().expect("an expression"));
            let answered = if unclear["clue"] == 1 {
                source.replacen("plum.\n", &format!("plum.{line}"), 1)
            } else {
                format!("{}{line}", source.trim_end())
            };
            let count = ask("count", &json!({"puzzle": answered, "partial": true}), &mut Budget::unlimited());
            assert_eq!(count["count"], choice["left"], "{answered}");
            compared += 1;
        }
    }
    assert!(compared >= 5, "{said}");
}

#[test]
fn many_solutions_are_counted_up_to_a_thousand() {
    let names = "language: en\nwho: A, B, C, D, E, F, G\nage: 1, 2, 3, 4, 5, 6, 7\n";
    let body = json!({"puzzle": format!("{names}1. Blorp unless D.\n"), "choices": true});
    let said = ask("read", &body, &mut Budget::unlimited());
    let choices = said["readings"]["unclear"][0]["choices"].as_array().expect("a list");
    let choice = choices.last().expect("it may say nothing");
    assert_eq!((&choice["left"], &choice["exact"]), (&json!("1001"), &json!(false)));
    let cut = ask("read", &body, &mut Budget::unlimited().steps(3));
    assert_eq!(cut["readings"]["unclear"][0]["choices"][0]["exact"], false, "{cut}");
}

#[test]
fn without_the_option_nothing_is_counted() {
    let body = json!({"puzzle": format!("{NAMES}1. Beth hates plum.\n")});
    let mut budget = Budget::unlimited();
    assert_eq!(ask("read", &body, &mut budget)["readings"].get("unclear"), None);
    assert_eq!(budget.used(), 0);
}
