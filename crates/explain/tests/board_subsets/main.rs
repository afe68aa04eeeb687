//! Tests of boards that are explained by small sets of reasons alone.

mod oracle;

use std::path::Path;

use bachet_budget::Budget;
use bachet_explain::Fact;
use bachet_explain::board::{Layout, State};
use bachet_explain::subsets::board::{BoardEnd, BoardSubsets, BoardWeights};
use bachet_sudoku::Sudoku;

use crate::oracle::Oracle;

fn read(text: &str) -> Sudoku {
    let (source, _) = bachet_notation::sudoku::read(text, None);
    let (sudoku, problems) = Sudoku::new(&source.puzzle);
    assert_eq!(problems, [], "{text}");
    sudoku
}

/// Explains a board, checks each step, and returns the largest number of rules of a step.
fn check(name: &str, sudoku: &Sudoku) -> usize {
    let layout = Layout::<2>::new(sudoku).expect("a board of usual size");
    let board = BoardSubsets::new(sudoku, &layout, BoardWeights::default());
    let explanation = board.explain(&State::given(sudoku, &layout), &mut Budget::unlimited());
    assert_eq!(explanation.end, BoardEnd::Solved, "{name}");
    let mut oracle = Oracle::new(sudoku, &layout);
    let mut state = State::given(sudoku, &layout);
    let mut largest = 0;
    for step in &explanation.steps {
        let is_known = |fact: &Fact| {
            let (cell, value) = (fact.place.into(), fact.value.into());
            match state.value(cell) {
                Some(placed) => (placed == value) == fact.holds,
                None => !fact.holds && !state.has(cell, value),
            }
        };
        assert!(step.known.iter().all(is_known), "{name}: {step:?}");
        assert!(step.facts.iter().all(|fact| state.has(fact.place.into(), fact.value.into())), "{name}: {step:?}");
        oracle.check(step);
        largest = largest.max(step.rules.len());
        for &fact in &step.facts {
            if state.has(fact.place.into(), fact.value.into()) {
                state.apply(&layout, fact);
            }
        }
    }
    assert!(state.is_solved(), "{name}");
    largest
}

#[test]
fn every_step_of_the_gallery_follows_and_needs_all_its_reasons() {
    for name in ["17-clue", "difficile", "irregular", "x-sudoku", "start"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../puzzles/{name}.bachet"));
        let text = std::fs::read_to_string(path).expect("a puzzle of the gallery");
        check(name, &read(&text));
    }
}

#[test]
fn rules_that_no_technique_knows_are_explained() {
    // The two givens of the Miracle Sudoku by Mitchell Lee.
    let miracle = "sudoku: miracle\n\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n\
                   . . 1 . . . . . .\n. . . . . . 2 . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n\
                   anti-knight\nanti-king\nnonconsecutive\n";
    let largest = check("miracle", &read(miracle));
    assert!(largest <= 12, "{largest} rules");
}

#[test]

fn boards_of_moderate_difficulty_are_explained() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/explain/qqwing_expert.sdm");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: no {}", path.display());
        return;
    };
    for board in text.lines().take(12) {
        check(board, &read(board));
    }
}
