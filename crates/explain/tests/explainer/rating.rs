//! Ratings agree with those of Sudoku Explainer 1.2.1.

use bachet_budget::Budget;
use bachet_explain::board::Layout;
use bachet_explain::explainer::{Explainer, TECHNIQUES, rate, rate_each};

use crate::boards::{classic, data};

/// Number of boards that are rated; all of the file were rated when the techniques were written, without a difference.
const SAMPLE: usize = 240;

#[test]
fn ratings_agree_with_sudoku_explainer() {
    let Some(lines) = data("explain/se_rated.txt") else { return };
    let mut board = None;
    for line in lines.iter().step_by((lines.len() / SAMPLE).max(1)) {
        let (line, expected) = line.split_at(81);
        let sudoku = classic(line);
        let (layout, explainer) = board.get_or_insert_with(|| {
            let layout: Layout<2> = Layout::new(&sudoku).expect("the board fits");
            let explainer = Explainer::for_rating(&layout);
            (layout, explainer)
        });
        let rating = rate(&sudoku, layout, explainer, &mut Budget::unlimited());
        assert_eq!(rating.map(|rating| rating.to_string()), Ok(expected.trim().to_owned()), "{line}");
    }
}

#[test]
fn a_board_has_the_same_rating_alone_and_after_others() {
    let lines = [
        "....5..6...........95.76.8..6..194..3.............8.217....431...21........78...4",
        "8.2.....4.9......7..5..139..8..17......5.2..1.....8.36..71.....4...7....32...5...",
    ];
    let boards = lines.map(classic);
    let layout: Layout<2> = Layout::new(&boards[0]).expect("the board fits");
    let mut used = Explainer::for_rating(&layout);
    for at in [0, 1, 0, 1] {
        let alone = rate(&boards[at], &layout, &mut Explainer::new(&layout), &mut Budget::unlimited());
        assert_eq!(rate(&boards[at], &layout, &mut used, &mut Budget::unlimited()), alone);
        assert_eq!(alone.map(|rating| rating.to_string()).as_deref(), Ok(["8.9 1.2 1.2", "8.3 2.5 2.5"][at]));
    }
}

#[test]
fn steps_behind_a_rating_are_in_the_table() {
    let sudoku = classic("..7..3568.6..1874............64..8.......7..9..485.3.....12....2.......4.53......");
    let layout: Layout<2> = Layout::new(&sudoku).expect("the board fits");
    let mut hardest = 0;
    let rating = rate_each(&sudoku, &layout, &mut Explainer::for_rating(&layout), &mut Budget::unlimited(), |step| {
        hardest = hardest.max(step.rating);
        assert!(step.rating >= step.technique.explainer.unwrap_or(0), "{step:?}");
        assert!(TECHNIQUES.iter().any(|technique| technique.id == step.technique.id));
    });
    assert_eq!(rating.map(|rating| rating.er), Ok(hardest));
}

#[test]
fn the_table_is_in_order_and_ids_are_unique() {
    assert!(TECHNIQUES.is_sorted_by_key(|technique| technique.explainer));
    for (at, technique) in TECHNIQUES.iter().enumerate() {
        assert!(TECHNIQUES[..at].iter().all(|other| other.id != technique.id), "{}", technique.id);
    }
}
