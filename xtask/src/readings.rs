//! What becomes of the clues of real puzzles: an example of the crate `bachet-prose`, because only that may name it.

use anyhow::Result;

use crate::command::{command, succeeds};

/// Builds the example and runs it. Whether no reading was wrong.
pub(crate) fn run(options: &[&str]) -> Result<bool> {
    let arguments = ["run", "--quiet", "--release", "--locked", "-p", "bachet-prose", "--example", "readings", "--"];
    succeeds(command("cargo", &[&arguments[..], options].concat()))
}
