//! A logic grid as tables; their only words are names of the puzzle.

use bachet_draw::{Cell, Mark, Table};
use bachet_grid::Solution;
use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{GridPuzzle, NumericKind};

/// A solution: a row for each entity, a column for each category.
pub(super) fn solution(grid: &GridPuzzle, solution: &Solution, caption: String) -> Table {
    let rows = solution.rows().map(|row| {
        let cells = (0..).zip(row).map(|(category, &index)| {
            let category = CategoryId(category);
            let text = grid.value(ValueId { category, index }).text.clone();
            Cell { number: is_number(grid, category), ..Cell::new(text) }
        });
        cells.collect()
    });
    Table { caption, headers: headers(grid), rows: rows.collect() }
}

/// What each cell can be; a cell that is settled stands out.
pub(super) fn candidates(grid: &GridPuzzle, rows: &[Vec<Vec<String>>], caption: String) -> Table {
    let cell = |(category, values): (u32, &Vec<String>)| {
        let mark = if values.len() == 1 { Mark::Strong } else { Mark::Plain };
        Cell { number: is_number(grid, CategoryId(category)), ..Cell::new(values.join(", ")).marked(mark) }
    };
    let rows = rows.iter().map(|row| (0..).zip(row).map(cell).collect());
    Table { caption, headers: headers(grid), rows: rows.collect() }
}

fn headers(grid: &GridPuzzle) -> Vec<String> {
    grid.categories.iter().map(|category| category.name.clone()).collect()
}

/// Whether the values of a category are numbers, which are aligned at the right.
fn is_number(grid: &GridPuzzle, category: CategoryId) -> bool {
    matches!(grid.category(category).numeric, Some(NumericKind::Number { .. } | NumericKind::Time))
}
