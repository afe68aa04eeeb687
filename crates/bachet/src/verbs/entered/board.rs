//! Entries on a board.

use std::ops::ControlFlow;

use bachet_explain::Fact;
use bachet_notation::sudoku::{CellId, SudokuPuzzle};
use bachet_solver::{Budget, SearchOutcome};
use bachet_sudoku::{BoardConstraint, CheckOptions, Solution, Sudoku, check, solve};

use super::{Fit, Problems, fit};
use crate::messages::{Message, MessageId};
use crate::puzzle::compiled;
use crate::verbs::Refusal;
use crate::verbs::show::{Marks, Spent, cell, example_change, no_value, without_entries};

/// A board with what was entered beside its givens.
pub(in crate::verbs) struct BoardEntries {
    /// The puzzle with its givens alone.
    pub(in crate::verbs) givens: SudokuPuzzle,
    /// The givens, compiled.
    pub(in crate::verbs) sudoku: Sudoku,
    /// The entries, in the order in which they were made.
    pub(in crate::verbs) facts: Vec<Fact>,
}

impl BoardEntries {
    /// Reads entries such as `r2c1=5` or `r2c1!=5`, after those that the puzzle itself has.
    pub(in crate::verbs) fn read(puzzle: &SudokuPuzzle, set: &[String]) -> Result<Self, Refusal> {
        let (givens, entered) = without_entries(puzzle);
        let sudoku = compiled(&givens)?;
        let index = |cell: CellId| cell.index(puzzle.size);
        let mut facts: Vec<Fact> =
            entered.iter().map(|&(cell, value)| Fact::is(index(cell), value as usize - 1)).collect();
        for text in set {
            let Some((place, written)) = text.split_once('=') else {
                let bad = Message::from(MessageId::BadChange).text("text", text);
                return Err(Refusal::Because(bad.text("example", example_change(puzzle))));
            };
            let (place, holds) = place.trim_end().strip_suffix('!').map_or((place, true), |place| (place, false));
            let cell = cell(puzzle, place)?;
            let value = puzzle.value(written.trim()).ok_or_else(|| no_value(puzzle, written))?;
            if sudoku.given(cell).is_some_and(|given| (given == value) != holds) {
                let fixed = Message::from(MessageId::FixedCell).text("cell", cell.to_string());
                return Err(Refusal::Because(fixed));
            }
            facts.push(Fact { holds, ..Fact::is(index(cell), value as usize - 1) });
        }
        Ok(Self { givens, sudoku, facts })
    }

    /// Returns how the entries fit the puzzle.
    pub(in crate::verbs) fn fit(&mut self, budget: &mut Budget<'_>) -> Fit {
        let facts = self.facts.clone();
        fit(self, &facts, budget)
    }

    /// Returns the givens and rules that contradict entries, as few as can be found.
    pub(in crate::verbs) fn broken(&self, entries: &[Fact], budget: &mut Budget<'_>) -> Vec<BoardConstraint> {
        let Ok(sudoku) = self.with(entries.iter().copied()) else { return Vec::new() };
        let found = check(&sudoku, CheckOptions::default(), budget);
        let is_entry = |constraint: &BoardConstraint| match constraint {
            BoardConstraint::Given(cell) => {
                entries.iter().any(|fact| fact.place as usize == cell.index(self.givens.size))
            }
            _ => false,
        };
        if let Some(clash) = found.clashes.first() {
            let givens = clash.cells.iter().map(|&cell| BoardConstraint::Given(cell));
            return std::iter::once(clash.constraint.clone()).chain(givens).filter(|one| !is_entry(one)).collect();
        }
        found.core.into_iter().filter(|constraint| !is_entry(constraint)).collect()
    }

    /// Returns the board with these facts as givens.
    fn with(&self, facts: impl Iterator<Item = Fact>) -> Result<Sudoku, Problems> {
        let mut puzzle = self.givens.clone();
        for fact in facts {
            let cell = &mut puzzle.cells[fact.place as usize];
            let bit = 1u64 << fact.value;
            cell.candidates &= if fact.holds { bit } else { !bit };
        }
        compiled(&puzzle)
    }
}

impl Marks for BoardEntries {
    type Solution = Solution;

    fn count(&self) -> usize {
        self.facts.len()
    }

    fn find(&mut self, marks: &[usize], budget: &mut Budget<'_>) -> Result<Option<Solution>, Spent> {
        let Ok(sudoku) = self.with(marks.iter().map(|&mark| self.facts[mark])) else { return Ok(None) };
        let mut found = None;
        let end = solve(&sudoku, budget, |solution| {
            found = Some(solution);
            ControlFlow::Break(())
        });
        if end == SearchOutcome::Limit { Err(Spent) } else { Ok(found) }
    }

    fn has(&self, solution: &Solution, mark: usize) -> bool {
        let fact = self.facts[mark];
        (solution.values()[fact.place as usize] == fact.value as u8 + 1) == fact.holds
    }
}
