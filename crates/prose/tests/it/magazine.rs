//! Every clue of `tests/magazine.txt` and `tests/magazine-more.txt` means what stands below it.
//!
//! Unlike a snapshot this cannot be accepted by mistake: the reading is held against an expression by meaning.

use std::fmt::Write as _;
use std::path::Path;

use bachet_notation::{Severity, expression, read_clue, read_grid};
use bachet_prose::{Language, Outcome, Reader};

use crate::sets::judge::equivalent;

#[test]
fn each_clue_of_the_first_file_has_its_meaning() {
    check("tests/magazine.txt", 1);
}

#[test]
fn each_clue_of_the_second_file_has_its_meaning() {
    check("tests/magazine-more.txt", 0);
}

/// Reads every clue of a file; `failing` of them are not yet read correctly.
fn check(file: &str, failing: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let source = std::fs::read_to_string(path).expect("the file is part of the project");
    let language = Language::builtin("en").expect("the program brings English");
    let mut wrong = String::new();
    let mut clues = 0;
    for part in source.split("\n== ").skip(1) {
        let (head, lines) = part.split_once("\n\n").expect("an empty line ends the categories");
        let (name, categories) = head.split_once('\n').expect("a name and categories");
        let (puzzle, problems) = read_grid(&format!("grid: {name}\n{categories}\n"));
        assert!(problems.iter().all(|p| p.severity() != Severity::Error), "{name}: {problems:?}");
        let lines_of = lines.lines().filter(|line| !line.starts_with(['=', '#']));
        let reader = Reader::new(&puzzle, language).after_all_of(lines_of.map(|line| line.trim_start_matches("! ")));
        let mut lines = lines.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).peekable();
        while let Some(line) = lines.next() {
            clues += 1;
            let clue = line.trim_start_matches("! ");
            let outcomes: Vec<Outcome> = reader.clue(clue).into_iter().map(|sentence| sentence.outcome).collect();
            let meant = lines.next_if(|line| line.starts_with("= ")).map(|line| &line[2..]);
            let became = match &outcomes[..] {
                [Outcome::Read(reading)] => {
                    let truth = meant.map(|meant| {
                        let (truth, problems) = read_clue(&puzzle, meant);
                        truth.unwrap_or_else(|| panic!("{name}: {meant}: {problems:?}"))
                    });
                    if truth.is_some_and(|truth| equivalent(&puzzle, &truth, &reading.truth)) {
                        continue;
                    }
                    format!("read as {}", expression(&puzzle, &reading.truth))
                }
                [Outcome::Unread(_) | Outcome::Ambiguous(_)] if meant.is_none() => continue,
                [Outcome::Ambiguous(all)] => {
                    let all: Vec<String> = all.iter().map(|truth| expression(&puzzle, truth)).collect();
                    format!("one of {}", all.join(" | "))
                }
                other => format!("{other:?}"),
            };
            writeln!(wrong, "{name}: {clue}\n    {}\n    {became}", meant.unwrap_or("to be refused"))
                .expect("writing to a string");
        }
    }
    assert!(clues > 200, "{clues} clues");
    let failed = wrong.matches("\n    ").count() / 2;
    assert!(failed <= failing, "{failed} of {clues}:\n{wrong}");
}
