//! Where the text of a puzzle comes from: the caller, a file, or the gallery.

use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::path::Path;

use bachet::gallery;
use bachet::messages::{Message, MessageId};

/// The longest text that may be the name of a file, in bytes; what is longer is a puzzle.
const MAX_NAME_BYTES: usize = 4096;

/// The fewest dots in a line that are an empty board.
const EMPTY_BOARD: usize = 16;

/// Returns whether a text is a puzzle itself, rather than the name of a file or of a puzzle of the gallery.
pub(crate) fn is_puzzle(text: &str) -> bool {
    let is_long = text.len() > MAX_NAME_BYTES || text.contains(['\n', '\r', '\0']);
    let trimmed = text.trim_start_matches('\u{feff}').trim();
    is_long || trimmed.is_empty() || trimmed.starts_with('{') || is_board(text)
}

/// Whether a text is a board or a link, and neither the name of a file nor that of a puzzle.
fn is_board(text: &str) -> bool {
    let is_empty_board = text.len() >= EMPTY_BOARD && text.bytes().all(|byte| byte == b'.');
    let is_board = is_empty_board || bachet::front::is_board_or_link(text);
    is_board && !Path::new(text).exists() && gallery::get(text).is_none()
}

/// Returns the bytes of the file or the puzzle of the gallery that is named; of a path only those of the file.
///
/// # Errors
/// There is none of this name, or it cannot be read.
pub(crate) fn find(name: &str, is_path: bool) -> Result<Vec<u8>, Message> {
    if is_path || name.contains(['/', '\\', '.']) {
        return file(name);
    }
    match gallery::get(name) {
        Some(text) => Ok(text.as_bytes().to_vec()),
        None if Path::new(name).exists() => file(name),
        None => Err(unknown(name)),
    }
}

/// Reads a file, at most one byte more than a source may have: the library then says that it is too large.
fn file(name: &str) -> Result<Vec<u8>, Message> {
    let mut bytes = Vec::new();
    let opened = File::open(name);
    let read = opened.and_then(|file| file.take(bachet::MAX_BYTES as u64 + 1).read_to_end(&mut bytes));
    read.map(|_| bytes).map_err(|why| {
        let about = |id: MessageId| Message::from(id).text("file", name);
        match why.kind() {
            ErrorKind::NotFound => about(MessageId::NoSuchFile).text("suggestion", ""),
            ErrorKind::IsADirectory => about(MessageId::IsFolder).text("suggestion", ""),
            _ => about(MessageId::CannotRead).text("reason", why.to_string()),
        }
    })
}

fn unknown(name: &str) -> Message {
    let meant = gallery::closest(name).unwrap_or_default();
    Message::from(MessageId::UnknownPuzzle).text("name", name).text("suggestion", meant)
}
