//! What becomes of the puzzles that people wrote: `cargo xtask readings [pages [FOLDER...] [--list] [--confidence]]`.
//!
//! A folder holds pages as `NN.txt` (or `NN.listed.txt`, with lists that the page does not have), their clues with the
//! meanings below them as `NN.bachet`, and the meanings alone as `NN.expr.bachet` or the rows of the solution as
//! `NN.json`. With `NN.bachet` alone only the clues are judged. Prints a line for each folder; with `--list` each clue
//! and page that is not understood. With `--confidence` it prints how often guesses of each kind are right, as the judge
//! has it in `confidence.txt`. With `--table` it prints a table of these folders and of the sets of puzzles. Ends
//! with 1 if a sure reading is wrong.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that shows figures")]

mod figures;
mod folder;
mod sets;
mod table;

#[path = "../../tests/it"]
mod it {
    pub(crate) mod outcomes;
}
#[path = "../../../prose/tests/it"]
mod prose {
    #[expect(dead_code, reason = "the figures of the sets by themselves are printed by an example of that crate")]
    pub(crate) mod sets;
}

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use figures::Figures;
use it::outcomes;
use prose::sets as cases;

/// The folders of pages: those of the shared data and those of the tests.
const FOLDERS: [(&str, &[&str]); 2] = [
    ("../shared/data/fresh", &["en-a", "en-b", "fr", "nl", "web"]),
    ("crates/bachet/tests/written", &["en", "fr", "fr-2", "nl", "nl-2"]),
];

fn main() -> ExitCode {
    let (options, folders): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|arg| arg.starts_with('-'));
    if options.iter().any(|option| !["--list", "--table", "--confidence"].contains(&option.as_str())) {
        eprintln!("usage: pages [FOLDER...] [--list] [--table] [--confidence]");
        return ExitCode::from(2);
    }
    let has = |name: &str| options.iter().any(|option| option == name);
    let folders: Vec<PathBuf> = if folders.is_empty() {
        FOLDERS.iter().flat_map(|(root, names)| names.iter().map(move |name| Path::new(root).join(name))).collect()
    } else {
        folders.into_iter().map(PathBuf::from).collect()
    };
    let mut lines: Vec<(String, String, Figures)> = Vec::new();
    for folder in &folders {
        match folder::figures(folder, has("--list")) {
            Ok(figures) => {
                let name = folder.display().to_string();
                lines.extend(figures.into_iter().map(|(language, figures)| (name.clone(), language, figures)));
            }
            Err(error) => eprintln!("{}: skipped, {error}", folder.display()),
        }
    }
    if has("--table") {
        lines.extend(sets::figures());
        print!("{}", table::tables(&lines));
    } else if has("--confidence") {
        let all = lines.iter().fold(Figures::default(), |all, (.., figures)| all.with(figures));
        print!("{}", all.confidence());
    } else {
        for folder in &folders {
            let name = folder.display().to_string();
            let own = lines.iter().filter(|(folder, ..)| *folder == name);
            let all = own.fold(Figures::default(), |all, (.., figures)| all.with(figures));
            println!("{name}: {all}");
        }
    }
    if lines.iter().any(|(.., figures)| figures.has_sure_mistakes()) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
