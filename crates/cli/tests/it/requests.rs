//! What another program is told is what the command line prints with `--json`.

use bachet::messages::Messages;
use bachet::requests::Request;
use bachet::{Budget, Language, Progress, gallery, json};
use serde_json::{Value, json};

use crate::command;

/// Limits that end the same way on every machine.
const STEPS: u64 = 3000;

/// Verbs that take no limits on the command line.
const UNLIMITED: [&str; 5] = ["read", "convert", "gallery", "new", "batch"];

/// Compares both answers to a request about a puzzle of the gallery.
fn compare(verb: &str, name: &str, options: &Value, arguments: &[&str]) {
    let mut body = options.as_object().expect("options are an object").clone();
    body.insert("puzzle".to_owned(), json!(gallery::get(name).expect("it is in the gallery")));
    compare_body(verb, &body.into(), &[&[name], arguments].concat());
}

fn compare_body(verb: &str, body: &Value, arguments: &[&str]) {
    let steps = STEPS.to_string();
    let has_limits = if UNLIMITED.contains(&verb) { &[][..] } else { &["--steps", &steps] };
    let arguments = [&[verb, "--json"], has_limits, arguments].concat();
    let output = command().args(&arguments).output().expect("it starts");
    assert_eq!(answer(verb, body), String::from_utf8_lossy(&output.stdout), "{arguments:?}");
}

/// What another program is told.
fn answer(verb: &str, body: &Value) -> String {
    let request = Request::read(verb, body.to_string().as_bytes()).expect("it is a request");
    let mut budget = Budget::unlimited().steps(STEPS);
    let answer = request.answer(&mut budget, &Progress::default(), &Messages::new(Language::English));
    json::pretty(&answer.output).expect("it is JSON") + "\n"
}

#[test]
fn a_request_is_answered_as_on_the_command_line() {
    for (name, _) in gallery::all() {
        for verb in ["solve", "count", "check", "candidates", "show", "read", "convert"] {
            compare(verb, name, &json!({}), &[]);
        }
    }
}

#[test]
fn what_is_not_about_a_puzzle_is_answered_as_on_the_command_line() {
    for (verb, body, arguments) in [
        ("gallery", json!({}), &[][..]),
        ("gallery", json!({"name": "zebra"}), &["zebra"]),
        ("gallery", json!({"name": "zerba"}), &["zerba"]),
        ("new", json!({"family": "crossing"}), &["crossing"]),
        ("new", json!({"family": "hanoi"}), &["hanoi"]),
    ] {
        compare_body(verb, &body, arguments);
    }
}

