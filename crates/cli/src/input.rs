//! Where a puzzle comes from: a file, standard input, or the gallery.

use std::fs::File;
use std::io::{self, IsTerminal as _, Read};
use std::path::Path;

use bachet::gallery;
use bachet::messages::{Message, MessageId};

/// A source that was found.
#[derive(Debug)]
pub(crate) struct Source {
    /// How messages call it.
    pub(crate) name: String,
    /// Its bytes.
    pub(crate) bytes: Vec<u8>,
    /// Whether a file of the same name was passed over for the gallery.
    pub(crate) shadows: bool,
}

/// How messages call standard input.
const STDIN: &str = "<stdin>";

impl Source {
    /// Whether it came from standard input.
    pub(crate) fn is_standard_input(&self) -> bool {
        self.name == STDIN
    }
}

/// Finds the puzzle that the argument names.
pub(crate) fn find(argument: Option<&str>) -> Result<Source, Message> {
    match argument {
        None if io::stdin().is_terminal() => Err(MessageId::NoPuzzle.into()),
        None | Some("-") => bounded(STDIN, io::stdin().lock()),
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

/// The file that [`find`] reads, if it is none of the gallery and not standard input.
pub(crate) fn path(argument: Option<&str>) -> Option<&Path> {
    let name = argument.filter(|&name| name != "-")?;
    (is_path(name) || gallery::get(name).is_none()).then(|| Path::new(name))
}

/// Reads a file.
pub(crate) fn file(name: &str) -> Result<Source, Message> {
    let opened = File::open(name).map_err(|e| unreadable(name, &e))?;
    bounded(name, opened)
}

/// A file that cannot be read, for this reason.
pub(crate) fn unreadable(name: &str, error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound => Message::from(MessageId::NoSuchFile).text("file", name),
        _ => Message::from(MessageId::CannotRead).text("file", name).text("reason", error.to_string()),
    }
}

/// What the gallery calls no puzzle, with a guess at what was meant.
pub(crate) fn unknown(name: &str) -> Message {
    let file = format!("{name}.{}", gallery::EXTENSION);
    if Path::new(&file).is_file() {
        return Message::from(MessageId::UnknownPuzzleFile).text("name", name).text("file", file);
    }
    match gallery::closest(name) {
        Some(guess) => Message::from(MessageId::UnknownPuzzleGuess).text("name", name).text("suggestion", guess),
        None => Message::from(MessageId::UnknownPuzzle).text("name", name),
    }
}

/// A name with a folder or an extension is a file, whatever the gallery has.
fn is_path(name: &str) -> bool {
    name.contains(['/', '\\', '.'])
}

/// Reads one byte more than a source may have: the library says what is wrong then.
fn bounded(name: &str, from: impl Read) -> Result<Source, Message> {
    let mut bytes = Vec::new();
    match from.take(bachet::MAX_BYTES as u64 + 1).read_to_end(&mut bytes) {
        Ok(_) => Ok(Source { name: name.to_owned(), bytes, shadows: false }),
        Err(e) => Err(unreadable(name, &e)),
    }
}
