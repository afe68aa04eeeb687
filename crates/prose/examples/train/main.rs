//! Learns how likely a sentence has each of its possible meanings: `cargo xtask readings train [--without FOLDER...]`.
//!
//! The sentences are those of the written pages whose meanings stand below them (`crates/bachet/tests/written`). Writes
//! the weights of the model (`crates/prose/src/guess/likelihood/weights.bin`) and prints how well it does on them. With
//! `--without` the pages of these folders are left out, and it prints how well it does on those, which it has not seen.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that shows figures")]

mod cases;
mod learn;

#[path = "../../tests/it"]
mod it {
    #[expect(dead_code, reason = "only the judge of meanings is needed")]
    pub(crate) mod sets;
}

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

use cases::Case;
use learn::Model;

/// The folders of written pages.
const PAGES: &str = "crates/bachet/tests/written";
/// The file of the weights.
const WEIGHTS: &str = "crates/prose/src/guess/likelihood/weights.bin";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let without = match arguments.split_first() {
        None => &[],
        Some((first, folders)) if first == "--without" && !folders.is_empty() => folders,
        _ => {
            eprintln!("usage: cargo xtask readings train [--without FOLDER...]");
            return ExitCode::from(2);
        }
    };
    match train(without) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn train(without: &[String]) -> io::Result<()> {
    let cases = cases::of_folders(Path::new(PAGES))?;
    let (unseen, known): (Vec<Case>, Vec<Case>) = cases.into_iter().partition(|case| without.contains(&case.folder));
    let model = Model::learned(&known);
    fs::write(WEIGHTS, model.weights())?;
    println!("known: {}", model.figures(&known));
    if !unseen.is_empty() {
        println!("unseen: {}", model.figures(&unseen));
    }
    Ok(())
}
