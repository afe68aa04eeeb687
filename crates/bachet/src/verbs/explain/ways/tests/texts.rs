//! Explanations as people read them.

use super::*;
use crate::messages::{Language, Messages};
use crate::report::why_ways;

/// Returns an explanation as text.
fn told(name: &str, language: Language) -> String {
    let puzzle = read(gallery::get(name).unwrap());
    let ways = puzzle.ways().unwrap();
    let found = explain(&*ways, &mut Budget::unlimited()).unwrap();
    let blocks = why_ways::explanation(&Messages::new(language), &puzzle, &found, false);
    bachet_draw::plain(&bachet_draw::text(&bachet_draw::Page { blocks, ..bachet_draw::Page::default() }))
}

#[test]
fn wolf_goat_and_cabbage_in_english() {
    insta::assert_snapshot!(told("wolf-goat-cabbage", Language::English));
}

#[test]
fn the_jealous_husbands_in_french() {
    insta::assert_snapshot!(told("maris-jaloux", Language::French));
}

#[test]
fn one_seat_in_french() {
    insta::assert_snapshot!(told("maris-jaloux-un-siege", Language::French));
}

#[test]
fn dogs_and_cats_in_dutch() {
    insta::assert_snapshot!(told("honden-en-katten", Language::Dutch));
}
