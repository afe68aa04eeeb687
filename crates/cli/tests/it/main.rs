//! The program as a person runs it: what it prints, and how it ends.

#![expect(clippy::needless_raw_string_hashes, reason = "snapbox writes its snapshots so")]

mod animation;
mod argument;
mod ask;
mod batch;
mod candidates;
mod check;
mod convert;
mod count;
mod crossing;
mod first_tries;
mod generate;
mod help;
mod languages;
mod methods;
mod moves;
mod pages;
mod problems;
mod read;
mod readme;
mod requests;
mod saved;
mod sentences;
mod serve;
mod session;
mod solve;
mod stats;
mod sudoku;
mod suggestions;
mod tables;
mod terminal;
mod trace;
mod translations;
mod usage;

use std::fs;
use std::path::{Path, PathBuf};

use snapbox::cmd::{Command, OutputAssert, cargo_bin};

fn command() -> Command {
    let mut command = Command::new(cargo_bin!("bachet"));
    for name in ["LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "CLICOLOR_FORCE"] {
        command = command.env_remove(name);
    }
    command
}

fn bachet(arguments: &str) -> OutputAssert {
    command().args(arguments.split(' ')).assert()
}

fn bachet_with(arguments: &str, input: &str) -> OutputAssert {
    command().args(arguments.split(' ')).stdin(input.to_owned()).assert()
}

/// Makes an empty folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&folder).or_else(|error| if folder.exists() { Err(error) } else { Ok(()) }).expect("an old run");
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}
