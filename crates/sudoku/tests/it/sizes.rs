//! Boards of many sizes, with and without rules.

use bachet_notation::sudoku::{BoxShape, SudokuPuzzle};
use bachet_sudoku::{Board, Budget, Satisfiable, estimate};

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
