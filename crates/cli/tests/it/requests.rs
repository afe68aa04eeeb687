//! What another program is told is what the command line prints with `--json`.

use bachet::messages::Messages;
use bachet::requests::{self, Request};
use bachet::{Budget, Language, Progress, gallery, json};

use crate::command;

/// Limits that end the same way on every machine.
const STEPS: u64 = 3000;

#[test]
fn a_question_is_answered_as_on_the_command_line() {
    let messages = Messages::new(Language::English);
    for (name, puzzle) in gallery::all() {
        for verb in requests::verbs() {
            let body = serde_json::json!({"puzzle": puzzle}).to_string();
            let request = Request::read(verb, body.as_bytes()).expect("it is a question");
            let mut budget = Budget::unlimited().steps(STEPS);
            let answer = request.answer(&mut budget, &Progress::default(), &messages);
            let told = json::pretty(&answer.output).expect("it is JSON") + "\n";
            let has_limits = if verb == "read" { &[][..] } else { &["--steps", "3000"] };
            let arguments = [&[verb, name, "--json"], has_limits].concat();
            let output = command().args(&arguments).output().expect("it starts");
            assert_eq!(told, String::from_utf8_lossy(&output.stdout), "{arguments:?}");
        }
    }
}
