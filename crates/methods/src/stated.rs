//! A puzzle as the model that Bachet's own search works on, and what its variables and constraints stand for.

use std::collections::BTreeMap;

use bachet_grid::Meaning;
use bachet_notation::GridPuzzle;
use bachet_notation::clue::CategoryId;
use bachet_solver::{Lit, Model, Tag, Var};
use bachet_sudoku::Sudoku;

use crate::Subject;

/// A model, and the way back to the puzzle.
pub(crate) struct Stated {
    pub(crate) model: Model,
    /// What the variables stand for, several things where values that are the same one's share a variable.
    settles: BTreeMap<Var, Vec<Settles>>,
    origins: Origins,
    /// How many categories a row has; on a board how many cells.
    pub(crate) columns: u32,
    /// The cells that are given, or stand for the rows of a table.
    pub(crate) given: Vec<bool>,
    /// Of a logic grid: the category that places are counted along, and its value at each place.
    pub(crate) axis: Option<(u32, Vec<u32>)>,
}

/// What is settled when a variable has one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settles {
    /// The cell of a board.
    Cell(u32),
    /// The place of the one that has this value of a category.
    PlaceOf {
        /// The category.
        category: u32,
        /// The value.
        value: u32,
    },
    /// The value of a category that the one at this place has.
    ValueAt {
        /// The category.
        category: u32,
        /// The place.
        place: u32,
    },
}

enum Origins {
    Grid(bachet_grid::Tags),
    Sudoku(bachet_sudoku::Tags),
}

impl Stated {
    pub(crate) fn grid(puzzle: &GridPuzzle, compiled: bachet_grid::Compiled) -> Self {
        let mut settles: BTreeMap<Var, Vec<Settles>> = BTreeMap::new();
        for (x, meaning) in compiled.layout.meanings() {
            settles.entry(x).or_default().push(match meaning {
                Meaning::PlaceOf(value) => Settles::PlaceOf { category: value.category.0, value: value.index },
                Meaning::ValueAt(place, CategoryId(category)) => Settles::ValueAt { category, place },
            });
        }
        let (rows, columns) = (puzzle.entities(), puzzle.categories.len());
        let along = (0..rows as u32).map_while(|place| compiled.layout.value_at(place)).map(|value| value.index);
        Self {
            axis: Some((compiled.layout.axis().0, along.collect())),
            model: compiled.model,
            settles,
            origins: Origins::Grid(compiled.tags),
            columns: columns as u32,
            given: (0..rows * columns).map(|cell| cell.is_multiple_of(columns)).collect(),
        }
    }

    pub(crate) fn sudoku(sudoku: &Sudoku) -> Self {
        let compiled = bachet_sudoku::compile(sudoku);
        let cells = (0..).zip(&compiled.variables);
        Self {
            settles: cells.map(|(cell, &x)| (x, vec![Settles::Cell(cell)])).collect(),
            model: compiled.model,
            origins: Origins::Sudoku(compiled.tags),
            columns: sudoku.size(),
            given: sudoku.cells().map(|cell| sudoku.given(cell).is_some()).collect(),
            axis: None,
        }
    }

    /// What the variable's value settles: nothing if it is an auxiliary one.
    pub(crate) fn settles(&self, x: Var) -> &[Settles] {
        self.settles.get(&x).map_or(&[], Vec::as_slice)
    }

    /// What a choice is about.
    pub(crate) fn subject_of(&self, choice: Lit) -> Subject {
        let settles = choice.as_within().and_then(|(x, _)| self.settles(x).first());
        match settles {
            Some(&Settles::Cell(cell)) => Subject::Place(cell),
            Some(&(Settles::PlaceOf { category, .. } | Settles::ValueAt { category, .. })) => {
                Subject::Category(category)
            }
            None => Subject::Board,
        }
    }

    /// Where a constraint comes from.
    pub(crate) fn origin(&self, tag: Tag) -> Subject {
        match &self.origins {
            Origins::Grid(tags) => match tags.origin(tag) {
                bachet_grid::TagOrigin::Part { clue, .. } => Subject::Clue(clue),
                bachet_grid::TagOrigin::OnePerPlace { category, .. } => Subject::Category(category.0),
                bachet_grid::TagOrigin::Number(value) => Subject::Category(value.category.0),
                bachet_grid::TagOrigin::Definition => Subject::Board,
            },
            Origins::Sudoku(tags) => match tags.origin(tag) {
                bachet_sudoku::TagOrigin::Given(cell) => Subject::Place(cell.index(self.columns) as u32),
                bachet_sudoku::TagOrigin::House(house) => {
                    Subject::House { house: house as u32, value: tags.value(tag).into() }
                }
                bachet_sudoku::TagOrigin::Rule { rule, .. } => Subject::Rule(rule as u32),
                bachet_sudoku::TagOrigin::Derived => Subject::Board,
            },
        }
    }
}
