//! Arbitrary bytes as JSON: our reader finds an error of syntax exactly where another parser finds one, a puzzle in
//! JSON is read without a panic, and so are a certificate and a stored trace.

use bachet::front::{Draft, has_errors};
use bachet::json::{events, read_certificate};
use bachet::{Code, Puzzle, read};

use crate::read::run as read_back;

/// The puzzle that certificates are read for.
const CROSSING: &[u8] =
    b"crossing: two couples\nplaces: here, there\nboat: 2 seats\nwoman: 2, each with her man\nman: 2\n";

/// Reads the bytes as a JSON document of every kind that a user can give.
///
/// # Panics
/// If the two parsers disagree about the syntax, or what was read does not read back.
pub fn run(data: &[u8]) {
    read_back(data);
    if data.trim_ascii_start().first() == Some(&b'{') {
        let draft = Draft::read(data, None);
        let has = |code| draft.problems.iter().any(|problem| problem.code == code);
        // A board in the code of a program may stand in braces, too; a note says that it is read as a board.
        let is_board = matches!(draft.puzzle, Some(Puzzle::Sudoku(_)));
        let is_seen = has(Code::JsonSyntax) || is_board && (has(Code::RecognisedFormat) || has_errors(&draft.problems));
        let theirs = serde_json::from_slice::<serde_json::Value>(data);
        // Ours has limits of its own, so that it may refuse more, but never less.
        let is_text = str::from_utf8(data).is_ok();
        assert!(theirs.is_ok() || is_seen || !is_text, "{theirs:?} is not seen");
    }
    let crossing = read(CROSSING).expect("it is sound").puzzle;
    if let (Ok(text), Puzzle::Crossing(puzzle)) = (str::from_utf8(data), crossing) {
        drop(read_certificate(&puzzle, text));
    }
    if let Ok((_, _, events)) = events::events_from(data) {
        events.take_while(Result::is_ok).for_each(drop);
    }
}
