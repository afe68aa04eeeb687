//! Boards of many sizes, with and without rules.

use std::collections::HashSet;

use bachet_notation::sudoku::{BoxShape, SudokuPuzzle};
use bachet_sudoku::{Board, Budget, Satisfiable, clashes, estimate};

use crate::boards::{empty, prepared, solutions, with_rules};

#[test]
fn an_empty_board_of_any_size_has_a_solution() {
    for size in (4..=16).chain([18, 20, 25, 36, 49]) {
        let puzzle = empty(size);
        assert_eq!(solutions(&prepared(&puzzle), 3).len(), 3, "{size}");
        let board = Board::new(&prepared(&with_rules(puzzle, &["diagonals"])));
        assert_eq!(board.is_solvable(&mut Budget::unlimited().steps(20_000)), Satisfiable::Yes, "{size}");
    }
    let wide = SudokuPuzzle { boxes: Some(BoxShape { rows: 6, columns: 2 }), ..empty(12) };
    assert_eq!(solutions(&prepared(&wide), 3).len(), 3);
}

/// Pettersen's estimate for 16x16 is 5.96e98; the budget for the other board ends before its first sample.
#[test]
fn large_boards_are_estimated() {
    let sudoku = prepared(&empty(16));
    let found = estimate(&sudoku, 100, 1, &mut Budget::unlimited());
    assert!(found.low.ln() < 5.96e98f64.ln() && 5.96e98f64.ln() < found.high.ln(), "{found:?}");
    let cut = estimate(&prepared(&empty(64)), 100, 1, &mut Budget::unlimited().steps(100));
    assert_eq!((cut.samples, cut.high.to_string()), (0, "infinity".to_owned()));
}

/// Comparing each clash with all earlier ones would take 650 million comparisons here.
#[test]
fn each_clash_of_the_largest_board_is_reported_once() {
    let sudoku = prepared(&with_rules(empty(64), &["anti-knight", "anti-king", "disjoint", "diagonals"]));
    let mut values = sudoku.given_values();
    sudoku.cells().for_each(|cell| values.set(cell, Some(1)));
    let found = clashes(&sudoku, &values);
    let different: HashSet<_> = found.iter().map(|clash| &clash.cells).collect();
    // Rows, columns and groups of `disjoint` have 64 * 63 pairs each; boxes add 7 pairs across their edges each.
    let houses = 3 * 64 * 63 + 64 * 7;
    let (knights, kings) = (4 * 62 * 63, 2 * 63 * 63);
    assert_eq!(found.len(), houses + knights + kings);
    assert_eq!(different.len(), found.len());
}
