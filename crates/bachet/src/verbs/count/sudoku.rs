//! How many solutions a Sudoku has, counted or estimated.

use bachet_notation::sudoku::SudokuPuzzle;
use bachet_solver::Budget;

use super::{CountOptions, Counted, Sampling};
use crate::messages::MessageId;
use crate::puzzle::compiled;
use crate::verbs::{Refusal, Verdict};

pub(super) fn count(
    puzzle: &SudokuPuzzle,
    options: CountOptions<'_>,
    budget: &mut Budget<'_>,
) -> Result<Counted, Refusal> {
    if options.per_clue || options.best_order {
        return Err(MessageId::OnlyGridsHaveClues.into());
    }
    let sudoku = compiled(puzzle)?;
    let mut estimate = None;
    let count = match options.estimate {
        // Whether there is one, or more than one, is known for sure.
        Some(Sampling { samples, seed }) => {
            let found = bachet_sudoku::count_up_to(&sudoku, 2, budget);
            if !found.exact {
                estimate = Some(bachet_sudoku::estimate(&sudoku, samples, seed, budget));
            }
            found
        }
        None => bachet_sudoku::count(&sudoku, budget, &mut |least| {
            options.report(u64::try_from(least).unwrap_or(u64::MAX));
        }),
    };
    Ok(Counted { estimate, ..Counted::new(Verdict::of(&count), count) })
}
