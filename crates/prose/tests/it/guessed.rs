//! Sentences that only the second reader understands, each with its meaning, in every language that has a file:
//! `tests/guessed/<language>.txt`.
//!
//! `== NAME` begins a puzzle. A sentence has its meaning below it, `= EXPRESSION`: the cheapest guess must mean that.
//! `= nothing` is for one that states nothing. `> SENTENCE` above it is the sentence before, about which it may go on.
//! `! EXPRESSION` below it instead is what no guess may mean.

use std::fmt::Write as _;

use bachet_notation::clue::Truth;
use bachet_notation::{GridPuzzle, expression, read_clue};
use bachet_prose::{Guess, Language, Reader};

use crate::literate;
use crate::sets::judge::equivalent;

#[test]
fn the_cheapest_guess_is_what_is_meant() {
    let mut wrong = String::new();
    for (code, source) in literate::files("guessed") {
        for puzzle in literate::puzzles(&source) {
            check(&code, puzzle, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Guesses at the sentences of a puzzle, and appends those that are guessed otherwise.
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
        let guesses = reader.guesses(line, before.take()).pop().unwrap_or_default();
        let meanings: Vec<String> = guesses.iter().map(|guess| shown(&puzzle, guess)).collect();
        while let Some(meant) = lines.next_if(|line| line.starts_with("= ") || line.starts_with("! ")) {
            let is_denied = meant.starts_with('!');
            let is_meant = |guess: &Guess| means(&puzzle, guess, &meant[2..]);
            let fits = if is_denied { !guesses.iter().any(is_meant) } else { guesses.first().is_some_and(is_meant) };
            if !fits {
                writeln!(wrong, "{code}, {name}: {line}\n    {meant}\n    {meanings:?}").expect("writing to a string");
            }
        }
    }
}

fn shown(puzzle: &GridPuzzle, guess: &Guess) -> String {
    guess.truth.as_ref().map_or_else(|| "nothing".to_owned(), |truth| expression(puzzle, truth))
}

/// Whether a guess is what an expression means.
fn means(puzzle: &GridPuzzle, guess: &Guess, meant: &str) -> bool {
    if meant == "nothing" {
        return guess.truth.is_none();
    }
    let truth: Truth = read_clue(puzzle, meant).0.unwrap_or_else(|| panic!("an expression: {meant}"));
    guess.truth.as_ref().is_some_and(|guess| equivalent(puzzle, &truth, guess))
}
