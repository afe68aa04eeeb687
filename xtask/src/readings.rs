//! How the clues of real puzzles are read: an example of `bachet-prose`, the only crate that may read sentences.

use anyhow::Result;

use crate::command::{command, succeeds};

/// Builds the example and runs it. Returns whether no reading was wrong.
pub(crate) fn run(options: &[&str]) -> Result<bool> {
    let arguments = ["run", "--quiet", "--release", "--locked", "-p", "bachet-prose", "--example", "readings", "--"];
    succeeds(command("cargo", &[&arguments[..], options].concat()))
}
