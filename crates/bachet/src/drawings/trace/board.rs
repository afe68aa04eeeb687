//! Draws a Sudoku that a method fills.

use bachet_draw::{Block, Board, CellKind};
use bachet_notation::sudoku::{CellId, SudokuPuzzle};
use bachet_sudoku::{Sudoku, Values, clashes};

use super::Picture;
use crate::drawings::sudoku::board;
use crate::messages::{MessageId, Messages};
use crate::puzzle::compiled;
use crate::verbs::{Assignment, BoardConstraint, Event, Refusal, Subject};

pub(super) struct Boards<'a> {
    puzzle: &'a SudokuPuzzle,
    sudoku: Sudoku,
}

impl<'a> Boards<'a> {
    pub(super) fn new(puzzle: &'a SudokuPuzzle) -> Result<Self, Refusal> {
        Ok(Self { puzzle, sudoku: compiled(puzzle)? })
    }

    fn drawn(&self, assignments: &[Assignment], latest: Option<CellId>) -> Board {
        let values = self.values(assignments);
        board(self.puzzle, None, |cell| match (self.puzzle.cell(cell).given, values.get(cell)) {
            (Some(given), _) => (CellKind::Given, self.puzzle.spelled(given)),
            (None, None) => (CellKind::Empty, String::new()),
            (None, Some(value)) if Some(cell) == latest => (CellKind::Latest, self.puzzle.spelled(value)),
            (None, Some(value)) => (CellKind::Filled, self.puzzle.spelled(value)),
        })
    }

    fn values(&self, assignments: &[Assignment]) -> Values {
        let mut values = self.sudoku.given_values();
        for assignment in assignments {
            if let (Some(cell), Some(value)) = (self.cell(assignment.place), self.known(assignment.value)) {
                values.set(cell, Some(value));
            }
        }
        values
    }

    fn cell(&self, place: u32) -> Option<CellId> {
        let place = place as usize;
        (place < self.puzzle.cells.len()).then(|| CellId::at(place, self.puzzle.size))
    }

    fn known(&self, value: u128) -> Option<u8> {
        u8::try_from(value).ok().filter(|&value| (1..=self.puzzle.size).contains(&value.into()))
    }
}
impl Picture for Boards<'_> {
    /// The last value stands out, and so do cells that violate a constraint or have no candidate.
    fn picture(&self, assignments: &[Assignment], event: Option<Event>, _: &Messages) -> Block {
        let latest = assignments.last().and_then(|last| self.cell(last.place));
        let mut drawn = self.drawn(assignments, latest);
        for place in self.marked(assignments, event) {
            drawn.cells[place as usize].clashes = true;
        }
        Block::Board(Board { annotated: true, ..drawn })
    }

    fn marked(&self, assignments: &[Assignment], event: Option<Event>) -> Vec<u32> {
        let clashing = clashes(&self.sudoku, &self.values(assignments));
        let mut marked: Vec<CellId> = clashing.into_iter().flat_map(|clash| clash.cells).collect();
        match event {
            Some(Event::Conflict { subject: Subject::Place(place) }) => marked.extend(self.cell(place)),
            Some(Event::Conflict { subject: Subject::House { house, .. } }) => {
                let house = self.sudoku.houses().get(house as usize);
                marked.extend(house.into_iter().flat_map(|house| &house.cells));
            }
            _ => {}
        }
        let mut places: Vec<u32> = marked.iter().map(|cell| cell.index(self.puzzle.size) as u32).collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    fn solution(&self, assignments: &[Assignment], _: &Messages) -> Block {
        Block::Board(self.drawn(assignments, None))
    }

    fn clash(&self, assignments: &[Assignment], messages: &Messages) -> Option<String> {
        let cell = self.cell(assignments.last()?.place)?;
        let values = self.values(assignments);
        let found = clashes(&self.sudoku, &values);
        let clash = found.into_iter().find(|clash| clash.cells.contains(&cell))?;
        Some(messages.clash(self.puzzle, &clash))
    }

    /// `r1c3`
    fn place(&self, place: u32) -> String {
        self.cell(place).map_or_else(|| place.to_string(), |cell| cell.to_string())
    }

    fn value(&self, _: u32, value: u128) -> String {
        self.known(value).map_or_else(|| value.to_string(), |value| self.puzzle.spelled(value))
    }

    fn assignment(&self, place: u32, value: u128) -> String {
        format!("{} = {}", self.place(place), self.value(place, value))
    }

    fn whole(&self) -> MessageId {
        MessageId::SubjectBoard
    }

    fn house(&self, house: u32, messages: &Messages) -> String {
        match self.sudoku.houses().get(house as usize) {
            Some(found) => messages.constraint(self.puzzle, &BoardConstraint::House(found.kind, found.number)),
            None => house.to_string(),
        }
    }

    fn rule(&self, rule: u32, messages: &Messages) -> String {
        match self.sudoku.rules().nth(rule as usize) {
            Some(found) => messages.words(&found.text()),
            None => rule.to_string(),
        }
    }
}
