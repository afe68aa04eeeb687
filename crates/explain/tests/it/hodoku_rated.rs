//! Boards with the score and level of HoDoKu 2.2.0.

use bachet_budget::Budget;
use bachet_explain::board::Layout;
use bachet_explain::hodoku::rate;

use crate::data::{board, shared};

#[test]
fn scores_and_levels_are_those_of_hodoku() {
    let Some(text) = shared("explain/hodoku_rated.txt") else { return };
    let layout: Layout<2> = Layout::new(&board(&".".repeat(81))).expect("a board of 81 cells");
    for line in text.lines() {
        let mut fields = line.split(' ');
        let mut next = || fields.next().expect("three fields");
        let (cells, score, level) = (next(), next(), next());
        let rating = rate(&layout, &board(cells), &mut Budget::unlimited()).expect("one solution");
        let found = (rating.score.to_string(), format!("{:?}", rating.level).to_uppercase());
        assert_eq!(found, (score.to_owned(), level.to_owned()), "{cells}");
    }
}
