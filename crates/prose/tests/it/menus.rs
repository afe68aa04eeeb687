//! What sentences may mean by what they name, in every language that has a file: `tests/menus/<language>.txt`.
//!
//! `== NAME` begins a puzzle. A sentence has the first entries of its menu below it, in order, each `= EXPRESSION`;
//! `! EXPRESSION` is what no entry may mean. `> SENTENCE` above it is the sentence before, about which it may go on.

use std::fmt::Write as _;

use bachet_notation::clue::{Comparison, Truth};
use bachet_notation::{GridPuzzle, expression, read_clue};
use bachet_prose::{Language, Reader};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::literate;
use crate::sets::judge::{equivalent, possible};
use crate::words::random::{Builder, shown};

/// Maximum number of entries of a sentence.
const MAX_ENTRIES: usize = 6;

#[test]
fn the_likeliest_entries_come_first() {
    let mut wrong = String::new();
    for (code, source) in literate::files("menus") {
        for puzzle in literate::puzzles(&source) {
            check(&code, puzzle, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Appends the sentences of a puzzle whose menus are others.
fn check(code: &str, source: &str, wrong: &mut String) {
    let language = Language::builtin(code).expect("the program brings the language");
    let (name, puzzle, lines) = literate::puzzle(code, source);
    let reader = Reader::new(&puzzle, language);
    let mut before = None;
    let mut lines = lines.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).peekable();
    while let Some(line) = lines.next() {
        if let Some(sentence) = line.strip_prefix("> ") {
            before = Some(sentence);
            continue;
        }
        let menu = reader.menu(line, before.take()).pop().unwrap_or_default();
        let mut entries = menu.iter();
        let mut fits = true;
        while let Some(meant) = lines.next_if(|line| line.starts_with("= ") || line.starts_with("! ")) {
            let truth = read_clue(&puzzle, &meant[2..]).0.unwrap_or_else(|| panic!("an expression: {meant}"));
            let is_meant = |entry: &Truth| equivalent(&puzzle, &truth, entry);
            fits &=
                if meant.starts_with('!') { !menu.iter().any(is_meant) } else { entries.next().is_some_and(is_meant) };
        }
        if !fits {
            writeln!(wrong, "{code}, {name}: {line}\n{}", listed(&puzzle, &menu)).expect("writing to a string");
        }
    }
}

fn listed(puzzle: &GridPuzzle, menu: &[Truth]) -> String {
    let entries: Vec<String> = menu.iter().map(|entry| format!("    {}", expression(puzzle, entry))).collect();
    entries.join("\n")
}

/// Whether a truth only says what is one. What it says of an order may be impossible by the numbers of the puzzle, which
/// the choices show.
fn is_identity(truth: &Truth) -> bool {
    match truth {
        Truth::Same(_, comparison, _) => *comparison == Comparison::Equal,
        Truth::And(all) => all.iter().all(is_identity),
        _ => false,
    }
}

/// Checks the menus of a random clue, and of the clue with some of its words shuffled: no entry is there twice, and none
/// says of one thing that it has two values of a category.
fn has_menu(bytes: &[u8], order: &[usize], code: &str) {
    let language = Language::builtin(code).expect("it is built in");
    let mut builder = Builder::new(bytes, code);
    let puzzle = builder.puzzle();
    let truth = shown(&puzzle, builder.truth());
    let said = bachet_prose::words(&puzzle, language, &truth);
    let mut words: Vec<&str> = said.split(' ').collect();
    let length = words.len();
    for (at, other) in order.iter().enumerate().take(length) {
        words.swap(at, other % length);
    }
    let reader = Reader::new(&puzzle, language);
    for text in [said.clone(), words.join(" ")] {
        for menu in reader.menu(&text, Some(&said)) {
            assert!(menu.len() <= MAX_ENTRIES, "{text}");
            for (at, entry) in menu.iter().enumerate() {
                assert!(!menu[..at].contains(entry), "{text}\n{}", listed(&puzzle, &menu));
                let is_possible = !is_identity(entry) || possible(&puzzle, entry.clone());
                assert!(is_possible, "{text}\n{}", listed(&puzzle, std::slice::from_ref(entry)));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn english_menus_are_sound(bytes in vec(any::<u8>(), 0..90), order in vec(any::<usize>(), 0..6)) {
        has_menu(&bytes, &order, "en");
    }

    #[test]
    fn french_menus_are_sound(bytes in vec(any::<u8>(), 0..90), order in vec(any::<usize>(), 0..6)) {
        has_menu(&bytes, &order, "fr");
    }

    #[test]
    fn dutch_menus_are_sound(bytes in vec(any::<u8>(), 0..90), order in vec(any::<usize>(), 0..6)) {
        has_menu(&bytes, &order, "nl");
    }

    #[test]
    fn german_menus_are_sound(bytes in vec(any::<u8>(), 0..90), order in vec(any::<usize>(), 0..6)) {
        has_menu(&bytes, &order, "de");
    }
}
