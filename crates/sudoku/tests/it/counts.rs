//! Boards with known counts.
//!
//! 4x4: 288. 6x6 with boxes of 2x3: 28,200,960. Latin squares of order 4, 5, 6: 576, 161,280, 812,851,200 (OEIS
//! A107739, A002860).

use bachet_notation::sudoku::SudokuPuzzle;
use bachet_sudoku::{Budget, count, count_up_to, estimate};
use num_bigint::BigUint;

use crate::boards::{empty, prepared, puzzle, with_rules};

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
        let sudoku = prepared(&puzzle);
        let mut last = BigUint::ZERO;
        let count = count(&sudoku, &mut Budget::unlimited(), &mut |least| last = least.clone());
        assert_eq!((count.number, count.exact), (expected.into(), true));
        assert!(last <= expected.into());
        let some = count_up_to(&sudoku, 100, &mut Budget::unlimited());
        assert!(some.number >= BigUint::from(expected.min(100)) && some.number <= expected.into());
    }
}

#[test]
fn an_interrupted_count_is_a_lower_bound() {
    let sudoku = prepared(&empty(6));
    for steps in [0, 1, 10, 100, 1000, 2000, 5000] {
        let count = count(&sudoku, &mut Budget::unlimited().steps(steps), &mut |_| ());
        assert!(count.number <= 28_200_960u32.into());
        assert!(!count.exact || count.number == 28_200_960u32.into());
    }
}

/// Returns empty boards with their known counts. 8x8 and 10x10 with boxes two rows tall, 12x12 with three: Pettersen,
/// Silver and others; 9x9: Felgenhauer and Jarvis 2005.
fn known() -> Vec<(SudokuPuzzle, f64)> {
    vec![
        (empty(4), 288.0),
        (empty(6), 28_200_960.0),
        (latin(6), 812_851_200.0),
        (empty(8), 29_136_487_207_403_520.0),
        (empty(9), 6.670_903_752_021_073e21),
        (empty(10), 1.903_816_047_972_625e30),
        (empty(12), 8.117_143_719_310_493e46),
    ]
}

/// Number of estimates of each board.
const SEEDS: u64 = 40;

#[test]
fn intervals_contain_the_known_counts() {
    for (puzzle, known) in known() {
        let sudoku = prepared(&puzzle);
        let (mut held, mut sum) = (0, 0.0);
        for seed in 0..SEEDS {
            let estimate = estimate(&sudoku, 100, seed, &mut Budget::unlimited());
            assert_eq!(estimate.samples, 100);
            assert!(estimate.low <= estimate.mean && estimate.mean <= estimate.high);
            held += u32::from(estimate.low.to_f64() <= known && known <= estimate.high.to_f64());
            sum += estimate.mean.to_f64() / known;
        }
        // 95 % would be 38 of 40.
        assert!(held >= 36, "{held} intervals hold {known}");
        assert!((sum / SEEDS as f64 - 1.0).abs() < 0.1, "{sum}");
    }
}

#[test]
fn an_estimate_without_solutions_excludes_none() {
    let sudoku = prepared(&empty(9));
    let nothing = estimate(&sudoku, 100, 1, &mut Budget::unlimited().steps(3));
    assert_eq!(
        (nothing.samples, nothing.mean.to_string(), nothing.high.to_string()),
        (0, "0".into(), "infinity".into())
    );
    // One solution, found in every sample.
    let board = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let one = estimate(&prepared(&puzzle(9, board)), 10, 1, &mut Budget::unlimited());
    assert_eq!([one.low, one.mean, one.high].map(|of| of.to_string()), ["1", "1", "1"]);
}
