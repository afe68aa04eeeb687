//! Bachet's own way from a board to its verdict.

use bachet_notation::sudoku::SudokuPuzzle;
use bachet_sudoku::{Budget, Sudoku, count_up_to};

/// How many solutions a board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// None.
    None,
    /// One.
    Unique,
    /// At least two.
    Several,
    /// The budget was spent first.
    Unknown,
}

/// The verdict: from a parsed board on, stopping at the second solution. `steps` limits the work.
pub fn verdict(puzzle: &SudokuPuzzle, steps: Option<u64>) -> Verdict {
    let (sudoku, _) = Sudoku::new(puzzle);
    let mut budget = steps.map_or_else(Budget::unlimited, |steps| Budget::unlimited().steps(steps));
    let count = count_up_to(&sudoku, 2, &mut budget);
    match u64::try_from(count.value) {
        Ok(0) if count.exact => Verdict::None,
        Ok(1) if count.exact => Verdict::Unique,
        Ok(0 | 1) => Verdict::Unknown,
        Ok(_) | Err(_) => Verdict::Several,
    }
}
