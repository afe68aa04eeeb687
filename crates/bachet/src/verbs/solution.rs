//! Solutions with the names of the puzzle.

use std::fmt::{self, Display, Formatter};
use std::sync::Arc;

use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::sudoku::SudokuPuzzle;

use super::Way;

/// A solution; its kind is that of the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// A solution of a logic grid.
    Grid(GridSolution),
    /// A solution of a Sudoku.
    Sudoku(SudokuSolution),
    /// A way of a river crossing or a puzzle of moves.
    Way(Way),
}

impl Solution {
    /// Returns the value that an entity of a logic grid has in a category: see [`GridSolution::value`].
    pub fn value(&self, entity: &str, category: &str) -> Option<&str> {
        match self {
            Self::Grid(solution) => solution.value(entity, category),
            Self::Sudoku(_) | Self::Way(_) => None,
        }
    }
}

/// A solution of a logic grid: a row for each entity, a column for each category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridSolution {
    categories: Arc<[CategoryNames]>,
    pub(crate) table: bachet_grid::Solution,
}

/// The names of a category and its values.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct CategoryNames {
    name: String,
    values: Vec<String>,
}

impl CategoryNames {
    fn of(puzzle: &GridPuzzle) -> Arc<[Self]> {
        let names = puzzle.categories.iter().map(|category| Self {
            name: category.name.clone(),
            values: category.values.iter().map(|value| value.text.clone()).collect(),
        });
        names.collect()
    }
}

impl GridSolution {
    /// Returns the value of an entity in a category, by the names of the puzzle: `value("Ann", "drink")`.
    ///
    /// The entity may be given by any of its values; those of the first category come first.
    pub fn value(&self, entity: &str, category: &str) -> Option<&str> {
        let column = self.categories.iter().position(|found| found.name == category)?;
        let row = self.categories.iter().zip(0..).find_map(|(names, id)| {
            let index = names.values.iter().position(|value| value == entity)? as u32;
            self.table.who_has(ValueId { category: CategoryId(id), index })
        })?;
        let index = self.table.get(row, CategoryId(column as u32))?;
        self.categories[column].values.get(index as usize).map(String::as_str)
    }

    /// Returns the names of the categories.
    pub fn categories(&self) -> impl Iterator<Item = &str> {
        self.categories.iter().map(|category| category.name.as_str())
    }

    /// Returns the rows in the order of the first category, each with a value for each category.
    pub fn rows(&self) -> impl Iterator<Item = Vec<&str>> {
        self.table.rows().map(|row| {
            self.categories.iter().zip(row).map(|(names, &index)| names.values[index as usize].as_str()).collect()
        })
    }

    /// Returns a function that gives the solutions of the puzzle their names.
    pub(crate) fn namer(puzzle: &GridPuzzle) -> impl Fn(bachet_grid::Solution) -> Solution + use<> {
        let categories = CategoryNames::of(puzzle);
        move |table| Solution::Grid(Self { categories: Arc::clone(&categories), table })
    }

    /// Gives one solution of the puzzle its names.
    pub(crate) fn named(puzzle: &GridPuzzle, table: bachet_grid::Solution) -> Self {
        Self { categories: CategoryNames::of(puzzle), table }
    }
}

/// Writes a row on each line, with commas between its values.
impl Display for GridSolution {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.rows().try_for_each(|row| writeln!(f, "{}", row.join(", ")))
    }
}

/// A solution of a Sudoku.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SudokuSolution {
    symbols: Arc<[String]>,
    pub(crate) board: bachet_sudoku::Solution,
}

impl SudokuSolution {
    /// Returns the rows from the top as numbers from 1.
    pub fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.board.rows()
    }

    /// Returns the rows from the top as the puzzle writes its values: digits, letters or numbers.
    pub fn symbols(&self) -> impl Iterator<Item = Vec<&str>> {
        self.board.rows().map(|row| row.iter().map(|&value| self.symbols[usize::from(value) - 1].as_str()).collect())
    }

    /// Returns a function that gives the solutions of the puzzle their symbols.
    pub(crate) fn namer(puzzle: &SudokuPuzzle) -> impl Fn(bachet_sudoku::Solution) -> Solution + use<> {
        let symbols: Arc<[String]> = (1..=puzzle.size as u8).map(|value| puzzle.spelled(value)).collect();
        move |board| Solution::Sudoku(Self { symbols: Arc::clone(&symbols), board })
    }
}

/// Writes a row on each line, with blanks between its values.
impl Display for SudokuSolution {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.symbols().try_for_each(|row| writeln!(f, "{}", row.join(" ")))
    }
}
