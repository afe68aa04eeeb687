//! A logic grid as tables; their only words are names of the puzzle.

use bachet_draw::{Cell, Mark, Table};
use bachet_grid::Solution;
use bachet_notation::{Category, GridPuzzle, NumericKind};

/// A solution: a row for each entity, a column for each category.
pub(super) fn solution(grid: &GridPuzzle, solution: &Solution, caption: String) -> Table {
    let rows: Vec<&[u32]> = solution.rows().collect();
    table(grid, caption, |category, row, column| Cell::new(category.values[rows[row][column] as usize].text.clone()))
}

/// Draws the values that each cell can have; a cell with only one is marked.
pub(super) fn candidates(grid: &GridPuzzle, rows: &[Vec<Vec<String>>], caption: String) -> Table {
    table(grid, caption, |_, row, column| {
        let values = &rows[row][column];
        let mark = if values.len() == 1 { Mark::Strong } else { Mark::Plain };
        Cell::new(values.join(", ")).marked(mark)
    })
}

/// A row for each entity, a column for each category. Numbers are aligned at the right.
pub(super) fn table(grid: &GridPuzzle, caption: String, cell: impl Fn(&Category, usize, usize) -> Cell) -> Table {
    let row = |row: usize| {
        let columns = grid.categories.iter().enumerate();
        let is_number = |c: &Category| matches!(c.numeric, Some(NumericKind::Number { .. } | NumericKind::Time));
        columns.map(|(column, c)| Cell { number: is_number(c), ..cell(c, row, column) }).collect()
    };
    let headers = grid.categories.iter().map(|category| category.name.clone()).collect();
    Table { caption, headers, rows: (0..grid.entities()).map(row).collect() }
}
