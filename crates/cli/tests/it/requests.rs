//! What another program is told is what the command line prints with `--json`.

use bachet::messages::Messages;
use bachet::requests::{self, Request};
use bachet::{Budget, Language, Progress, gallery, json};
use serde_json::{Value, json};

use crate::command;

/// Limits that end the same way on every machine.
const STEPS: u64 = 3000;

/// Compares both answers to a question about a puzzle of the gallery.
fn compare(verb: &str, name: &str, options: &Value, arguments: &[&str]) {
    let mut body = json!({"puzzle": gallery::get(name).expect("it is in the gallery")});
    let fields = options.as_object().expect("options are an object").clone();
    body.as_object_mut().expect("it is an object").extend(fields);
    let request = Request::read(verb, body.to_string().as_bytes()).expect("it is a question");
    let mut budget = Budget::unlimited().steps(STEPS);
    let answer = request.answer(&mut budget, &Progress::default(), &Messages::new(Language::English));
    let told = json::pretty(&answer.output).expect("it is JSON") + "\n";
    let steps = STEPS.to_string();
    let has_limits = if verb == "read" { &[][..] } else { &["--steps", &steps] };
    let arguments = [&[verb, name, "--json"], has_limits, arguments].concat();
    let output = command().args(&arguments).output().expect("it starts");
    assert_eq!(told, String::from_utf8_lossy(&output.stdout), "{arguments:?}");
}

#[test]
fn a_question_is_answered_as_on_the_command_line() {
    for (name, _) in gallery::all() {
        for verb in requests::verbs() {
            compare(verb, name, &json!({}), &[]);
        }
    }
}

#[test]
fn options_mean_the_same_as_on_the_command_line() {
    for (verb, name, options, arguments) in [
        ("solve", "eight", json!({"first": 2}), &["--first", "2"][..]),
        ("solve", "missionaries", json!({"all-shortest": true}), &["--all-shortest"]),
        (
            "solve",
            "wolf-goat-cabbage",
            json!({"all": true, "first": 1, "max-moves": 3}),
            &["--all", "--first", "1", "--max-moves", "3"],
        ),
        (
            "solve",
            "guarini",
            json!({"all-shortest": true, "up-to-symmetry": true}),
            &["--all-shortest", "--up-to-symmetry"],
        ),
        ("solve", "hanoi", json!({"states": true}), &["--states"]),
        ("solve", "zebra", json!({"states": true}), &["--states"]),
        ("solve", "zebra", json!({"max-moves": 5}), &["--max-moves", "5"]),
        ("count", "missionaries", json!({"all": true}), &["--all"]),
        (
            "count",
            "maris-jaloux",
            json!({"all-shortest": true, "up-to-symmetry": true}),
            &["--all-shortest", "--up-to-symmetry"],
        ),
        ("count", "family", json!({"per-clue": true}), &["--per-clue"]),
        ("count", "family", json!({"best-order": true}), &["--best-order"]),
        ("count", "hanoi", json!({"per-clue": true}), &["--per-clue"]),
        (
            "count",
            "17-clue",
            json!({"estimate": true, "samples": 20, "seed": 7}),
            &["--estimate", "--samples", "20", "--seed", "7"],
        ),
        ("check", "family", json!({"smallest": true}), &["--smallest"]),
        ("check", "six", json!({"smallest": true}), &["--smallest"]),
        ("show", "wolf-goat-cabbage", json!({"state": "5"}), &["--state", "5"]),
        ("show", "cruches", json!({"state": "nonsense"}), &["--state", "nonsense"]),
        (
            "show",
            "17-clue",
            json!({"set": ["r1c2=5", "r9c9=5"], "clear": ["r1c2"], "get": ["r9c9"], "reveal": true}),
            &["--set", "r1c2=5", "--set", "r9c9=5", "--clear", "r1c2", "--get", "r9c9", "--reveal"],
        ),
        ("read", "zebra", json!({"propose": true}), &["--propose"]),
        ("read", "last-train", json!({"propose": true}), &["--propose"]),
    ] {
        compare(verb, name, &options, arguments);
    }
}
