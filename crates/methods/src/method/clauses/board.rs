//! The rules of a Sudoku as disjunctions, and the known values of a board.

use bachet_notation::sudoku::CellId;
use bachet_sudoku::{Sudoku, Values};

use super::{Disjunction, Fact, KnownFacts};
use crate::Subject;
use crate::houses::{Houses, bit};

/// Returns a rule for each cell, with its candidates, then one for each house and value, with the cells that may have
/// it.
pub(super) fn rules(sudoku: &Sudoku) -> Vec<Disjunction> {
    let size = sudoku.size();
    let fact = |cell: CellId, value: u32| Fact { entity: Some(cell.index(size) as u32), category: 0, value };
    let is_candidate = |cell: CellId, value: u32| sudoku.candidates_given(cell) >> (value - 1) & 1 == 1;
    let mut rules = Vec::new();
    for cell in sudoku.cells() {
        let values = (1..=size).filter(|&value| is_candidate(cell, value));
        let alternatives = values.map(|value| vec![fact(cell, value)]).collect();
        rules.push(Disjunction { subject: Subject::Place(cell.index(size) as u32), alternatives });
    }
    for (number, house) in (0..).zip(sudoku.houses()) {
        for value in 1..=size {
            let cells = house.cells.iter().filter(|&&cell| is_candidate(cell, value));
            let alternatives = cells.map(|&cell| vec![fact(cell, value)]).collect();
            rules.push(Disjunction { subject: Subject::House { house: number, value }, alternatives });
        }
    }
    rules
}

/// The known values of a board.
pub(super) struct BoardFacts<'a> {
    sudoku: &'a Sudoku,
    values: Values,
    houses: Houses,
    open: u32,
}

impl<'a> BoardFacts<'a> {
    pub(super) fn new(sudoku: &'a Sudoku) -> Self {
        let open = sudoku.size() * sudoku.size();
        Self { sudoku, values: Values::new(sudoku.size()), houses: Houses::new(sudoku), open }
    }

    fn cell(&self, fact: Fact) -> CellId {
        CellId::at(place(fact) as usize, self.sudoku.size())
    }
}

/// Returns the number of the cell.
fn place(fact: Fact) -> u32 {
    fact.entity.unwrap_or(0)
}

impl KnownFacts for BoardFacts<'_> {
    fn has(&self, fact: Fact) -> bool {
        self.values.get(self.cell(fact)).map(u32::from) == Some(fact.value)
    }

    fn fits(&mut self, fact: Fact) -> bool {
        let cell = self.cell(fact);
        let is_free = self.values.get(cell).is_none() && self.houses.used(place(fact)) & bit(fact.value) == 0;
        if !is_free || self.sudoku.rules().len() == 0 {
            return is_free;
        }
        self.values.set(cell, Some(fact.value as u8));
        let holds = self.sudoku.rules().all(|rule| rule.broken(&self.values).is_empty());
        self.values.set(cell, None);
        holds
    }

    fn put(&mut self, fact: Fact) {
        self.values.set(self.cell(fact), Some(fact.value as u8));
        self.houses.add(place(fact), fact.value);
        self.open -= 1;
    }

    fn take(&mut self, fact: Fact) {
        self.values.set(self.cell(fact), None);
        self.houses.remove(place(fact), fact.value);
        self.open += 1;
    }

    fn is_full(&self) -> bool {
        self.open == 0
    }

    fn place(&self, fact: Fact) -> Option<u32> {
        fact.entity
    }

    const STOPS_AT_EMPTY_RULE: bool = true;
}
