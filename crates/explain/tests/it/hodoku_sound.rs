//! Techniques never contradict the solution.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_explain::board::Layout;
use bachet_explain::hodoku::{Kind, Solver, rate};
use bachet_sudoku::{Sudoku, solve};

use crate::data::{board, shared};

fn solution(sudoku: &Sudoku) -> Vec<u8> {
    let mut values = Vec::new();
    solve(sudoku, &mut Budget::unlimited(), |solution| {
        values = solution.values().iter().map(|value| value - 1).collect();
        ControlFlow::Break(())
    });
    values
}

/// Solves a board step by step; in some states looks for all steps of all techniques.
fn check(sudoku: &Sudoku, states: usize) {
    let budget = &mut Budget::unlimited();
    let layout: Layout<2> = Layout::new(sudoku).expect("a board of at most 128 cells");
    let solution = solution(sudoku);
    let mut solver = Solver::given(&layout, sudoku);
    let mut left = states;
    while let Some(step) = solver.next(budget) {
        let is_single = matches!(step.kind, Kind::FullHouse | Kind::NakedSingle | Kind::HiddenSingle);
        let all: Vec<Kind> = if is_single || left == 0 { Vec::new() } else { Kind::all().collect() };
        left -= usize::from(!all.is_empty());
        let more = all.into_iter().filter(|kind| !format!("{kind:?}").contains("Mutant"));
        let more: Vec<_> = more.flat_map(|kind| solver.all(kind, &mut Budget::unlimited())).collect();
        for step in more.iter().chain([&step]) {
            let right = step.placements.iter().all(|&(cell, value)| solution[cell as usize] == value);
            let kept = step.deletions.iter().all(|&(cell, value)| solution[cell as usize] != value);
            assert!(right && kept, "{step:?}");
        }
        solver.apply(&step);
    }
}

#[test]
fn no_step_contradicts_the_solution() {
    let Some(text) = shared("sudoku/17_clue.txt") else { return };
    text.lines().step_by(500).for_each(|line| check(&board(line), 2));
    let Some(text) = shared("sudoku/magictour_top1465.txt") else { return };
    text.lines().step_by(100).for_each(|line| check(&board(line), 3));
}

#[test]
fn boards_without_one_solution_have_no_rating() {
    let layout: Layout<2> = Layout::new(&board(&".".repeat(81))).expect("a board of 81 cells");
    for cells in [".".repeat(81), format!("11{}", ".".repeat(79)), format!("12345678.{}9", ".".repeat(71))] {
        assert_eq!(rate(&layout, &board(&cells), &mut Budget::unlimited().steps(1_000_000)), None, "{cells}");
    }
}
