//! Arbitrary bytes as a puzzle of any family and format: nothing panics, every problem has its place and its words, and
//! a puzzle without errors reads back as the same puzzle from its text.

use bachet::front::{Draft, has_errors};
use bachet::messages::{Language, Messages};
use bachet::verbs::to_text;
use bachet::{Diagnostic, read};

thread_local! {
    static MESSAGES: Messages = Messages::new(Language::English);
}

/// Reads the bytes as a puzzle, and the text of that puzzle once more.
///
/// # Panics
/// If a problem has no place or no words, or another puzzle is read from the text that was written.
pub fn run(data: &[u8]) {
    let Draft { puzzle, problems, .. } = Draft::read(data, None);
    explained(data, &problems);
    let Some(puzzle) = puzzle.filter(|_| !has_errors(&problems)) else { return };
    let text = to_text(&puzzle);
    let again = read(&text).expect("what was written has no error").puzzle;
    assert_eq!(to_text(&again), text, "another puzzle is read from what was written");
}

/// Checks that every problem lies within the source and can be shown.
fn explained(data: &[u8], problems: &[Diagnostic]) {
    let source = str::from_utf8(data);
    for problem in problems {
        let (start, end) = (problem.span.start as usize, problem.span.end as usize);
        assert!(start <= end && end <= data.len(), "{problem:?} is outside of the source");
        if let Ok(source) = source {
            assert!(source.is_char_boundary(start) && source.is_char_boundary(end), "{problem:?} splits a character");
        }
        let message = MESSAGES.with(|messages| messages.message(problem));
        assert!(!message.is_empty() && message != problem.code.id(), "{problem:?} has no words");
    }
}
