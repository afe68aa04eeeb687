//! Puzzles of every family, and boards by chance.

use bachet::gallery;
use proptest::prelude::*;

/// A classic board with one solution.
pub(crate) const BOARD: &str = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
/// Its solution.
pub(crate) const SOLUTION: &str = "468931527751624839392578461134756298289413675675289314846192753513867942927345186";
/// A logic grid with two solutions.
pub(crate) const TWO: &str = "grid: Pets\nwho: Ann, Bob, Cy\npet: cat, dog, owl\n1. Ann does not have the cat.\n\
                              2. Ann does not have the dog.\n";

/// What a row may have: puzzles of every family in different notations, boards by chance, and what is none.
pub(crate) fn row() -> impl Strategy<Value = Option<String>> {
    let gallery: Vec<String> = gallery::all().map(|(_, text)| text.to_owned()).collect();
    let cell = prop_oneof![8 => Just('.'), 1 => Just('0'), 1 => prop::char::range('0', '9')];
    prop_oneof![
        1 => Just(None),
        4 => prop::sample::select(gallery).prop_map(Some),
        2 => Just(Some(TWO.to_owned())),
        6 => thinned().prop_map(Some),
        2 => prop::collection::vec(cell, 79..=82).prop_map(|cells| Some(cells.into_iter().collect())),
        1 => "\\PC{0,40}".prop_map(Some),
        1 => "[.0-9*_xX \\x00-\\x20]{81}".prop_map(Some),
    ]
}

/// A solved board of which some cells are emptied, and perhaps one is changed.
fn thinned() -> impl Strategy<Value = String> {
    let kept = prop::collection::vec(prop::bool::weighted(0.4), 81);
    let changed = prop::option::weighted(0.2, (0..81_usize, prop::char::range('1', '9')));
    (kept, changed, prop::sample::select(vec!['.', '0'])).prop_map(|(kept, changed, empty)| {
        let mut cells: Vec<char> =
            SOLUTION.chars().zip(kept).map(|(cell, is_kept)| if is_kept { cell } else { empty }).collect();
        if let Some((at, value)) = changed {
            cells[at] = value;
        }
        cells.into_iter().collect()
    })
}
