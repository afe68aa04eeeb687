//! How the clues of real puzzles are read: examples of the crates that read sentences and answer pages.

use anyhow::Result;

use crate::command::{command, succeeds};

/// Builds the example and runs it: without options a table of everything, with `pages` first the folders of whole pages,
/// with `train` first the weights of guesses are learned, otherwise the sets of puzzles. Returns whether no sure reading
/// was wrong.
pub(crate) fn run(options: &[&str]) -> Result<bool> {
    match options {
        [] => example("bachet", "pages", &["--table"]),
        ["pages", rest @ ..] => example("bachet", "pages", rest),
        ["train", rest @ ..] => example("bachet-prose", "train", rest),
        _ => example("bachet-prose", "readings", options),
    }
}

fn example(package: &str, name: &str, options: &[&str]) -> Result<bool> {
    let arguments = ["run", "--quiet", "--release", "--locked", "-p", package, "--example", name, "--"];
    succeeds(command("cargo", &[&arguments[..], options].concat()))
}
