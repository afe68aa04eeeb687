//! Counts that are known from elsewhere.
//!
//! 4x4: 288. 6x6 with boxes of 2x3: 28,200,960. Latin squares of order 4, 5, 6: 576, 161,280, 812,851,200 (OEIS A107739,
//! A002860).

use bachet_notation::sudoku::SudokuPuzzle;
use bachet_sudoku::{Budget, count, count_up_to, estimate};
use num_bigint::BigUint;

use crate::boards::{empty, ready, with_rules};

fn latin(size: u32) -> SudokuPuzzle {
    SudokuPuzzle { boxes: None, ..empty(size) }
}

#[test]
fn empty_boards() {
    let known = [
        (empty(1), 1u64),
        (empty(4), 288),
        (with_rules(empty(4), &["diagonals"]), 48),
        (empty(6), 28_200_960),
        (latin(4), 576),
        (latin(5), 161_280),
        (latin(6), 812_851_200),
    ];
    for (puzzle, expected) in known {
        let sudoku = ready(&puzzle);
        let mut last = BigUint::ZERO;
        let count = count(&sudoku, &mut Budget::unlimited(), &mut |least| last = least.clone());
        assert_eq!((count.value, count.exact), (expected.into(), true));
        assert!(last <= expected.into());
        let some = count_up_to(&sudoku, 100, &mut Budget::unlimited());
        assert!(some.value >= BigUint::from(expected.min(100)) && some.value <= expected.into());
    }
}

#[test]
fn a_count_that_is_cut_short_is_a_lower_bound() {
    let sudoku = ready(&empty(6));
    for steps in [0, 1, 10, 100, 1000, 2000, 5000] {
        let count = count(&sudoku, &mut Budget::unlimited().steps(steps), &mut |_| ());
        assert!(count.value <= 28_200_960u32.into());
        assert!(!count.exact || count.value == 28_200_960u32.into());
    }
}

#[test]
fn estimates_are_near() {
    for (puzzle, known) in [(empty(4), 288.0), (empty(6), 28_200_960.0), (latin(6), 812_851_200.0)] {
        let estimate = estimate(&ready(&puzzle), 2000, 1, &mut Budget::unlimited());
        assert_eq!(estimate.samples, 2000);
        assert!((estimate.mean.to_f64() / known - 1.0).abs() < 0.1, "{} for {known}", estimate.mean);
        assert!(estimate.low <= estimate.mean && estimate.mean <= estimate.high);
    }
}
