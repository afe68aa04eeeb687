//! Puzzles with sentences that could not be read: answered where the solutions leave no doubt about what they mean.

use bachet::messages::{Language, Messages};
use bachet::requests::Request;
use bachet::{Budget, Progress};
use serde_json::{Value, json};

const NAMES: &str = "language: en\nbaker: Ann, Beth, Cleo\ntown: Alton, Clay, Elk\npie: apple, pear, plum\n";
/// It leaves two solutions: Beth has the pear or the plum.
const SURE: &str =
    "1. = Ann = Alton and Beth = Clay and Cleo != plum and Ann != pear and Cleo != apple and Ann != Elk\n";
/// Without it nothing says who has the plum.
const GUESSED: &str = "2. Ann, humming, fussed over plum, though it rained.\n";

fn solve(clues: &str, strict: bool) -> Value {
    let body = json!({"puzzle": format!("{NAMES}{clues}"), "strict": strict});
    let request = Request::read("solve", body.to_string().as_bytes()).expect("a request");
    let messages = Messages::new(Language::English);
    let answer = request.answer(&mut Budget::unlimited(), &Progress::default(), &messages);
    serde_json::to_value(&answer.output).expect("JSON")
}

/// Returns the verdict, and the assumed meanings.
fn judged(clues: &str) -> (Value, Vec<String>) {
    let said = solve(clues, false);
    let assumed = said["assumed"].as_array().into_iter().flatten();
    let meaning = |one: &Value| format!("{}: {}", one["clue"], one["expression"].as_str().expect("a meaning"));
    (said["verdict"].clone(), assumed.map(meaning).collect())
}

#[test]
fn what_leaves_one_solution_is_assumed() {
    assert_eq!(judged(&format!("{SURE}{GUESSED}")), (json!("unique"), vec!["2: Ann = plum".to_owned()]));
}

#[test]
fn a_guess_that_the_solution_does_not_need_is_left_out() {
    let clues = format!("{SURE}{GUESSED}3. = Ann = plum\n");
    assert_eq!(judged(&clues), (json!("unique"), vec![]));
    let clues = format!("{SURE}{GUESSED}3. Ann, whistling, dreamt up plum, though it rained.\n");
    let (verdict, assumed) = judged(&clues);
    assert_eq!((verdict, assumed.len()), (json!("unique"), 1));
}

#[test]
fn a_sign_in_doubt_is_not_assumed() {
    assert_eq!(judged(&format!("{SURE}2. Ann hates plum.\n")), (Value::Null, vec![]));
}

#[test]
fn two_solutions_that_are_as_likely_are_not_decided() {
    // The pronoun may stand for Ann or for Beth, and each leaves one solution.
    let clues = format!("{SURE}2. Ann is not as old as Beth, but she has the plum.\n");
    assert_eq!(judged(&clues), (Value::Null, vec![]));
}

#[test]
fn a_guess_against_the_other_clues_is_not_taken() {
    let said = solve(&format!("{SURE}{GUESSED}3. = Ann = apple\n"), false);
    assert_eq!((&said["verdict"], &said["assumed"]), (&json!("unique"), &Value::Null));
    assert_eq!(said["solutions"][0]["rows"][0]["pie"], "apple");
}

#[test]
fn strict_assumes_nothing() {
    assert_eq!(solve(&format!("{SURE}{GUESSED}"), true)["verdict"], Value::Null);
}

#[test]
fn an_assumption_is_told_at_its_sentence() {
    let said = solve(&format!("{SURE}{GUESSED}"), false);
    let told = &said["diagnostics"][0];
    assert_eq!(
        [&told["code"], &told["severity"], &told["line"]],
        [&json!("assumed-reading"), &json!("warning"), &json!(6)]
    );
    assert!(said["assumed"][0]["cost"].as_u64().is_some_and(|cost| cost > 0));
    assert!(said["assumed"][0]["assumptions"].as_array().is_some_and(|all| !all.is_empty()));
}
