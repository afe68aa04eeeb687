//! The numbers of calls that the sources report.

use bachet_methods::{Method, Problem, RunEnd, RunOptions};

use crate::puzzles::{cost, grid, sudoku};

/// The boards of « Jour 2 : Premier objet » and « Jeux logiques amusants », without two that take minutes in a test
/// build.
const CALLS: [(&str, u64); 4] = [("start", 67), ("difficile", 3_682), ("18-clue", 62_772), ("17-clue", 207_834)];

#[test]
fn the_boards_of_the_sources_take_the_reported_number_of_calls() {
    let first = RunOptions { solutions: Some(1), ..RunOptions::default() };
    for (name, calls) in CALLS {
        let board = sudoku(name);
        for method in [Method::BACKTRACKING, Method::SUCCESSORS] {
            let (end, tally) = cost(method, Problem::Sudoku(&board), &first);
            assert_eq!((end, tally.nodes, tally.solutions), (RunEnd::Stopped, calls, 1), "{name}, {method:?}");
        }
    }
}

#[test]
fn every_solution_is_found_once() {
    for (name, solutions) in [("einstein", 7), ("zebra", 1), ("gastsprekers", 1)] {
        let puzzle = grid(name);
        for method in [Method::BACKTRACKING, Method::SUCCESSORS] {
            let (end, tally) = cost(method, Problem::Grid(&puzzle), &RunOptions::default());
            assert_eq!((end, tally.solutions), (RunEnd::Exhausted, solutions), "{name}, {method:?}");
        }
    }
}
