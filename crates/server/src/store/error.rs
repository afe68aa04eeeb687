//! Why the file of saved puzzles cannot be used.

use std::path::Path;

use bachet::messages::{Message, MessageId};
use rusqlite::ErrorCode;

/// Why the file of saved puzzles cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StoreError {
    /// It is a file of another program.
    Foreign,
    /// A newer program wrote it, in a form that this one does not know.
    Newer,
    /// It cannot be written.
    ReadOnly,
    /// The disk is full.
    DiskFull,
    /// It holds as much as it may.
    AtLimit,
    /// Another program uses it and does not let others in.
    Locked,
    /// There is no such file to copy.
    Missing,
    /// The copy is there already, or something else in its place.
    Exists,
    /// It is damaged, or the system refuses it.
    Broken(String),
}

impl StoreError {
    /// Returns what to tell the owner of the file.
    pub fn message(&self, file: &Path) -> Message {
        self.about(&file.to_string_lossy())
    }

    /// Returns what to tell about a file of this name.
    pub(crate) fn about(&self, file: &str) -> Message {
        let id = match self {
            Self::Foreign => MessageId::StoreForeign,
            Self::Newer => MessageId::StoreNewer,
            Self::ReadOnly => MessageId::StoreReadOnly,
            Self::DiskFull => MessageId::StoreDiskFull,
            Self::AtLimit => MessageId::StoreAtLimit,
            Self::Locked => MessageId::StoreLocked,
            Self::Missing => MessageId::StoreMissing,
            Self::Exists => MessageId::StoreExists,
            Self::Broken(_) => MessageId::StoreBroken,
        };
        let message = Message::from(id).text("file", file);
        match self {
            Self::Broken(reason) => message.text("reason", reason),
            _ => message,
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Self::Foreign,
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DiskFull) => Self::DiskFull,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            // The text of SQLite may name the file with its folder.
            Some(code) => Self::Broken(format!("{code:?}")),
            None => Self::Broken("its tables are not as expected".to_owned()),
        }
    }
}
