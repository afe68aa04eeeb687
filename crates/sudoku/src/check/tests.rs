//! Redundant givens of a board whose questions are too hard for a short search.

use std::ops::ControlFlow;

use bachet_notation::sudoku::{CellId, read};

use super::needed::with;
use super::{Budget, CheckOptions, check};
use crate::{Sudoku, count_up_to, solve};

/// The board of 16x16 of the gallery, with more givens of its solution.
fn board() -> Sudoku {
    let (source, _) = read(include_str!("../../../../puzzles/sixteen.bachet"), None);
    let (sudoku, problems) = Sudoku::new(&source.puzzle);
    assert_eq!(problems, []);
    let mut candidates = sudoku.all_candidates().to_vec();
    solve(&sudoku, &mut Budget::unlimited(), |solution| {
        for at in (0..candidates.len()).step_by(31) {
            candidates[at] = 1 << (solution.values()[at] - 1);
        }
        ControlFlow::Break(())
    });
    sudoku.with_candidates(candidates)
}

fn is_unique_without(sudoku: &Sudoku, cell: CellId) -> bool {
    let count = count_up_to(&with(sudoku, cell, sudoku.all_values()), 2, &mut Budget::unlimited());
    count.number == 1u32.into()
}

#[test]
fn redundant_givens_are_those_without_which_the_solution_is_unique() {
    let sudoku = board();
    let mut budget = Budget::unlimited();
    let all = check(&sudoku, CheckOptions::default(), &mut budget);
    assert!(all.complete);
    let expected: Vec<CellId> = sudoku.givens().filter(|&cell| is_unique_without(&sudoku, cell)).collect();
    assert_eq!(all.redundant, expected);
    assert!(expected.len() > 3 && expected.len() < sudoku.givens().count() - 10, "{}", expected.len());

    let sufficient = all.sufficient.expect("it is complete");
    let left_out = sudoku.givens().filter(|cell| !sufficient.contains(cell));
    let fewer = left_out.fold(sudoku.clone(), |board, cell| with(&board, cell, sudoku.all_values()));
    assert_eq!(count_up_to(&fewer, 2, &mut Budget::unlimited()).number, 1u32.into());
    assert!(!sufficient.iter().any(|&cell| is_unique_without(&fewer, cell)), "none may be left out");

    // With fewer steps some of them are found, in the same order.
    let mut numbers = Vec::new();
    for steps in (0..=14).map(|halvings| budget.used() >> halvings).rev() {
        let some = check(&sudoku, CheckOptions::default(), &mut Budget::unlimited().steps(steps));
        let mut rest = all.redundant.iter();
        assert!(some.redundant.iter().all(|cell| rest.any(|other| other == cell)), "{steps} steps");
        assert_eq!(some.complete, steps == budget.used(), "{steps} steps");
        numbers.push(some.redundant.len());
    }
    assert!(numbers.is_sorted() && numbers.iter().any(|&number| number > 0 && number < expected.len()), "{numbers:?}");
}
