//! Opens the file of saved puzzles. A file that is not ours is left as it is.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::{StoreError, schema};

/// Time in which another program may finish what it does with the file.
const PATIENCE: Duration = Duration::from_secs(2);

/// Maximum number of pages of a file of `SQLite`.
const MAX_PAGES: u32 = u32::MAX - 1;

pub(super) fn open(file: &Path, max_bytes: u64) -> Result<Connection, StoreError> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|error| of_system(&error))?;
    }
    if file.is_dir() {
        return Err(StoreError::Broken("it is a folder".to_owned()));
    }
    // A name such as `file:..` is a name, not an address.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(PATIENCE)?;
    schema::check_owner(&connection)?;
    if connection.is_readonly("main")? {
        return Err(StoreError::ReadOnly);
    }
    // Reading does not wait for writing, and a commit is one synchronised write.
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "trusted_schema", "OFF")?;
    let page: u32 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
    let pages = (max_bytes / u64::from(page.max(1))).clamp(1, MAX_PAGES.into()) as u32;
    connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}

/// Opens a file of ours to read it.
pub(super) fn open_existing(file: &Path) -> Result<Connection, StoreError> {
    let connection =
        Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    schema::check_owner(&connection)?;
    Ok(connection)
}

fn of_system(error: &std::io::Error) -> StoreError {
    match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::DiskFull,
        kind => StoreError::Broken(kind.to_string()),
    }
}
