//! Every step of some boards follows from what it states, and from nothing less.

use std::collections::BTreeSet;

use bachet_budget::Budget;
use bachet_explain::board::{Layout, State};
use bachet_explain::explainer::Explainer;
use bachet_explain::subsets::board::{BoardSubsets, BoardWeights};
use bachet_sudoku::Sudoku;

use crate::boards::{classic, data, solution};
use crate::checker::Checker;

/// Solves a board by steps, checks each, with as few reasons as it can have, too, and returns their techniques.
pub(crate) fn solve_and_check<const W: usize>(sudoku: &Sudoku) -> BTreeSet<&'static str> {
    let layout: Layout<W> = Layout::new(sudoku).expect("the board fits");
    let mut state = State::given(sudoku, &layout);
    let mut explainer = Explainer::new(&layout);
    let subsets = BoardSubsets::new(sudoku, &layout, BoardWeights::default());
    let solution = solution(sudoku);
    let mut seen = BTreeSet::new();
    while !state.is_solved() {
        let step = explainer.next_step(&layout, &state, &mut Budget::unlimited()).expect("a step");
        let checker = Checker { layout: &layout, sudoku, state: &state, solution: &solution };
        checker.check(&step);
        let minimal = subsets.minimal(&state, step.clone(), &mut Budget::unlimited());
        checker.check(&minimal);
        assert_eq!(checker.needless(&minimal), None, "{} {:?}", minimal.technique.id, minimal.facts);
        seen.insert(step.technique.id);
        step.facts.iter().for_each(|&fact| state.apply(&layout, fact));
    }
    seen
}

/// Boards that need chains of every kind up to dynamic ones.
const BOARDS: [&str; 4] = [
    "........1.......2...3.45........34.5.2.6.....7...........2....8..4.....36..7.....",
    "..7..3568.6..1874............64..8.......7..9..485.3.....12....2.......4.53......",
    "....5..6...........95.76.8..6..194..3.............8.217....431...21........78...4",
    "8.2.....4.9......7..5..139..8..17......5.2..1.....8.36..71.....4...7....32...5...",
];

#[test]
fn steps_follow_from_what_they_state() {
    for line in BOARDS {
        solve_and_check::<2>(&classic(line));
    }
}

/// A board that needs nets within nets.
const NESTED: &str = "98.76.5.......9.....75.....8.6..74...4.6.....7...4..3.2.5..89....8..67.....1....2";

#[test]
fn nested_steps_follow() {
    let seen = solve_and_check::<2>(&classic(NESTED));
    assert!(seen.contains("technique-nested-multiple-forcing-chains"), "{seen:?}");
}

#[test]
fn steps_of_rated_boards_follow() {
    let Some(lines) = data("explain/se_rated.txt") else { return };
    let mut seen = BTreeSet::new();
    for line in lines.iter().step_by(12) {
        seen.extend(solve_and_check::<2>(&classic(&line[..81])));
    }
    println!("{seen:?}");
    assert!(seen.len() > 20, "{seen:?}");
}

#[test]
fn a_state_with_fewer_candidates_has_steps_too() {
    let sudoku = classic(BOARDS[0]);
    let layout: Layout<2> = Layout::new(&sudoku).expect("the board fits");
    let mut state = State::given(&sudoku, &layout);
    let solution = solution(&sudoku);
    let wrong: Vec<(usize, usize)> = state
        .empty
        .iter()
        .flat_map(|cell| (0..9).map(move |value| (cell, value)))
        .filter(|&(cell, value)| state.has(cell, value) && solution[cell] != value)
        .collect();
    let mut explainer = Explainer::new(&layout);
    for (cell, value) in wrong.into_iter().step_by(3) {
        state.remove(cell, value);
        let step = explainer.next_step(&layout, &state, &mut Budget::unlimited()).expect("a step");
        Checker { layout: &layout, sudoku: &sudoku, state: &state, solution: &solution }.check(&step);
    }
}
