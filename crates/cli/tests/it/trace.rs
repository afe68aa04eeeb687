//! Methods at work at the command line: what is printed where no terminal is there, and how it ends.

mod compare;
mod ends;
mod events;
mod pages;
mod refused;
mod rules;

use std::fs;
use std::path::PathBuf;

use snapbox::cmd::OutputAssert;

use crate::command;

const SMALL: &str = "\
sudoku: A small one
. . | 3 .
. 2 | 1 .
----+----
. . | . .
1 . | . .
";

fn bachet(arguments: &[&str], input: &str) -> OutputAssert {
    command().args(arguments).current_dir(folder()).stdin(input.to_owned()).assert()
}

/// Where the files of these tests are.
fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("trace");
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}
