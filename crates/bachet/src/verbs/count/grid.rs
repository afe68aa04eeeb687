//! How many solutions a logic grid has.

use bachet_notation::GridPuzzle;
use bachet_solver::Budget;

use super::{CountOptions, Counted};
use crate::messages::MessageId;
use crate::verbs::{Count, Refusal, Verdict};

pub(super) fn count(grid: &GridPuzzle, options: CountOptions<'_>, budget: &mut Budget<'_>) -> Result<Counted, Refusal> {
    if options.estimate.is_some() {
        return Err(MessageId::OnlySudokuIsEstimated.into());
    }
    let per_clue: Option<Vec<Count>> =
        if options.per_clue { Some(bachet_grid::count_per_clue(grid, budget)?) } else { None };
    let count = match per_clue.as_ref().and_then(|counts| counts.last()) {
        Some(last) => last.clone(),
        None => bachet_grid::count(grid, budget)?,
    };
    let best_order = if options.best_order { Some(bachet_grid::best_order(grid, budget)?) } else { None };
    Ok(Counted { per_clue, best_order, ..Counted::new(Verdict::of(&count), count) })
}
