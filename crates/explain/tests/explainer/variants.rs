//! Boards with other houses and rules, and of other sizes.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_explain::board::{BoardRule, Layout, State};
use bachet_explain::explainer::{Explainer, rate};
use bachet_sudoku::solve;

use crate::boards::board;
use crate::steps::solve_and_check;

const X: &str = include_str!("../../../../puzzles/x-sudoku.bachet");
const IRREGULAR: &str = include_str!("../../../../puzzles/irregular.bachet");

#[test]
fn boards_with_other_houses_are_solved_by_checked_steps() {
    for source in [X, IRREGULAR] {
        let sudoku = board(source);
        let seen = solve_and_check::<2>(&sudoku);
        assert!(seen.len() > 1, "{seen:?}");
        let layout: Layout<2> = Layout::new(&sudoku).expect("the board fits");
        let rating = rate(&sudoku, &layout, &mut Explainer::for_rating(&layout), &mut Budget::unlimited());
        assert!(rating.is_ok_and(|rating| rating.er >= rating.ep && rating.ep >= rating.ed), "{rating:?}");
    }
}

#[test]
fn small_and_large_boards_have_steps() {
    let seen = solve_and_check::<2>(&board(include_str!("../../../../puzzles/six.bachet")));
    assert!(!seen.is_empty());
    let seen = solve_and_check::<4>(&board(include_str!("../../../../puzzles/sixteen.bachet")));
    assert!(seen.len() > 1, "{seen:?}");
}

#[test]
fn uniqueness_is_not_used_where_rules_say_more() {
    let source = X.replace("diagonals", "diagonals\nanti-knight");
    let (read, _) = bachet_notation::sudoku::read(&source, None);
    let (sudoku, _) = bachet_sudoku::Sudoku::new(&read.puzzle);
    let layout: Layout<2> = Layout::new(&sudoku).expect("the board fits");
    assert!(!layout.pairs.is_empty());
    let mut state = State::given(&sudoku, &layout);
    let mut explainer = Explainer::new(&layout);
    let mut solutions = 0;
    solve(&sudoku, &mut Budget::unlimited(), |_| {
        solutions += 1;
        ControlFlow::Break(())
    });
    let mut budget = Budget::unlimited().steps(1_000_000);
    while let Some(step) = explainer.next_step(&layout, &state, &mut budget) {
        assert!(!step.rules.contains(&BoardRule::OneSolution));
        step.facts.iter().for_each(|&fact| state.apply(&layout, fact));
    }
}
