//! A large board on which suppositions need others inside them.

use bachet_budget::Budget;
use bachet_explain::board::{Layout, State};
use bachet_explain::explainer::Explainer;
use bachet_explain::subsets::board::{BoardEnd, BoardSubsets, BoardWeights};

use crate::boards::{board, solution};
use crate::checker::Checker;

/// A random solution of a board with diagonals, from which givens were removed as long as it stayed the only one.
const BOARD: &str = "\
sudoku: sixteen with diagonals

. 4 . . | . . . . | . . 2 . | 14 12 . .
. 1 . 11 | . . . 16 | 3 8 12 15 | 9 . 2 .
. . . . | 1 6 . . | 5 . . 4 | 11 . 13 8
7 . 14 . | . . . . | . . 10 . | . 4 15 .
. 8 . 2 | . . . 1 | 14 . 7 . | . . . .
. . . . | 12 . 7 . | . . 11 . | 2 . . .
. . . . | 13 2 3 . | 16 12 . . | . . . .
. 7 9 13 | . . 14 . | 6 . 15 . | . 10 . .
. 15 . . | 9 . . . | . . . . | . . 6 .
4 . . . | . 12 . 2 | . . . 14 | . . . 3
. 2 5 9 | . 13 1 . | 7 . . . | . . . 4
8 . 13 . | . 4 16 6 | . 5 . . | . 9 12 .
2 . . . | . . . . | . . 8 . | 12 16 . 13
12 . . . | 10 . 6 . | 1 16 13 11 | . . . .
. . . . | 11 . . . | 12 6 . . | . 1 . .
. . 7 . | 2 . . 15 | . 14 . . | . . 8 .

diagonals
";

/// Number of steps of the general search that are checked.
const CHECKED: usize = 3;

#[test]
fn suppositions_inside_suppositions_follow() {
    let sudoku = board(BOARD);
    let layout: Layout<4> = Layout::new(&sudoku).expect("the board fits");
    let subsets = BoardSubsets::new(&sudoku, &layout, BoardWeights::default());
    let mut explainer = Explainer::new(&layout);
    let mut state = State::given(&sudoku, &layout);
    let solution = solution(&sudoku);
    let mut checked = 0;
    while checked < CHECKED {
        let technique = explainer.next_step(&layout, &state, &mut Budget::unlimited());
        let step = technique.unwrap_or_else(|| {
            let mut budget = Budget::unlimited().steps(5_000);
            assert_eq!(subsets.next_step(&state, &mut budget).err(), Some(BoardEnd::Unknown), "5,000 are too few");
            assert!(budget.used() <= 5_000, "{}", budget.used());
            checked += 1;
            let step = subsets.next_step(&state, &mut Budget::unlimited()).expect("a step");
            assert!(step.cases[0].steps.iter().any(|inner| !inner.cases.is_empty()), "{step:?}");
            Checker { layout: &layout, sudoku: &sudoku, state: &state, solution: &solution }.check(&step);
            step
        });
        step.facts.iter().for_each(|&fact| state.apply(&layout, fact));
    }
}
