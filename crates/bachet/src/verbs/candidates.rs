//! Which values each cell has in some solution.

use bachet_grid::Candidates as Masks;
use bachet_notation::Diagnostic;
use bachet_notation::clue::{CategoryId, ValueId};
use bachet_solver::Budget;

use super::{Count, Verdict};
use crate::Puzzle;

/// What [`candidates`] found.
#[derive(Clone, Debug)]
pub struct Candidates {
    /// How many solutions there are, in a word; `unknown` also where the limit was reached before the last cell.
    pub verdict: Verdict,
    /// For each entity, for each category, the values as written.
    pub rows: Vec<Vec<Vec<String>>>,
    /// Whether every candidate was found; if not, cells may have more.
    pub complete: bool,
}

/// Finds the values that each cell has in some solution.
///
/// # Errors
/// What keeps the puzzle from being stated.
pub fn candidates(puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<Candidates, Vec<Diagnostic>> {
    let Puzzle::Grid(grid) = puzzle;
    let found: Masks = bachet_grid::candidates(grid, budget)?;
    let categories = grid.categories.len() as u32;
    let cell = |entity: usize, category: CategoryId| {
        let text = |index: u32| grid.value(ValueId { category, index }).text.clone();
        found.values(entity, category).map(text).collect::<Vec<String>>()
    };
    let rows: Vec<Vec<Vec<String>>> =
        (0..grid.entities()).map(|entity| (0..categories).map(|c| cell(entity, CategoryId(c))).collect()).collect();
    let most = rows.iter().flatten().map(Vec::len).max().unwrap_or(0);
    // Where each cell has one value there is one solution; where one has two there are two.
    let verdict = Verdict::of(&Count { number: most.into(), exact: found.complete || most > 1 });
    Ok(Candidates { verdict, rows, complete: found.complete })
}
