//! Explanations as people read them; those of ways are in the library's own tests. Read them aloud when they change.

use bachet::front::{drawings, report};
use bachet::messages::Messages;
use bachet::verbs::{self, ExplainOptions};
use bachet::{Budget, Language};
use bachet_draw::{Page, plain, text};

use super::puzzle;

/// Returns an explanation as the program prints it.
fn told(name: &str, language: Language) -> String {
    let puzzle = puzzle(name);
    let found = verbs::explain(&puzzle, &ExplainOptions::default(), &mut Budget::unlimited()).expect("it is sound");
    let messages = Messages::new(language);
    let mut blocks = drawings::explanation(&puzzle, &found, false, &messages);
    blocks.extend(report::explanation_end(&puzzle, &found, &messages));
    plain(&text(&Page { blocks, ..Page::default() }))
}

#[test]
fn the_zebra_in_english() {
    insta::assert_snapshot!(told("zebra", Language::English));
}

#[test]
fn guests_in_dutch() {
    insta::assert_snapshot!(told("gastsprekers", Language::Dutch));
}

#[test]
fn belts_in_french() {
    insta::assert_snapshot!(told("ceintures", Language::French));
}

#[test]
fn seventeen_givens_in_french() {
    insta::assert_snapshot!(told("17-clue", Language::French));
}

#[test]
fn diagonals_in_english() {
    insta::assert_snapshot!(told("x-sudoku", Language::English));
}
