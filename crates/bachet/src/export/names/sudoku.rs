//! Names of the variables and constraints of a Sudoku in exports: `r1c1` is the variable of that cell.

use std::collections::BTreeMap;

use bachet_notation::sudoku::{CellId, SudokuPuzzle};
use bachet_solver::{Tag, Var};
use bachet_sudoku::{Compiled, House, HouseKind, Sudoku, TagOrigin};

use super::{Names, Section};

/// The names of a board's cells.
pub(super) struct SudokuNames<'a> {
    puzzle: &'a SudokuPuzzle,
    sudoku: &'a Sudoku,
    compiled: &'a Compiled,
    cells: BTreeMap<Var, CellId>,
}

impl<'a> SudokuNames<'a> {
    pub(super) fn new(puzzle: &'a SudokuPuzzle, sudoku: &'a Sudoku, compiled: &'a Compiled) -> Self {
        let cells = sudoku.cells().map(|cell| (compiled.variable(cell), cell));
        Self { puzzle, sudoku, compiled, cells: cells.collect() }
    }

    fn house(house: &House) -> String {
        let kind = match house.kind {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
            HouseKind::Region => "region",
        };
        format!("{kind} {}", house.number)
    }
}

impl Names for SudokuNames<'_> {
    fn clues(&self) -> Vec<String> {
        self.puzzle.rules.iter().map(ToString::to_string).collect()
    }

    fn legend(&self) -> Vec<String> {
        let values = (1..=self.puzzle.size as u8).map(|value| (value.to_string(), self.puzzle.spelled(value)));
        let differ: Vec<String> = values
            .filter(|(number, text)| number != text)
            .map(|(number, text)| format!("{number} is {text}"))
            .collect();
        if differ.is_empty() { Vec::new() } else { vec![differ.join(", ")] }
    }

    fn variables(&self) -> Vec<(Var, String)> {
        self.sudoku.cells().map(|cell| (self.compiled.variable(cell), cell.to_string())).collect()
    }

    fn statement(&self, x: Var, value: u32) -> Option<String> {
        self.cells.get(&x).map(|cell| format!("{cell} = {}", value + 1))
    }

    fn sections(&self) -> Vec<Section> {
        let section = |heading: String| Section { heading, lasting: false };
        let houses = self.sudoku.houses().iter().map(|house| section(Self::house(house)));
        // A line that repeats another makes no rule: then lines and rules do not correspond.
        let lines = self.puzzle.rules.len() == self.sudoku.rules().len();
        let heading =
            |rule: usize| if lines { self.puzzle.rules[rule].to_string() } else { format!("rule {}", rule + 1) };
        let rules = (0..self.sudoku.rules().len()).map(|rule| section(heading(rule)));
        let rest = ["Given", "Derived"].map(|heading| section(heading.to_owned()));
        houses.chain(rules).chain(rest).collect()
    }

    fn section(&self, tag: Tag) -> usize {
        let houses = self.sudoku.houses().len();
        let rules = self.sudoku.rules().len();
        match self.compiled.tags.origin(tag) {
            TagOrigin::House(house) => house,
            TagOrigin::Rule { rule, .. } => houses + rule,
            TagOrigin::Given(_) => houses + rules,
            TagOrigin::Derived => houses + rules + 1,
        }
    }
}
