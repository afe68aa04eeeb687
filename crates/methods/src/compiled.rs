//! A puzzle compiled to a model, and the meanings of its variables and constraints.

use std::collections::BTreeMap;

use bachet_grid::Meaning;
use bachet_notation::GridPuzzle;
use bachet_notation::clue::CategoryId;
use bachet_solver::{Lit, Model, Tag, Var};
use bachet_sudoku::Sudoku;

use crate::Subject;

/// A model with the meanings of its variables and constraints.
pub(crate) struct CompiledPuzzle {
    pub(crate) model: Model,
    /// The meanings of the variables. Values that belong to the same entity share a variable, which has several
    /// meanings.
    meanings: BTreeMap<Var, Vec<VariableMeaning>>,
    origins: Origins,
    /// The number of columns of the table or board.
    pub(crate) columns: u32,
    /// For each cell whether its value is given, or names the row of a table.
    pub(crate) given: Vec<bool>,
    /// Of a logic grid: the category that numbers the places, and its value at each place.
    pub(crate) axis: Option<(u32, Vec<u32>)>,
}

/// What the value of a variable determines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VariableMeaning {
    /// The value of a cell of a board.
    Cell(u32),
    /// The place of the entity that has this value.
    PlaceOf { category: u32, value: u32 },
    /// The value of the entity at this place in a category.
    ValueAt { category: u32, place: u32 },
}

enum Origins {
    Grid(bachet_grid::Tags),
    Sudoku(bachet_sudoku::Tags),
}

impl CompiledPuzzle {
    pub(crate) fn grid(puzzle: &GridPuzzle, compiled: bachet_grid::Compiled) -> Self {
        let mut meanings: BTreeMap<Var, Vec<VariableMeaning>> = BTreeMap::new();
        for (x, meaning) in compiled.layout.meanings() {
            meanings.entry(x).or_default().push(match meaning {
                Meaning::PlaceOf(value) => VariableMeaning::PlaceOf { category: value.category.0, value: value.index },
                Meaning::ValueAt(place, CategoryId(category)) => VariableMeaning::ValueAt { category, place },
            });
        }
        let (rows, columns) = (puzzle.entities(), puzzle.categories.len());
        let along = (0..rows as u32).map_while(|place| compiled.layout.value_at(place)).map(|value| value.index);
        Self {
            axis: Some((compiled.layout.axis().0, along.collect())),
            model: compiled.model,
            meanings,
            origins: Origins::Grid(compiled.tags),
            columns: columns as u32,
            given: (0..rows * columns).map(|cell| cell.is_multiple_of(columns)).collect(),
        }
    }

    pub(crate) fn sudoku(sudoku: &Sudoku) -> Self {
        let compiled = bachet_sudoku::compile(sudoku);
        let cells = (0..).zip(&compiled.variables);
        Self {
            meanings: cells.map(|(cell, &x)| (x, vec![VariableMeaning::Cell(cell)])).collect(),
            model: compiled.model,
            origins: Origins::Sudoku(compiled.tags),
            columns: sudoku.size(),
            given: sudoku.cells().map(|cell| sudoku.given(cell).is_some()).collect(),
            axis: None,
        }
    }

    /// Returns what the value of a variable determines: nothing for an auxiliary variable.
    pub(crate) fn meanings(&self, x: Var) -> &[VariableMeaning] {
        self.meanings.get(&x).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn subject_of(&self, decision: Lit) -> Subject {
        let meaning = decision.as_within().and_then(|(x, _)| self.meanings(x).first());
        match meaning {
            Some(&VariableMeaning::Cell(cell)) => Subject::Place(cell),
            Some(&(VariableMeaning::PlaceOf { category, .. } | VariableMeaning::ValueAt { category, .. })) => {
                Subject::Category(category)
            }
            None => Subject::Board,
        }
    }

    /// Returns the subject that a constraint comes from.
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