/// Where the program prints no JSON object, the answer holds what it prints.
#[test]
fn what_the_program_prints_without_an_object_is_in_the_answer() {
    let field = |verb: &str, body: &Value, path: &str| {
        let found: Value = serde_json::from_str(&answer(verb, body)).expect("it is JSON");
        found.pointer(path).unwrap_or_else(|| panic!("{found}")).clone()
    };
    let printed = |arguments: &str| {
        let output = command().args(arguments.split(' ')).output().expect("it starts");
        String::from_utf8(output.stdout).expect("it is text")
    };
    let crossing = gallery::get("maris-jaloux-un-siege").expect("it is in the gallery");
    let certificate = printed("prove maris-jaloux-un-siege");
    assert_eq!(field("prove", &json!({"puzzle": crossing}), "/certificate"), certificate);
    assert_eq!(field("prove", &json!({"puzzle": crossing, "check": certificate}), "/accepted"), true);
    let other = gallery::get("wolf-goat-cabbage").expect("it is in the gallery");
    assert_eq!(
        field("prove", &json!({"puzzle": other, "check": certificate}), "/diagnostics/0/code"),
        "no-certificate"
    );
    for (line, number) in printed("generate --jsonl --count 3 --seed 5 --symmetry mirror").lines().zip(0..) {
        let made =
            field("generate", &json!({"count": 3, "seed": 5, "symmetry": "mirror"}), &format!("/puzzles/{number}"));
        assert_eq!(made, serde_json::from_str::<Value>(line).expect("it is JSON"));
    }
    let boards = [&".".repeat(81), "12", gallery::get("17-clue").and_then(|text| text.lines().last()).unwrap_or("")];
    let output = command().args(["batch", "--jsonl"]).stdin(boards.join("\n")).output().expect("it starts").stdout;
    for (line, number) in String::from_utf8(output).expect("it is text").lines().zip(0..) {
        let found = field("batch", &json!({"lines": boards.join("\n")}), &format!("/lines/{number}"));
        assert_eq!(found, serde_json::from_str::<Value>(line).expect("it is JSON"));
    }
    let solvable = "000000023004060500712040008000600900105007000470009010007090002000100000600003000";
    let boards = [boards[0], boards[1], solvable];
    let rated = command().args(["batch", "--rate", "--jsonl"]).stdin(boards.join("\n")).output().expect("it starts");
    for (line, number) in String::from_utf8(rated.stdout).expect("it is text").lines().zip(0..) {
        let body = json!({"lines": boards.join("\n"), "rate": true});
        let found = field("batch", &body, &format!("/lines/{number}"));
        assert_eq!(found, serde_json::from_str::<Value>(line).expect("it is JSON"));
        assert_eq!(found["er"].is_number(), number == 2, "{found}");
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
        (
            "show",
            "wolf-goat-cabbage",
            json!({"way": ["farmer, goat, boat"], "moves": true, "next": true, "to": "farmer", "graph": "near"}),
            &["--way", "farmer, goat, boat", "--moves", "--next", "--to", "farmer", "--graph", "near"],
        ),
        ("show", "cruches", json!({"state": "nonsense"}), &["--state", "nonsense"]),
        (
            "show",
            "17-clue",
            json!({"set": ["r1c2=5", "r9c9=5"], "clear": ["r1c2"], "get": ["r9c9"], "reveal": true}),
            &["--set", "r1c2=5", "--set", "r9c9=5", "--clear", "r1c2", "--get", "r9c9", "--reveal"],
        ),
        ("read", "zebra", json!({"propose": true}), &["--propose"]),
        ("read", "zebra", json!({"choices": true}), &["--choices"]),
        ("read", "family", json!({"per-clue": true}), &["--per-clue"]),
        ("read", "hanoi", json!({"per-clue": true}), &["--per-clue"]),
        ("trace", "six", json!({"method": "backtracking", "all": true}), &["--method", "backtracking", "--all"]),
        (
            "trace",
            "zebra",
            json!({"method": "backtracking", "until": 40}),
            &["--method", "backtracking", "--until", "40"],
        ),
        ("trace", "family", json!({"rules": true, "method": "clauses"}), &["--rules", "--method", "clauses"]),
        ("trace", "hanoi", json!({"tree": true, "method": "depth-first"}), &["--tree", "--method", "depth-first"]),
        ("trace", "zebra", json!({"methods": true}), &["--methods"]),
        ("trace", "hanoi", json!({"after": 3, "lang": "fr"}), &["--after", "3", "--lang", "fr"]),
        ("trace", "six", json!({"events": true, "max-events": 5}), &["--max-events", "5"]),
        (
            "trace",
            "wolf-goat-cabbage",
            json!({"method": "breadth-first", "words": true, "after": 10, "max-events": 7, "until": 15}),
            &["--method", "breadth-first", "--words", "--after", "10", "--max-events", "7", "--until", "15"],
        ),
        ("trace", "zebra", json!({"method": "backtraking"}), &["--method", "backtraking"]),
        ("convert", "six", json!({"to": "grid"}), &["--to", "grid"]),
        ("convert", "six", json!({"to": "json", "givens": true}), &["--to", "json", "--givens"]),
        ("convert", "zebra", json!({"to": "text"}), &["--to", "text"]),
        ("convert", "zebra", json!({"to": "line"}), &["--to", "line"]),
        ("convert", "zebra", json!({"givens": true}), &["--givens"]),
        ("export", "zebra", json!({"to": "minizinc"}), &["--to", "minizinc"]),
        ("export", "hanoi", json!({"to": "dot"}), &["--to", "dot"]),
        ("export", "wolf-goat-cabbage", json!({"to": "pddl-problem"}), &["--to", "pddl-problem"]),
        ("export", "zebra", json!({"to": "pddl"}), &["--to", "pddl"]),
        ("read", "last-train", json!({"propose": true}), &["--propose"]),
        ("print", "zebra", json!({}), &[]),
        ("print", "17-clue", json!({"without-solution": true}), &["--without-solution"]),
        ("print", "eight", json!({"first": 2}), &["--first", "2"]),
        (
            "print",
            "wolf-goat-cabbage",
            json!({"all-shortest": true, "states": true, "max-moves": 3}),
            &["--all-shortest", "--states", "--max-moves", "3"],
        ),
        ("print", "maris-jaloux", json!({"graph": true}), &["--graph"]),
        ("print", "maris-jaloux", json!({"lang": "nl", "graph": true}), &["--lang", "nl", "--graph"]),
        ("print", "zebra", json!({"graph": true}), &["--graph"]),
        ("print", "zebra", json!({"states": true}), &["--states"]),
        ("trace", "maris-jaloux", json!({"tree": true, "until": 30}), &["--tree", "--until", "30"]),
    ] {
        compare(verb, name, &options, arguments);
    }
}

/// The events in an answer are the lines of a file of events, without its head and its end.
#[test]
fn events_are_those_of_a_file() {
    let body = json!({"puzzle": gallery::get("six"), "method": "backtracking", "events": true});
    let found: Value = serde_json::from_str(&answer("trace", &body)).expect("it is JSON");
    let arguments = ["trace", "six", "--method", "backtracking", "--events", "-", "--steps", "3000"];
    let output = command().args(arguments).output().expect("it starts").stdout;
    let lines: Vec<Value> =
        String::from_utf8_lossy(&output).lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
    assert_eq!(found["events"].as_array().expect("a list")[..], lines[1..lines.len() - 1]);
    assert_eq!(found["events_complete"], true);
}
