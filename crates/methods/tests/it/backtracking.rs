//! The calls of the documents' programs, counted.

use bachet_methods::{How, Method, Problem, RunEnd};

use crate::puzzles::{cost, grid, sudoku};

/// The boards of « Jour 2 : Premier objet » and « Jeux logiques amusants » but the two that take minutes unoptimised.
const CALLS: [(&str, u64); 4] = [("start", 67), ("difficile", 3_682), ("18-clue", 62_772), ("17-clue", 207_834)];

#[test]
fn the_documents_boards_take_their_number_of_calls() {
    let first = How { solutions: Some(1), ..How::default() };
    for (name, calls) in CALLS {
        let board = sudoku(name);
        for method in [Method::Backtracking, Method::Successors] {
            let (end, tally) = cost(method, Problem::Sudoku(&board), &first);
            assert_eq!((end, tally.nodes, tally.solutions), (RunEnd::Stopped, calls, 1), "{name}, {method:?}");
        }
    }
}

#[test]
fn every_solution_is_found_once() {
    for (name, solutions) in [("einstein", 7), ("zebra", 1), ("gastsprekers", 1)] {
        let puzzle = grid(name);
        for method in [Method::Backtracking, Method::Successors] {
            let (end, tally) = cost(method, Problem::Grid(&puzzle), &How::default());
            assert_eq!((end, tally.solutions), (RunEnd::Exhausted, solutions), "{name}, {method:?}");
        }
    }
}
