//! The tables of the file, and how an older file becomes a newer one.

use rusqlite::{Connection, TransactionBehavior};

use super::StoreError;

/// Says that the file is Bachet's: `Bach` in ASCII.
const APPLICATION: i32 = 0x4261_6368;

/// What leads from each version of the file to the next, from the empty file. What was once released stays as it is.
const MIGRATIONS: [&str; 1] = ["CREATE TABLE saved (
        change TEXT NOT NULL PRIMARY KEY, -- the secret part of the link to change it
        play TEXT NOT NULL UNIQUE,        -- the secret part of the link to play it
        version INTEGER NOT NULL,         -- number of times that it was written
        created INTEGER NOT NULL,         -- seconds since 1970
        changed INTEGER NOT NULL,         -- seconds since 1970
        title TEXT NOT NULL,
        puzzle TEXT NOT NULL,
        log TEXT NOT NULL                 -- the actions of a game, as JSON
    ) STRICT;"];

/// Refuses a file of another program, or of a newer version of this one.
pub(super) fn check_owner(connection: &Connection) -> Result<(), StoreError> {
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let application: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let is_new = tables == 0 && application == 0;
    if !is_new && application != APPLICATION {
        return Err(StoreError::Foreign);
    }
    if version(connection)? > MIGRATIONS.len() {
        return Err(StoreError::Newer);
    }
    Ok(())
}

/// Brings the file to the newest version, as a whole or not at all.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    if version(connection)? == MIGRATIONS.len() {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another process may have done it meanwhile.
    for migration in MIGRATIONS.iter().skip(version(&transaction)?) {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", MIGRATIONS.len() as i64)?;
    Ok(transaction.commit()?)
}

fn version(connection: &Connection) -> Result<usize, StoreError> {
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    // A negative number is none of ours.
    usize::try_from(version).map_err(|_| StoreError::Newer)
}
