//! The two Dutch puzzles of the document that the gallery has them from: each of its sentences means what the gallery's
//! expression means.
//!
//! The document is read where it lies beside the project; without it the tests are skipped, loudly. It gives the first
//! puzzle's clues twice: in a table, and in the program that solves it.

use bachet_notation::clue::Truth;
use bachet_notation::{GridPuzzle, expression};
use bachet_prose::{Language, Outcome, Reader};

use crate::beside::{document, gallery};
use crate::sets::judge::equivalent;

/// The lines of a table, each without the program's expression behind it; lines of expressions alone are left out.
fn sentences<'t>(document: &'t str, begin: &str, end: &str) -> Vec<&'t str> {
    let from = document.find(begin).expect("the document has the table") + begin.len();
    let table = &document[from..from + document[from..].find(end).expect("the table ends")];
    let sentence = |line: &'t str| {
        let code = [line.find("act("), line.find("val(")].into_iter().flatten().min().unwrap_or(line.len());
        line[..code].trim().trim_matches('\'')
    };
    table.lines().map(sentence).filter(|line| !line.is_empty()).collect()
}

/// What is wrong with what the sentences of the clues are read as.
fn wrong(puzzle: &GridPuzzle, clues: &[(String, Truth)]) -> Vec<String> {
    let language = Language::builtin("nl").expect("the program brings Dutch");
    let reader = Reader::new(puzzle, language);
    let mut wrong = Vec::new();
    for (text, meant) in clues {
        let read: Option<Vec<Truth>> = reader
            .clue(text)
            .into_iter()
            .map(|sentence| match sentence.outcome {
                Outcome::Read(reading) if reading.others.is_empty() => Some(reading.truth),
                _ => None,
            })
            .collect();
        match read {
            Some(read) if equivalent(puzzle, &Truth::And(read.clone()), meant) => {}
            Some(read) => {
                let read: Vec<String> = read.iter().map(|truth| expression(puzzle, truth)).collect();
                wrong.push(format!("{text}: read as {}", read.join(" | ")));
            }
            None => wrong.push(format!("{text}: not read")),
        }
    }
    wrong
}

/// The truths of the gallery's clues.
fn truths(puzzle: &GridPuzzle) -> Vec<Truth> {
    puzzle.clues.iter().map(|clue| clue.truth.clone().expect("the gallery states every clue")).collect()
}

/// Joins the lines of a clue, which begins with its number.
fn numbered(lines: &[&str]) -> Vec<String> {
    let mut clues: Vec<String> = Vec::new();
    for line in lines {
        if let Some((_, text)) = line.split_once(". ").filter(|(number, _)| number.parse::<u32>().is_ok()) {
            clues.push(text.to_owned());
        } else {
            let clue = clues.last_mut().expect("the first line has a number");
            clue.push(' ');
            clue.push_str(line);
        }
    }
    clues
}

#[test]
fn guest_speakers() {
    let Some(document) = document("003") else { return };
    let puzzle = gallery("gastsprekers");
    let table = numbered(&sentences(&document, "enkele gastsprekers.\n\naanwijzinglogica\n", "Deze opgave"));
    let lines = document.lines().filter_map(|line| line.trim().strip_prefix("my_puzzle.append_rule('"));
    let program: Vec<&str> = lines.filter_map(|line| line.split_once("',\\").map(|(text, _)| text)).collect();
    for clues in [table, numbered(&program)] {
        assert_eq!(clues.len(), 5, "{clues:?}");
        let clues: Vec<(String, Truth)> = clues.into_iter().zip(truths(&puzzle)).collect();
        assert!(wrong(&puzzle, &clues).is_empty(), "{:#?}", wrong(&puzzle, &clues));
    }
}

#[test]
fn ways_to_school() {
    let Some(document) = document("003") else { return };
    let puzzle = gallery("schoolverkeer");
    let lines = sentences(&document, "te laat zijn ?'\n\naanwijzinglogica (python)\n", "Tips:");
    assert_eq!(lines.len(), 8, "{lines:?}");
    let clues: Vec<(String, Truth)> = lines.into_iter().map(String::from).zip(truths(&puzzle)).collect();
    assert!(wrong(&puzzle, &clues).is_empty(), "{:#?}", wrong(&puzzle, &clues));
}
