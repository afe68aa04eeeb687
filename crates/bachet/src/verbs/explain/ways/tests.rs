use super::*;
use crate::messages::{Language, Messages};
use crate::report::why_ways;
use crate::{Puzzle, gallery};

/// Returns an explanation as text.
fn told(name: &str, language: Language) -> String {
    let puzzle: Puzzle = crate::read(gallery::get(name).unwrap()).unwrap().puzzle;
    let ways = puzzle.ways().unwrap();
    let found = explain(&*ways, &mut Budget::unlimited()).unwrap();
    let blocks = why_ways::explanation(&Messages::new(language), &puzzle, &found, false);
    bachet_draw::plain(&bachet_draw::text(&bachet_draw::Page { blocks, ..bachet_draw::Page::default() }))
}

#[test]
fn dump() {
    let only = std::env::var("ONLY").unwrap_or_default();
    for (name, text) in gallery::all() {
        let puzzle: Puzzle = crate::read(text).unwrap().puzzle;
        if puzzle.ways().is_none() || !only.is_empty() && !only.split(',').any(|o| o == name) {
            continue;
        };
        let language = Language::from_tag(
            &std::env::var("LANG2").ok().or(puzzle.language().map(|l| l.to_owned())).unwrap_or_default(),
        )
        .unwrap_or_default();
        println!("=== {name}\n{}", told(name, language));
        let ways = puzzle.ways().unwrap();
        let rated = crate::verbs::rate::ways::rate(&*ways, &mut Budget::unlimited()).unwrap();
        let blocks = why_ways::rating(&Messages::new(language), &puzzle, &rated);
        println!(
            "{}",
            bachet_draw::plain(&bachet_draw::text(&bachet_draw::Page { blocks, ..bachet_draw::Page::default() }))
        );
        let hint = crate::verbs::hint::ways::hint(&*ways, None, &[], &mut Budget::unlimited()).unwrap();
        for strength in [why_ways::HintStrength::Where, why_ways::HintStrength::Kind, why_ways::HintStrength::Move] {
            let blocks = why_ways::hint(&Messages::new(language), &puzzle, &hint, strength);
            println!(
                "{}",
                bachet_draw::plain(&bachet_draw::text(&bachet_draw::Page { blocks, ..bachet_draw::Page::default() }))
            );
        }
    }
}
