//! Sentences that are easily misread, each with what it means, in every language: `tests/misreadings/<language>.txt`.
//!
//! A sentence with `!` in front must not be understood: it is refused or ambiguous. Any other has its meaning below it,
//! `= EXPRESSION`, and the reading is held against that by meaning. `== NAME` begins a puzzle.

use std::fmt::Write as _;
use std::path::Path;

use bachet_notation::clue::Truth;
use bachet_notation::{expression, read_clue};
use bachet_prose::{Language, Outcome, Reader};

use crate::literate;
use crate::sets::judge::equivalent;

/// The number of sentences in the file of each language.
const SENTENCES: [(&str, usize); 4] = [("en", 1048), ("fr", 704), ("nl", 743), ("de", 127)];

#[test]
fn no_sentence_is_misread() {
    let mut wrong = String::new();
    for (code, expected) in SENTENCES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/misreadings").join(code).with_extension("txt");
        let source = std::fs::read_to_string(path).expect("the file is part of the project");
        let puzzles = literate::puzzles(&source);
        let sentences: usize = puzzles.map(|puzzle| check(code, puzzle, &mut wrong)).sum();
        assert_eq!(sentences, expected, "sentences in {code}: every one is read");
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Reads the sentences of a puzzle, appends those that are misread, and returns the number of sentences.
fn check(code: &str, source: &str, wrong: &mut String) -> usize {
    let language = Language::builtin(code).expect("the program brings the language");
    let (name, puzzle, lines) = literate::puzzle(code, source);
    let reader = Reader::new(&puzzle, language);
    let mut lines = lines.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).peekable();
    let mut sentences = 0;
    while let Some(line) = lines.next() {
        sentences += 1;
        let refused = line.strip_prefix("! ");
        let outcomes: Vec<Outcome> =
            reader.clue(refused.unwrap_or(line)).into_iter().map(|sentence| sentence.outcome).collect();
        let meant = lines.next_if(|line| line.starts_with("= ")).map(|line| &line[2..]);
        assert_eq!(meant.is_none(), refused.is_some(), "{name}: {line}");
        let truths: Option<Vec<Truth>> = outcomes.iter().map(truth).collect();
        let refused = outcomes.iter().any(|o| matches!(o, Outcome::Unread(_) | Outcome::Ambiguous(_)));
        let became = match (truths, meant) {
            (None, None) if refused => continue,
            (Some(truths), meant) => {
                let read = if let [only] = &truths[..] { only.clone() } else { Truth::And(truths) };
                if let Some(meant) = meant {
                    let (truth, problems) = read_clue(&puzzle, meant);
                    let truth = truth.unwrap_or_else(|| panic!("{name}: {meant}: {problems:?}"));
                    if equivalent(&puzzle, &truth, &read) {
                        continue;
                    }
                }
                expression(&puzzle, &read)
            }
            (None, _) => format!("{outcomes:?}"),
        };
        writeln!(wrong, "{code}, {name}: {line}\n    {}\n    {became}", meant.unwrap_or("to be refused"))
            .expect("writing to a string");
    }
    sentences
}

/// What a sentence was read as.
fn truth(outcome: &Outcome) -> Option<Truth> {
    match outcome {
        Outcome::Read(reading) => Some(reading.truth.clone()),
        _ => None,
    }
}
