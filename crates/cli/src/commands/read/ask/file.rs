//! The file into which answers are written: a whole text at once, or nothing.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process;

use bachet::messages::{Message, MessageId};

use crate::input;

/// A file of a puzzle, and its text as it was read or written last.
pub(super) struct AnswerFile {
    path: PathBuf,
    /// Its name in messages.
    pub(super) name: String,
    pub(super) text: String,
    /// Whether it is not on the disk yet.
    is_new: bool,
}

/// The ending of a puzzle file.
const ENDING: &str = "bachet";

impl AnswerFile {
    /// Opens the file of a puzzle, which must be one that may be written.
    pub(super) fn open(path: &Path, text: String) -> Result<Self, Message> {
        let name = path.display().to_string();
        // What a link leads to is written, and the link stays.
        let path = fs::canonicalize(path).map_err(|error| input::unreadable(&name, &error))?;
        let is_read_only = fs::metadata(&path).is_ok_and(|data| data.permissions().readonly());
        if is_read_only || OpenOptions::new().append(true).open(&path).is_err() {
            return Err(Message::from(MessageId::AskFileReadOnly).text("file", name));
        }
        Ok(Self { path, name, text, is_new: false })
    }

    /// Returns a new file for the puzzle of a page, which is written with the first answer.
    pub(super) fn beside(page: &Path, text: String) -> Result<Self, Message> {
        let is_puzzle = page.extension().is_some_and(|ending| ending == ENDING);
        let path = page.with_extension(if is_puzzle { format!("puzzle.{ENDING}") } else { ENDING.to_owned() });
        let name = path.display().to_string();
        if path.exists() {
            return Err(Message::from(MessageId::AskFileExists).text("file", name));
        }
        Ok(Self { path, name, text, is_new: true })
    }

    /// Writes another text in place of the one that was read, unless somebody else changed the file meanwhile.
    /// `expression` is what the answer added.
    pub(super) fn write(&mut self, text: String, expression: &str) -> Result<(), Message> {
        let about = |id: MessageId| Message::from(id).text("file", &self.name).text("expression", expression);
        if self.is_new {
            if self.path.exists() {
                return Err(about(MessageId::AskFileChanged));
            }
        } else if fs::read(&self.path).ok().as_deref() != Some(self.text.as_bytes()) {
            return Err(about(MessageId::AskFileChanged));
        }
        replace(&self.path, &text)
            .map_err(|error| about(MessageId::AskFileFailed).text("reason", error.to_string()))?;
        self.is_new = false;
        self.text = text;
        Ok(())
    }
}

/// Writes a file beside the other and moves it there, so that the other is never half written.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", process::id()));
    let new = path.with_file_name(name);
    let written = write_new(&new, text, path).and_then(|()| fs::rename(&new, path));
    if written.is_err() {
        // What is left of it is of no use; the error says what went wrong.
        drop(fs::remove_file(&new));
    }
    written
}

/// Writes a file with the permissions of another, if that exists.
fn write_new(new: &Path, text: &str, old: &Path) -> io::Result<()> {
    let mut file = File::create_new(new)?;
    if let Ok(data) = fs::metadata(old) {
        file.set_permissions(data.permissions())?;
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
