//! Saved puzzles and games, in one `SQLite` file.
//!
//! A write is acknowledged only when it is on the disk: the journal is a write-ahead log that is synchronised at every
//! commit. Every puzzle has two links of 128 random bits, one to change it and one to play it; there are no accounts.

mod error;
mod open;
mod schema;
mod token;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OptionalExtension as _, Row, params};

pub use error::StoreError;
pub(crate) use token::Token;

/// Number of bytes for which a row needs room besides its texts.
const ROW_BYTES: usize = 4 * 4096;

/// A file of saved puzzles.
#[derive(Debug)]
pub struct Store {
    file: PathBuf,
    connection: Mutex<Connection>,
}

/// What is saved under a pair of links.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Content {
    pub(crate) title: String,
    /// The puzzle, as text or JSON; it may be unfinished.
    pub(crate) puzzle: String,
    /// The actions of a game, as JSON that only the app understands.
    pub(crate) log: String,
}

/// A saved puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Saved {
    /// The link to change it.
    pub(crate) change: Token,
    /// The link to play it.
    pub(crate) play: Token,
    /// Number of times that it was written.
    pub(crate) version: i64,
    /// When it was last written, in seconds since 1970.
    pub(crate) changed: i64,
    pub(crate) content: Content,
}

/// What a link allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    Change,
    Play,
}

/// What became of a wish to replace a saved puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Replaced {
    /// It was replaced; this is its new version.
    Yes(i64),
    /// Somebody else replaced it before; this is its version now.
    Changed(i64),
    /// There is no such link to change a puzzle.
    Unknown,
}

impl Store {
    /// Opens the file, and creates it with its folder if there is none. It never holds more than `max_bytes`.
    ///
    /// # Errors
    /// The file cannot be used.
    pub fn open(file: &Path, max_bytes: u64) -> Result<Self, StoreError> {
        let connection = open::open(file, max_bytes)?;
        Ok(Self { file: file.to_owned(), connection: Mutex::new(connection) })
    }

    /// Returns the name of the file without its folder, which is nobody's business but the owner's.
    pub(crate) fn file_name(&self) -> String {
        self.file.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Saves a puzzle under two new links.
    pub(crate) fn add(&self, content: Content) -> Result<Saved, StoreError> {
        let (change, play, changed) = (Token::new()?, Token::new()?, now());
        let connection = self.connection();
        let Content { title, puzzle, log } = &content;
        let added = connection.execute(
            "INSERT INTO saved VALUES (?1, ?2, 1, ?3, ?3, ?4, ?5, ?6)",
            params![change.as_str(), play.as_str(), changed, title, puzzle, log],
        );
        added.map_err(|error| write_error(&connection, error, &content))?;
        Ok(Saved { change, play, version: 1, changed, content })
    }

    /// Copies a file of saved puzzles into a new one, also while a server uses it.
    ///
    /// # Errors
    /// Which of the two files cannot be used, and why.
    pub fn copy(file: &Path, copy: &Path) -> Result<(), StoreError> {
        if !file.is_file() {
            return Err(StoreError::Missing);
        }
        if copy.exists() {
            return Err(StoreError::Exists);
        }
        let connection = open::open_existing(file)?;
        let Some(name) = copy.to_str() else { return Err(StoreError::Broken("its name is not text".to_owned())) };
        connection.execute("VACUUM INTO ?1", [name])?;
        Ok(())
    }

    /// Returns what is saved under a link, and what the link allows.
    pub(crate) fn find(&self, link: &Token) -> Result<Option<(Saved, Access)>, StoreError> {
        let query =
            "SELECT change, play, version, changed, title, puzzle, log FROM saved WHERE change = ?1 OR play = ?1";
        let connection = self.connection();
        let found = connection.query_row(query, [link.as_str()], saved).optional()?;
        Ok(found.map(|saved| {
            let access = if saved.change == *link { Access::Change } else { Access::Play };
            (saved, access)
        }))
    }

    /// Replaces what is saved under a link to change it, if it still has this version.
    pub(crate) fn replace(&self, link: &Token, version: i64, content: &Content) -> Result<Replaced, StoreError> {
        let connection = self.connection();
        let update = "UPDATE saved SET version = version + 1, changed = ?3, title = ?4, puzzle = ?5, log = ?6 \
                      WHERE change = ?1 AND version = ?2";
        let Content { title, puzzle, log } = content;
        let updated = connection.execute(update, params![link.as_str(), version, now(), title, puzzle, log]);
        if updated.map_err(|error| write_error(&connection, error, content))? == 1 {
            return Ok(Replaced::Yes(version + 1));
        }
        let query = "SELECT version FROM saved WHERE change = ?1";
        let current = connection.query_row(query, [link.as_str()], |row| row.get(0)).optional()?;
        Ok(current.map_or(Replaced::Unknown, Replaced::Changed))
    }

    /// Deletes what is saved under a link to change it. Returns whether there was something.
    pub(crate) fn remove(&self, link: &Token) -> Result<bool, StoreError> {
        Ok(self.connection().execute("DELETE FROM saved WHERE change = ?1", [link.as_str()])? == 1)
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        // Each call is one statement, so that a panic in another one leaves nothing half done.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn saved(row: &Row<'_>) -> rusqlite::Result<Saved> {
    Ok(Saved {
        change: Token::of_store(row.get(0)?),
        play: Token::of_store(row.get(1)?),
        version: row.get(2)?,
        changed: row.get(3)?,
        content: Content { title: row.get(4)?, puzzle: row.get(5)?, log: row.get(6)? },
    })
}

/// Tells a full disk from a store that has reached its own limit.
fn write_error(connection: &Connection, error: rusqlite::Error, content: &Content) -> StoreError {
    match StoreError::from(error) {
        StoreError::DiskFull => {
            let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).ok();
            let room = || {
                let free = number("max_page_count")? - number("page_count")? + number("freelist_count")?;
                Some(usize::try_from(free * number("page_size")?).unwrap_or(0))
            };
            let needed = content.title.len() + content.puzzle.len() + content.log.len() + ROW_BYTES;
            if room().is_some_and(|room| room < needed) { StoreError::AtLimit } else { StoreError::DiskFull }
        }
        other => other,
    }
}

/// Seconds since 1970.
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs().cast_signed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_waits_for_the_disk() {
        let file = std::env::temp_dir().join(format!("bachet-store-{}.sqlite", std::process::id()));
        let store = Store::open(&file, 1 << 20).expect("it opens");
        let setting = |name: &str| -> rusqlite::types::Value {
            store.connection().pragma_query_value(None, name, |row| row.get(0)).expect("a setting")
        };
        assert_eq!(setting("journal_mode"), "wal".to_owned().into());
        assert_eq!(setting("synchronous"), 2.into());
        drop(store);
        std::fs::remove_file(&file).expect("it is ours");
    }
}
