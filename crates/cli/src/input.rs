//! Finds and reads a puzzle: a file, standard input, or a puzzle of the gallery.

mod files;

use std::fs::File;
use std::io::{self, IsTerminal as _, Read};
use std::path::Path;

use bachet::gallery;
use bachet::messages::{Message, MessageId};

/// A source that was found.
#[derive(Debug)]
pub(crate) struct Source {
    /// Its name in messages.
    pub(crate) name: String,
    /// Its bytes.
    pub(crate) bytes: Vec<u8>,
    /// Whether a file of the same name was ignored in favour of the gallery.
    pub(crate) shadows: bool,
}

/// The name of an argument that is itself a puzzle, in messages.
const ARGUMENT: &str = "<argument>";
/// The name of standard input in messages.
const STDIN: &str = "<stdin>";

impl Source {
    /// Returns whether it came from standard input.
    pub(crate) fn is_standard_input(&self) -> bool {
        self.name == STDIN
    }
}

/// Reads the puzzle that the argument names.
pub(crate) fn find(argument: Option<&str>) -> Result<Source, Message> {
    match argument {
        None if io::stdin().is_terminal() => Err(MessageId::NoPuzzle.into()),
        None | Some("-") => bounded(STDIN, io::stdin().lock()),
        Some(text) if is_puzzle(text) => {
            Ok(Source { name: ARGUMENT.to_owned(), bytes: text.as_bytes().to_vec(), shadows: false })
        }
        Some(name) if is_path(name) => file(name),
        Some(name) => match gallery::get(name) {
            Some(text) => {
                let shadows = Path::new(name).is_file();
                Ok(Source { name: name.to_owned(), bytes: text.as_bytes().to_vec(), shadows })
            }
            None if Path::new(name).exists() => file(name),
            None => Err(unknown(name)),
        },
    }
}

/// Returns the path of the file that [`find`] reads, if it is neither standard input nor a puzzle of the gallery.
pub(crate) fn path(argument: Option<&str>) -> Option<&Path> {
    let name = argument.filter(|&name| name != "-" && !is_puzzle(name))?;
    (is_path(name) || gallery::get(name).is_none()).then(|| Path::new(name))
}

/// Reads a file.
pub(crate) fn file(name: &str) -> Result<Source, Message> {
    let opened = File::open(name).map_err(|e| unreadable(name, &e))?;
    bounded(name, opened)
}

/// Returns the message for a file that cannot be read.
pub(crate) fn unreadable(name: &str, error: &io::Error) -> Message {
    let about = |id: MessageId| Message::from(id).text("file", name);
    match error.kind() {
        io::ErrorKind::NotFound => {
            about(MessageId::NoSuchFile).text("suggestion", files::like(name).unwrap_or_default())
        }
        io::ErrorKind::IsADirectory => {
            about(MessageId::IsFolder).text("suggestion", files::first_in(name).unwrap_or_default())
        }
        _ => about(MessageId::CannotRead).text("reason", error.to_string()),
    }
}

/// Returns the message for an unknown name, with a guess at what was meant.
pub(crate) fn unknown(name: &str) -> Message {
    let suggestion = files::like(name).or_else(|| gallery::closest(name).map(str::to_owned));
    Message::from(MessageId::UnknownPuzzle).text("name", name).text("suggestion", suggestion.unwrap_or_default())
}

/// Returns whether an argument is a board or a link, and no name of a file or of a puzzle.
fn is_puzzle(argument: &str) -> bool {
    bachet::front::is_board_or_link(argument) && !Path::new(argument).exists() && gallery::get(argument).is_none()
}

/// Returns whether a name can only be a file: it has a folder or an extension.
fn is_path(name: &str) -> bool {
    name.contains(['/', '\\', '.'])
}

/// Reads at most one byte more than the maximum size of a source; the library then reports that it is too large.
fn bounded(name: &str, from: impl Read) -> Result<Source, Message> {
    let mut bytes = Vec::new();
    match from.take(bachet::MAX_BYTES as u64 + 1).read_to_end(&mut bytes) {
        Ok(_) => Ok(Source { name: name.to_owned(), bytes, shadows: false }),
        Err(e) => Err(unreadable(name, &e)),
    }
}
