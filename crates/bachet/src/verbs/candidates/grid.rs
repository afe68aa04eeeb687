//! Which values each cell of a logic grid has in some solution.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::Budget;

use super::{Candidates, Cells};
use crate::verbs::{Count, Verdict};

pub(super) fn candidates(grid: &GridPuzzle, budget: &mut Budget<'_>) -> Result<Candidates, Vec<Diagnostic>> {
    let found = bachet_grid::candidates(grid, budget)?;
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
    Ok(Candidates { verdict, cells: Cells::Grid(rows), complete: found.complete })
}
