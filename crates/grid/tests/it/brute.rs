//! Brute force: all solutions of a small puzzle by testing every table.

use bachet_grid::{Evaluator, Solution};
use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Category, GridPuzzle, Kind};

/// Returns every table that satisfies the rules of the categories, regardless of clues.
pub(crate) fn tables(puzzle: &GridPuzzle) -> Vec<Solution> {
    let mut tables = vec![Solution::of(puzzle)];
    for (index, category) in puzzle.categories.iter().enumerate().skip(1) {
        let columns = columns(category, puzzle.entities());
        let id = CategoryId(index as u32);
        tables = tables
            .iter()
            .flat_map(|table| {
                columns.iter().map(move |column| {
                    let mut table = table.clone();
                    for (entity, &index) in column.iter().enumerate() {
                        table.set(entity, ValueId { category: id, index });
                    }
                    table
                })
            })
            .collect();
    }
    tables
}

/// Returns the solutions, sorted.
pub(crate) fn solutions(puzzle: &GridPuzzle) -> Vec<Solution> {
    let mut left = tables(puzzle);
    for index in 0..puzzle.clues.len() {
        keep(puzzle, index, &mut left);
    }
    left.sort();
    left
}

/// Removes the tables that violate the clue.
pub(crate) fn keep(puzzle: &GridPuzzle, clue: usize, tables: &mut Vec<Solution>) {
    let evaluator = Evaluator::new(puzzle);
    if let Some(truth) = &puzzle.clues[clue].truth {
        tables.retain(|table| evaluator.holds(truth, table));
    }
}

fn columns(category: &Category, entities: usize) -> Vec<Vec<u32>> {
    let values = category.values.len() as u32;
    let mut columns: Vec<Vec<u32>> = vec![Vec::new()];
    for _ in 0..entities {
        columns = columns
            .iter()
            .flat_map(|column| (0..values).map(move |value| [column.as_slice(), &[value]].concat()))
            .filter(|column| match category.kind {
                Kind::OneEach | Kind::Spare => column.iter().filter(|&v| Some(v) == column.last()).count() == 1,
                Kind::Shared(_) => true,
            })
            .collect();
    }
    if let Kind::Shared(numbers) = &category.kind {
        columns.retain(|column| {
            (0..values).all(|value| {
                let count = column.iter().filter(|&&v| v == value).count() as u32;
                numbers[value as usize].is_none_or(|number| number == count)
            })
        });
    }
    columns
}
