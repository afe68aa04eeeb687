//! Techniques never contradict the solution.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use bachet_budget::Budget;
use bachet_explain::board::{Cells, Layout};
use bachet_explain::hodoku::{Kind, SearchOptions, Solver, rate};
use bachet_notation::sudoku::{SudokuPuzzle, read};
use bachet_sudoku::{Sudoku, count_up_to, solve};

use crate::data::{board, shared};

/// Returns the values of the first solution, from 0, in reading order.
pub(crate) fn solution(sudoku: &Sudoku) -> Vec<usize> {
    let mut values = Vec::new();
    solve(sudoku, &mut Budget::unlimited(), |solution| {
        values = solution.values().iter().map(|&value| usize::from(value) - 1).collect();
        ControlFlow::Break(())
    });
    values
}

/// Solves a board step by step; in some states looks for all steps of all techniques. Returns whether it is solved.
fn check<const W: usize>(sudoku: &Sudoku, states: usize, max_steps: u64) -> bool {
    let layout: Layout<W> = Layout::new(sudoku).expect("the sets hold all cells");
    let solution = solution(sudoku);
    let mut solver = Solver::given(&layout, sudoku);
    let mut left = states;
    while let Some(step) = solver.next(&mut Budget::unlimited().steps(max_steps)) {
        let is_single = matches!(step.kind, Kind::FullHouse | Kind::NakedSingle | Kind::HiddenSingle);
        let all: Vec<Kind> = if is_single || left == 0 { Vec::new() } else { Kind::all().collect() };
        left -= usize::from(!all.is_empty());
        let more = all.into_iter().filter(|kind| !format!("{kind:?}").contains("Mutant"));
        let more: Vec<_> = more.flat_map(|kind| solver.all(kind, &mut Budget::unlimited().steps(max_steps))).collect();
        for step in more.iter().chain([&step]) {
            let right = step.placements.iter().all(|&(cell, value)| solution[cell as usize] == usize::from(value));
            let kept = step.deletions.iter().all(|&(cell, value)| solution[cell as usize] != usize::from(value));
            assert!(right && kept, "{step:?}");
        }
        solver.apply(&step);
    }
    solver.is_solved()
}

#[test]
fn no_step_contradicts_the_solution() {
    let Some(text) = shared("sudoku/17_clue.txt") else { return };
    for line in text.lines().step_by(1000) {
        check::<2>(&board(line), 1, 300_000);
    }
    let Some(text) = shared("sudoku/magictour_top1465.txt") else { return };
    for line in text.lines().step_by(150) {
        check::<2>(&board(line), 1, 300_000);
    }
}

/// Returns a puzzle of the gallery.
fn gallery(name: &str) -> SudokuPuzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles").join(name).with_extension("bachet");
    let source = std::fs::read_to_string(path).expect("a puzzle of the gallery");
    read(&source, None).0.puzzle
}

/// Returns boards with the rules and the solution of a puzzle and other givens, none of which can be left out.
fn relatives(puzzle: &SudokuPuzzle, count: usize) -> Vec<Sudoku> {
    let sudoku = Sudoku::new(puzzle).0;
    let solution = solution(&sudoku);
    let area = solution.len();
    let with = |cells: &[bool]| {
        let mut puzzle = puzzle.clone();
        for (at, cell) in puzzle.cells.iter_mut().enumerate() {
            cell.candidates = if cells[at] { 1 << solution[at] } else { sudoku.all_values() };
        }
        Sudoku::new(&puzzle).0
    };
    let relative = |number: usize| {
        let mut kept = vec![true; area];
        for at in (0..area).map(|at| (at * 37 + number * 11 + at * at * number) % area) {
            if std::mem::take(&mut kept[at]) {
                kept[at] = count_up_to(&with(&kept), 2, &mut Budget::unlimited()).number != 1u32.into();
            }
        }
        with(&kept)
    };
    (1..=count).map(relative).collect()
}

#[test]
fn no_step_contradicts_the_solution_of_a_variant() {
    for name in ["x-sudoku", "irregular", "six"] {
        for sudoku in relatives(&gallery(name), 6) {
            check::<2>(&sudoku, 2, 300_000);
        }
    }
    check::<10>(&Sudoku::new(&gallery("sixteen")).0, 0, 20_000);
}

#[test]
fn boards_without_one_solution_have_no_rating() {
    let layout: Layout<2> = Layout::new(&board(&".".repeat(81))).expect("a board of 81 cells");
    for cells in [".".repeat(81), format!("11{}", ".".repeat(79)), format!("12345678.{}9", ".".repeat(71))] {
        assert_eq!(rate(&layout, &board(&cells), &mut Budget::unlimited().steps(1_000_000)), None, "{cells}");
    }
}

#[test]
fn searches_end_on_boards_without_one_solution() {
    for name in ["sudoku/no_solution.txt", "sudoku/serg_multi.txt"] {
        let Some(text) = shared(name) else { return };
        let lines: Vec<&str> = text.lines().filter(|line| line.len() >= 81).collect();
        for line in lines.iter().step_by(lines.len() / 40) {
            let sudoku = board(&line[..81]);
            let layout: Layout<2> = Layout::new(&sudoku).expect("a board of 81 cells");
            assert_eq!(rate(&layout, &sudoku, &mut Budget::unlimited().steps(1_000_000)), None, "{line}");
            let options = SearchOptions { reasons: true, ..SearchOptions::default() };
            let mut solver = Solver::given(&layout, &sudoku).with_options(options);
            let budget = &mut Budget::unlimited().steps(100_000);
            for _ in 0..200 {
                let Some(step) = solver.next(budget) else { break };
                let before = solver.state().clone();
                let _reasons = solver.explain(&step);
                solver.apply(&step);
                let again = Solver::of_state(&layout, solver.state(), Cells::EMPTY);
                assert_eq!(again.state().placed, solver.state().placed);
                if *solver.state() == before {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_spent_budget_gives_no_rating() {
    let Some(text) = shared("sudoku/magictour_top1465.txt") else { return };
    for line in text.lines().step_by(300) {
        let sudoku = board(line);
        let layout: Layout<2> = Layout::new(&sudoku).expect("a board of 81 cells");
        let mut whole = Budget::unlimited();
        assert!(rate(&layout, &sudoku, &mut whole).is_some());
        for part in 0..20 {
            let steps = whole.used() * part / 20;
            assert_eq!(rate(&layout, &sudoku, &mut Budget::unlimited().steps(steps)), None, "{steps} steps");
        }
        let cancelled = AtomicBool::new(true);
        assert_eq!(rate(&layout, &sudoku, &mut Budget::unlimited().cancelled_by(&cancelled)), None);
    }
}
