//! Bachet's verdict of a board.

use bachet_notation::sudoku::SudokuPuzzle;
use bachet_sudoku::{Budget, Sudoku, Verdict, count_up_to};

/// Returns the verdict of a parsed board; stops at the second solution. `steps` limits the work.
pub fn verdict(puzzle: &SudokuPuzzle, steps: Option<u64>) -> Verdict {
    let (sudoku, _) = Sudoku::new(puzzle);
    let mut budget = steps.map_or_else(Budget::unlimited, |steps| Budget::unlimited().steps(steps));
    Verdict::of(&count_up_to(&sudoku, 2, &mut budget))
}
