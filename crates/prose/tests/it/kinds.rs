//! Basic sentences in puzzles with every kind of category that they may be about, in every language that has a file:
//! `tests/kinds/<language>.txt`.
//!
//! The first paragraph has the categories that all puzzles share, the second one a category for each puzzle, the third
//! one sentences with their meanings, in which `X` is the category, and `FIRST` and `LAST` are its ends. A sentence is
//! read as meant, or that is its likeliest guess, in every puzzle. The snapshot shows in how many it is read.

use std::fmt::Write as _;

use bachet_notation::{read_clue, read_grid};
use bachet_prose::{Language, Reader};

use crate::literate;
use crate::sets::judge::equivalent;

#[test]
fn basic_sentences_are_understood_whatever_the_category_is_called() {
    let (mut report, mut wrong) = (String::new(), String::new());
    for (code, source) in literate::files("kinds") {
        writeln!(report, "== {code}").expect("a string takes everything");
        check(&code, &source, &mut report, &mut wrong);
    }
    assert!(wrong.is_empty(), "{wrong}");
    insta::assert_snapshot!("kinds", report);
}

fn check(code: &str, source: &str, report: &mut String, wrong: &mut String) {
    let language = Language::builtin(code).expect("the program brings the language");
    let mut parts = source.split("\n\n").filter(|part| !part.starts_with('#'));
    let mut next = || parts.next().expect("three paragraphs");
    let (shared, kinds, sentences) = (next(), next(), next());
    let lines: Vec<&str> = sentences.lines().collect();
    for pair in lines.chunks(2) {
        let [sentence, meant] = pair else { panic!("{pair:?}: a sentence and its meaning") };
        let mut read = 0;
        for kind in kinds.lines() {
            let (puzzle, problems) = read_grid(&format!("grid: {code}\nlanguage: {code}\n{shared}\n{kind}\n"));
            assert!(problems.is_empty(), "{kind}: {problems:?}");
            let values = &puzzle.categories.last().expect("a category").values;
            let ends = (values.first().expect("a value").text.as_str(), values.last().expect("a value").text.as_str());
            let name = puzzle.categories.last().expect("a category").name.as_str();
            let quoted = |text: &str| format!("\"{text}\"");
            let meant = meant[2..].replace("FIRST", &quoted(ends.0)).replace("LAST", &quoted(ends.1));
            let meant = read_clue(&puzzle, &meant.replace("X(", &format!("{name}("))).0.expect("a valid expression");
            let guesses = Reader::new(&puzzle, language).guesses(sentence, None).pop().unwrap_or_default();
            let first = guesses.first();
            let is_meant =
                first.and_then(|guess| guess.truth.as_ref()).is_some_and(|truth| equivalent(&puzzle, truth, &meant));
            if !is_meant {
                writeln!(wrong, "{code}, {kind}: {sentence} {first:?}").expect("a string takes everything");
            }
            read += usize::from(first.is_some_and(|guess| guess.assumptions.is_empty()));
        }
        writeln!(report, "{read} of {}: {sentence}", kinds.lines().count()).expect("a string takes everything");
    }
}
