//! What becomes of the pages that people wrote: `cargo xtask readings pages [FOLDER...] [--list]`.
//!
//! A folder holds pages as `NN.txt` (or `NN.listed.txt`, with lists that the page does not have), their clues with the
//! meanings below them as `NN.bachet`, and the meanings alone as `NN.expr.bachet` or the rows of the solution as
//! `NN.json`. Prints a line for each folder; with `--list` each clue and page that is not understood. Ends with 1 if a
//! sure reading is wrong.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that shows figures")]

#[path = "../tests/it/outcomes.rs"]
mod outcomes;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use outcomes::{ClueOutcome, JudgedClue, PageOutcome};

/// The folders of the shared data.
const FOLDERS: [&str; 5] = ["en-a", "en-b", "fr", "nl", "web"];
const DATA: &str = "../shared/data/fresh";

fn main() -> ExitCode {
    let (options, folders): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|arg| arg.starts_with('-'));
    if options.iter().any(|option| option != "--list") {
        eprintln!("usage: pages [FOLDER...] [--list]");
        return ExitCode::from(2);
    }
    let folders: Vec<PathBuf> = if folders.is_empty() {
        FOLDERS.iter().map(|name| Path::new(DATA).join(name)).collect()
    } else {
        folders.into_iter().map(PathBuf::from).collect()
    };
    let mut is_right = true;
    for folder in folders {
        match Figures::of(&folder, !options.is_empty()) {
            Ok(figures) => {
                println!("{}: {figures}", folder.display());
                is_right &= !figures.has_sure_mistakes();
            }
            Err(error) => eprintln!("{}: skipped, {error}", folder.display()),
        }
    }
    if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The figures of a folder.
#[derive(Default)]
struct Figures {
    clues: BTreeMap<&'static str, u32>,
    pages: BTreeMap<&'static str, u32>,
}

impl Figures {
    fn of(folder: &Path, is_listed: bool) -> Result<Self, Box<dyn Error>> {
        let mut figures = Self::default();
        for number in numbers(folder)? {
            let file = |end: &str| fs::read_to_string(folder.join(format!("{number}{end}")));
            if let Ok(text) = file(".bachet") {
                let clues = outcomes::clues(&text).map_err(|problems| format!("{number}.bachet: {problems:?}"))?;
                for clue in &clues {
                    figures.count(&number, clue, is_listed);
                }
            }
            let meant = match file(".expr.bachet") {
                Ok(text) => outcomes::rows(&bachet::read(&text)?.puzzle),
                Err(_) => serde_json::from_str::<serde_json::Value>(&file(".json")?)?
                    .get("solution")
                    .and_then(|rows| serde_json::from_value(rows.clone()).ok()),
            };
            let meant = meant.ok_or_else(|| format!("{number}: its meanings do not leave one solution"))?;
            let found = outcomes::page(&file(".listed.txt").or_else(|_| file(".txt"))?, &meant);
            *figures.pages.entry(kind(&found)).or_default() += 1;
            if is_listed {
                println!("{number} {found:?}");
            }
        }
        Ok(figures)
    }

    fn count(&mut self, number: &str, clue: &JudgedClue, is_listed: bool) {
        *self.clues.entry(clue.outcome.name()).or_default() += 1;
        if is_listed && !matches!(clue.outcome, ClueOutcome::Read | ClueOutcome::Guessed) {
            println!("{number} {}: {}", clue.outcome.name(), clue.sentence);
            println!("    = {}", clue.meant.as_deref().unwrap_or("nothing"));
            for reading in clue.readings.iter().take(3) {
                println!("    ~ {}", reading.as_deref().unwrap_or("nothing"));
            }
        }
    }

    fn has_sure_mistakes(&self) -> bool {
        self.clues.contains_key(ClueOutcome::Misread.name()) || self.pages.contains_key("wrong")
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let total: u32 = self.clues.values().sum();
        let clues = ClueOutcome::ALL.iter().filter_map(|outcome| {
            let number = self.clues.get(outcome.name())?;
            Some(format!("{} {number}", outcome.name()))
        });
        let pages = self.pages.iter().map(|(kind, number)| format!("{kind} {number}"));
        let joined = |parts: &mut dyn Iterator<Item = String>| parts.collect::<Vec<_>>().join(", ");
        let (clues, all) = (joined(&mut clues.into_iter()), self.pages.values().sum::<u32>());
        write!(f, "{total} clues: {clues}; {all} pages: {}", joined(&mut pages.into_iter()))
    }
}

/// Returns the numbers of the pages of a folder.
fn numbers(folder: &Path) -> Result<BTreeSet<String>, std::io::Error> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        found.extend(name.strip_suffix(".txt").filter(|number| !number.contains('.')).map(str::to_owned));
    }
    Ok(found)
}

fn kind(page: &PageOutcome) -> &'static str {
    match page {
        PageOutcome::Answered { is_right: true, assumed: 0 } => "answered",
        PageOutcome::Answered { is_right: true, .. } => "answered on guesses",
        PageOutcome::Answered { is_right: false, assumed: 0 } => "wrong",
        PageOutcome::Answered { is_right: false, .. } => "wrong on guesses",
        PageOutcome::Asked(..=2) => "one or two questions",
        PageOutcome::Asked(_) => "more questions",
        PageOutcome::Undecided => "several solutions or none",
        PageOutcome::NotRead(_) => "not read",
    }
}
