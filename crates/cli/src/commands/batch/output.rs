//! Where the lines of a batch go.

use std::io::{self, Write as _};

use bachet::Argument;
use bachet::messages::{Message, MessageId};

use crate::new_file::NewFile;
use crate::shell;

/// Standard output, or a file that gets its name when it is whole.
pub(super) enum Output {
    Standard,
    File(String, NewFile),
}

impl Output {
    /// Begins the output: the file of this name, if there is one.
    pub(super) fn open(name: Option<&str>) -> Result<Self, Message> {
        match name {
            None | Some("-") => Ok(Self::Standard),
            Some(name) => match NewFile::create(name) {
                Ok(file) => Ok(Self::File(name.to_owned(), file)),
                Err(error) => Err(unwritable(name, &error.to_string())),
            },
        }
    }

    /// Writes lines.
    pub(super) fn write(&mut self, lines: &[u8]) -> io::Result<Result<(), Message>> {
        match self {
            Self::Standard => shell::bytes(lines).map(Ok),
            Self::File(name, file) => Ok(file.write_all(lines).map_err(|error| unwritable(name, &error.to_string()))),
        }
    }

    /// Ends the output.
    pub(super) fn finish(self) -> Result<(), Message> {
        match self {
            Self::Standard => Ok(()),
            Self::File(name, file) => file.finish().map_err(|error| unwritable(&name, &error.to_string())),
        }
    }

    /// Gives up the output. Returns the name of the file that is left as it was.
    pub(super) fn give_up(self) -> Option<[(&'static str, Argument); 1]> {
        match self {
            Self::Standard => None,
            Self::File(name, _) => Some([("file", Argument::Text(name))]),
        }
    }
}

/// Returns the message for a file that cannot be written.
pub(super) fn unwritable(name: &str, reason: &str) -> Message {
    Message::from(MessageId::TableUnwritable).text("file", name).text("reason", reason)
}
