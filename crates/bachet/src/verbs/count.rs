//! How many solutions there are, also after each clue.

use bachet_notation::Diagnostic;
use bachet_solver::Budget;

use super::{Count, Verdict};
use crate::Puzzle;

/// What to do in [`count`].
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct CountOptions {
    /// Count after each clue too.
    pub per_clue: bool,
    /// Find the order in which the clues cut fastest too.
    pub best_order: bool,
}

impl CountOptions {
    /// Whether to count after each clue.
    #[must_use]
    pub fn per_clue(mut self, per_clue: bool) -> Self {
        self.per_clue = per_clue;
        self
    }

    /// Whether to find the order in which the clues cut fastest.
    #[must_use]
    pub fn best_order(mut self, best_order: bool) -> Self {
        self.best_order = best_order;
        self
    }
}

/// What [`count`] found.
#[derive(Clone, Debug)]
pub struct Counted {
    /// How many there are, in a word.
    pub verdict: Verdict,
    /// How many there are.
    pub count: Count,
    /// Before the first clue and after each.
    pub per_clue: Option<Vec<Count>>,
    /// Clues, by their places in the list, each with what is left after it and those before it.
    pub best_order: Option<Vec<(usize, Count)>>,
}

impl Counted {
    /// Whether no limit was reached.
    pub fn exact(&self) -> bool {
        let per_clue = self.per_clue.iter().flatten();
        let best_order = self.best_order.iter().flatten().map(|(_, count)| count);
        self.count.exact && per_clue.chain(best_order).all(|count| count.exact)
    }
}

/// Counts the solutions.
///
/// # Errors
/// What keeps the puzzle from being stated.
pub fn count(puzzle: &Puzzle, options: &CountOptions, budget: &mut Budget<'_>) -> Result<Counted, Vec<Diagnostic>> {
    let Puzzle::Grid(grid) = puzzle;
    let per_clue: Option<Vec<Count>> = if options.per_clue {
        Some(bachet_grid::count_per_clue(grid, budget)?.into_iter().map(Count::from).collect())
    } else {
        None
    };
    let count = match per_clue.as_ref().and_then(|counts| counts.last()) {
        Some(last) => last.clone(),
        None => bachet_grid::count(grid, budget)?.into(),
    };
    let best_order = if options.best_order {
        let order = bachet_grid::best_order(grid, budget)?;
        Some(order.into_iter().map(|(clue, count)| (clue, count.into())).collect())
    } else {
        None
    };
    Ok(Counted { verdict: Verdict::of(&count), count, per_clue, best_order })
}
