//! Arbitrary bytes as the body of a request, for the verb that the first byte names: it is read and answered within few
//! steps, and what is answered is JSON.

use bachet::messages::Messages;
use bachet::requests::{Request, verbs};
use bachet::{Budget, Language, Progress, json};

/// Maximum number of steps of an answer.
const MAX_STEPS: u64 = 50;

/// Reads the bytes as a request, and answers it.
///
/// # Panics
/// If the answer is not JSON.
pub fn run(data: &[u8]) {
    let Some((pick, body)) = data.split_first() else { return };
    let verbs = verbs();
    let verb = &verbs[usize::from(*pick) % verbs.len()];
    let Ok(request) = Request::read(verb.name, body) else { return };
    let messages = Messages::new(Language::English);
    let answer = request.answer(&mut Budget::unlimited().steps(MAX_STEPS), &Progress::default(), &messages);
    let written = json::pretty(&answer.output).expect("an answer can be written");
    serde_json::from_str::<serde_json::Value>(&written).expect("it is JSON");
}
