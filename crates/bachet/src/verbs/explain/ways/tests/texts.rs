//! Explanations as people read them.

use std::fmt::Write as _;

use super::*;
use crate::messages::{Language, Messages};
use crate::report::why_ways;
use crate::verbs::HintStrength;

/// Returns an explanation as text.
fn told(name: &str, language: Language) -> String {
    let puzzle = read(gallery::get(name).unwrap());
    let ways = puzzle.ways().unwrap();
    let found = explain(&*ways, &mut Budget::unlimited()).unwrap();
    let blocks = why_ways::explanation(&Messages::new(language), &puzzle, &found, false);
    bachet_draw::plain(&bachet_draw::text(&bachet_draw::Page { blocks, ..bachet_draw::Page::default() }))
}

/// Returns the hints of all strengths after these moves, as text.
fn hinted(name: &str, way: &[&str], language: Language) -> String {
    let puzzle = read(gallery::get(name).unwrap());
    let ways = puzzle.ways().unwrap();
    let way: Vec<State> = way.iter().map(|text| ways.read_state(text).unwrap()).collect();
    let found = crate::verbs::hint::ways::hint(&*ways, None, &way, &mut Budget::unlimited()).unwrap();
    let messages = Messages::new(language);
    let strengths = [HintStrength::Where, HintStrength::Why, HintStrength::What];
    let blocks = strengths.iter().flat_map(|strength| why_ways::hint(&messages, &puzzle, &found, *strength)).collect();
    bachet_draw::plain(&bachet_draw::text(&bachet_draw::Page { blocks, ..bachet_draw::Page::default() }))
}

/// Returns a rating as text.
fn rated(name: &str, language: Language) -> String {
    let puzzle = read(gallery::get(name).unwrap());
    let ways = puzzle.ways().unwrap();
    let found = crate::verbs::rate::ways::rate(&*ways, &mut Budget::unlimited()).unwrap();
    let blocks = why_ways::rating(&Messages::new(language), &puzzle, &found);
    bachet_draw::plain(&bachet_draw::text(&bachet_draw::Page { blocks, ..bachet_draw::Page::default() }))
}

#[test]
fn hints_and_ratings_in_all_languages() {
    const WAYS: [(&str, &[&str]); 10] = [
        ("wolf-goat-cabbage", &[]),
        ("wolf-goat-cabbage", &["farmer, boat"]),
        ("wolf-goat-cabbage", &["farmer, goat, boat", "goat", "farmer, goat, boat"]),
        (
            "wolf-goat-cabbage",
            &["farmer, goat, boat", "goat", "farmer, wolf, goat, boat", "wolf", "wolf, farmer, boat", "wolf"],
        ),
        ("maris-jaloux", &["femme bleue, femme verte, boat"]),
        ("maris-jaloux-un-siege", &[]),
        ("torch", &["walker 3, walker 4, boat", "walker 3"]),
        ("hanoi", &["2, 1, 1, 1, 1"]),
        ("eight", &[]),
        ("mill", &[]),
    ];
    let mut text = String::new();
    for (name, way) in WAYS {
        for language in Language::ALL {
            let _ = writeln!(text, "=== {name} {way:?} {}\n{}", language.tag(), hinted(name, way, *language));
        }
    }
    for name in ["wolf-goat-cabbage", "maris-jaloux", "hanoi", "fifteen", "maris-jaloux-un-siege"] {
        for language in Language::ALL {
            let _ = writeln!(text, "=== {name} {}\n{}", language.tag(), rated(name, *language));
        }
    }
    insta::assert_snapshot!(text);
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

#[test]
fn two_boats_in_dutch() {
    insta::assert_snapshot!(told("mill", Language::Dutch));
}

#[test]
fn jugs_in_french() {
    insta::assert_snapshot!(told("cruches", Language::French));
}

/// Every text of the gallery can be written in every language, with pictures, without a missing argument.
#[test]
fn every_explanation_has_words() {
    for (name, source) in gallery::all() {
        let puzzle = read(source);
        let Some(ways) = puzzle.ways() else { continue };
        let found = explain(&*ways, &mut Budget::unlimited()).unwrap();
        for language in Language::ALL {
            let blocks = why_ways::explanation(&Messages::new(*language), &puzzle, &found, true);
            let page = bachet_draw::Page { blocks, ..bachet_draw::Page::default() };
            let text = bachet_draw::plain(&bachet_draw::text(&page));
            assert!(!text.contains("{$") && !text.contains("why-"), "{name}: {text}");
        }
    }
}

#[test]
fn a_start_that_is_a_goal_needs_no_move() {
    let puzzle = read("jugs: x\ncapacity: 3, 5\nstart: 0, 4\ngoal: 4\n");
    let found = explain(&*puzzle.ways().unwrap(), &mut Budget::unlimited()).unwrap();
    assert!(found.steps.is_empty() && found.no_way.is_none());
    let blocks = why_ways::explanation(&Messages::new(Language::English), &puzzle, &found, true);
    let text = bachet_draw::plain(&bachet_draw::text(&bachet_draw::Page { blocks, ..bachet_draw::Page::default() }));
    assert!(text.contains("0 moves") && !text.contains("Why"), "{text}");
}
