//! The rules of a Sudoku, and the pieces of its board.

use bachet_notation::sudoku::CellId;
use bachet_sudoku::{Sudoku, Values};

use super::{Piece, Rule, Standing};
use crate::Subject;
use crate::houses::{Houses, bit};

/// The cells: what each may hold; then the houses: where each value may stand in them.
pub(super) fn rules(sudoku: &Sudoku) -> Vec<Rule> {
    let size = sudoku.size();
    let piece = |cell: CellId, value: u32| Piece { entity: Some(cell.index(size) as u32), category: 0, value };
    let may = |cell: CellId, value: u32| sudoku.candidates_given(cell) >> (value - 1) & 1 == 1;
    let mut rules = Vec::new();
    for cell in sudoku.cells() {
        let values = (1..=size).filter(|&value| may(cell, value));
        let alternatives = values.map(|value| vec![piece(cell, value)]).collect();
        rules.push(Rule { subject: Subject::Place(cell.index(size) as u32), alternatives });
    }
    for (number, house) in (0..).zip(sudoku.houses()) {
        for value in 1..=size {
            let cells = house.cells.iter().filter(|&&cell| may(cell, value));
            let alternatives = cells.map(|&cell| vec![piece(cell, value)]).collect();
            rules.push(Rule { subject: Subject::House { house: number, value }, alternatives });
        }
    }
    rules
}

/// What stands on the board.
pub(super) struct Pieces<'a> {
    sudoku: &'a Sudoku,
    values: Values,
    houses: Houses,
    open: u32,
}

impl<'a> Pieces<'a> {
    pub(super) fn new(sudoku: &'a Sudoku) -> Self {
        let open = sudoku.size() * sudoku.size();
        Self { sudoku, values: Values::new(sudoku.size()), houses: Houses::new(sudoku), open }
    }

    fn cell(&self, piece: Piece) -> CellId {
        CellId::at(place(piece) as usize, self.sudoku.size())
    }
}

/// The cell, by its number.
fn place(piece: Piece) -> u32 {
    piece.entity.unwrap_or(0)
}

impl Standing for Pieces<'_> {
    fn has(&self, piece: Piece) -> bool {
        self.values.get(self.cell(piece)).map(u32::from) == Some(piece.value)
    }

    fn fits(&mut self, piece: Piece) -> bool {
        let cell = self.cell(piece);
        let is_free = self.values.get(cell).is_none() && self.houses.used(place(piece)) & bit(piece.value) == 0;
        if !is_free || self.sudoku.rules().len() == 0 {
            return is_free;
        }
        self.values.set(cell, Some(piece.value as u8));
        let holds = self.sudoku.rules().all(|rule| rule.broken(&self.values).is_empty());
        self.values.set(cell, None);
        holds
    }

    fn put(&mut self, piece: Piece) {
        self.values.set(self.cell(piece), Some(piece.value as u8));
        self.houses.add(place(piece), piece.value);
        self.open -= 1;
    }

    fn take(&mut self, piece: Piece) {
        self.values.set(self.cell(piece), None);
        self.houses.remove(place(piece), piece.value);
        self.open += 1;
    }

    fn is_full(&self) -> bool {
        self.open == 0
    }

    fn place(&self, piece: Piece) -> Option<u32> {
        piece.entity
    }

    const HEEDS_EMPTY_RULES: bool = true;
}
