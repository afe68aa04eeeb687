//! How many solutions a logic grid or a Sudoku has.

use bachet_grid::KnownCounts;
use bachet_notation::sudoku::SudokuPuzzle;
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::Budget;

use super::{CountOptions, Counted, Sampling};
use crate::puzzle::compiled;
use crate::verbs::{Count, Verdict};

pub(super) fn grid(
    grid: &GridPuzzle,
    options: &CountOptions<'_>,
    budget: &mut Budget<'_>,
) -> Result<Counted, Vec<Diagnostic>> {
    let nothing = KnownCounts::default();
    let known = options.known.unwrap_or(&nothing);
    let per_clue: Option<Vec<Count>> =
        if options.per_clue { Some(bachet_grid::count_per_clue(grid, known, budget)?) } else { None };
    let count = match per_clue.as_ref().and_then(|counts| counts.last()) {
        Some(last) => last.clone(),
        None => bachet_grid::count(grid, budget)?,
    };
    let best_order = if options.best_order { Some(bachet_grid::best_order(grid, budget)?) } else { None };
    Ok(Counted { per_clue, best_order, ..Counted::new(Verdict::of(&count), count) })
}

pub(super) fn sudoku(
    puzzle: &SudokuPuzzle,
    options: &CountOptions<'_>,
    budget: &mut Budget<'_>,
) -> Result<Counted, Vec<Diagnostic>> {
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
